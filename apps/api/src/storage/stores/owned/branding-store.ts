import { recordAudit } from '../../audit/record-audit.ts';
import type { BrandingStore } from '../../../modules/branding/branding-store.ts';
import { withLater } from '../base/later-keys.ts';
import { atomically, parsed, type StoreContext } from '../base/store-context.ts';

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

    write: async (actor, content) => {
      const { workspaceId, issuer, subject } = actor;
      await atomically(context, async (transaction) => {
        const stored = await transaction
          .selectFrom('brandings')
          .select('branding')
          .where('owner_issuer', '=', issuer)
          .where('owner_subject', '=', subject)
          .executeTakeFirst();
        const written = { branding: withLater(content, stored?.branding), updated_at: now() };
        await transaction
          .insertInto('brandings')
          .values({ ...written, workspace_id: workspaceId, owner_issuer: issuer, owner_subject: subject })
          .onConflict((conflict) => conflict.columns(['owner_issuer', 'owner_subject']).doUpdateSet(written))
          .execute();
        const done = { action: 'brandingChanged', kind: 'workspace', id: workspaceId, at: written.updated_at } as const;
        await recordAudit(transaction, actor, done);
      });
    },
  };
}
