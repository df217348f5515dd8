import type { InvitedRole, Workspace } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';

export interface StoredInvitation {
  readonly id: number;
  readonly role: InvitedRole;
  readonly inviter: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

interface NewInvitation {
  readonly role: InvitedRole;
  readonly secretHash: string;
  readonly expiresAt: string;
}

/** Storage port for invitations to the workspace of the actor. */
export interface InvitationStore {
  readonly now: () => Date;
  /** @throws RequestProblem 409 where too many are open, or the workspace is personal. */
  readonly create: (actor: Actor, invitation: NewInvitation) => Promise<{ readonly id: number }>;
  /** Those that can still be accepted, highest id first. */
  readonly open: (actor: Actor) => Promise<readonly StoredInvitation[]>;
  /** False: none that can still be accepted. */
  readonly revoke: (actor: Actor, invitationId: number) => Promise<boolean>;
  /** Undefined: unknown, used, expired or revoked, or of a deleted workspace. */
  readonly read: (
    secretHash: string,
  ) => Promise<(Pick<StoredInvitation, 'role' | 'inviter'> & { readonly workspace: string }) | undefined>;
  readonly accept: (actor: Actor, secretHash: string) => Promise<Workspace | undefined>;
}
