import type { WorkspaceRole } from '@site-designer/api-contract/roles';
import type { Actor, Identity, Person } from './actor.ts';

/** What a user may do at a place. */
export interface Standing extends Identity {
  readonly workspaceId: number;
  /** Highest level there; 0: sees nothing. */
  readonly level: number;
  readonly isDeleted: boolean;
  /** Whether it is a project whose prices the user may not see. */
  readonly hidesPrices: boolean;
  /** Whom to ask for more: looked up when it is told. */
  readonly ownerName: () => Promise<string>;
}

/** Storage port for users and what they may do. */
export interface AccessStore {
  /**
   * The user in the personal workspace, which is made at the first request. The answer is cached for a minute.
   *
   * @param user - With the name and address of the token, which are kept.
   */
  readonly actor: (user: Identity & Partial<Person>) => Promise<Actor>;
  readonly inProject: (actor: Actor, projectId: number) => Promise<Standing | undefined>;
  readonly inWorkspace: (actor: Actor, workspaceId: number) => Promise<Standing | undefined>;
  /** Those of the workspace of the actor whose prices the actor may not see. */
  readonly projectsWithHiddenPrices: (actor: Actor) => Promise<ReadonlySet<number>>;
  /** @throws QuotaProblem where the user owns too many. */
  readonly createWorkspace: (actor: Actor, name: string) => Promise<number>;
  /** False: no such member. Refuses, as `removeMember` does, to leave a workspace without an owner. */
  readonly setMemberRole: (actor: Actor, userId: number, role: WorkspaceRole) => Promise<boolean>;
  /** In the workspace of the actor, with the person's rows in its projects and open invitations to it. */
  readonly removeMember: (actor: Actor, userId: number) => Promise<boolean>;
}
