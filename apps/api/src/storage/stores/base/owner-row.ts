import type { Identity } from '../../../modules/ports/actor.ts';
import type { Connection } from './schema.ts';

/**
 * Locks the one row of an owner until the transaction ends, so that one transaction at a time counts for an owner.
 * Lock it after all other rows that the transaction changes, so that no two transactions wait for each other. The write makes a
 * transaction on an older snapshot fail instead of counting that snapshot.
 *
 * @returns The last proposal number of the owner.
 */
export async function lockOwner(transaction: Connection, { issuer, subject }: Identity): Promise<number> {
  const { last } = await transaction
    .insertInto('proposal_numbers')
    .values({ owner_issuer: issuer, owner_subject: subject, last: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_issuer', 'owner_subject'])
        .doUpdateSet((update) => ({ last: update.ref('proposal_numbers.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
