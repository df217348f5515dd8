import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import { INVITE_TEXTS, INVITED_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import { createInvitation } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import type { Call } from '../../lib/calls/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ownerOf } from './member-rules.ts';
import { NewInvitation, type Made } from './new-invitation.tsx';
import styles from './share.module.css';
import type { Sharing } from './use-share.ts';

const ROLES = ['viewer', 'commenter', 'editor'] as const;

interface ShareInvitationsProps {
  readonly call: Call;
  readonly projectId: number;
  readonly projectName: string;
  readonly data: Sharing;
  readonly onMade: () => void;
  readonly onRevoke: (invitationId: number) => void;
}

/** Invites people from outside to one project, and lists who has not accepted yet. */
export function ShareInvitations(props: ShareInvitationsProps): ReactNode {
  const { data, onRevoke } = props;
  const { invitations, members } = data;
  if (invitations === undefined) return <p className="caption">{TEXTS.adminsInvite(ownerOf(members))}</p>;
  return (
    <section className={styles.part}>
      <h3>{TEXTS.invite}</h3>
      <p className="caption">{TEXTS.inviteHint}</p>
      <InviteForm {...props} />
      {invitations.map(({ id, email, role, expiresUtc }) => {
        const who = email === '' ? INVITE_TEXTS.anybody : email;
        return (
          <div key={id} className={styles.line}>
            <div className={styles.who}>
              <strong>{who}</strong>
              <div className="caption">{TEXTS.until(INVITED_ROLE_TEXTS[role], formatDay(expiresUtc))}</div>
            </div>
            <IconButton icon="trash" label={TEXTS.revoke(who)} onClick={() => onRevoke(id)} />
          </div>
        );
      })}
    </section>
  );
}

function InviteForm({ call, projectId, projectName, data, onMade }: ShareInvitationsProps): ReactNode {
  const [roleIndex, setRole] = useState(0);
  const [email, setEmail] = useState('');
  const refused = useRefusedField('email', (cause, show) =>
    show(TEXTS.failed(cause instanceof ApiProblem ? cause.message : TEXTS.unknown)),
  );
  const [made, setMade] = useState<Made>();

  async function create(): Promise<void> {
    const body = { role: ROLES[roleIndex] ?? 'viewer', projectId, email: email.trim() };
    const params = { workspaceId: data.workspace.id };
    const { url, expiresUtc } = (await call(createInvitation, { params, body })).data.invitation;
    setMade({ url, email: body.email, day: formatDay(expiresUtc) });
    setEmail('');
    onMade();
  }

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void refused.send(create);
        }}
      >
        <TextField
          label={TEXTS.inviteEmail}
          inputMode="email"
          value={email}
          message={refused.message}
          onChange={(text) => {
            setEmail(text);
            refused.forget();
          }}
        />
        <Select
          label={TEXTS.inviteRole}
          value={roleIndex}
          options={ROLES.map((role, id) => ({ id, name: INVITED_ROLE_TEXTS[role] }))}
          onChange={setRole}
        />
        <Button type="submit">{TEXTS.create}</Button>
      </form>
      {made && (
        <div className={styles.made}>
          <NewInvitation key={made.url} made={made} workspace={projectName} />
        </div>
      )}
    </>
  );
}
