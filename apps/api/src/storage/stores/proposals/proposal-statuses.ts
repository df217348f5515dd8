import type { PastStatus, StoredStatus } from '../../../modules/proposals/proposal-store.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';
import type { Connection } from '../base/schema.ts';

interface NewStatus {
  readonly status: StoredStatus;
  readonly at: string;
  /** Who set it in the app. */
  readonly userId?: number;
  /** Of a decision by a link. */
  readonly by?: {
    readonly linkId: number;
    readonly name: string;
    readonly remark: string;
    readonly documentHash: string;
  };
}

/** Adds a status to the history of a proposal. Belongs in the transaction that changes the status itself. */
export async function addStatus(
  transaction: Connection,
  proposalId: number,
  { status, at, userId, by }: NewStatus,
): Promise<void> {
  await transaction
    .insertInto('proposal_statuses')
    .values({
      proposal_id: proposalId,
      status,
      user_id: userId ?? null,
      created_at: at,
      ...(by && { link_id: by.linkId, by_name: by.name, remark: by.remark, document_hash: by.documentHash }),
    })
    .execute();
}

/** Oldest first. */
export async function statusesOf(connection: Connection, proposalId: number): Promise<PastStatus[]> {
  const found = await connection
    .selectFrom('proposal_statuses')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['status', 'proposal_statuses.created_at as at', 'by_name as by', 'remark'])
    .select(['name', 'subject'])
    .where('proposal_id', '=', proposalId)
    .orderBy('proposal_statuses.id')
    .execute();
  return found.map(({ name, subject, ...status }) => ({
    ...status,
    user: subject === null ? '' : nameOf({ name: name ?? '', subject }),
  }));
}
