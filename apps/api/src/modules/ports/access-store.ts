import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';
import type { Actor, Identity } from './actor.ts';

/** What a user may do at a place. */
export interface Standing extends Identity {
  readonly workspaceId: number;
  /** Highest level there; 0: sees nothing. */
  readonly level: number;
  readonly isDeleted: boolean;
  /** Whom to ask for more. */
  readonly ownerName: string;
}

/** Storage port for users and what they may do. */
export interface AccessStore {
  /** The user in the personal workspace, which is made at the first request. The answer is cached for a minute. */
  readonly actor: (user: Identity) => Promise<Actor>;
  readonly inProject: (actor: Actor, projectId: number) => Promise<Standing | undefined>;
  readonly inWorkspace: (actor: Actor, workspaceId: number) => Promise<Standing | undefined>;
  readonly createWorkspace: (actor: Actor, name: string) => Promise<number>;
  readonly addMember: (workspaceId: number, userId: number, role: WorkspaceRole) => Promise<void>;
  readonly setProjectRole: (projectId: number, userId: number, role: ProjectRole) => Promise<void>;
  /** False: no such member. Refuses, as `removeMember` does, to leave a workspace without an owner. */
  readonly setMemberRole: (workspaceId: number, userId: number, role: WorkspaceRole) => Promise<boolean>;
  /** With the person's rows in the projects of the workspace. */
  readonly removeMember: (workspaceId: number, userId: number) => Promise<boolean>;
}
