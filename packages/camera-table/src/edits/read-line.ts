import { FILE_TEXTS as TEXTS } from '../texts/in-use.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { type Recording } from '@site-designer/sizing-engine/enumerations';
import { HALVED_FIELDS, isCustom, recordedHalves, type Half, type RowPatch } from '@site-designer/sizing-engine/design';
import { accessOf, isCustomRate, parseCell, textOf, valueOf, withValue, type CellValue } from '../cells/cell.ts';
import { columnOf, COLUMNS, MEASUREMENT_FIELDS, type CameraForm, type CellColumn } from '../cells/columns.ts';
import type { LineTexts, Refusal } from '../cells/line-texts.ts';
import { cellsInRow } from './cells-in-row.ts';
import { changedMeasurements, readMeasurements } from './read-measurements.ts';
import { patchedRow } from '../cells/row-edit.ts';

interface ReadLine {
  readonly patch: RowPatch;
  readonly refusals: readonly Refusal[];
}

/** The first stream of a group, with the texts that it is read from. */
export interface FirstStream {
  readonly row: CameraRow;
  readonly texts: LineTexts;
}

interface LineContext {
  readonly form: CameraForm;
  /** Whether the row is the first stream of its group. */
  readonly isFirst: boolean;
  /** Of a further stream in a file: what its group has once is compared with this one. */
  readonly first?: FirstStream | undefined;
  /** Whether the row is new: then none of its values was typed. */
  readonly isNew?: boolean;
}

/** Reads the cells of a line into a row: the mode first, since it says which halves there are, and the rates last. */
export function readLine(row: CameraRow, texts: LineTexts, context: LineContext): ReadLine {
  const { form } = context;
  const mode = parsedMode(texts, form) ?? row.recording;
  const placed = placeHalves({ ...row, recording: mode }, texts);
  const wanted = COLUMNS.filter((column) => isWanted({ ...row, recording: mode }, column, { placed, context }));
  const blankRates = wanted.filter((column) => column.field === 'bitrateKbit' && isBlank(placed.get(column.key)));
  const read = wanted.filter((column) => !blankRates.includes(column));
  const cells = read.map((column) => ({ column, ...parseCell(placed.get(column.key) ?? '', column, form) }));
  const parsed = cellsInRow(row, cells, form);
  const values = parsed.flatMap((cell) => ('value' in cell ? { column: cell.column, value: cell.value } : []));
  const said = readMeasurements({ ...row, recording: mode }, placed, form);
  const isMeasured = (half: Half) => said.measured[half] != null;
  const patch = { ...patchFrom(row, values, { ...context, isMeasured }), ...calculatedHalves(row, blankRates) };
  const measured = changedMeasurements(row, said.measured, patch);
  const after = patchedRow(row, patch, form.catalogue);
  const refusals = parsed.flatMap((cell) => {
    const text = placed.get(cell.column.key) ?? '';
    return 'message' in cell && !isCalculated(after, cell.column, text)
      ? { column: cell.column.key, text, message: cell.message }
      : [];
  });
  return {
    patch: { ...patch, ...(measured !== undefined && { measured }) },
    refusals: [...refusals, ...said.refusals, ...groupRefusals(texts, context)],
  };
}

/** Texts of a further stream that say otherwise than the first one what its group has once. */
function groupRefusals(texts: LineTexts, { first, form }: LineContext): Refusal[] {
  if (first === undefined) return [];
  return COLUMNS.filter(({ isOfGroup }) => isOfGroup === true).flatMap((column) => {
    const text = texts.get(column.key)?.trim() ?? '';
    if (text === '' || text === first.texts.get(column.key)?.trim()) return [];
    const parsed = parseCell(text, column, form);
    if ('message' in parsed) return [{ column: column.key, text, message: parsed.message }];
    if (parsed.value === valueOf(first.row, column)) return [];
    const wanted = textOf(first.row, column, form) || TEXTS.blank;
    return [{ column: column.key, text, message: TEXTS.asInFirst(wanted) }];
  });
}

/** Whether a text is the rate that is calculated anyway, which may be beyond the bounds of a typed one. */
function isCalculated(row: CameraRow, column: CellColumn, text: string): boolean {
  return column.field === 'bitrateKbit' && !isCustomRate(row, column) && text.trim() === String(valueOf(row, column));
}

/** A rate that is left blank is calculated. */
function calculatedHalves(row: CameraRow, blankRates: readonly CellColumn[]): Pick<RowPatch, 'calculated'> {
  const typed = blankRates.flatMap(({ half }) => (half !== undefined && isCustom(row, half) ? [half] : []));
  const [only] = typed;
  return only === undefined ? {} : { calculated: typed.length > 1 ? 'both' : only };
}

function isBlank(text = ''): boolean {
  return text.trim() === '';
}

function parsedMode(texts: LineTexts, form: CameraForm): Recording | undefined {
  const text = texts.get('recording');
  if (text === undefined) return undefined;
  const parsed = parseCell(text, columnOf('recording'), form);
  return 'value' in parsed ? (parsed.value as Recording) : undefined;
}

/** Where a row has one half only, what is given for either is meant for it. */
function placeHalves(row: CameraRow, texts: LineTexts): LineTexts {
  const [used, another] = recordedHalves(row);
  if (used === undefined || another !== undefined) return texts;
  const placed = new Map(texts);
  for (const field of [...HALVED_FIELDS, ...MEASUREMENT_FIELDS]) {
    const own = texts.get(`${field}.${used}`) ?? '';
    const other = texts.get(`${field}.${used === 'motion' ? 'continuous' : 'motion'}`) ?? '';
    if (isBlank(own) && !isBlank(other)) placed.set(`${field}.${used}`, other);
  }
  return placed;
}

interface Wanted {
  readonly placed: LineTexts;
  readonly context: LineContext;
}

function isWanted(row: CameraRow, column: CellColumn, { placed, context }: Wanted): boolean {
  const text = placed.get(column.key);
  if (text === undefined || accessOf(row, column, context.isFirst) !== 'open') return false;
  // A new row starts with the defaults, so they need not be given.
  if (context.isNew === true) return !isBlank(text);
  // An unchanged value is accepted as it is: a calculated rate may be beyond the bounds of a typed one.
  return column.kind !== 'number' || text.trim() !== String(valueOf(row, column)) || isCustomRate(row, column);
}

interface PatchContext extends LineContext {
  /** Whether the line says how the rate of a half was measured: then it was typed, whatever it is. */
  readonly isMeasured: (half: Half) => boolean;
}

function patchFrom(row: CameraRow, values: readonly CellValue[], { isNew, form, isMeasured }: PatchContext): RowPatch {
  const isRate = ({ column }: CellValue) => column.field === 'bitrateKbit';
  const isMeasuredCell = ({ column: { half } }: CellValue) => half !== undefined && isMeasured(half);
  const isChange = ({ column, value }: CellValue) => valueOf(row, column) !== value;
  const settings = values.filter((cell) => !isRate(cell) && isChange(cell)).reduce(withValue, {});
  const settled = patchedRow(row, settings, form.catalogue);
  const rates = values.filter(
    (cell) =>
      isRate(cell) &&
      ((isMeasuredCell(cell) && !isCustomRate(row, cell.column)) ||
        // An unchanged calculated rate follows the other changes; a typed rate is kept.
        ((isNew === true || isChange(cell) || isCustomRate(row, cell.column)) &&
          valueOf(settled, cell.column) !== cell.value)),
  );
  return rates.reduce(withValue, settings);
}
