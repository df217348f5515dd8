import type { CameraRow, Measurement } from '@site-designer/sizing-engine';
import { flagsFromRecording, isCustom, type Half, type RowPatch } from '@site-designer/sizing-engine/design';
import { fieldText } from '@site-designer/texts';
import { parseCell, valueOf } from '../cells/cell.ts';
import { columnOf, MEASUREMENT_FIELDS, type CameraForm, type ColumnKey } from '../cells/columns.ts';
import type { LineTexts, Refusal } from '../cells/line-texts.ts';

/** Where the rates of a line of a file were measured. */

/** By half; null where a line says that the rate was not measured, undefined where it says nothing. */
type Measurements = Readonly<Record<Half, Measurement | null | undefined>>;

interface ReadMeasurements {
  readonly measured: Measurements;
  readonly refusals: readonly Refusal[];
}

/** Reads the cells of both halves that a row uses. */
export function readMeasurements(row: CameraRow, texts: LineTexts, form: CameraForm): ReadMeasurements {
  const flags = flagsFromRecording(row.recording);
  const read = (half: Half): HalfRead => (flags[half] ? readHalf(row, half, { texts, form }) : NOTHING);
  const [continuous, motion] = [read('continuous'), read('motion')];
  return {
    measured: { continuous: continuous.measurement, motion: motion.measurement },
    refusals: [...continuous.refusals, ...motion.refusals],
  };
}

interface HalfRead {
  readonly measurement: Measurement | null | undefined;
  readonly refusals: readonly Refusal[];
}

const NOTHING: HalfRead = { measurement: undefined, refusals: [] };

interface HalfContext {
  readonly texts: LineTexts;
  readonly form: CameraForm;
}

function readHalf(row: CameraRow, half: Half, { texts, form }: HalfContext): HalfRead {
  const keys = MEASUREMENT_FIELDS.map((field): ColumnKey => `${field}.${half}`);
  if (keys.every((key) => !texts.has(key))) return NOTHING;
  const text = (key: ColumnKey): string => texts.get(key)?.trim() ?? String(valueOf(row, columnOf(key)));
  if (keys.every((key) => text(key) === '')) return { measurement: null, refusals: [] };
  const refused = (column: ColumnKey, message: string): Refusal => ({ column, text: text(column), message });
  const refusals = keys.flatMap((key) => {
    const parsed = parseCell(text(key), columnOf(key), form);
    return 'message' in parsed ? [refused(key, text(key) === '' ? fieldText('field.required') : parsed.message)] : [];
  });
  if (refusals.length > 0) return { measurement: undefined, refusals };
  const rate = texts.get(`bitrateKbit.${half}`)?.trim();
  const isTyped = rate === undefined ? isCustom(row, half) : rate !== '';
  if (!isTyped) {
    return { measurement: undefined, refusals: [refused(`measuredUtc.${half}`, fieldText('field.only-typed-rates'))] };
  }
  const hours = parseCell(text(`sampleHours.${half}`), columnOf(`sampleHours.${half}`), form);
  const sampleHours = 'value' in hours ? Number(hours.value) : 0;
  return {
    measurement: { measuredUtc: text(`measuredUtc.${half}`), sampleHours, note: text(`note.${half}`) },
    refusals,
  };
}

/** What of the measurements a patch has to set; undefined where the row has them already. */
export function changedMeasurements(
  row: CameraRow,
  measured: Measurements,
  { bitrateKbit }: RowPatch,
): RowPatch['measured'] {
  const isChange = (half: Half): boolean =>
    measured[half] !== undefined &&
    (JSON.stringify(measured[half]) !== JSON.stringify(row.measured[half]) || bitrateKbit?.[half] !== undefined);
  const halves = (['continuous', 'motion'] as const).filter(isChange);
  return halves.length === 0 ? undefined : Object.fromEntries(halves.map((half) => [half, measured[half]]));
}
