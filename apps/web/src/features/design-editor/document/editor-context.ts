import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import { createContext, useContext, useState } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { createStoreBehind } from '../../../lib/state/store-behind.ts';
import type { BulkApplySlice } from '../bulk-apply/bulk-apply-slice.ts';
import type { CamerasSlice } from '../cameras/tab/cameras-slice.ts';
import { settingsOf } from './document-state.ts';
import type { ServerSettingsSlice } from '../servers/form/server-settings-slice.ts';
import type { SiteDesignEditorSlice } from './site-design-editor-slice.ts';
import type { TemplatesSlice } from '../templates/templates-slice.ts';
import type { ToolsSlice } from './tools-slice.ts';

export interface DesignEditorState {
  readonly siteDesignEditor: SiteDesignEditorSlice;
  readonly cameras: CamerasSlice;
  readonly serverSettings: ServerSettingsSlice;
  readonly bulkApply: BulkApplySlice;
  readonly templates: TemplatesSlice;
  readonly tools: ToolsSlice;
}

/** The store of the editor, to be read. Only the commands of its slices change it. */
export type DesignEditorStore = Pick<StoreApi<DesignEditorState>, 'getState' | 'getInitialState' | 'subscribe'>;

export const DesignEditorContext = createContext<DesignEditorStore | undefined>(undefined);

export function useEditorStore(): DesignEditorStore {
  const store = useContext(DesignEditorContext);
  if (!store) throw new Error('useEditorStore needs a <DesignEditorContext> above it');
  return store;
}

export function useEditor<T>(selector: (state: DesignEditorState) => T): T {
  return useStore(useEditorStore(), selector);
}

/** The camera rows on the screen, a half-typed value included. */
export function currentRows({ siteDesignEditor }: DesignEditorState): readonly CameraRow[] {
  return siteDesignEditor.model.rows;
}

export function useRows(): readonly CameraRow[] {
  return useEditor(currentRows);
}

/** The rows; while a cell is typed into, one frame late: for what need not be shown in the frame of the key. */
export function useRowsBehind(): readonly CameraRow[] {
  const store = useEditorStore();
  const [behind] = useState(() =>
    createStoreBehind({
      sources: [store],
      read: () => currentRows(store.getState()),
      mayWait: () => store.getState().siteDesignEditor.model.typing !== undefined,
    }),
  );
  return useStore(behind);
}

/** Whether a design is open; not while it is being fetched. */
export function useIsOpen(): boolean {
  return useEditor(({ siteDesignEditor }) => siteDesignEditor.design !== undefined);
}

export function useServerSettings(): ServerSettings | undefined {
  return useEditor(({ siteDesignEditor }) => settingsOf(siteDesignEditor));
}
