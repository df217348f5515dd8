import { NEW_STREAM } from '@site-designer/sizing-engine';
import { toTenths } from '@site-designer/sizing-engine/design';
import { amountOf } from '../cells/amount.ts';
import { columnOf, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import { grouped } from '../cells/grouped.ts';
import { isBlank, textOfCell, type FileCell, type FileCells } from '../cells/file-cell.ts';
import { newRow } from '../cells/groups.ts';
import { columnsReadAs, guessedMapping, unitInHeader, type Mapping, type ReadAs } from './headers.ts';
import { planOf, type PlannedLine } from '../edits/plan.ts';
import { rangeOf, type Selection, type Table } from '../selection/selection.ts';
import { LineReader, type LineOfFile } from './line-reader.ts';
import type { FileContext } from './table-file.ts';

/** The effect of an import, or why the file is no camera table. */
export type ImportPlan =
  | {
      readonly lines: readonly PlannedLine[];
      /** Where each of the lines stands in the file, from 0. */
      readonly places: readonly number[];
      /** Headers of columns that are not read. */
      readonly unknownHeaders: readonly string[];
      /** Numbers that were rounded to the decimals that their column takes, a sentence for each. */
      readonly rounded: readonly string[];
    }
  | { readonly message: string };

/** Reads a block with headers that is pasted: by ids where it has them, and otherwise onto the rows from the selection on. */
export function plannedTablePaste(
  table: Table,
  selection: Selection | undefined,
  { cells, mapping, ...context }: FileContext & { readonly cells: FileCells; readonly mapping: Mapping },
): ImportPlan {
  const plan = plannedImport(table, cells, { ...context, mapping });
  if ('message' in plan || mapping.columns.includes('rowId') || mapping.columns.includes('groupId')) return plan;
  const top = selection ? rangeOf(table, selection).top : table.rows.length;
  const fresh = newRow(NEW_STREAM, context.form.catalogue, { id: 1 });
  const lines = mappedLines(cells, mapping).map(({ texts, unreadable, problem }, index) => {
    const row = table.rows[top + index];
    const isFirst = row === undefined || table.firstIds.has(row.id);
    const line = planOf({ rowId: row?.id, row: row ?? fresh, isFirst, texts, unreadable, form: context.form });
    return problem === undefined ? line : { ...line, problem, refusals: [] };
  });
  return { ...plan, lines };
}

/** Reads the lines of a file: rows by their id, those without it as new streams and groups. */
export function plannedImport(
  table: Table,
  cells: FileCells,
  { form, ids, mapping = guessedMapping(cells) }: FileContext & { readonly mapping?: Mapping },
): ImportPlan {
  if (mapping.columns.every((readAs) => columnsReadAs(readAs).length === 0)) {
    return { message: 'No column of the camera table was found. Start from the template or an export.' };
  }
  const reader = new LineReader(table, { form, ids });
  const lines = reader.withOwnIds(mappedLines(cells, mapping));
  return {
    lines: reader.readAll(lines),
    places: lines.map(({ place }) => place),
    unknownHeaders: unreadHeaders(cells, mapping),
    rounded: roundedIn(lines),
  };
}

function unreadHeaders(cells: FileCells, { headerLine, columns }: Mapping): readonly string[] {
  const headers = headerLine === undefined ? [] : (cells[headerLine] ?? []);
  return headers.filter((header, at) => !isBlank(header) && columns[at] === undefined).map(textOfCell);
}

interface MappedLine extends LineOfFile {
  readonly place: number;
  /** Numbers with more decimals than their column takes. */
  readonly rounded: readonly Rounded[];
}

/** The lines below the headers that are not blank, without headers repeated on each page. */
function mappedLines(cells: FileCells, mapping: Mapping): readonly MappedLine[] {
  const { headerLine = -1, columns } = mapping;
  const headers = (cells[headerLine] ?? []).map(textOfCell);
  const repeated = headers.join('\t');
  const shares = columns.map((readAs, at) => isMotion(readAs) && areShares(cells, { headerLine, at }));
  return cells.flatMap((line, place) => {
    if (place <= headerLine || line.every(isBlank)) return [];
    if (headerLine >= 0 && line.map(textOfCell).join('\t') === repeated) return [];
    const text = (wanted: ReadAs) => textOfCell(line[columns.indexOf(wanted)]).trim();
    const read = columns.flatMap((readAs, at) => columnsReadAs(readAs).map((key) => ({ key, at })));
    const rounded: Rounded[] = [];
    const texts = read.map(({ key, at }): readonly [ColumnKey, string] => {
      const given = withUnit(textOfCell(line[at]), { key, header: headers[at] ?? '', isShare: shares[at] === true });
      const text = roundedText(given, columnOf(key));
      if (text !== given) rounded.push({ title: columnOf(key).title, given, text });
      return [key, text];
    });
    const unreadable = read.flatMap(({ key, at }) => {
      const cell = line[at];
      const isTaken = typeof cell !== 'object' || (cell.isDate === true && columnOf(key).field === 'measuredUtc');
      return isTaken ? [] : [[key, cell] as const];
    });
    const rowId = text('rowId');
    const total = rowId === '' ? totalIn(line) : undefined;
    return {
      place,
      rowId,
      groupId: text('groupId'),
      texts: new Map(texts),
      unreadable: new Map(unreadable),
      rounded,
      ...(total !== undefined && { problem: `Line ${place + 1} ("${total}") is a sum, not a camera` }),
    };
  });
}

/** A number of a file as it stands there, and as it is read. */
interface Rounded {
  readonly title: string;
  readonly given: string;
  readonly text: string;
}

/** A number with no more decimals than its column takes; any other text as it is. */
function roundedText(text: string, column: CellColumn): string {
  if (column.kind !== 'number' || column.bounds.decimals === undefined) return text;
  const amount = amountOf(text, column.units, { decimals: column.bounds.decimals });
  return amount === undefined || toTenths(amount) === amount ? text : String(toTenths(amount));
}

function roundedIn(lines: readonly MappedLine[]): readonly string[] {
  const all = lines.flatMap(({ rounded }) =>
    [...new Map(rounded.map((each) => [each.title, each])).values()].map(
      ({ title, given, text }) => `${title} ${given} is rounded to ${text}`,
    ),
  );
  return [...grouped(all, (text) => text)].map(([text, { length }]) =>
    length === 1 ? text : `${text}, ${length} times`,
  );
}

/** First cell of a line of totals. */
function totalIn(line: readonly FileCell[]): string | undefined {
  const first = textOfCell(line.find((cell) => !isBlank(cell))).trim();
  return TOTAL.test(first) ? first : undefined;
}

const TOTAL = /^(?:grand[ -]?|sub[ -]?)?total(?: cameras)?:?$|^(?:sum|summe|gesamt):?$/i;

function isMotion(readAs: ReadAs | undefined): boolean {
  return readAs === 'motion.motion';
}

const BARE_NUMBER = /^[+-]?\d[\d.,'’ ]*$/;

/** Whether a column has shares of one, so that a 1 in it is all of the time and not one per cent. */
function areShares(
  cells: FileCells,
  { headerLine, at }: { readonly headerLine: number; readonly at: number },
): boolean {
  const numbers = cells
    .slice(headerLine + 1)
    .map((line) => textOfCell(line[at]).trim())
    .filter((text) => BARE_NUMBER.test(text))
    .map((text) => Number(text.replace(',', '.')));
  return numbers.some((number) => number > 0 && number < 1) && numbers.every((number) => number <= 1);
}

interface UnitContext {
  readonly key: ColumnKey;
  readonly header: string;
  readonly isShare: boolean;
}

/** A number with the unit that stands in the header. */
function withUnit(text: string, { key, header, isShare }: UnitContext): string {
  if (!BARE_NUMBER.test(text.trim())) return text;
  if (isShare && Number(text.replace(',', '.')) === 1) return '100 %';
  const unit = unitInHeader(header, columnOf(key));
  return unit === undefined ? text : `${text.trim()} ${unit}`;
}
