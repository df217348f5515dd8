import type { AuditAction, AuditEntry, AuditObject } from '@site-designer/api-contract';
import type { Actor } from '../../modules/ports/actor.ts';
import type { Connection } from '../stores/base/schema.ts';

/** Who does it, and where. */
export type Doer = Pick<Actor, 'workspaceId' | 'tokenId' | 'requestId'> & { readonly userId: number | null };

interface Done {
  readonly action: AuditAction;
  readonly kind: AuditObject;
  readonly id: number | null;
  readonly at: string;
  /** No names or addresses of people, which an erasure could not take back. */
  readonly details?: AuditEntry['details'];
}

/** Records what a transaction does. Belongs in the transaction of the change itself. */
export async function recordAudit(
  transaction: Connection,
  { workspaceId, userId, tokenId, requestId }: Doer,
  { action, kind, id, at, details = {} }: Done,
): Promise<void> {
  await transaction
    .insertInto('audit_entries')
    .values({
      workspace_id: workspaceId,
      user_id: userId,
      token_id: tokenId ?? null,
      request_id: requestId ?? '',
      action,
      object_kind: kind,
      object_id: id,
      details: JSON.stringify(details),
      created_at: at,
    })
    .execute();
}
