import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createDesignFilesSlice,
  type DesignFilesSlice,
} from '../../features/design-editor/files/design-files-slice.ts';
import { projectEndpoints, type ProjectsSlice } from '../../features/projects/projects-slice.ts';
import { createUserSlice, type UserSlice } from '../../features/session/user-slice.ts';
import { siteDesignEndpoints, type SiteDesignSlice } from '../../features/site-designs/site-design-slice.ts';
import { siteEndpoints, type SitesSlice } from '../../features/sites/sites-slice.ts';
import { LIST_ACTIONS } from '#texts/pages/lists.ts';
import { isStatus } from '../../lib/calls/api-problem.ts';
import type { Call } from '../../lib/calls/call.ts';
import { createNamedList } from '../../lib/state/named-list.ts';
import { accessTo, type Report } from '../../lib/state/slice.ts';
import type { EditorHost, EditorStore } from '../editor/editor-store.ts';
import { createWorkspaceSlice, type WorkspaceSlice } from './workspace-slice.ts';
import { inWorkspace } from './in-workspace.ts';
import { createFailureSlice, type FailureSlice } from './failure-slice.ts';

/** The slices of every page. */
export interface AppState {
  readonly failure: FailureSlice;
  readonly user: UserSlice;
  readonly workspace: WorkspaceSlice;
  readonly projects: ProjectsSlice;
  readonly sites: SitesSlice;
  readonly siteDesign: SiteDesignSlice;
  readonly designFiles: DesignFilesSlice;
}

export interface AppStore extends StoreApi<AppState> {
  /** For pages that keep no state when they are left. */
  readonly host: EditorHost;
  /** The store of the editor, which stays for later visits: unsaved changes are sent after the page was left. */
  readonly editor: (create: (host: EditorHost) => EditorStore) => EditorStore;
}

/** One store a window, one a test: nothing is created at import. The editor's slices come with its page. */
export function createAppStore(given: Call): AppStore {
  const call = inWorkspace(given, () => store.getState().workspace.id);
  const store = createStore<AppState>()((_set, get, api) => {
    const slice = accessTo(api);
    const host = { call, report: reportTo(get) };
    return {
      failure: createFailureSlice(slice('failure')),
      user: createUserSlice(slice('user')),
      workspace: createWorkspaceSlice(slice('workspace')),
      projects: createNamedList(projectEndpoints, { ...slice('projects'), ...host, report: unlessGone(get) }),
      sites: createNamedList(siteEndpoints, { ...slice('sites'), ...host }),
      siteDesign: createNamedList(siteDesignEndpoints, { ...slice('siteDesign'), ...host }),
      designFiles: createDesignFilesSlice({
        ...slice('designFiles'),
        ...host,
        onImport: () => get().siteDesign.reload(),
      }),
    };
  });
  let editor: EditorStore | undefined;
  const host = { call, report: reportTo(store.getState) };
  return { ...store, host, editor: (create) => (editor ??= create(host)) };
}

const LOAD_PROJECTS = LIST_ACTIONS.load(projectEndpoints.plural);

/** Who left a workspace goes on in their own. */
function unlessGone(get: () => AppState): Report {
  return (action, cause, retry) => {
    const { workspace, failure } = get();
    const isGone = workspace.id !== undefined && action === LOAD_PROJECTS && isStatus(cause, 404);
    if (isGone) workspace.choose(undefined);
    else failure.report(action, cause, retry);
  };
}

function reportTo(get: () => AppState): Report {
  return (...args) => get().failure.report(...args);
}
