import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import { PROJECT_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import type { Member, Workspace } from '@site-designer/api-contract';
import { PROJECT_ROLES, type ProjectRole } from '@site-designer/api-contract/roles';
import type { ReactNode } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import members from './members.module.css';
import { standingOf, type SharedProject, type Standing } from './share-rules.ts';
import styles from './share.module.css';

interface SharePeopleProps {
  readonly project: SharedProject;
  readonly workspace: Workspace;
  readonly members: readonly Member[];
  readonly userId: number;
  readonly mayManage: boolean;
  readonly onAccess: (change: { readonly memberRole: ProjectRole }) => void;
  /** Without a role: that of all members again. */
  readonly onRole: (userId: number, role: ProjectRole | undefined) => void;
}

const OPTIONS = PROJECT_ROLES.map((role, id) => ({ id, name: PROJECT_ROLE_TEXTS[role] }));

/** The role of all members, and those of each person. */
export function SharePeople(props: SharePeopleProps): ReactNode {
  const { project, workspace, userId, mayManage, onAccess, onRole } = props;
  const people = props.members.map((member) => standingOf(member, project));
  const following = people.filter(({ member, own, isFixed }) => member.role === 'member' && !own && !isFixed);
  return (
    <>
      {workspace.isPersonal ? (
        people.length === 1 && <p className="muted">{TEXTS.onlyYou}</p>
      ) : (
        <section className={styles.part}>
          <h3>{TEXTS.company}</h3>
          <div className={styles.line}>
            <div className={styles.who}>
              <strong dir="auto">{TEXTS.allMembers(workspace.name)}</strong>
              <div className="caption">{TEXTS.withoutOwn(following.length)}</div>
            </div>
            <Select
              label={TEXTS.roleOfMembers}
              isLabelHidden
              className={styles.role}
              value={PROJECT_ROLES.indexOf(project.memberRole)}
              options={OPTIONS}
              isDisabled={!mayManage}
              onChange={(id) => onAccess({ memberRole: PROJECT_ROLES[id] ?? 'none' })}
            />
          </div>
        </section>
      )}
      <section className={styles.part}>
        <h3>{TEXTS.people}</h3>
        {people.map((person) => (
          <Person
            key={person.member.userId}
            {...{ person, mayManage, onRole }}
            isSelf={person.member.userId === userId}
            memberRole={project.memberRole}
          />
        ))}
      </section>
    </>
  );
}

interface PersonProps extends Pick<SharePeopleProps, 'mayManage' | 'onRole'> {
  readonly person: Standing;
  readonly isSelf: boolean;
  readonly memberRole: ProjectRole;
}

/** Stands before the roles, for members without one of their own. */
const AS_MEMBERS = -1;

function Person({ person, isSelf, mayManage, memberRole, onRole }: PersonProps): ReactNode {
  const { member, own, isFixed, why } = person;
  const isGuest = member.role === 'guest';
  const asMembers = { id: AS_MEMBERS, name: TEXTS.asMembers(PROJECT_ROLE_TEXTS[memberRole]) };
  const role = own ?? (isGuest ? 'none' : undefined);
  const choose = (id: number): void => {
    const chosen = PROJECT_ROLES[id];
    onRole(member.userId, isGuest && chosen === 'none' ? undefined : chosen);
  };
  return (
    <div className={styles.line}>
      <div className={styles.who}>
        <strong dir="auto">{member.name}</strong> {isSelf && <span className={members.you}>{TEXTS.you}</span>}
        <div className="caption">{[member.email, why].filter((text) => text !== '').join(', ')}</div>
      </div>
      {isFixed ? (
        <span className={`${styles.role} muted`}>{TEXTS.everything}</span>
      ) : (
        <Select
          label={TEXTS.roleOf(member.name)}
          isLabelHidden
          className={styles.role}
          value={role === undefined ? AS_MEMBERS : PROJECT_ROLES.indexOf(role)}
          options={isGuest ? OPTIONS : [asMembers, ...OPTIONS]}
          isDisabled={!mayManage}
          onChange={choose}
        />
      )}
    </div>
  );
}
