import { MEMBERS_TEXTS as TEXTS, WORKSPACE_TEXTS } from '#texts/pages/workspaces.ts';
import type { Member } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { Invite } from './invite.tsx';
import { isAtLeast, ownerOf } from './member-rules.ts';
import { MembersTable } from './members-table.tsx';
import styles from './members.module.css';
import { OpenInvitations } from './open-invitations.tsx';
import { useMembers, type MembersScreenProps } from './use-members.ts';
import { WorkspacePart } from './workspace-part.tsx';

/** Who is in a workspace, and who is invited. */
export function MembersScreen(props: MembersScreenProps): ReactNode {
  const { host, workspace, userId, onChanged } = props;
  const { role, name } = workspace;
  const { loaded, setRole, remove, revoke, end } = useMembers(props);
  const { data, cause, reload } = loaded;
  const [removed, setRemoved] = useState<Member>();
  const [isDeleting, setIsDeleting] = useState(false);

  if (data === undefined) return <Missing cause={cause} onRetry={reload} />;
  const { members, invitations } = data;
  if (workspace.isPersonal && members.length === 1 && invitations?.length === 0) return null;
  return (
    <div className={styles.columns}>
      <div className="stack">
        <MembersTable {...{ members, role, userId }} onRole={setRole} onRemove={setRemoved} />
        {invitations && <OpenInvitations invitations={invitations} onRevoke={revoke} />}
      </div>
      {!workspace.isPersonal && (
        <div className="stack">
          {isAtLeast(role, 'manage') && <Invite host={host} workspace={workspace} onMade={reload} />}
          <WorkspacePart
            key={name}
            {...{ host, workspace }}
            ask={ownerOf(members)}
            onRenamed={onChanged}
            onDelete={() => setIsDeleting(true)}
          />
        </div>
      )}
      <Question
        member={removed}
        {...props}
        onConfirm={(member) => {
          setRemoved(undefined);
          void remove(member);
        }}
        onCancel={setRemoved}
      />
      <ConfirmDialog
        title={WORKSPACE_TEXTS.deleteTitle(name)}
        question={WORKSPACE_TEXTS.deleteQuestion}
        confirm={WORKSPACE_TEXTS.deleteConfirm}
        isOpen={isDeleting}
        onConfirm={() => {
          setIsDeleting(false);
          void end();
        }}
        onCancel={() => setIsDeleting(false)}
      />
    </div>
  );
}

interface QuestionProps extends Pick<MembersScreenProps, 'workspace' | 'userId'> {
  readonly member: Member | undefined;
  readonly onConfirm: (member: Member) => void;
  readonly onCancel: (none: undefined) => void;
}

/** Before somebody leaves. */
function Question({ member, workspace, userId, onConfirm, onCancel }: QuestionProps): ReactNode {
  const isSelf = member?.userId === userId;
  const who = member?.name ?? '';
  return (
    <ConfirmDialog
      title={isSelf ? TEXTS.leaveTitle(workspace.name) : TEXTS.removeTitle(who)}
      question={isSelf ? TEXTS.leaveQuestion : TEXTS.removeQuestion(who, workspace.name)}
      confirm={isSelf ? TEXTS.leave : TEXTS.remove}
      isOpen={member !== undefined}
      onConfirm={() => member && onConfirm(member)}
      onCancel={() => onCancel(undefined)}
    />
  );
}
