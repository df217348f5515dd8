import type { AuditAction, AuditEntry, AuditObject } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';

export interface StoredAuditEntry extends Omit<AuditEntry, 'atUtc'> {
  readonly at: string;
}

export interface AuditPage {
  /** Entries with lower ids, newest first. */
  readonly below?: number | undefined;
  /** Entries with higher ids, oldest first. */
  readonly above?: number | undefined;
  readonly most: number;
  readonly action?: AuditAction | undefined;
  readonly userId?: number | undefined;
}

/** Storage port for what was done in the workspace of the actor. Stores record what they change themselves. */
export interface AuditStore {
  readonly list: (actor: Actor, page: AuditPage) => Promise<readonly StoredAuditEntry[]>;
  /** Records what changes nothing. */
  readonly record: (
    actor: Actor,
    done: { readonly action: AuditAction; readonly kind: AuditObject; readonly id: number | null },
  ) => Promise<void>;
}
