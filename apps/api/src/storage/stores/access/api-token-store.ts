import { recordAudit } from '../../audit/record-audit.ts';
import type { ApiTokenStore, TokenHolder } from '../../../modules/api-tokens/api-token-store.ts';
import { daysLater } from '../../../modules/texts/day.ts';
import { RequestProblem } from '../../../http/problem.ts';
import { idOf } from '../base/ids.ts';
import { pageOf } from '../base/page-bounds.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { sql } from 'kysely';
import { apiTexts } from '../../../texts/language-in-use.ts';

const MOST_TOKENS = 50;
/** How exactly the last use is known. */
const USE_MS = 300_000;

const TOKEN = [
  'id',
  'name',
  'prefix',
  'scope',
  'workspace_id as workspaceId',
  'created_at as createdUtc',
  'expires_at as expiresUtc',
  'used_at as usedUtc',
] as const;

export function apiTokenStore(context: StoreContext): ApiTokenStore {
  const { connection, now } = context;

  return {
    list: ({ userId }, page) => {
      const own = connection.selectFrom('api_tokens').select(TOKEN).where('user_id', '=', userId);
      return pageOf(own.where('revoked_at', 'is', null).orderBy('id', 'desc'), 'id', page).execute();
    },

    create: (actor, { workspaceId, secretHash, expiresDays, ...content }) =>
      atomically(context, async (transaction) => {
        // One transaction at a time counts the tokens of a workspace.
        const same = transaction.updateTable('workspaces').set({ updated_at: sql.ref('updated_at') });
        await same.where('id', '=', workspaceId).execute();
        const { count } = await transaction
          .selectFrom('api_tokens')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('workspace_id', '=', workspaceId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now())
          .executeTakeFirstOrThrow();
        const figure = Number(count) + 1;
        if (figure > MOST_TOKENS) throw new RequestProblem(409, apiTexts().account.tooManyTokens(MOST_TOKENS));
        const made = await transaction
          .insertInto('api_tokens')
          .values({
            ...content,
            user_id: actor.userId,
            workspace_id: workspaceId,
            secret_hash: secretHash,
            created_at: now(),
            expires_at: daysLater(now(), expiresDays),
          })
          .returning(TOKEN)
          .executeTakeFirstOrThrow();
        const done = { action: 'tokenMade', kind: 'token', id: made.id, at: made.createdUtc } as const;
        await recordAudit(transaction, { ...actor, workspaceId }, { ...done, details: { scope: made.scope } });
        return made;
      }),

    revoke: (actor, tokenId) =>
      atomically(context, async (transaction) => {
        const revoked = await transaction
          .updateTable('api_tokens')
          .set({ revoked_at: now() })
          .where('id', '=', idOf(tokenId))
          .where('user_id', '=', actor.userId)
          .where('revoked_at', 'is', null)
          .returning('workspace_id as workspaceId')
          .executeTakeFirst();
        if (revoked === undefined) return false;
        const done = { action: 'tokenRevoked', kind: 'token', id: tokenId, at: now() } as const;
        await recordAudit(transaction, { ...actor, ...revoked }, done);
        return true;
      }),

    holder: (secretHash) => holderOf(context, secretHash),
  };
}

async function holderOf(context: StoreContext, secretHash: string): Promise<TokenHolder | undefined> {
  const { connection, now } = context;
  const found = await connection
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'workspace_id as workspaceId', 'scope', 'expires_at as expiresAt'])
    .select(['used_at as usedAt', 'issuer', 'subject'])
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id, workspaceId, scope, expiresAt, usedAt, issuer, subject } = found;
  const before = new Date(Date.parse(now()) - USE_MS).toISOString();
  // Whoever may read is let in, even where nothing can be written.
  if (usedAt === null || usedAt < before) await noteUse(context, id, before).catch(() => undefined);
  return { issuer, subject, token: { id, workspaceId, scope }, expiresAtMs: Date.parse(expiresAt) };
}

/** One of several requests at once writes. */
function noteUse(context: StoreContext, id: number, before: string): Promise<unknown> {
  return atomically(context, (transaction) =>
    transaction
      .updateTable('api_tokens')
      .set({ used_at: context.now() })
      .where('id', '=', id)
      .where((token) => token.or([token('used_at', 'is', null), token('used_at', '<', before)]))
      .execute(),
  );
}
