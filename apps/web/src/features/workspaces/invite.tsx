import { INVITE_TEXTS as TEXTS, WORKSPACE_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import { INVITATION_DAYS } from '@site-designer/api-contract/day-bounds';
import { createInvitation } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './members.module.css';
import { NewInvitation, type Made } from './new-invitation.tsx';
import type { WorkspacesHost } from './workspaces-host.ts';

const ROLES = ['member', 'admin', 'guest'] as const;

interface InviteProps {
  readonly host: WorkspacesHost;
  readonly workspace: { readonly id: number; readonly name: string };
  readonly onMade: () => void;
}

/** Makes an invitation, whose link is shown once. */
export function Invite({ host, workspace, onMade }: InviteProps): ReactNode {
  const [roleIndex, setRole] = useState(0);
  const [expiresDays, setDays] = useState<number>(INVITATION_DAYS.default);
  const [email, setEmail] = useState('');
  const refused = useRefusedField('email', (cause) => host.report(TEXTS.failed, cause));
  const [made, setMade] = useState<Made>();
  const role = ROLES[roleIndex] ?? 'member';

  async function create(): Promise<void> {
    const params = { workspaceId: workspace.id };
    const body = { role, expiresDays, email: email.trim() };
    const { data } = await host.call(createInvitation, { params, body });
    setEmail('');
    setMade({ url: data.invitation.url, email: body.email, day: formatDay(data.invitation.expiresUtc) });
    onMade();
  }

  return (
    <>
      <form
        className={styles.card}
        aria-label={TEXTS.title}
        onSubmit={(event) => {
          event.preventDefault();
          void refused.send(create);
        }}
      >
        <h2>{TEXTS.title}</h2>
        <Select
          label={TEXTS.role}
          value={roleIndex}
          options={ROLES.map((each, id) => ({ id, name: WORKSPACE_ROLE_TEXTS[each] }))}
          hint={TEXTS.roleHints[role]}
          onChange={setRole}
        />
        <TextField
          label={TEXTS.email}
          hint={TEXTS.emailHint}
          inputMode="email"
          value={email}
          message={refused.message}
          onChange={(text) => {
            setEmail(text);
            refused.forget();
          }}
        />
        <NumberField
          label={TEXTS.valid}
          unit={TEXTS.days}
          value={expiresDays}
          bounds={INVITATION_DAYS}
          onChange={setDays}
        />
        <Button type="submit" look="primary">
          {TEXTS.create}
        </Button>
      </form>
      {made && <NewInvitation key={made.url} made={made} workspace={workspace.name} />}
    </>
  );
}
