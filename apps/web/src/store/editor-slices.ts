import type { StoreApi } from 'zustand/vanilla';
import { createBulkApplySlice, type BulkApplySlice } from '../features/design-editor/bulk-apply/bulk-apply-slice.ts';
import { createCamerasSlice, type CamerasSlice } from '../features/design-editor/cameras/cameras-slice.ts';
import { createProposalSlice, type ProposalSlice } from '../features/proposal/proposal-slice.ts';
import {
  createServerSettingsSlice,
  type ServerSettingsSlice,
} from '../features/design-editor/servers/server-settings-slice.ts';
import {
  createSiteDesignEditorSlice,
  type SiteDesignEditorSlice,
} from '../features/design-editor/site-design-editor-slice.ts';
import { createTemplatesSlice, type TemplatesSlice } from '../features/design-editor/templates/templates-slice.ts';
import { createToolsSlice, type ToolsSlice } from '../features/design-editor/tools-slice.ts';
import type { Call } from '../lib/call.ts';
import type { AppState } from './app-store.ts';

/** The slices of the editor. They bring the sizing engine with them, so they come with the editor's page. */
export interface EditorSlices {
  readonly siteDesignEditor: SiteDesignEditorSlice;
  readonly cameras: CamerasSlice;
  readonly serverSettings: ServerSettingsSlice;
  readonly proposal: ProposalSlice;
  readonly bulkApply: BulkApplySlice;
  readonly templates: TemplatesSlice;
  readonly tools: ToolsSlice;
}

type Store = StoreApi<AppState>;

export type EditorSlicesCreator = (call: Call) => (set: Store['setState'], get: Store['getState']) => EditorSlices;

export const createEditorSlices: EditorSlicesCreator = (call) => (set, get) => ({
  siteDesignEditor: createSiteDesignEditorSlice(call)(set, get),
  cameras: createCamerasSlice(set, get),
  serverSettings: createServerSettingsSlice(call)(set, get),
  proposal: createProposalSlice(call)(set, get),
  bulkApply: createBulkApplySlice(set, get),
  templates: createTemplatesSlice(call)(set, get),
  tools: createToolsSlice(call)(set, get),
});
