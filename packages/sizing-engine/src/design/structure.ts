import type { FieldError } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/**
 * Find places in plain data where a pattern has an object, a list, a text or a flag and the data does not.
 *
 * Numbers have checks of their own with better messages; a list of the pattern has the pattern of each of its entries.
 *
 * @param value - Anything, for instance parsed from a file.
 * @returns One entry a wrong place, by its path in `value`.
 * @throws Never.
 * @example
 * ```ts
 * structureErrors({ fps: null }, { fps: { motion: 0 } }, 'row'); // [{ path: 'row.fps', message: 'Must be an object' }]
 * ```
 */
export function structureErrors(value: unknown, pattern: unknown, path: string): readonly FieldError[] {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return [{ path, message: TEXTS.notList }];
    return value.flatMap((each, index) => structureErrors(each, pattern[0], `${path}[${index}]`));
  }
  if (isObject(pattern)) {
    if (!isObject(value)) return [{ path, message: TEXTS.notObject }];
    return Object.entries(pattern).flatMap(([key, child]) =>
      structureErrors(value[key], child, path === '' ? key : `${path}.${key}`),
    );
  }
  return leafErrors(value, pattern, path);
}

function leafErrors(value: unknown, pattern: unknown, path: string): readonly FieldError[] {
  if (typeof pattern === 'boolean' && typeof value !== 'boolean') return [{ path, message: TEXTS.notBoolean }];
  if (typeof pattern === 'string' && typeof value !== 'string') return [{ path, message: TEXTS.notText }];
  return [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
