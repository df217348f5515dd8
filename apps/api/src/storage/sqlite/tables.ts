import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type SQLiteColumn,
} from 'drizzle-orm/sqlite-core';
import * as postgres from '../postgres/tables.ts';

/** The column of SQLite for each type of PostgreSQL. */
const COLUMNS = {
  bigint: () => integer(),
  integer: () => integer(),
  // A column of whole numbers keeps others as they are, and needs no new table.
  'double precision': () => integer(),
  boolean: () => integer({ mode: 'boolean' }),
  text: () => text(),
  json: () => text({ mode: 'json' }),
  bytea: () => blob({ mode: 'buffer' }),
} as const;

type Columns = Readonly<Record<string, SQLiteColumn>>;

/** Columns of the tables made so far, by the names of the tables. */
const columnsOf = new Map<string, Columns>();

function columnLike(column: PgColumn) {
  // `autoIncrement` never reuses an id, so that restored objects keep theirs.
  if (column.primary) return integer().primaryKey({ autoIncrement: true });
  const like = COLUMNS[column.getSQLType() as keyof typeof COLUMNS]();
  const reference = getTableConfig(column.table).foreignKeys.find((key) => key.reference().columns.includes(column));
  if (reference !== undefined) {
    const [foreign] = reference.reference().foreignColumns;
    const { onDelete } = reference;
    like.references(() => columnsOf.get(getTableName(foreign!.table))![foreign!.name]!, onDelete && { onDelete });
  }
  if (column.default !== undefined) like.default(column.default as SQL);
  return column.notNull ? like.notNull() : like;
}

/** The table of SQLite that is like one of PostgreSQL. */
function tableLike(table: PgTable) {
  const { name, indexes, primaryKeys } = getTableConfig(table);
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, columnLike(column)] as const);
  const like = sqliteTable(name, Object.fromEntries(columns), (made: Columns) => {
    const named = (of: readonly object[]) =>
      of.map((column) => made[(column as PgColumn).name]!) as [SQLiteColumn, ...SQLiteColumn[]];
    return [
      ...indexes.map(({ config }) => (config.unique ? uniqueIndex : index)(config.name!).on(...named(config.columns))),
      ...primaryKeys.map((key) => primaryKey({ columns: named(key.columns) })),
    ];
  });
  columnsOf.set(name, getTableColumns(like));
  return like;
}

/** The migrations of SQLite are generated from these. It needs no counts of requests: it serves one process, which counts alone. */
export const users = tableLike(postgres.users);
export const workspaces = tableLike(postgres.workspaces);
export const memberships = tableLike(postgres.memberships);
export const apiTokens = tableLike(postgres.apiTokens);
export const projects = tableLike(postgres.projects);
export const projectMembers = tableLike(postgres.projectMembers);
export const invitations = tableLike(postgres.invitations);
export const sites = tableLike(postgres.sites);
export const planPictures = tableLike(postgres.planPictures);
export const sitePlans = tableLike(postgres.sitePlans);
export const siteDesigns = tableLike(postgres.siteDesigns);
export const cameraGroups = tableLike(postgres.cameraGroups);
export const cameraStreams = tableLike(postgres.cameraStreams);
export const cameraTemplates = tableLike(postgres.cameraTemplates);
export const issuedProposals = tableLike(postgres.issuedProposals);
export const frozenParts = tableLike(postgres.frozenParts);
export const proposalStatuses = tableLike(postgres.proposalStatuses);
export const proposalNumbers = tableLike(postgres.proposalNumbers);
export const proposalLinks = tableLike(postgres.proposalLinks);
export const proposalPictures = tableLike(postgres.proposalPictures);
export const comments = tableLike(postgres.comments);
export const commentReads = tableLike(postgres.commentReads);
export const priceLists = tableLike(postgres.priceLists);
export const brandings = tableLike(postgres.brandings);
export const designVersions = tableLike(postgres.designVersions);
export const listFigures = tableLike(postgres.listFigures);
export const auditEntries = tableLike(postgres.auditEntries);
export const events = tableLike(postgres.events);
