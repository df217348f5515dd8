import { INVITE_TEXTS as TEXTS, INVITED_ROLE_TEXTS, MEMBERS_TEXTS } from '#texts/pages/workspaces.ts';
import type { Invitation } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { daysBetween, formatDay } from '../../lib/format/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import table from '../../ui/tables/card-table.module.css';
import styles from './members.module.css';

/** The bound of the server. */
const MOST = 20;

interface OpenInvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly onRevoke: (invitation: Invitation) => void;
}

/** Invitations that can still be accepted. */
export function OpenInvitations({ invitations, onRevoke }: OpenInvitationsProps): ReactNode {
  return (
    <section className={styles.card} aria-label={TEXTS.open(invitations.length)}>
      <div className={styles.head}>
        <h2>{TEXTS.open(invitations.length)}</h2>
        <span className="caption">{TEXTS.most(MOST)}</span>
      </div>
      {invitations.length === 0 ? (
        <p className="muted">{TEXTS.none}</p>
      ) : (
        <table className={classNames(table.table, styles.rows)} aria-label={TEXTS.open(invitations.length)}>
          <thead>
            <tr>
              <th>{TEXTS.invited}</th>
              <th>{MEMBERS_TEXTS.role}</th>
              <th>{TEXTS.where}</th>
              <th>{TEXTS.expires}</th>
              <th>
                <span className="visually-hidden">{TEXTS.revoke}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <Line key={invitation.id} invitation={invitation} onRevoke={onRevoke} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface LineProps extends Pick<OpenInvitationsProps, 'onRevoke'> {
  readonly invitation: Invitation;
}

function Line({ invitation, onRevoke }: LineProps): ReactNode {
  const { role, project, email, inviter, createdUtc, expiresUtc } = invitation;
  const [daysLeft] = useState(() => Math.round(daysBetween(new Date().toISOString(), expiresUtc)));
  return (
    <tr>
      <td data-title={TEXTS.invited} className={styles.person}>
        <div>
          {email === '' ? TEXTS.anybody : <strong>{email}</strong>}
          <div className="caption" dir="auto">
            {TEXTS.by(inviter, formatDay(createdUtc))}
          </div>
        </div>
      </td>
      <td data-title={MEMBERS_TEXTS.role}>{INVITED_ROLE_TEXTS[role]}</td>
      <td data-title={TEXTS.where} className={styles.person}>
        <span dir="auto">{TEXTS.to(project)}</span>
      </td>
      <td data-title={TEXTS.expires}>{TEXTS.expiresIn(daysLeft, formatDay(expiresUtc))}</td>
      <td data-title={TEXTS.revoke}>
        <Button
          size="small"
          aria-label={TEXTS.revokeOf(INVITED_ROLE_TEXTS[role], inviter)}
          onClick={() => onRevoke(invitation)}
        >
          {TEXTS.revoke}
        </Button>
      </td>
    </tr>
  );
}
