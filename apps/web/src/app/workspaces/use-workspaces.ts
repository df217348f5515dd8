import { getMe, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { useEffect } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { followAccount } from '../../lib/state/choose-language.ts';
import { WORKSPACE_PARAM } from '../store/workspace-slice.ts';
import { useApp, useAppStore } from '../store/use-app.ts';

/** The user with all workspaces, loaded again after each choice of one; `turn` is the choice before which they were asked for. */
export function useMe() {
  const { host } = useAppStore();
  const turn = useApp(({ workspace }) => workspace.turn);
  const me = useLoaded('me', async () => ({ ...(await host.call(getMe, {})).data, turn }));
  const { data, reload } = me;
  useEffect(() => {
    if (data !== undefined && data.turn !== turn) reload();
  }, [data, turn, reload]);
  useEffect(() => {
    if (data !== undefined) followAccount(data.user.language);
  }, [data]);
  return me;
}

/** The one that is open. Undefined where the user has no such one. */
export function openOf(workspaces: readonly Workspace[], id: number | undefined): Workspace | undefined {
  return workspaces.find((each) => (id === undefined ? each.isPersonal : each.id === id));
}

/** Chooses a workspace. @returns Address of its projects. */
export function useOpenWorkspace(): (workspace: Pick<Workspace, 'id' | 'isPersonal'>) => string {
  const choose = useApp(({ workspace }) => workspace.choose);
  return ({ id, isPersonal }) => {
    choose(isPersonal ? undefined : id);
    return workspaceAddress('/', id);
  };
}

/** Address of a page of a workspace. */
export function workspaceAddress(page: string, id: number): string {
  return `${page}?${WORKSPACE_PARAM}=${id}`;
}
