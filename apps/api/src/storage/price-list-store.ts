import type { PriceListStore } from '../modules/price-list/price-list-store.ts';
import { atomically, parsed, type StoreContext } from './store-context.ts';

export function priceListStore(context: StoreContext): PriceListStore {
  const { connection, now } = context;

  return {
    read: async ({ issuer, subject }) => {
      const stored = await connection
        .selectFrom('price_lists')
        .select('price_list')
        .where('owner_issuer', '=', issuer)
        .where('owner_subject', '=', subject)
        .executeTakeFirst();
      return stored && parsed(stored.price_list);
    },

    write: async ({ issuer, subject }, content) => {
      const written = { price_list: JSON.stringify(content), updated_at: now() };
      await atomically(context, (transaction) =>
        transaction
          .insertInto('price_lists')
          .values({ ...written, owner_issuer: issuer, owner_subject: subject })
          .onConflict((conflict) => conflict.columns(['owner_issuer', 'owner_subject']).doUpdateSet(written))
          .execute(),
      );
    },
  };
}
