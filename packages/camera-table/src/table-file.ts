import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { accessOf, textOf } from './cell.ts';
import { COLUMNS, HALF_WORDS, type CameraForm, type CellColumn, type ColumnKey } from './columns.ts';
import { newRow } from './groups.ts';
import { planOf, type PlannedLine } from './plan.ts';
import type { Table } from './selection.ts';
import { serverGroupId, serverRowId, type ServerIds } from './server-ids.ts';

const ROW_ID = 'Row id';
const GROUP_ID = 'Group id';

/** The columns that a file has: all but the share that follows from another. */
const FILE_COLUMNS = COLUMNS.filter(({ key }) => key !== 'motion.continuous');

function headOf(column: CellColumn): string {
  const half = column.half === undefined ? '' : ` ${HALF_WORDS[column.half].toLowerCase()}`;
  const unit = column.kind === 'number' && column.unit !== '' ? ` (${column.unit})` : '';
  return `${column.title}${half}${unit}`;
}

export const FILE_HEADS: readonly string[] = [ROW_ID, GROUP_ID, ...FILE_COLUMNS.map(headOf)];

/** The column that a file means by a head, whatever unit stands behind it; undefined where it is none. */
export function columnOfHead(head: string): ColumnKey | undefined {
  return BY_HEAD.get(plainHead(head));
}

interface FileContext {
  readonly form: CameraForm;
  readonly ids: ServerIds;
}

/** The camera table as lines of a file. Cells that a row does not have are empty. */
export function fileLines({ rows, firstIds }: Table, { form, ids }: FileContext): (string | number)[][] {
  return rows.map((row) => [
    serverRowId(ids, row.id),
    serverGroupId(ids, row.cameraGroupId),
    ...FILE_COLUMNS.map((column) => fileCell(row, column, { form, isFirst: firstIds.has(row.id) })),
  ]);
}

function fileCell(
  row: CameraRow,
  column: CellColumn,
  { form, isFirst }: { readonly form: CameraForm; readonly isFirst: boolean },
): string | number {
  if (accessOf(row, column, isFirst) === 'none') return '';
  const text = textOf(row, column, form);
  return column.kind === 'number' ? Number(text) : text;
}

/** A file without cameras, to be filled in: its heads, and a line as an example. */
export function templateLines(form: CameraForm): (string | number)[][] {
  const row = newRow({ ...NEW_STREAM, streamName: 'Entrance' }, form.catalogue, { id: 1 });
  const example = FILE_COLUMNS.map((column) => fileCell(row, column, { form, isFirst: true }));
  return [[...FILE_HEADS], ['', '', ...example]];
}

/** What an import would do, or why the file is none of the camera table. */
export type ImportPlan =
  | {
      readonly lines: readonly PlannedLine[];
      /** Heads of columns that the camera table does not have: nothing of them is taken. */
      readonly unknownHeads: readonly string[];
    }
  | { readonly message: string };

/** Reads the lines of a file: rows by their id, those without it as new streams and groups. */
export function plannedImport(
  table: Table,
  matrix: readonly (readonly string[])[],
  { form, ids }: FileContext,
): ImportPlan {
  const [heads = [], ...lines] = matrix.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const columns = heads.map((head) => BY_HEAD.get(plainHead(head)));
  if (columns.every((column) => column === undefined)) {
    return { message: 'The first line names no column of the camera table. Start from the template or an export.' };
  }
  const reader = new LineReader(table, { form, ids }, heads.map(plainHead));
  return { lines: lines.map((cells) => reader.read(cells, columns)), unknownHeads: heads.filter(isUnknown) };
}

function isUnknown(head: string): boolean {
  const plain = plainHead(head);
  return plain !== '' && !BY_HEAD.has(plain) && !ID_HEADS.has(plain);
}

const BY_HEAD = new Map(FILE_COLUMNS.map((column) => [plainHead(headOf(column)), column.key]));

const ID_HEADS: ReadonlySet<string> = new Set([ROW_ID, GROUP_ID].map(plainHead));

function plainHead(head: string): string {
  return head
    .replace(/\(.*\)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

class LineReader {
  readonly #table: Table;
  readonly #form: CameraForm;
  readonly #rowById: ReadonlyMap<string, CameraRow>;
  readonly #groupById: ReadonlyMap<string, number>;
  readonly #heads: readonly string[];
  readonly #begun = new Set<string>();
  readonly #taken = new Set<string>();

  constructor(table: Table, { form, ids }: FileContext, heads: readonly string[]) {
    this.#table = table;
    this.#form = form;
    this.#heads = heads;
    this.#rowById = new Map(table.rows.map((row) => [String(serverRowId(ids, row.id)), row]));
    this.#groupById = new Map(
      table.rows.map(({ cameraGroupId }) => [String(serverGroupId(ids, cameraGroupId)), cameraGroupId]),
    );
  }

  read(cells: readonly string[], columns: readonly (ColumnKey | undefined)[]): PlannedLine {
    const id = this.#cell(cells, ROW_ID);
    const texts = new Map(columns.flatMap((key, index) => (key ? [[key, cells[index] ?? ''] as const] : [])));
    const row = this.#rowById.get(id);
    const problem = this.#problemWith(id, row);
    const line = row ? this.#changed(row, texts) : this.#added(this.#cell(cells, GROUP_ID), texts);
    return problem === undefined ? line : { ...line, problem };
  }

  #problemWith(id: string, row: CameraRow | undefined): string | undefined {
    if (id === '') return undefined;
    const isRepeated = this.#taken.has(id);
    this.#taken.add(id);
    if (row === undefined) return `Row ${id} not found in this design`;
    return isRepeated ? `Row ${id} appears twice` : undefined;
  }

  #cell(cells: readonly string[], head: string): string {
    return (cells[this.#heads.indexOf(plainHead(head))] ?? '').trim();
  }

  #changed(row: CameraRow, texts: ReadonlyMap<ColumnKey, string>): PlannedLine {
    return planOf({ rowId: row.id, row, isFirst: this.#table.firstIds.has(row.id), texts, form: this.#form });
  }

  /** A group that is there gets a further stream; another name for a group is shared by the lines of a new one. */
  #added(group: string, texts: ReadonlyMap<ColumnKey, string>): PlannedLine {
    const existing = this.#groupById.get(group);
    const isFirst = existing === undefined && !this.#begun.has(group);
    if (group !== '') this.#begun.add(group);
    const joined = existing ?? (group === '' ? undefined : group);
    return planOf({
      rowId: undefined,
      ...(joined !== undefined && { group: joined }),
      row: newRow(NEW_STREAM, this.#form.catalogue, { id: 1 }),
      isFirst,
      texts,
      form: this.#form,
    });
  }
}
