import { NEW_STREAM } from '@site-designer/sizing-engine';
import { sql } from 'kysely';
import type { ChangedStream } from '../../../modules/cameras/stored-stream.ts';
import type { Connection } from './schema.ts';
import { parsed, type StoreContext } from './store-context.ts';

type SettingColumns = Readonly<Record<string, string | number>>;

const JSON_COLUMNS = [
  'generic_server_settings',
  'husky_server_settings',
  'shared_settings',
  'offer',
  'placed',
] as const;

/** Columns of a design with the keys that a later version has stored in them and this one does not know. */
export async function withLaterKeys<C extends SettingColumns>(
  connection: Connection,
  siteDesignId: number,
  columns: C,
): Promise<C> {
  const query = connection.selectFrom('site_designs').select(JSON_COLUMNS).where('id', '=', siteDesignId);
  const stored = await query.executeTakeFirstOrThrow();
  const kept = JSON_COLUMNS.filter((name) => name in columns).map((name) => [
    name,
    JSON.stringify(completed(parsed<unknown>(String(columns[name])), parsed(stored[name] as unknown))),
  ]);
  return { ...columns, ...Object.fromEntries(kept) };
}

/** The same for what is recorded besides video: rows that change nothing of it are not read. */
export async function withLaterExtras(
  { connection, dialect }: StoreContext,
  updated: readonly ChangedStream[],
): Promise<readonly ChangedStream[]> {
  const ids = updated.filter(({ extras }) => extras !== undefined).map(({ streamId }) => streamId);
  if (ids.length === 0) return updated;
  const { rows } = await sql<{ id: number; extras: string }>`
    select id, extras from camera_streams where extras <> '' and id in ${dialect.numbers(JSON.stringify(ids))}
  `.execute(connection);
  const stored = new Map(rows.map(({ id, extras }) => [id, extras]));
  return updated.map((stream) => {
    const before = stored.get(stream.streamId);
    if (before === undefined || stream.extras === undefined) return stream;
    const given: object = stream.extras === '' ? NEW_STREAM.extras : (JSON.parse(stream.extras) as object);
    const whole: object = completed(given, JSON.parse(before));
    return Object.keys(whole).length === Object.keys(given).length
      ? stream
      : { ...stream, extras: JSON.stringify(whole) };
  });
}

/** A JSON text with the keys that a later version has stored there and this one does not know. */
export function withLater(content: unknown, stored: unknown): string {
  return JSON.stringify(stored === undefined ? content : completed(content, parsed(stored)));
}

/**
 * A JSON value with the keys that it lacks, at any depth of its objects, taken from another one. Lists are values as a whole. Read with
 * defaults, what an earlier version stored has the keys of this one; written over what is stored, keys of a later version stay.
 */
export function completed<T>(value: T, from: unknown): T {
  if (!isObject(value) || !isObject(from)) return value;
  const whole: Record<string, unknown> = { ...from };
  for (const [key, own] of Object.entries(value)) whole[key] = completed(own, from[key]);
  return whole as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
