import { SWITCHER_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import type { Workspace } from '@site-designer/api-contract';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Switcher } from '../../features/workspaces/switcher.tsx';
import { Toast } from '../../ui/dialogs/toast.tsx';
import { WORKSPACE_PARAM } from '../store/workspace-slice.ts';
import { useApp } from '../store/use-app.ts';
import { AddWorkspace } from './add-workspace.tsx';
import { openOf, useMe, useOpenWorkspace, workspaceAddress } from './use-workspaces.ts';

/** The switcher of workspaces in the header. */
export function HeaderWorkspace(): ReactNode {
  const { data } = useMe();
  const { id, turn } = useApp(({ workspace }) => workspace);
  const [isGone, setIsGone] = useState(false);
  useAddress(data?.turn === turn ? data.workspaces : undefined, () => setIsGone(true));
  const open = useOpenWorkspace();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const shown = data && (openOf(data.workspaces, id) ?? openOf(data.workspaces, undefined));
  if (shown === undefined) return null;
  return (
    <>
      <Switcher
        workspaces={data?.workspaces ?? []}
        open={shown}
        onOpen={(workspace) => void navigate(open(workspace))}
        onMembers={() => void navigate(workspaceAddress('/members', shown.id))}
        onAdd={() => setIsAdding(true)}
        onAccount={() => void navigate('/account')}
      />
      {/* Both outside of the menu, which is not shown on phones; and only while shown: with a portal in the body, each event of the page is
          dispatched twice. */}
      {isAdding && createPortal(<AddWorkspace onClose={() => setIsAdding(false)} />, document.body)}
      {isGone && createPortal(<Toast text={TEXTS.gone} onClose={() => setIsGone(false)} />, document.body)}
    </>
  );
}

/** Pages that are about the open workspace. */
const PAGES = ['/', '/price-list', '/company', '/members', '/audit'];

/**
 * Follows the workspace that the address names, and has the address name the open one, so that a link leads to it. One that the user is
 * not in gives way to the personal one, and `onGone` is called.
 */
function useAddress(workspaces: readonly Workspace[] | undefined, onGone: () => void): void {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { id, choose } = useApp(({ workspace }) => workspace);
  const tellGone = useEffectEvent(onGone);
  const asked = search.get(WORKSPACE_PARAM);
  const hasPlace = PAGES.includes(pathname);
  // Until the address follows a choice made here, it names the one before.
  const followed = useRef(asked);

  useEffect(() => {
    if (workspaces === undefined) return;
    const isNew = asked !== null && asked !== followed.current;
    followed.current = asked;
    const found = openOf(workspaces, isNew ? Number(asked) : id);
    if (found === undefined || (hasPlace && isForeign(asked, workspaces))) tellGone();
    if (found === undefined || (isNew && found.id !== id)) choose(idOf(found));
    const named = nameInAddress(found, asked);
    if (hasPlace && named !== asked) setSearch((before) => withWorkspace(before, named), { replace: true });
  }, [workspaces, asked, hasPlace, id, choose, setSearch]);
}

function isForeign(asked: string | null, workspaces: readonly Workspace[]): boolean {
  return asked !== null && openOf(workspaces, Number(asked)) === undefined;
}

/** None for the personal one. */
function idOf(workspace: Workspace | undefined): number | undefined {
  return workspace?.isPersonal === false ? workspace.id : undefined;
}

/** The personal one needs no name, but keeps it where it was given. */
function nameInAddress(open: Workspace | undefined, asked: string | null): string | null {
  return open === undefined || (open.isPersonal && asked === null) ? null : String(open.id);
}

function withWorkspace(before: URLSearchParams, named: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (named === null) after.delete(WORKSPACE_PARAM);
  else after.set(WORKSPACE_PARAM, named);
  return after;
}
