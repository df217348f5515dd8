import { getTableColumns } from 'drizzle-orm';
import type { ColumnType, Kysely } from 'kysely';
import type { StoredStream } from '../../../modules/cameras/stored-stream.ts';
import * as tables from '../../postgres/tables.ts';

/**
 * The tables as queries name them. drizzle-orm owns their definitions and migrations; those of SQLite are made from
 * those of PostgreSQL, so that the types of one are the types of both.
 */
export type Schema = {
  readonly [T in keyof typeof tables as (typeof tables)[T]['_']['name']]: Columns<(typeof tables)[T]>;
};

type Columns<T extends { readonly $inferSelect: object; readonly $inferInsert: object }> = {
  readonly [K in keyof T['$inferSelect'] & string as SnakeCase<K>]: ColumnType<
    Read<T['$inferSelect'][K]>,
    Written<T['$inferInsert'][K & keyof T['$inferInsert']]>,
    Written<T['$inferSelect'][K]>
  >;
};

/** SQLite has no types for booleans and JSON: it returns 0 or 1, and the text. */
type Read<T> = T extends boolean ? boolean | 0 | 1 : T extends Uint8Array ? T : T extends object ? string | T : T;
type Written<T> = T extends Uint8Array ? T : T extends object ? string : T;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A database, or a transaction on it. */
export type Connection = Kysely<Schema>;

const columnNames = new Map<string, string>();

/** The column of a field. Cached: there are few names, and a save asks for those of every row. */
export function snakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  const known = columnNames.get(name) ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columnNames.set(name, known);
  return known as SnakeCase<Name>;
}

const { id: _id, cameraGroupId: _group, startTime: _startTime, ...content } = getTableColumns(tables.cameraStreams);

/** Its quantity is stored with its group. */
type StreamField = Exclude<keyof StoredStream, 'quantity'>;

/** Columns of a stream: a field without one does not compile. */
export const STREAM_FIELDS = Object.keys(content satisfies Readonly<Record<StreamField, unknown>>) as StreamField[];
