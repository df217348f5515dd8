import { BULK_TEXTS, CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import {
  accessOf,
  type CameraForm,
  type CellColumn,
  type CellValue,
  COLUMNS,
  type ColumnSet,
  isCustomRate,
  isHalvedField,
  OPTIONAL_COLUMNS,
  parseCell,
  sizeSpelled,
  valueInRow,
  withValue,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import {
  firstOf,
  rowsByGroup,
  type BulkApply,
  type BulkApplyValue,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { NUMBER_MARKS } from '../../../lib/format/number-marks.ts';
import { shownCell } from '../../../lib/format/shown-cell.ts';

/** A setting that can be applied to groups: the column that it sets. */
export interface BulkField {
  /** Undefined for a setting of the site, which is set in the first stream of each group. */
  readonly code: BulkApplyField | undefined;
  readonly column: CellColumn;
}

/** What a setting sets: in both halves of each row, or in one cell of each group. */
export type BulkValue = { readonly change: BulkApply } | { readonly cell: CellValue };

/** All settings, in the order of the table. */
export const BULK_FIELDS: readonly (BulkField & { readonly code: BulkApplyField })[] = COLUMNS.flatMap((column) =>
  column.half === 'continuous' || !(column.field in BulkApplyField)
    ? []
    : [{ code: BulkApplyField[column.field as keyof typeof BulkApplyField], column }],
);

/** Settings of the site, by the set of their columns. */
export const SITE_FIELDS: readonly { readonly set: ColumnSet; readonly fields: readonly BulkField[] }[] = (
  ['network', 'coverage'] as const
).map((set) => ({ set, fields: OPTIONAL_COLUMNS[set].map((column) => ({ code: undefined, column })) }));

/** The halves of a row that fields with two of them are set in. */
export type BulkHalf = 'both' | 'continuous' | 'motion';

interface Typed {
  readonly text: string;
  readonly half: BulkHalf;
  readonly form: CameraForm;
}

/** What a text sets, or why it sets nothing. */
export function bulkValueOf(
  { code, column }: BulkField,
  { text, half, form }: Typed,
): BulkValue | { readonly message: string } {
  const parsed = parseCell(text, column, { ...form, marks: NUMBER_MARKS });
  if ('message' in parsed) return parsed;
  if (code === undefined) return { cell: { column, value: parsed.value } };
  const value = inHalves(column, parsed.value, half);
  return { change: { bulkApplyDataField: code, value } };
}

function inHalves(column: CellColumn, parsed: number | string, half: BulkHalf): BulkApplyValue {
  const value = typeof parsed === 'string' ? sizeSpelled(parsed)! : parsed;
  if (column.field === 'motion') return { motion: value };
  if (!isHalvedField(column.field)) return value as number;
  return { ...(half !== 'motion' && { continuous: value }), ...(half !== 'continuous' && { motion: value }) };
}

/** What cells set in the first stream of each group. A sensor in inches has the shape of the picture of its row. */
export function cellPatches(
  rows: readonly CameraRow[],
  cells: readonly CellValue[],
  form: CameraForm,
): ReadonlyMap<number, RowPatch> {
  if (cells.length === 0) return new Map();
  const inRow = (row: CameraRow, cell: CellValue): CellValue => {
    const found = cell.column.field === 'sensorWidthMm' ? valueInRow(row, cell, form) : cell;
    return 'value' in found ? { ...cell, value: found.value } : cell;
  };
  const firsts = [...rowsByGroup(rows).values()].flatMap((group) => firstOf(group) ?? []);
  return new Map(firsts.map((row) => [row.id, cells.map((cell) => inRow(row, cell)).reduce(withValue, {})] as const));
}

/** What the rows have now: their value, how many they have, or undefined where none of them uses the setting. */
export function asItIs(rows: readonly CameraRow[], { column }: BulkField, form: CameraForm): string | undefined {
  const columns = COLUMNS.filter(({ field }) => field === column.field);
  const firstIds = new Set([...rowsByGroup(rows).values()].map(([first]) => first?.id));
  const texts = new Set(
    rows.flatMap((row) =>
      columns
        .filter((each) => accessOf(row, each, firstIds.has(row.id)) === 'open')
        .map((each) =>
          column.field === 'bitrateKbit' && !isCustomRate(row, each)
            ? BULK_TEXTS.calculated
            : shownCell(row, each, form),
        ),
    ),
  );
  const [first] = texts;
  return texts.size > 1 ? BULK_TEXTS.values(texts.size) : first === '' ? CAMERA_TEXTS.empty : first;
}
