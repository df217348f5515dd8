import { MEMBERS_TEXTS as TEXTS, WORKSPACE_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import type { Member } from '@site-designer/api-contract';
import type { WorkspaceRole } from '@site-designer/api-contract/roles';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import table from '../../ui/tables/card-table.module.css';
import { givableRoles, ownerOf, removeLock, roleLock, type Lock } from './member-rules.ts';
import styles from './members.module.css';

interface MembersTableProps {
  readonly members: readonly Member[];
  /** What the user is, who looks at it. */
  readonly role: WorkspaceRole;
  readonly userId: number;
  readonly onRole: (member: Member, role: WorkspaceRole) => void;
  readonly onRemove: (member: Member) => void;
}

/** Who is in a workspace. What one may not change is shown, with its reason. */
export function MembersTable(props: MembersTableProps): ReactNode {
  const { members, role } = props;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = members.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
  const reasons = new Set(members.flatMap((member) => roleLock(member, { members, role }) ?? []));
  return (
    <section className={styles.card} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <h2>{TEXTS.count(members.length)}</h2>
        <TextField
          label={TEXTS.find}
          isLabelHidden
          icon="search"
          placeholder={TEXTS.find}
          value={search}
          onChange={setSearch}
          className={styles.find}
        />
      </div>
      <table className={classNames(table.table, styles.rows)} aria-label={TEXTS.title}>
        <thead>
          <tr>
            <th>{TEXTS.name}</th>
            <th>{TEXTS.role}</th>
            <th>{TEXTS.since}</th>
            <th>
              <span className="visually-hidden">{TEXTS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((member) => (
            <MemberRow key={member.userId} {...props} member={member} />
          ))}
        </tbody>
      </table>
      {found.length === 0 && <p className="muted">{TEXTS.nobody}</p>}
      {reasons.size > 0 && <p className="caption">{[...reasons].map((lock) => reasonOf(lock, members)).join(' ')}</p>}
    </section>
  );
}

function reasonOf(lock: Lock, members: readonly Member[]): string {
  return lock === 'admins' ? TEXTS.reasons.admins(ownerOf(members)) : TEXTS.reasons[lock];
}

interface MemberRowProps extends MembersTableProps {
  readonly member: Member;
}

function MemberRow({ member, members, role, userId, onRole, onRemove }: MemberRowProps): ReactNode {
  const isSelf = member.userId === userId;
  const locked = roleLock(member, { members, role });
  const kept = removeLock(member, { members, role, isSelf });
  const roles = locked === undefined ? givableRoles(role) : [member.role];
  return (
    <tr>
      <td data-title={TEXTS.name} className={styles.person}>
        <div>
          <strong dir="auto">{member.name}</strong> {isSelf && <span className={styles.you}>{TEXTS.you}</span>}
          <div className="caption">{member.email}</div>
        </div>
      </td>
      <td data-title={TEXTS.role}>
        <Select
          label={TEXTS.roleOf(member.name)}
          isLabelHidden
          className={styles.role}
          value={roles.indexOf(member.role)}
          options={roles.map((each, id) => ({ id, name: WORKSPACE_ROLE_TEXTS[each] }))}
          isDisabled={locked !== undefined}
          onChange={(id) => onRole(member, roles[id] ?? member.role)}
        />
      </td>
      <td data-title={TEXTS.since}>{formatDay(member.joinedUtc)}</td>
      <td data-title={TEXTS.actions}>
        <div>
          <Button
            size="small"
            disabled={kept !== undefined}
            aria-label={isSelf ? TEXTS.leave : TEXTS.removeOf(member.name)}
            onClick={() => onRemove(member)}
          >
            {isSelf ? TEXTS.leave : TEXTS.remove}
          </Button>{' '}
          {kept !== undefined && <span className={styles.lock}>{TEXTS.locked[kept]}</span>}
        </div>
      </td>
    </tr>
  );
}
