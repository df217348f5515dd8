import { sql, type CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChangedStream } from '../modules/cameras/stored-stream.ts';
import { snakeCase, STREAM_FIELDS } from './schema.ts';
import { bound, type Bound, type GivenTable, type StoreContext } from './store-context.ts';

type Value = string | number | boolean;

/** Rows of which the same columns change. */
interface Update {
  readonly table: GivenTable;
  /** Each id once. */
  readonly ids: readonly number[];
  /** The new values of each column, in the order of the ids. */
  readonly columns: Readonly<Record<string, readonly Value[]>>;
}

/** Number of cached statements: nearly all changes have one of few shapes. */
const MOST_STATEMENTS = 200;
/** Names of parameters that are not names of columns. */
const IDS = '$ids';
const FIRST = '$first';
const LAST = '$last';
const ROWS = '$rows';

type Parameters = Readonly<Record<string, string | number>>;

/** Builds the queries that update streams and the quantities of their groups. */
export function rowUpdates(context: StoreContext): (updated: readonly ChangedStream[]) => CompiledQuery[] {
  const statements = new LRUCache<string, Bound<Parameters>>({ max: MOST_STATEMENTS });

  function query({ table, ids, columns }: Update): CompiledQuery {
    const parameters: Record<string, string | number> = {};
    const unlike: string[] = [];
    for (const [name, values] of Object.entries(columns)) {
      const common = commonValue(values);
      if (common === undefined) unlike.push(name);
      else parameters[name] = common;
    }
    const [first, last] = endsOf(ids);
    const isRun = unlike.length === 0 && last - first === ids.length - 1;
    const shape = { table, alike: Object.keys(parameters), unlike, isRun };
    if (isRun) Object.assign(parameters, { [FIRST]: first, [LAST]: last });
    else if (unlike.length === 0) parameters[IDS] = JSON.stringify(ids);
    else parameters[ROWS] = givenRows(context, { ids, columns, names: unlike });
    const text = `${table} ${shape.alike.join()} ${unlike.join()} ${isRun}`;
    const statement = statements.get(text) ?? statementOf(context, shape);
    statements.set(text, statement);
    return statement(parameters);
  }

  return (updated) => [...streamUpdates(updated), ...quantityUpdates(updated)].map(query);
}

function endsOf(ids: readonly number[]): [number, number] {
  let [first, last] = [ids[0]!, ids[0]!];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return [first, last];
}

/** The value that all rows get, if they get the same. Not for booleans, which SQLite does not accept as parameters. */
function commonValue([first, ...others]: readonly Value[]): string | number | undefined {
  return typeof first !== 'boolean' && others.every((value) => value === first) ? first : undefined;
}

function givenRows(
  { dialect }: StoreContext,
  { ids, columns, names }: Pick<Update, 'ids' | 'columns'> & { readonly names: readonly string[] },
): string {
  const rows = ids.map((id, place) => {
    const row: Record<string, Value> = { id };
    for (const name of names) row[name] = columns[name]![place]!;
    return row;
  });
  return dialect.givenRows(['id', ...names], rows);
}

interface Shape {
  readonly table: GivenTable;
  /** Columns with the same value in all rows. */
  readonly alike: readonly string[];
  readonly unlike: readonly string[];
  /** Whether the ids follow each other without a gap, as those of rows that were added together: they need not be looked up. */
  readonly isRun: boolean;
}

function statementOf({ connection, dialect }: StoreContext, { table, alike, unlike, isRun }: Shape): Bound<Parameters> {
  const sample: Parameters = Object.fromEntries([...alike, IDS, FIRST, LAST, ROWS].map((name) => [name, name]));
  return bound(sample, (given) => {
    const set = [
      ...alike.map((name) => sql`${sql.ref(name)} = ${given[name]}`),
      ...unlike.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`),
    ];
    const ids = isRun ? sql`between ${FIRST} and ${LAST}` : sql`in ${dialect.numbers(IDS)}`;
    const where =
      unlike.length === 0
        ? sql`where id ${ids}`
        : sql`from ${dialect.given(table, ['id', ...unlike], ROWS)} where ${sql.table(table)}.id = given.id`;
    const statement = sql`update ${sql.table(table)} set ${sql.join(set)} ${where}`;
    return { compile: () => statement.compile(connection) };
  });
}

/** Streams of which the same columns change are one statement: most large changes set one field of each stream. */
function streamUpdates(updated: readonly ChangedStream[]): Update[] {
  return listsOfAlike(updated).flatMap((streams) => {
    const fields = STREAM_FIELDS.filter((field) => streams[0]?.[field] !== undefined);
    const columns = fields.map((field) => [snakeCase(field), streams.map((stream) => stream[field]!)] as const);
    if (fields.length === 0) return [];
    const ids = streams.map(({ streamId }) => streamId);
    return [{ table: 'camera_streams', ids, columns: Object.fromEntries(columns) }];
  });
}

/** Usually a stream has the columns of the one before it: then its names are not joined. */
function listsOfAlike(updated: readonly ChangedStream[]): ChangedStream[][] {
  const lists = new Map<string, ChangedStream[]>();
  let list: ChangedStream[] = [];
  for (const stream of updated) {
    if (!hasNamesOf(stream, list[0])) {
      const names = Object.keys(stream).join();
      list = lists.get(names) ?? [];
      lists.set(names, list);
    }
    list.push(stream);
  }
  return [...lists.values()];
}

function hasNamesOf(stream: ChangedStream, other: ChangedStream | undefined): boolean {
  if (other === undefined) return false;
  let names = 0;
  for (const name in stream) {
    if (!(name in other)) return false;
    names += 1;
  }
  for (const _ in other) names -= 1;
  return names === 0;
}

function quantityUpdates(updated: readonly ChangedStream[]): Update[] {
  const groups = new Map<number, number>();
  for (const { cameraGroupId, quantity } of updated) if (quantity !== undefined) groups.set(cameraGroupId, quantity);
  if (groups.size === 0) return [];
  return [{ table: 'camera_groups', ids: [...groups.keys()], columns: { quantity: [...groups.values()] } }];
}
