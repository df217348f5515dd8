import { MEASUREMENT_TEXTS } from '#texts/measurements.ts';
import type { Measurement } from '@site-designer/sizing-engine';
import { formatDay } from './dates.ts';

/** When, how long and where a rate was measured, in words. */
export function measuredText({ measuredUtc, sampleHours, note }: Measurement): string {
  return MEASUREMENT_TEXTS.told(formatDay(measuredUtc), sampleHours, note);
}
