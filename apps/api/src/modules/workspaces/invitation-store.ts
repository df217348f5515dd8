import type { ListPage } from '../ports/list-page.ts';
import type { InvitedRole, Workspace } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';

export interface StoredInvitation {
  readonly id: number;
  readonly role: InvitedRole;
  /** Null: to the workspace. */
  readonly projectId: number | null;
  /** Name of the project. */
  readonly project: string | null;
  /** Empty: anybody may accept it. */
  readonly email: string;
  readonly inviter: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

interface NewInvitation extends Pick<StoredInvitation, 'role' | 'projectId' | 'email' | 'expiresAt'> {
  readonly secretHash: string;
}

/** Where an accepted invitation leads. */
export interface Accepted {
  readonly workspace: Workspace;
  readonly projectId: number | null;
}

/** Storage port for invitations to the workspace of the actor. */
export interface InvitationStore {
  readonly now: () => Date;
  /**
   * Undefined: the workspace has no such project.
   *
   * @throws RequestProblem 409 where too many are open, or one is to a personal workspace.
   */
  readonly create: (actor: Actor, invitation: NewInvitation) => Promise<{ readonly id: number } | undefined>;
  /** Those that can still be accepted, highest id first. */
  readonly open: (actor: Actor, page?: ListPage) => Promise<readonly StoredInvitation[]>;
  /** False: none that can still be accepted. */
  readonly revoke: (actor: Actor, invitationId: number) => Promise<boolean>;
  /** Undefined: unknown, used, expired or revoked, or of a deleted workspace or project. */
  readonly read: (
    secretHash: string,
  ) => Promise<(Pick<StoredInvitation, 'role' | 'inviter' | 'project'> & { readonly workspace: string }) | undefined>;
  /**
   * Undefined as for `read`.
   *
   * @param verifiedEmail - Address of the person, as far as the identity provider has verified it.
   * @throws RequestProblem 403 where it is for another address.
   */
  readonly accept: (actor: Actor, secretHash: string, verifiedEmail: string) => Promise<Accepted | undefined>;
}
