import {
  changeOf,
  columnOf,
  columnsReadAs,
  convertedTable,
  FILE_HEADERS,
  guessedMapping,
  isBlank,
  nearestNames,
  ownColumn,
  ownIds,
  plannedImport,
  tableOf,
  readableAs,
  SAME_IDS,
  textOfCell,
  otherHalfOf,
  type CameraForm,
  type ColumnKey,
  type Mapping,
  type PlannedLine,
} from '@site-designer/camera-table';
import type { Problem } from '@site-designer/design-file';
import type { CameraRow } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { alternatives, didYouMean } from '../shell/suggest.ts';
import type { ReadTable, TableLine } from './read-table.ts';

/** What becomes of a camera table. With problems there are no cameras. */
interface ImportedCameras {
  readonly cameras: readonly CameraRow[];
  readonly problems: readonly Problem[];
  /** How the file was read: its encoding, columns that are not read or have another name; a sentence each. */
  readonly notes: readonly string[];
}

/** Reads a camera table into a design that has no cameras yet. */
export function importedCameras({ lines, encoding, notes }: ReadTable, form: CameraForm): ImportedCameras {
  const first = lines.find(({ cells }) => !cells.every(isBlank));
  if (first === undefined) return refused([{ path: '', message: 'The file is empty', line: 1, column: 1 }]);
  const converted = convertedTable(
    lines.map(({ cells }) => cells),
    form,
  );
  const table = converted ? converted.cells.map((cells) => ({ cells, places: [] })) : lines;
  const cells = table.map((line) => line.cells);
  const mapping = withoutRowId(guessedMapping(cells));
  const plan = plannedImport(tableOf([]), cells, { form, ids: SAME_IDS, mapping });
  if ('message' in plan) {
    const read = encoding === undefined ? '' : ` It was read as ${encoding}.`;
    return refused([{ path: '', message: `${plan.message}${hints(first)}${read}`, ...startOf(first) }]);
  }
  if (plan.lines.length === 0)
    return refused([{ path: '', message: 'No camera follows the headers', ...startOf(first) }]);
  const header = table[mapping.headerLine ?? 0]!;
  const problems = plan.lines.flatMap((planned, index) =>
    problemsOf(planned, { header, mapping, line: table[plan.places[index]!]! }),
  );
  const { design } = applyChange({ cameras: [] }, changeOf(plan.lines), { catalogue: form.catalogue, ids: ownIds() });
  return {
    cameras: problems.length > 0 ? [] : design.cameras,
    problems,
    notes: [
      ...notes,
      ...(converted?.notes ?? []),
      ...guesses(header, mapping),
      ...unread(header, mapping),
      ...plan.rounded,
      ...plan.lines.flatMap(({ problem }) => (problem === undefined ? [] : [`left out: ${problem}`])),
    ],
  };
}

function refused(problems: readonly Problem[]): ImportedCameras {
  return { cameras: [], problems, notes: [] };
}

/** Columns that the headers of a file without known columns may mean. */
function hints({ cells }: TableLine): string {
  return cells
    .map((cell) => textOfCell(cell).trim())
    .map((header) => ({ header, near: nearestNames(header, FILE_HEADERS) }))
    .filter(({ near }) => near.length > 0)
    .map(({ header, near }) => ` ${header}: did you mean ${alternatives(near)}?`)
    .join('');
}

/** Rows of an export have the ids of the design that they come from. In a new one they are all new. */
function withoutRowId(mapping: Mapping): Mapping {
  return { ...mapping, columns: mapping.columns.map((readAs) => (readAs === 'rowId' ? undefined : readAs)) };
}

interface Lines {
  readonly header: TableLine;
  readonly mapping: Mapping;
  readonly line: TableLine;
}

function problemsOf({ refusals }: PlannedLine, { header, mapping, line }: Lines): Problem[] {
  return refusals.map(({ column, text, message }) => {
    const at = placeOf(mapping, column);
    return {
      path: textOfCell(header.cells[at]).trim(),
      message: `${message}: "${text}"`,
      ...(line.places[at] ?? startOf(line)),
    };
  });
}

function startOf({ places }: TableLine): TableLine['places'][number] {
  return places[0] ?? { line: 1, column: 1 };
}

/** Where a column stands; where a stream has one half only, what was refused may stand in the column of the other. */
function placeOf({ columns }: Mapping, key: ColumnKey): number {
  const placeFor = (wanted: ColumnKey | undefined) =>
    columns.findIndex((readAs) => wanted !== undefined && columnsReadAs(readAs).includes(wanted));
  const own = placeFor(key);
  return own === -1 ? placeFor(otherHalfOf(columnOf(key))?.key) : own;
}

/** Columns that are called otherwise than the table calls them. */
function guesses({ cells }: TableLine, { columns }: Mapping): string[] {
  return cells.flatMap((cell, at) => {
    const header = textOfCell(cell).trim();
    const target = readableAs().find(({ readAs }) => readAs === columns[at]);
    return target === undefined || target.name === header || ownColumn(header) !== undefined
      ? []
      : [`the column "${header}" is read as ${target.name}`];
  });
}

function unread({ cells }: TableLine, { columns }: Mapping): string[] {
  return cells
    .filter((cell, at) => !isBlank(cell) && columns[at] === undefined && ownColumn(textOfCell(cell)) === undefined)
    .map((cell) => textOfCell(cell).trim())
    .map((header) => `the column "${header}" is not read.${didYouMean(header, FILE_HEADERS)}`);
}
