import type { Owner } from '../modules/owner.ts';
import type { Connection } from './schema.ts';

/**
 * Lock the one row of an owner until the transaction ends: what is counted for an owner is counted by one transaction at a time.
 * Taken after all other rows that the transaction changes, so that no two of them wait for each other. The write makes a
 * transaction that sees an earlier moment fail instead of counting that moment.
 *
 * @returns The last number that a proposal of the owner has got.
 */
export async function lockOwner(transaction: Connection, { issuer, subject }: Owner): Promise<number> {
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
