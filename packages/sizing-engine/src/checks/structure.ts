import { SizingError } from '../errors.ts';
import type { FieldError } from './field-check.ts';
import { problem, type Problem } from '../problem.ts';

/**
 * Find places in plain data where a pattern has an object, a list, a text, a number or a flag and the data does not.
 *
 * A list of the pattern has the pattern of each of its entries.
 *
 * @param value - Anything, for instance parsed from a file.
 * @returns One entry a wrong place, by its path in `value`.
 * @throws Never.
 * @example
 * ```ts
 * structureErrors({ fps: null }, { fps: { motion: 0 } }, 'row'); // [{ path: 'row.fps', message: { say: 'field.object' } }]
 * ```
 */
export function structureErrors(value: unknown, pattern: unknown, path: string): readonly FieldError[] {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return [{ path, message: problem('field.list') }];
    // Spread, since a place without a value would be left out.
    return [...value].flatMap((each, index) => structureErrors(each, pattern[0], `${path}[${index}]`));
  }
  if (isObject(pattern)) {
    if (!isObject(value)) return [{ path, message: problem('field.object') }];
    return Object.entries(pattern).flatMap(([key, child]) =>
      structureErrors(value[key], child, path === '' ? key : `${path}.${key}`),
    );
  }
  return leafErrors(value, pattern, path);
}

/**
 * Refuse plain data without the structure of a pattern.
 *
 * @throws SizingError `out-of-domain` with the first path of {@link structureErrors}; `design` for the empty one.
 */
export function requireStructure(value: unknown, pattern: unknown, path: string): void {
  refuse(structureErrors(value, pattern, path));
}

/** @throws SizingError `out-of-domain` for the first of some errors. */
export function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path || 'design', first.message);
}

const LEAF_PROBLEMS: Readonly<Record<string, Problem>> = {
  boolean: problem('field.boolean'),
  number: problem('field.number'),
  string: problem('field.text'),
};

function leafErrors(value: unknown, pattern: unknown, path: string): readonly FieldError[] {
  const message = LEAF_PROBLEMS[typeof pattern];
  return message === undefined || typeof value === typeof pattern ? [] : [{ path, message }];
}

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
