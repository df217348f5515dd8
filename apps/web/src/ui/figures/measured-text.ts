import { MEASUREMENT_TEXTS } from '#texts/editor/measurements.ts';
import type { Measurement } from '@site-designer/sizing-engine';
import { formatDay } from '../../lib/format/dates.ts';

/** Date, duration and place of a measurement as text. */
export function measuredText({ measuredUtc, sampleHours, note }: Measurement): string {
  return MEASUREMENT_TEXTS.told(formatDay(measuredUtc), sampleHours, note);
}
