import type { Bounds } from './limits.ts';
import { TEXTS } from './texts.ts';

/** What is wrong with one field of a request. */
export interface FieldError {
  /** Where: `cameras[0].fps.motion`. */
  readonly path: string;
  /** The text to show at the field. */
  readonly message: string;
}

/** Collects the errors of one request, field by field. */
export class FieldChecks {
  readonly errors: FieldError[] = [];

  /** A whole number within bounds. */
  within(path: string, value: number, bounds: Bounds): void {
    const message = checkNumber(value, bounds);
    if (message !== undefined) this.errors.push({ path, message });
  }

  /** An id of a list. */
  oneOf(path: string, value: number, allowed: readonly { readonly id: number }[]): void {
    if (!allowed.some(({ id }) => id === value)) {
      this.errors.push({ path, message: TEXTS.oneOf(allowed.map(({ id }) => id)) });
    }
  }

  /** Anything else: a message where there is something to say. */
  add(path: string, message: string | undefined): void {
    if (message !== undefined) this.errors.push({ path, message });
  }
}

/**
 * Check a whole number against its bounds.
 *
 * @returns The text to show, or undefined when the number is fine.
 * @example
 * ```ts
 * checkNumber(61, CAMERA_BOUNDS.fps); // 'Value must be between 1 and 60'
 * ```
 */
export function checkNumber(value: number, bounds: Bounds): string | undefined {
  if (!Number.isInteger(value)) return TEXTS.numeric;
  return value < bounds.min || value > bounds.max ? TEXTS.between(bounds) : undefined;
}
