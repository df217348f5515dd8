import type { ListPage } from '../ports/list-page.ts';
import type { ProjectAccess, ProjectMember } from '@site-designer/api-contract';
import type { ProjectRole } from '@site-designer/api-contract/roles';
import type { Actor } from '../ports/actor.ts';

interface MembersOfProject extends ProjectAccess {
  readonly workspaceId: number;
  readonly createdBy: number | null;
  readonly members: readonly ProjectMember[];
}

export interface ProjectMove {
  /** The actor in the workspace that the project goes to. */
  readonly there: Actor;
  /** What becomes of people with a role of their own who are not in that workspace. */
  readonly guests: 'keep' | 'remove';
}

/** Storage port for who may do what in a project. `undefined`: no such project, or not for the actor. */
export interface ProjectMemberStore {
  readonly list: (actor: Actor, projectId: number, page?: ListPage) => Promise<MembersOfProject | undefined>;
  /** False: no such project, or the user is not in its workspace. */
  readonly setRole: (
    actor: Actor,
    projectId: number,
    member: { readonly userId: number; readonly role: ProjectRole },
  ) => Promise<boolean>;
  /** False: the user has no role of their own there. */
  readonly remove: (actor: Actor, projectId: number, userId: number) => Promise<boolean>;
  readonly setAccess: (actor: Actor, projectId: number, access: ProjectAccess) => Promise<boolean>;
  /**
   * False: no such project, or the user may no longer add projects there.
   *
   * @throws RequestProblem 403 where people would become guests of a workspace that the user does not manage.
   */
  readonly move: (actor: Actor, projectId: number, move: ProjectMove) => Promise<boolean>;
}
