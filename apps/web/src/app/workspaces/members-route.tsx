import { AUDIT_TEXTS } from '#texts/pages/audit.ts';
import { MEMBERS_TEXTS as TEXTS, SWITCHER_TEXTS, WORKSPACE_TEXTS } from '#texts/pages/workspaces.ts';
import { restoreWorkspace, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAtLeast } from '../../features/workspaces/member-rules.ts';
import { MembersScreen } from '../../features/workspaces/members-screen.tsx';
import { nameOf } from '../../features/workspaces/switcher.tsx';
import { Link } from '../../ui/base/link.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Toast } from '../../ui/dialogs/toast.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import styles from './members-route.module.css';
import { AddWorkspace } from './add-workspace.tsx';
import { openOf, useMe, useOpenWorkspace, workspaceAddress } from './use-workspaces.ts';

export function MembersRoute(): ReactNode {
  const { host } = useAppStore();
  const { data, cause, reload } = useMe();
  const { id, choose } = useApp(({ workspace }) => workspace);
  const open = useOpenWorkspace();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<Workspace>();
  const workspace = data && openOf(data.workspaces, id);

  async function restore({ id: workspaceId, ...rest }: Workspace): Promise<void> {
    setDeleted(undefined);
    try {
      await host.call(restoreWorkspace, { params: { workspaceId } });
      open({ ...rest, id: workspaceId });
      void navigate(workspaceAddress('/members', workspaceId));
    } catch (failure) {
      host.report(WORKSPACE_TEXTS.failed, failure);
    }
  }

  function leave(): void {
    choose(undefined);
    void navigate('/members', { replace: true });
  }

  return (
    <div className="stack">
      <PageTitle>{TEXTS.title}</PageTitle>
      <div className={styles.heading}>
        <h1 dir="auto">{workspace === undefined ? TEXTS.title : nameOf(workspace)}</h1>
        {workspace && isAtLeast(workspace.role, 'manage') && (
          <Link className={buttonClass('secondary', 'small')} to={workspaceAddress('/audit', workspace.id)}>
            {AUDIT_TEXTS.open}
          </Link>
        )}
      </div>
      {data === undefined && <Missing cause={cause} onRetry={reload} />}
      {workspace?.isPersonal === true && <PersonalPart />}
      {data && workspace && (
        <MembersScreen
          key={workspace.id}
          {...{ host, workspace }}
          userId={data.user.id}
          onChanged={() => choose(id)}
          onLeft={leave}
          onDeleted={() => {
            setDeleted(workspace);
            leave();
          }}
        />
      )}
      {deleted && (
        <Toast
          text={WORKSPACE_TEXTS.deleted(deleted.name)}
          action={{ text: WORKSPACE_TEXTS.restore, onPress: () => void restore(deleted) }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </div>
  );
}

/** Nobody else is in a personal workspace: it leads to one for several people. */
function PersonalPart(): ReactNode {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <p className="muted">{TEXTS.personalHint}</p>
      <div>
        <Button icon="plus" look="primary" onClick={() => setIsAdding(true)}>
          {SWITCHER_TEXTS.add}
        </Button>
      </div>
      {isAdding && <AddWorkspace onClose={() => setIsAdding(false)} />}
    </>
  );
}
