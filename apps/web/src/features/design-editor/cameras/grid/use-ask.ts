import { type CameraForm, viewOf, type ViewQuestion } from '@site-designer/camera-table';
import { useCallback } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, useEditorStore } from '../../document/editor-context.ts';
import { useGroupServers } from '../tab/group-servers.tsx';
import type { GridState } from './grid-state.ts';

export const ALL: ViewQuestion = { sort: undefined, filter: '' };

/** Changes what the table shows: the filter, or the order of the groups. */
export function useAsk(state: StoreApi<GridState>, form: CameraForm): (question: Partial<ViewQuestion>) => void {
  const store = useEditorStore();
  const servers = useGroupServers();
  return useCallback(
    (question) => {
      const rows = currentRows(store.getState());
      const { view } = state.getState();
      state.setState({ view: viewOf(rows, { ...ALL, ...view?.question, ...question }, { ...form, servers }) });
    },
    [state, form, store, servers],
  );
}
