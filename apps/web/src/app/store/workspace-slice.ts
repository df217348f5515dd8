import { readStored, writeStored } from '../../lib/state/stored.ts';
import type { SliceAccess } from '../../lib/state/slice.ts';

const KEY = 'site-designer.workspace';
/** Names the workspace in addresses of pages that are about one. */
export const WORKSPACE_PARAM = 'workspace';

/** The workspace that projects, templates, price list and branding are of. */
export interface WorkspaceSlice {
  /** Undefined for the personal one. */
  readonly id: number | undefined;
  readonly place: { readonly workspaceId?: number };
  /** Grows with every choice: what is known of the workspaces may have changed. */
  readonly turn: number;
  readonly choose: (id: number | undefined) => void;
}

/** The address decides, else the last choice in this browser. */
export function createWorkspaceSlice({ read, write }: SliceAccess<WorkspaceSlice>): WorkspaceSlice {
  const asked = new URLSearchParams(location.search).get(WORKSPACE_PARAM) ?? readStored(KEY);
  return {
    ...openIn(Number(asked) || undefined),
    turn: 0,
    choose: (id) => {
      writeStored(KEY, id);
      write({ ...openIn(id), turn: read().turn + 1 });
    },
  };
}

function openIn(id: number | undefined) {
  return { id, place: id === undefined ? {} : { workspaceId: id } };
}
