import { MEASUREMENT_NOTE_LIMIT, SAMPLE_BOUNDS } from './bounds.ts';
import { checkReadable, nameLength } from './camera-name.ts';
import type { Measurement } from './design.ts';
import { checkNumber, type FieldError } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/** A date of ISO 8601, with or without a time and its zone. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

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
    measuredUtc: isDate(measuredUtc) ? undefined : TEXTS.notDate,
    sampleHours: checkNumber(sampleHours, SAMPLE_BOUNDS.sampleHours),
    note: checkNote(note),
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ path: `${path}.${field}`, message }],
  );
}

function isDate(text: unknown): boolean {
  if (typeof text !== 'string' || !DATE.test(text) || Number.isNaN(Date.parse(text))) return false;
  // A day that its month does not have is taken for one of the next month.
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function checkNote(note: unknown): string | undefined {
  if (typeof note !== 'string') return TEXTS.notText;
  return nameLength(note) > MEASUREMENT_NOTE_LIMIT.max
    ? TEXTS.maxLength(MEASUREMENT_NOTE_LIMIT.max)
    : checkReadable(note);
}
