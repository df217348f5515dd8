import { BULK_TEXTS, CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import {
  accessOf,
  type CameraForm,
  type CellColumn,
  COLUMNS,
  isCustomRate,
  isHalvedField,
  parseCell,
  sizeSpelled,
  textOf,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup, type BulkApplyValue } from '@site-designer/sizing-engine/design';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { NUMBER_MARKS } from '../../../lib/format/number-marks.ts';

/** A setting that can be applied to groups: the column that it sets. */
export interface BulkField {
  readonly code: BulkApplyField;
  readonly column: CellColumn;
}

/** All settings, in the order of the table. */
export const BULK_FIELDS: readonly BulkField[] = COLUMNS.flatMap((column) =>
  column.half === 'continuous' || !(column.field in BulkApplyField)
    ? []
    : [{ code: BulkApplyField[column.field as keyof typeof BulkApplyField], column }],
);

/** The halves of a row that fields with two of them are set in. */
export type BulkHalf = 'both' | 'continuous' | 'motion';

interface Typed {
  readonly text: string;
  readonly half: BulkHalf;
  readonly form: CameraForm;
}

/** What a text sets, or why it sets nothing. */
export function bulkValueOf(
  { column }: BulkField,
  { text, half, form }: Typed,
): { readonly value: BulkApplyValue } | { readonly message: string } {
  const parsed = parseCell(text, column, { ...form, marks: NUMBER_MARKS });
  if ('message' in parsed) return parsed;
  const value = typeof parsed.value === 'string' ? sizeSpelled(parsed.value)! : parsed.value;
  if (column.field === 'motion') return { value: { motion: value } };
  if (!isHalvedField(column.field)) return { value: value as number };
  return {
    value: { ...(half !== 'motion' && { continuous: value }), ...(half !== 'continuous' && { motion: value }) },
  };
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
          column.field === 'bitrateKbit' && !isCustomRate(row, each) ? BULK_TEXTS.calculated : textOf(row, each, form),
        ),
    ),
  );
  const [first] = texts;
  return texts.size > 1 ? BULK_TEXTS.values(texts.size) : first === '' ? CAMERA_TEXTS.empty : first;
}
