import { MEASUREMENT_NOTE_LIMIT, SAMPLE_BOUNDS } from './bounds.ts';
import { checkReadable, nameLength } from './camera-name.ts';
import type { Measurement } from './design.ts';
import { FieldChecks, type FieldError } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/** Texts about measurements, in a file of their own: code that only calculates bit rates does not load them. */
export const MEASUREMENT_TEXTS = {
  notDate: 'Must be a date, such as 2026-05-04, with or without a time and its zone',
  onlyTypedRates: 'Only a typed rate can have been measured',
} as const;

/** A date of ISO 8601, with or without a time and its zone. */
const DATE =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * Check where a typed rate comes from.
 *
 * @param path - Where the measurement stands in the request, such as `cameras[0].measured.motion`.
 * @returns One entry a wrong field; empty when it may be stored.
 * @throws Never.
 * @example
 * ```ts
 * checkMeasurement({ measuredUtc: '2026-05-04', sampleHours: 0, note: '' }, 'measured.motion')[0].path; // 'measured.motion.sampleHours'
 * ```
 */
export function checkMeasurement({ measuredUtc, sampleHours, note }: Measurement, path: string): readonly FieldError[] {
  const checks = new FieldChecks(path);
  checks.add('measuredUtc', isDate(measuredUtc) ? undefined : MEASUREMENT_TEXTS.notDate);
  checks.within('sampleHours', sampleHours, SAMPLE_BOUNDS.sampleHours);
  checks.add('note', checkNote(note));
  return checks.errors;
}

function isDate(text: unknown): boolean {
  const [, year = 0, month = 0, day = 0] = (typeof text === 'string' && DATE.exec(text)?.map(Number)) || [];
  return day >= 1 && day <= daysOf(month, year);
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function checkNote(note: unknown): string | undefined {
  if (typeof note !== 'string') return TEXTS.notText;
  return nameLength(note) > MEASUREMENT_NOTE_LIMIT.max
    ? TEXTS.maxLength(MEASUREMENT_NOTE_LIMIT.max)
    : checkReadable(note);
}
