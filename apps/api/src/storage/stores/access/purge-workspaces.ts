import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { teamKey } from './access.ts';

/** Projects deleted per statement, so that none exceeds the time limit. */
const PURGED_AT_ONCE = 100;

/** Removes workspaces that can no longer be restored, one after the other, with all that they hold. */
export async function purgeWorkspaces(context: StoreContext): Promise<void> {
  const { connection } = context;
  const old = connection
    .selectFrom('workspaces')
    .leftJoin('users', 'users.id', 'personal_of')
    .select(['workspaces.id', 'issuer', 'subject'])
    .where('workspaces.deleted_at', '<', context.restorableSince());
  for (const { id, ...person } of await old.execute()) {
    let purged: number;
    do {
      purged = await atomically(context, (transaction) => purgeProjects(transaction, id));
    } while (purged === PURGED_AT_ONCE);
    await atomically(context, async (transaction) => {
      for (const table of ['camera_templates', 'price_lists', 'brandings'] as const) {
        await transaction.deleteFrom(table).where('workspace_id', '=', id).execute();
      }
      const { issuer, subject } = { ...teamKey(id), ...(person.issuer !== null && person) };
      const numbers = transaction.deleteFrom('proposal_numbers').where('owner_issuer', '=', issuer);
      await numbers.where('owner_subject', '=', subject).execute();
      await transaction.deleteFrom('workspaces').where('id', '=', id).execute();
    });
  }
}

async function purgeProjects(transaction: Connection, workspaceId: number): Promise<number> {
  const some = transaction.selectFrom('projects').select('id').where('workspace_id', '=', workspaceId);
  const removed = transaction.deleteFrom('projects').where('id', 'in', some.limit(PURGED_AT_ONCE));
  return Number((await removed.executeTakeFirstOrThrow()).numDeletedRows);
}
