import { listPlans } from '@site-designer/api-contract/design-addresses';
import { planSheetsOf } from '@site-designer/api-contract/plan-sheets';
import type { Design } from '@site-designer/sizing-engine';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles, type Proposal } from '@site-designer/texts';
import { useCallback, useContext } from 'react';
import { placingOf } from '../../features/design-editor/document/document-state.ts';
import { useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import { SessionContext } from '../../features/session/session-context.ts';
import { createCall } from '../../lib/calls/call.ts';
import { loadedPlans, type LoadedPlans } from './plan-pages.tsx';
import { usePictureOf } from './shown-pictures.ts';
import { isInAccount } from '../editor/issue-place.ts';

export type DraftPlans = (withNotes: boolean) => Promise<LoadedPlans | undefined>;

interface Drawn {
  readonly design: Design | undefined;
  readonly coverage: Proposal['coverage'] | undefined;
}

/** Loads the floor plans that the design on the screen has something on. */
export function useDraftPlans({ design, coverage }: Drawn): DraftPlans {
  const store = useEditorStore();
  const session = useContext(SessionContext);
  const opened = store.getState().siteDesignEditor.place;
  const place = isInAccount(opened) ? opened : undefined;
  const pictureOf = usePictureOf(place);
  return useCallback(
    async (withNotes) => {
      const placing = placingOf(store.getState().siteDesignEditor);
      if (design === undefined || place === undefined || session === undefined || placing === undefined)
        return undefined;
      if (placing.placements.length + placing.closets.length + placing.areas.length === 0) return undefined;
      const { projectId, siteId } = place;
      const { data } = await createCall(session)(listPlans, { params: { projectId, siteId } });
      const { cameras } = design;
      const titles = groupTitles(namedGroups(cameras), ownSpeaker);
      const sheets = planSheetsOf({
        plans: data.plans,
        placing,
        cameras,
        coverage: coverage ?? null,
        titles,
        withNotes,
      });
      return sheets && loadedPlans(sheets, pictureOf);
    },
    [store, session, place, pictureOf, design, coverage],
  );
}
