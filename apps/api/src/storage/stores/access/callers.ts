import { PERSONAL } from '../../../modules/ports/name-of.ts';
import { LEVELS } from '@site-designer/api-contract/roles';
import { LRUCache } from 'lru-cache';
import type { AccessStore } from '../../../modules/ports/access-store.ts';
import type { Actor, Identity, Person } from '../../../modules/ports/actor.ts';
import { DAY_MS } from '../../../modules/texts/day.ts';
import { insertMember } from './members.ts';
import { RequestProblem } from '../../../http/problem.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

const MOST_USERS = 5000;
const KNOWN_MS = 60_000;

type Caller = Identity & Partial<Person>;

export interface Callers {
  readonly actor: AccessStore['actor'];
  /** Looks everybody up anew. */
  readonly forget: () => void;
}

/** Users by their identity. */
export function callers(context: StoreContext): Callers {
  const known = new LRUCache<string, Actor>({ max: MOST_USERS, ttl: KNOWN_MS });
  const actor: AccessStore['actor'] = async (user) => {
    const key = JSON.stringify([user.issuer, user.subject, user.name, user.email]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = await lookedUp(context, user);
    known.set(key, found);
    return found;
  };
  return { actor, forget: () => known.clear() };
}

async function lookedUp(context: StoreContext, user: Caller): Promise<Actor> {
  const read = async (connection: Connection) =>
    connection
      .selectFrom('users')
      .innerJoin('workspaces', 'personal_of', 'users.id')
      .select(['users.id as userId', 'workspaces.id as workspaceId', 'users.name', 'email', 'seen_at as seenAt'])
      .select('disabled_at as disabledAt')
      .where('issuer', '=', user.issuer)
      .where('subject', '=', user.subject)
      .executeTakeFirst();
  const found = await read(context.connection);
  if (found?.disabledAt) throw new RequestProblem(403, apiTexts().account.disabled);
  if (found !== undefined && !(await hasRowsToAdopt(context.connection, user))) {
    // Whoever may read is let in, even where nothing can be written.
    if (isNews(found, user, context.now())) await keepPerson(context, found.userId, user).catch(() => undefined);
    return actorOf(user, found);
  }
  return atomically(context, async (transaction) => {
    const place = (await read(transaction)) ?? (await insertUser(transaction, user, context.now()));
    await adopt(transaction, user, place);
    return actorOf(user, place);
  });
}

type Seen = Pick<Person, 'name' | 'email'> & { readonly seenAt: string };

/** Whether the token tells another name, or the user was away for a day. */
function isNews({ seenAt, ...stored }: Seen, { name, email }: Caller, now: string): boolean {
  const told = (before: string, after = '') => after !== '' && after !== before;
  return told(stored.name, name) || told(stored.email, email) || Date.parse(now) - Date.parse(seenAt) > DAY_MS;
}

/** A token that tells no name leaves the one before. */
async function keepPerson(context: StoreContext, userId: number, { name = '', email = '' }: Caller): Promise<void> {
  const told = { ...(name !== '' && { name }), ...(email !== '' && { email }) };
  await atomically(context, (transaction) =>
    transaction
      .updateTable('users')
      .set({ ...told, seen_at: context.now() })
      .where('id', '=', userId)
      .execute(),
  );
}

type Place = Pick<Actor, 'userId' | 'workspaceId'>;

function actorOf({ issuer, subject }: Identity, { userId, workspaceId }: Place): Actor {
  return { issuer, subject, userId, workspaceId, level: LEVELS.manage };
}

/** Two first requests at once make one user: the second one waits for the first at the index. */
async function insertUser(
  transaction: Connection,
  { issuer, subject, name = '', email = '' }: Caller,
  at: string,
): Promise<Place> {
  const { id: userId } = await transaction
    .insertInto('users')
    .values({ issuer, subject, name, email, created_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ seen_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: workspaceId } = await transaction
    .insertInto('workspaces')
    .values({ name: PERSONAL, personal_of: userId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('personal_of').doUpdateSet({ updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMember(transaction, { workspaceId, userId, role: 'owner', at });
  return { userId, workspaceId };
}

const ADOPTED = ['projects', 'camera_templates', 'price_lists', 'brandings', 'issued_proposals'] as const;

/** Projects alone are read by their workspace. */
async function hasRowsToAdopt(connection: Connection, user: Identity): Promise<boolean> {
  const row = connection.selectFrom('projects').select('id').where('workspace_id', 'is', null);
  const own = row.where('owner_issuer', '=', user.issuer).where('owner_subject', '=', user.subject);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/** Takes over what a process older than workspaces has written meanwhile. */
async function adopt(transaction: Connection, user: Identity, { userId, workspaceId }: Place): Promise<void> {
  for (const table of ADOPTED) {
    const by = { projects: { created_by: userId }, issued_proposals: { issued_by: userId } };
    await transaction
      .updateTable(table)
      .set({ workspace_id: workspaceId, ...(table in by && by[table as keyof typeof by]) })
      .where('workspace_id', 'is', null)
      .where('owner_issuer', '=', user.issuer)
      .where('owner_subject', '=', user.subject)
      .execute();
  }
}
