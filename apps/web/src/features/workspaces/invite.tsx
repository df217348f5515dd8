import { INVITE_TEXTS as TEXTS, WORKSPACE_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import { createInvitation, type InvitedRole } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './members.module.css';
import { NewInvitation, type Made } from './new-invitation.tsx';
import type { WorkspacesHost } from './workspaces-host.ts';

/** The bounds of the server. */
const DAYS = { min: 1, max: 30 };
const USUAL_DAYS = 7;
const ROLES = ['member', 'admin', 'guest'] as const satisfies readonly InvitedRole[];

interface InviteProps {
  readonly host: WorkspacesHost;
  readonly workspace: { readonly id: number; readonly name: string };
  readonly onMade: () => void;
}

/** Makes an invitation, whose link is shown once. */
export function Invite({ host, workspace, onMade }: InviteProps): ReactNode {
  const [roleIndex, setRole] = useState(0);
  const [expiresDays, setDays] = useState(USUAL_DAYS);
  const [made, setMade] = useState<Made>();
  const role = ROLES[roleIndex] ?? 'member';

  async function create(): Promise<void> {
    try {
      const params = { workspaceId: workspace.id };
      const { data } = await host.call(createInvitation, { params, body: { role, expiresDays } });
      setMade({ url: data.invitation.url, day: formatDay(data.invitation.expiresUtc) });
      onMade();
    } catch (cause) {
      host.report(TEXTS.failed, cause);
    }
  }

  return (
    <>
      <form
        className={styles.card}
        aria-label={TEXTS.title}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
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
        <NumberField label={TEXTS.valid} unit={TEXTS.days} value={expiresDays} bounds={DAYS} onChange={setDays} />
        <Button type="submit" look="primary">
          {TEXTS.create}
        </Button>
      </form>
      {made && <NewInvitation key={made.url} made={made} workspace={workspace.name} />}
    </>
  );
}
