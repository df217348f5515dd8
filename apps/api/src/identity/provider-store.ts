import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { makeFolder, makePrivate } from '../server/folders.ts';
import { reasonOf, StartProblem } from '../server/start-problem.ts';

export interface ProviderStore {
  /** Storage of one kind of record, with the methods that the provider calls. */
  readonly adapter: (model: string) => Adapter;
  readonly close: () => void;
}

interface Row {
  readonly payload: string;
  readonly consumed: number | null;
}

const SWEEP_MS = 60_000;
/** Unfinished sign-ins and anonymous sessions: the oldest are deleted, so that callers without an account cannot fill the disk. */
const MOST_ANONYMOUS = 1000;
/** Number of records added between two deletions of the oldest. */
const BETWEEN_TRIMS = 100;
/** Two windows may renew at the same time: a token used twice within this time does not count as stolen. */
const REUSE_GRACE_SECONDS = 10;

const CAN_BE_ANONYMOUS = ['Interaction', 'Session'];
const ANONYMOUS = "payload ->> 'accountId' is null and model in ('Interaction', 'Session')";

const SCHEMA = `
  create table if not exists things (
    model text not null, id text not null, payload text not null,
    grant_id text, uid text, consumed integer, expires integer,
    primary key (model, id)
  ) without rowid;
  create index if not exists things_by_grant on things (grant_id);
  create index if not exists things_by_uid on things (uid);
  create index if not exists things_by_expiry on things (expires);
  create index if not exists anonymous_things on things (expires) where ${ANONYMOUS};
`;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Sign-ins of the embedded provider, kept in a file so that users stay signed in after a restart. */
export function openProviderStore(dataFolder: string): ProviderStore {
  const client = opened(dataFolder);
  const sweep = client.prepare('delete from things where expires < ?');
  sweep.run(seconds());
  const trim = client.prepare(`
    delete from things where ${ANONYMOUS} and expires <
      (select expires from things where ${ANONYMOUS} order by expires desc limit 1 offset ${MOST_ANONYMOUS})`);
  let untilTrim = 0;
  const onAnonymous = () => {
    untilTrim -= 1;
    if (untilTrim > 0) return;
    trim.run();
    untilTrim = BETWEEN_TRIMS;
  };
  const timer = setInterval(() => sweep.run(seconds()), SWEEP_MS).unref();
  return {
    adapter: (model) => sqliteAdapter(client, model, onAnonymous),
    close: () => {
      clearInterval(timer);
      client.close();
    },
  };
}

function opened(dataFolder: string): Database.Database {
  const path = join(dataFolder, 'identity.db');
  try {
    makeFolder(dataFolder);
    // It holds refresh tokens.
    makePrivate(path);
    const client = new Database(path, { timeout: 5000 });
    client.pragma('journal_mode = WAL');
    client.exec(SCHEMA);
    return client;
  } catch (error) {
    throw new StartProblem(
      `The file of sign-ins ${path}`,
      `cannot be used: delete it and start again; everybody then signs in anew (${reasonOf(error)})`,
      error,
    );
  }
}

function sqliteAdapter(client: Database.Database, model: string, onAnonymous: () => void): Adapter {
  const isAnonymous = (payload: AdapterPayload) => payload.accountId === undefined && CAN_BE_ANONYMOUS.includes(model);
  const put = client.prepare(`
    insert into things (model, id, payload, grant_id, uid, expires) values (?, ?, ?, ?, ?, ?)
    on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
      expires = excluded.expires`);
  const byId = client.prepare<[string, string, number], Row>(
    'select payload, consumed from things where model = ? and id = ? and (expires is null or expires > ?)',
  );
  const byUid = client.prepare<[string, string, number], Row>(
    'select payload, consumed from things where model = ? and uid = ? and (expires is null or expires > ?)',
  );
  const consume = client.prepare('update things set consumed = ? where model = ? and id = ?');
  const remove = client.prepare('delete from things where model = ? and id = ?');
  const revoke = client.prepare('delete from things where grant_id = ?');

  return {
    upsert: async (id, payload, ttl) => {
      const { grantId = null, uid = null } = payload;
      put.run(model, id, JSON.stringify(payload), grantId, uid, ttl === undefined ? null : seconds() + ttl);
      if (isAnonymous(payload)) onAnonymous();
    },
    find: async (id) => payloadOf(model, byId.get(model, id, seconds())),
    findByUid: async (uid) => payloadOf(model, byUid.get(model, uid, seconds())),
    // The device flow is off, so nothing has a user code.
    findByUserCode: async () => undefined,
    consume: async (id) => void consume.run(seconds(), model, id),
    destroy: async (id) => void remove.run(model, id),
    revokeByGrantId: async (grantId) => void revoke.run(grantId),
  };
}

function payloadOf(model: string, row: Row | undefined): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  const payload = JSON.parse(row.payload) as AdapterPayload;
  const isFresh = row.consumed !== null && row.consumed > seconds() - REUSE_GRACE_SECONDS;
  if (row.consumed === null || (model === 'RefreshToken' && isFresh)) return payload;
  return { ...payload, consumed: row.consumed };
}
