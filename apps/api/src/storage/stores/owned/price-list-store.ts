import { recordAudit } from '../../audit/record-audit.ts';
import type { PriceListStore } from '../../../modules/price-list/price-list-store.ts';
import { withLater } from '../base/later-keys.ts';
import { atomically, parsed, prepared, type StoreContext } from '../base/store-context.ts';

export function priceListStore(context: StoreContext): PriceListStore {
  const { connection, now } = context;
  // Read by every calculation.
  const lists = prepared({ issuer: 'issuer', subject: 'subject' }, ({ issuer, subject }) =>
    connection
      .selectFrom('price_lists')
      .select('price_list')
      .where('owner_issuer', '=', issuer)
      .where('owner_subject', '=', subject),
  );

  return {
    read: async ({ issuer, subject }) => {
      const [stored] = await lists(connection, { issuer, subject });
      return stored && parsed(stored.price_list);
    },

    write: async (actor, content) => {
      const { workspaceId, issuer, subject } = actor;
      await atomically(context, async (transaction) => {
        const [stored] = await lists(transaction, { issuer, subject });
        const written = { price_list: withLater(content, stored?.price_list), updated_at: now() };
        await transaction
          .insertInto('price_lists')
          .values({ ...written, workspace_id: workspaceId, owner_issuer: issuer, owner_subject: subject })
          .onConflict((conflict) => conflict.columns(['owner_issuer', 'owner_subject']).doUpdateSet(written))
          .execute();
        const done = {
          action: 'priceListChanged',
          kind: 'workspace',
          id: workspaceId,
          at: written.updated_at,
        } as const;
        await recordAudit(transaction, actor, done);
      });
    },
  };
}
