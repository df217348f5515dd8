import type { ProjectAccess, ProjectMember } from '@site-designer/api-contract';
import type { ProjectRole } from '@site-designer/api-contract/roles';
import type { Actor } from '../ports/actor.ts';

interface MembersOfProject extends ProjectAccess {
  readonly members: readonly ProjectMember[];
}

/** Storage port for who may do what in a project. `undefined`: no such project, or not for the actor. */
export interface ProjectMemberStore {
  readonly list: (actor: Actor, projectId: number) => Promise<MembersOfProject | undefined>;
  /** False: no such project, or the user is not in its workspace. */
  readonly setRole: (
    actor: Actor,
    projectId: number,
    member: { readonly userId: number; readonly role: ProjectRole },
  ) => Promise<boolean>;
  /** False: the user has no role of their own there. */
  readonly remove: (actor: Actor, projectId: number, userId: number) => Promise<boolean>;
  readonly setAccess: (actor: Actor, projectId: number, access: ProjectAccess) => Promise<boolean>;
}
