import type { BrandingStore } from '../../modules/branding/branding-store.ts';
import { atomically, parsed, type StoreContext } from './store-context.ts';

export function brandingStore(context: StoreContext): BrandingStore {
  const { connection, now } = context;

  return {
    read: async ({ issuer, subject }) => {
      const stored = await connection
        .selectFrom('brandings')
        .select('branding')
        .where('owner_issuer', '=', issuer)
        .where('owner_subject', '=', subject)
        .executeTakeFirst();
      return stored && parsed(stored.branding);
    },

    write: async ({ workspaceId, issuer, subject }, content) => {
      const written = { branding: JSON.stringify(content), updated_at: now() };
      await atomically(context, (transaction) =>
        transaction
          .insertInto('brandings')
          .values({ ...written, workspace_id: workspaceId, owner_issuer: issuer, owner_subject: subject })
          .onConflict((conflict) => conflict.columns(['owner_issuer', 'owner_subject']).doUpdateSet(written))
          .execute(),
      );
    },
  };
}
