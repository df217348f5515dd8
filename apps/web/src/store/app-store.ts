import { createStore, type StoreApi } from 'zustand/vanilla';
import { createBulkApplySlice, type BulkApplySlice } from '../features/bulk-apply/bulk-apply-slice.ts';
import { createCamerasSlice, type CamerasSlice } from '../features/cameras/cameras-slice.ts';
import { projectEndpoints, type ProjectsSlice } from '../features/projects/projects-slice.ts';
import { createProposalSlice, type ProposalSlice } from '../features/proposal/proposal-slice.ts';
import {
  createServerSettingsSlice,
  type ServerSettingsSlice,
} from '../features/server-settings/server-settings-slice.ts';
import { createUserSlice, type UserSlice } from '../features/session/user-slice.ts';
import {
  createSiteDesignEditorSlice,
  type SiteDesignEditorSlice,
} from '../features/site-design-editor/site-design-editor-slice.ts';
import { siteDesignEndpoints, type SiteDesignSlice } from '../features/site-designs/site-design-slice.ts';
import { siteEndpoints, type SitesSlice } from '../features/sites/sites-slice.ts';
import { createToolsSlice, type ToolsSlice } from '../features/tools/tools-slice.ts';
import type { Call } from '../lib/call.ts';
import { createFailureSlice, type FailureSlice } from './failure-slice.ts';
import { createListSlice, type ListEndpoints, type ListSlice, type Named } from './list-slice.ts';

export interface AppState {
  readonly failure: FailureSlice;
  readonly user: UserSlice;
  readonly projects: ProjectsSlice;
  readonly sites: SitesSlice;
  readonly siteDesign: SiteDesignSlice;
  readonly siteDesignEditor: SiteDesignEditorSlice;
  readonly cameras: CamerasSlice;
  readonly serverSettings: ServerSettingsSlice;
  readonly proposal: ProposalSlice;
  readonly bulkApply: BulkApplySlice;
  readonly tools: ToolsSlice;
}

export type AppStore = StoreApi<AppState>;

/** One store a window, one a test: nothing is created at import. */
export function createAppStore(call: Call): AppStore {
  return createStore<AppState>()((set, get) => {
    function list<Item extends Named, Place extends object>(
      name: ListName,
      endpoints: ListEndpoints<Item, Place>,
      read: () => ListSlice<Item, Place>,
    ): ListSlice<Item, Place> {
      const write = (patch: object) => set((state) => ({ [name]: { ...state[name], ...patch } }));
      return createListSlice(endpoints, { call, read, write, report: (...args) => get().failure.report(...args) });
    }

    return {
      failure: createFailureSlice(set, get),
      user: createUserSlice(set, get),
      projects: list('projects', projectEndpoints, () => get().projects),
      sites: list('sites', siteEndpoints, () => get().sites),
      siteDesign: list('siteDesign', siteDesignEndpoints, () => get().siteDesign),
      siteDesignEditor: createSiteDesignEditorSlice(call)(set, get),
      cameras: createCamerasSlice(set, get),
      serverSettings: createServerSettingsSlice(call)(set, get),
      proposal: createProposalSlice(call)(set, get),
      bulkApply: createBulkApplySlice(set, get),
      tools: createToolsSlice(call)(set, get),
    };
  });
}

type ListName = 'projects' | 'sites' | 'siteDesign';
