import { MEASUREMENT_NOTE_LIMIT } from './bounds.ts';
import { SAMPLE_BOUNDS } from './row-fields.ts';
import type { Measurement } from './design.ts';
import { checkNumber, type FieldError } from '../checks/field-check.ts';
import { checkText } from '../checks/readable.ts';
import { problem } from '../problem.ts';

/** A date of ISO 8601, with or without a time and its zone. */
const DATE =
  /^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/;

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
  const messages = {
    measuredUtc: isDate(measuredUtc) ? undefined : problem('field.date'),
    sampleHours: checkNumber(sampleHours, SAMPLE_BOUNDS.sampleHours),
    note: checkText(note, MEASUREMENT_NOTE_LIMIT.max),
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ path: `${path}.${field}`, message }],
  );
}

function isDate(text: unknown): boolean {
  const parts = typeof text === 'string' ? DATE.exec(text)?.groups : undefined;
  if (parts === undefined) return false;
  const day = Number(parts['day']);
  return day >= 1 && day <= daysOf(Number(parts['month']), Number(parts['year']));
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
