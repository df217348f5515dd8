import { MEASUREMENT_TEXTS as TEXTS } from '#texts/editor/measurements.ts';
import { readReadings, spreadOf, type RefusedReading, type Spread } from '@site-designer/camera-table';
import type { CameraRow, Measurement } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS, SAMPLE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { checkMeasurement, checkNumber, type Half, type RowPatch } from '@site-designer/sizing-engine/design';
import { problemText } from '@site-designer/texts';
import { numberText } from '../../../lib/format/format-quantity.ts';

export interface MeasurementEntry {
  /** kbit/s; ignored if there are readings. */
  readonly rateKbit: number;
  /** A date in the format of the browser's field; empty if none is chosen. */
  readonly day: string;
  readonly sampleHours: number;
  readonly note: string;
  readonly readings: string;
}

const DAY_LENGTH = 10;

/** The initial content: the known measurement, else a sample of today. */
export function openedEntry({ measured, bitrateKbit }: CameraRow, half: Half, now: Date): MeasurementEntry {
  const { measuredUtc, sampleHours = SAMPLE_BOUNDS.sampleHours.min, note = '' } = measured[half] ?? {};
  const day = measuredUtc?.slice(0, DAY_LENGTH) ?? localDay(now);
  return { rateKbit: bitrateKbit[half], day, sampleHours, note, readings: '' };
}

function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

interface ReadEntry {
  readonly rateKbit: number;
  readonly note: string;
  /** Mean of the readings; undefined if there are none. */
  readonly spread: Spread | undefined;
  /** Number and spread of the readings as text; empty if there are none. */
  readonly summary: string;
  readonly refused: readonly RefusedReading[];
}

export function readEntry({ rateKbit, note, readings: text }: MeasurementEntry): ReadEntry {
  const { readings, refused } = readReadings(text);
  const spread = spreadOf(readings);
  const typed = note.trim();
  if (!spread) return { rateKbit, note: typed, spread, summary: '', refused };
  const summary = summaryOf(spread);
  return { rateKbit: Math.round(spread.mean), note: TEXTS.joined(typed, summary), spread, summary, refused };
}

function summaryOf({ count, least, greatest, deviation }: Spread): string {
  const range = [numberText(least), numberText(greatest)] as const;
  return TEXTS.summary(count, range, deviation === undefined ? undefined : numberText(deviation));
}

interface EntryErrors {
  readonly rateKbit?: string;
  readonly measuredUtc?: string;
  readonly sampleHours?: string;
  readonly note?: string;
}

export function entryErrors(entry: MeasurementEntry): EntryErrors {
  const { rateKbit, note } = readEntry(entry);
  const rate = problemText(checkNumber(rateKbit, CAMERA_BOUNDS.bitrateKbit));
  const wrong = checkMeasurement({ measuredUtc: entry.day, sampleHours: entry.sampleHours, note }, '');
  const messages = wrong.map(({ path, message }) => [path.slice(1), problemText(message)]);
  return { ...(rate !== undefined && { rateKbit: rate }), ...Object.fromEntries(messages) };
}

/** The rate with its measurement, for one half of a row. An unchanged date keeps its time of day. */
export function entryPatch(entry: MeasurementEntry, half: Half, before: Measurement | null): RowPatch {
  const { rateKbit, note } = readEntry(entry);
  const measuredUtc = before?.measuredUtc.startsWith(entry.day) === true ? before.measuredUtc : entry.day;
  const measurement: Measurement = { measuredUtc, sampleHours: entry.sampleHours, note };
  return { bitrateKbit: { [half]: rateKbit }, measured: { [half]: measurement } };
}
