import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDesignFilesSlice, type DesignFilesSlice } from '../features/design-editor/files/design-files-slice.ts';
import { projectEndpoints, type ProjectsSlice } from '../features/projects/projects-slice.ts';
import { createUserSlice, type UserSlice } from '../features/session/user-slice.ts';
import { siteDesignEndpoints, type SiteDesignSlice } from '../features/site-designs/site-design-slice.ts';
import { siteEndpoints, type SitesSlice } from '../features/sites/sites-slice.ts';
import type { Call } from '../lib/call.ts';
import type { EditorSlices, EditorSlicesCreator } from './editor-slices.ts';
import { createFailureSlice, type FailureSlice } from './failure-slice.ts';
import { createListSlice, type ListEndpoints, type ListSlice, type Named } from '../lib/list-slice.ts';

/** The slices of every page. */
interface PageSlices {
  readonly failure: FailureSlice;
  readonly user: UserSlice;
  readonly projects: ProjectsSlice;
  readonly sites: SitesSlice;
  readonly siteDesign: SiteDesignSlice;
  readonly designFiles: DesignFilesSlice;
  /** Adds the slices of the editor, which come with its page; the second time changes nothing. */
  readonly addEditor: (createSlices: EditorSlicesCreator) => void;
}

export interface AppState extends PageSlices, EditorSlices {}

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

    const pages: PageSlices = {
      failure: createFailureSlice(set, get),
      user: createUserSlice(set, get),
      projects: list('projects', projectEndpoints, () => get().projects),
      sites: list('sites', siteEndpoints, () => get().sites),
      siteDesign: list('siteDesign', siteDesignEndpoints, () => get().siteDesign),
      designFiles: createDesignFilesSlice(call)(set, get),
      addEditor: (createSlices) => {
        if (!('siteDesignEditor' in get())) set(createSlices(call)(set, get));
      },
    };
    // Only the editor's page looks at the editor's slices, and it adds them before it does.
    return pages as AppState;
  });
}

type ListName = 'projects' | 'sites' | 'siteDesign';
