import { colToLetter, writeXlsx } from 'hucre/xlsx';
import {
  CAMERA_NAME_LIMIT,
  CLOSET_NAME_LIMIT,
  MEASUREMENT_NOTE_LIMIT,
  SIDE_BOUNDS,
} from '@site-designer/sizing-engine/bounds';
import { fieldWords } from '@site-designer/texts';
import {
  columnOf,
  type CameraForm,
  type CellColumn,
  type ChoiceColumn,
  type ColumnKey,
  type TextColumn,
} from '../cells/columns.ts';
import { WORKBOOK_TEXTS as TEXTS } from '../texts/workbook-in-use.ts';
import { GROUP_ID, headerOf, ownColumn, ROW_ID } from './headers.ts';

/** The camera table as a workbook: a sheet to fill in, and one that explains its columns. */

type WorkbookSheet = Parameters<typeof writeXlsx>[0]['sheets'][number];
type Validation = NonNullable<WorkbookSheet['dataValidations']>[number];

interface WorkbookContext {
  readonly form: CameraForm;
  /** What the sheet of the cameras is called. */
  readonly sheet: string;
  /** Further sheets, whose first lines are headers. */
  readonly more?: readonly { readonly name: string; readonly lines: readonly (readonly (string | number)[])[] }[];
}

/** Number of lines with lists of allowed values: more than a design has groups. */
const VALIDATED_LINES = 5000;
const HEADER_LINES = 1;

/**
 * Writes lines of the camera table as XLSX: a bold header that stays in sight, columns as wide as what is in them, and in each
 * column the values that it takes.
 *
 * @param lines - As `fileLines` or `templateLines` gives them, the headers first.
 */
export async function cameraWorkbook(
  lines: readonly (readonly (string | number)[])[],
  { form, sheet, more = [] }: WorkbookContext,
): Promise<Uint8Array> {
  const headers = lines[0]?.map(String) ?? [];
  const columns = headers.slice(IDS).map((header) => columnOf(ownColumn(header) as ColumnKey));
  const lists = [...new Set(columns.flatMap((column) => (column.kind === 'choice' ? [column.list] : [])))];
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        rows: lines.map((line) => [...line]),
        columns: headers.map((_, at) => ({ width: widthOf(lines.map((line) => line[at] ?? '')) })),
        cells: boldLine(headers.length),
        freezePane: { rows: HEADER_LINES },
        dataValidations: columns.map((column, at) => validationOf(column, colToLetter(at + IDS), { form, lists })),
      },
      explanation(columns, form),
      ...more.map(({ name, lines: own }) => plainSheet(name, own)),
      {
        name: LISTS_SHEET,
        hidden: true,
        rows: transposed(lists.map((list) => form[list].map(({ name }) => name))),
      },
    ],
  });
}

function plainSheet(name: string, lines: readonly (readonly (string | number)[])[]): WorkbookSheet {
  const columns = lines[0] ?? [];
  return {
    name,
    rows: lines.map((line) => [...line]),
    columns: columns.map((_, at) => ({ width: widthOf(lines.map((line) => line[at] ?? '')) })),
    cells: boldLine(columns.length),
    freezePane: { rows: HEADER_LINES },
  };
}

/** Row id and group id stand before the columns of the table. */
const IDS = 2;
const LISTS_SHEET = 'Lists';

interface ValidationContext {
  readonly form: CameraForm;
  /** The lists in the order of the columns of their sheet. */
  readonly lists: readonly ChoiceColumn['list'][];
}

function validationOf(column: CellColumn, letter: string, { form, lists }: ValidationContext): Validation {
  const common = {
    range: `${letter}${HEADER_LINES + 1}:${letter}${HEADER_LINES + VALIDATED_LINES}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: column.title,
  } as const;
  switch (column.kind) {
    case 'choice': {
      const list = colToLetter(lists.indexOf(column.list));
      const formula1 = `${LISTS_SHEET}!$${list}$1:$${list}$${form[column.list].length}`;
      if (column.takesSizes !== true) {
        return { ...common, type: 'list', formula1, errorMessage: TEXTS.ofList };
      }
      return { ...common, type: 'list', formula1, errorStyle: 'warning', errorMessage: TEXTS.ofListOrSize };
    }
    case 'number': {
      const [formula1, formula2] = [String(column.bounds.min), String(column.bounds.max)];
      const type = column.bounds.decimals === undefined ? 'whole' : 'decimal';
      const decimals = column.anyDecimals === true ? 'anyDecimals' : 'oneDecimal';
      const errorMessage = TEXTS[type === 'whole' ? 'whole' : decimals](formula1, formula2);
      return { ...common, type, operator: 'between', formula1, formula2, errorMessage };
    }
    case 'text': {
      const formula1 = String(longestText(column.field));
      return {
        ...common,
        type: 'textLength',
        operator: 'lessThanOrEqual',
        formula1,
        errorMessage: TEXTS.atMost(formula1),
      };
    }
  }
}

const NARROWEST = 8;
const WIDEST = 40;
/** Room for the arrow of a list, characters. */
const MARGIN = 2;

function widthOf(texts: readonly (string | number)[]): number {
  const longest = texts.reduce<number>((most, text) => Math.max(most, String(text).length), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, longest) + MARGIN);
}

function boldLine(columns: number): NonNullable<WorkbookSheet['cells']> {
  return new Map(Array.from({ length: columns }, (_, at) => [`0,${at}`, { style: { font: { bold: true } } }]));
}

/** A date with a time and its zone. */
const LONGEST_DATE = 35;

function longestText(field: TextColumn['field']): number {
  const longest = {
    streamName: CAMERA_NAME_LIMIT.max,
    note: MEASUREMENT_NOTE_LIMIT.max,
    measuredUtc: LONGEST_DATE,
    closet: CLOSET_NAME_LIMIT.max,
  };
  return longest[field];
}

function transposed(columns: readonly (readonly string[])[]): string[][] {
  const longest = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, line) => columns.map((column) => column[line] ?? ''));
}

/** A sheet that says what each column is for, and what may stand in it. */
function explanation(columns: readonly CellColumn[], form: CameraForm): WorkbookSheet {
  const meanings = fieldWords().COLUMN_MEANINGS;
  const rows = [
    [...TEXTS.heads],
    [ROW_ID, TEXTS.rowId, ''],
    [GROUP_ID, TEXTS.groupId, ''],
    ...columns.map((column) => [headerOf(column), meanings[column.field], allowed(column, form)]),
  ];
  return {
    name: TEXTS.columns,
    rows,
    columns: [{ width: 26 }, { width: 80 }, { width: 80 }],
    cells: boldLine(3),
    freezePane: { rows: HEADER_LINES },
  };
}

function allowed(column: CellColumn, form: CameraForm): string {
  switch (column.kind) {
    case 'choice':
      return [
        ...form[column.list].map(({ name }) => name),
        ...(column.takesSizes ? [TEXTS.sizes(SIDE_BOUNDS.min, SIDE_BOUNDS.max)] : []),
      ].join(', ');
    case 'number':
      return `${TEXTS.range(column.bounds.min, column.bounds.max)}${column.unit === '' ? '' : ` ${column.unit}`}`;
    case 'text':
      return column.field === 'measuredUtc' ? TEXTS.date : TEXTS.upTo(longestText(column.field));
  }
}
