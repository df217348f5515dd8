import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { inTemporaryFolder } from '../../server/folders.ts';
import { StartProblem } from '../../server/start-problem.ts';
import { openPostgres } from '../postgres/database.ts';
import { postgresStartProblem } from '../postgres/start-problem.ts';
import { checkDatabase, copyDatabase, CopyProblem } from '../sqlite/copy-file.ts';
import { openSqlite, warnOnConsole } from '../sqlite/database.ts';
import { isInUse } from '../sqlite/restore-file.ts';
import { USUAL_LIMITS } from '../stores/base/store-options.ts';
import { tablesInOrder, type PlainTable } from './tables-in-order.ts';

/** Rows of each table that were transferred. */
export type RowCounts = ReadonlyMap<string, number>;

type Value = string | number | Uint8Array | null;
type Row = Readonly<Record<string, Value>>;

/** A statement takes as many rows as fit, so that neither it nor this process grows with the database. */
const MOST_ROWS = 500;
const MOST_CHARACTERS = 4_000_000;

/**
 * Puts everything of a SQLite database into an empty one of PostgreSQL, ids included, in one transaction: a transfer that is broken off
 * leaves nothing behind.
 */
export async function transferDatabase(path: string, url: string): Promise<RowCounts> {
  checkDatabase(path);
  if (isInUse(path))
    throw new CopyProblem(`Nothing was transferred: something has ${path} open; stop the server first.`);
  return inTemporaryFolder('site-designer-transfer-', async (folder) => {
    const copy = join(folder, 'designs.db');
    try {
      await copyDatabase(path, copy);
      // Both have the tables of this version then; the original stays as it is.
      await openSqlite(copy, USUAL_LIMITS, warnOnConsole).close();
      await (await openPostgres(url, USUAL_LIMITS)).close();
      return await transferred(copy, url);
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      // In the words of who gave two addresses and knows of no copy.
      throw new CopyProblem(error.message.replace(copy, path).replaceAll('DATABASE_URL', 'the address'));
    }
  });
}

async function transferred(path: string, url: string): Promise<RowCounts> {
  const source = new Database(path, { readonly: true });
  const target = new Client({ connectionString: url, application_name: 'site-designer-transfer' });
  // The query under way fails as well.
  target.on('error', () => undefined);
  try {
    await target.connect();
    await target.query('begin');
    const tables = tablesInOrder();
    await refuseRows(target, tables);
    const counts = new Map<string, number>();
    for (const table of tables) {
      if (!isTableOf(source, table.name)) continue;
      await copyRows(source, target, table);
      counts.set(table.name, await comparedCount(source, target, table.name));
    }
    await target.query('commit');
    return counts;
  } catch (error) {
    throw error instanceof CopyProblem ? error : postgresStartProblem(error, url);
  } finally {
    source.close();
    await target.end().catch(() => undefined);
  }
}

/** Holds off servers that write there meanwhile. */
async function refuseRows(target: Client, tables: readonly PlainTable[]): Promise<void> {
  await target.query(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`);
  for (const { name } of tables) {
    const { rowCount } = await target.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0) throw new CopyProblem(`Nothing was transferred: the target has rows already, in ${name}.`);
  }
}

function isTableOf(source: Database.Database, name: string): boolean {
  return source.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined;
}

async function copyRows(source: Database.Database, target: Client, table: PlainTable): Promise<void> {
  const statement = insertOf(table);
  const names = table.columns.map(({ name }) => name);
  let [rows, characters]: [Row[], number] = [[], 0];
  const flush = async () => {
    if (rows.length > 0) await target.query(statement, valuesOf(table, rows));
    [rows, characters] = [[], 0];
  };
  const all = source.prepare<[], Row>(`select ${names.join(', ')} from ${table.name} order by ${table.key.join(', ')}`);
  for (const row of all.iterate()) {
    rows.push(row);
    characters += names.reduce((sum, name) => sum + lengthOf(row[name]), 0);
    if (rows.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await flush();
  }
  await flush();
  if (table.hasIdentity) await goOnAfter(source, target, table.name);
}

function lengthOf(value: Value | undefined): number {
  return value instanceof Uint8Array ? value.length : String(value).length;
}

/** One parameter a column; texts of JSON are stored as they are. */
function insertOf({ name, columns }: PlainTable): string {
  const names = columns.map((column) => column.name).join(', ');
  const given = columns.map(({ type }, index) => `$${index + 1}::${type === 'json' ? 'text' : type}[]`);
  const read = columns.map((column) => (column.type === 'json' ? `${column.name}::json` : column.name));
  return `insert into ${name} (${names}) select ${read.join(', ')} from unnest(${given.join(', ')}) as given (${names})`;
}

function valuesOf({ columns }: PlainTable, rows: readonly Row[]): unknown[][] {
  return columns.map(({ name, type }) => rows.map((row) => (type === 'boolean' ? row[name] === 1 : row[name])));
}

/** No id is given out again, those of rows that are gone neither. */
async function goOnAfter(source: Database.Database, target: Client, table: string): Promise<void> {
  const last = source.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table) as
    number | undefined;
  if (last === undefined || last === 0) return;
  await target.query("select setval(pg_get_serial_sequence($1, 'id'), $2)", [table, last]);
}

async function comparedCount(source: Database.Database, target: Client, table: string): Promise<number> {
  const there = source.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const { rows } = await target.query<{ here: string }>(`select count(*) as here from ${table}`);
  const here = Number(rows[0]?.here);
  if (here !== there) throw new CopyProblem(`Nothing was transferred: ${table} has ${there} rows, ${here} arrived.`);
  return there;
}
