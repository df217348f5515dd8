import type { Expression } from 'kysely';
import type { StoredPicture } from '../../../modules/plans/plan-store.ts';
import type { FrozenProposal } from '../../../modules/proposals/proposal-store.ts';
import { idOf } from '../base/ids.ts';
import type { Connection } from '../base/schema.ts';

export async function keepPictures(
  transaction: Connection,
  proposalId: number,
  pictures: FrozenProposal['pictures'],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ planId, pictureHash }) => ({
    proposal_id: proposalId,
    plan_id: planId,
    picture_hash: pictureHash,
  }));
  await transaction.insertInto('proposal_pictures').values(rows).execute();
}

/** @param proposals - Ids of the proposals that may be read. */
export async function pictureOf(
  connection: Connection,
  planId: number,
  proposals: Expression<{ readonly id: number }> | Expression<{ readonly proposal_id: number }>,
): Promise<StoredPicture | undefined> {
  const found = await connection
    .selectFrom('proposal_pictures')
    .innerJoin('plan_pictures', 'hash', 'picture_hash')
    .where('plan_id', '=', idOf(planId))
    .where('proposal_id', 'in', proposals as never)
    .select(['plan_pictures.type', 'plan_pictures.content'])
    .executeTakeFirst();
  return found && { type: found.type, bytes: Buffer.from(found.content) };
}
