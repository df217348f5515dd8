import { problem, type Problem } from '../problem.ts';
import type { Unit } from '../units.ts';

/** Inclusive bounds of a whole number, or of one with a decimal. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Decimals that the number may have; without it, none. */
  readonly decimals?: 1;
}

/** Bounds of an amount of a design, and its unit. */
export interface AmountBounds extends Bounds {
  readonly unit: Unit;
}

/** What is wrong with one field of a request. */
export interface FieldError {
  /** Where: `cameras[0].fps.motion`. */
  readonly path: string;
  /** What to say at the field. */
  readonly message: Problem;
}

const NONE: readonly FieldError[] = [];

/** Collects the errors of one object of a request, field by field. Valid fields allocate nothing. */
export class FieldChecks {
  readonly #path: string;
  #place: number | undefined;
  #errors: FieldError[] | undefined;

  /** @param path - Where the object stands in the request; empty for the request itself. */
  constructor(path: string) {
    this.#path = path;
  }

  /** What follows is of this object, where the path is that of a list. */
  enter(place: number): void {
    this.#place = place;
  }

  /** Errors found so far. */
  get errors(): readonly FieldError[] {
    return this.#errors ?? NONE;
  }

  get hasErrors(): boolean {
    return this.#errors !== undefined;
  }

  /** A number within bounds, with as many decimals as they allow. */
  within(field: string, value: number, bounds: Bounds): void {
    if (Number.isInteger(value) && value >= bounds.min && value <= bounds.max) return;
    this.add(field, checkNumber(value, bounds));
  }

  /** A number within bounds, whole or not. */
  between(field: string, value: number, bounds: Bounds): void {
    this.add(field, checkDecimal(value, bounds));
  }

  /** An id of a list. */
  oneOf(field: string, value: number, allowed: readonly { readonly id: number }[]): void {
    for (let place = 0; place < allowed.length; place += 1) if (allowed[place]!.id === value) return;
    this.add(field, problem('field.one-of', { values: allowed.map(({ id }) => id) }));
  }

  /** An id of an indexed list. */
  known(field: string, value: number, allowed: readonly ({ readonly id: number } | undefined)[]): void {
    if (Number.isInteger(value) && allowed[value] !== undefined) return;
    this.add(field, problem('field.one-of', { values: allowed.flatMap((entry) => entry?.id ?? []) }));
  }

  /** Any other check: adds the message, if there is one. */
  add(field: string, message: Problem | undefined): void {
    if (message === undefined) return;
    this.#errors ??= [];
    const path = this.#place === undefined ? this.#path : `${this.#path}[${this.#place}]`;
    this.#errors.push({ path: path === '' ? field : `${path}.${field}`, message });
  }
}

/**
 * Check a number against its bounds, and that it has no more decimals than they allow.
 *
 * @returns What to say, or undefined when the number is fine.
 * @example
 * ```ts
 * checkNumber(61, CAMERA_BOUNDS.fps); // { say: 'field.between', min: 1, max: 60 }
 * ```
 */
export function checkNumber(value: number, bounds: Bounds): Problem | undefined {
  if (!Number.isInteger(value)) {
    if (bounds.decimals === undefined || !Number.isFinite(value)) return problem('field.number');
    if (toTenths(value) !== value) return problem('field.one-decimal');
  }
  return checkDecimal(value, bounds);
}

/** The nearest number with one decimal. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** {@link checkNumber} for a number that may have any decimals. */
export function checkDecimal(value: number, bounds: Bounds): Problem | undefined {
  if (!Number.isFinite(value)) return problem('field.number');
  return value < bounds.min || value > bounds.max
    ? problem('field.between', { min: bounds.min, max: bounds.max })
    : undefined;
}
