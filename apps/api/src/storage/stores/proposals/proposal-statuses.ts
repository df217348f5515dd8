import type { PastStatus, StoredStatus } from '../../../modules/proposals/proposal-store.ts';
import type { Connection } from '../schema.ts';

interface NewStatus {
  readonly status: StoredStatus;
  readonly at: string;
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
  { status, at, by }: NewStatus,
): Promise<void> {
  await transaction
    .insertInto('proposal_statuses')
    .values({
      proposal_id: proposalId,
      status,
      created_at: at,
      ...(by && { link_id: by.linkId, by_name: by.name, remark: by.remark, document_hash: by.documentHash }),
    })
    .execute();
}

/** Oldest first. */
export function statusesOf(connection: Connection, proposalId: number): Promise<PastStatus[]> {
  return connection
    .selectFrom('proposal_statuses')
    .select(['status', 'created_at as at', 'by_name as by', 'remark'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute();
}
