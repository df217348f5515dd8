import { expect } from 'vitest';

/** How far floating point may drift between two ways of computing the same, relative. */
export const DRIFT = 1e-9;

/** Equal up to rounding. Relative, because storage spans twelve orders of magnitude. */
export function expectClose(actual: number | undefined, expected: number, tolerance = DRIFT): void {
  const apart = Math.abs((actual ?? Number.NaN) - expected);
  expect(apart <= tolerance * Math.abs(expected), `${actual} is not close to ${expected}`).toBe(true);
}

/** At least as much, where a rounding error does not count as less. */
export function expectNotLess(actual: number, least: number): void {
  expect(actual, `${actual} is less than ${least}`).toBeGreaterThanOrEqual(least * (1 - DRIFT));
}

/** At most as much, where a rounding error does not count as more. */
export function expectNotMore(actual: number, most: number): void {
  expect(actual, `${actual} is more than ${most}`).toBeLessThanOrEqual(most * (1 + DRIFT));
}

/** The same plain data, numbers up to rounding. */
export function expectAlike(actual: unknown, expected: unknown): void {
  expect(differencesOf(actual, expected, '')).toEqual([]);
}

function differencesOf(actual: unknown, expected: unknown, path: string): string[] {
  if (isBranch(actual) && isBranch(expected)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
    return [...keys].flatMap((key) => differencesOf(actual[key], expected[key], `${path}.${key}`));
  }
  return isAlike(actual, expected) ? [] : [`${path}: ${String(actual)} instead of ${String(expected)}`];
}

function isAlike(actual: unknown, expected: unknown): boolean {
  if (typeof actual !== 'number' || typeof expected !== 'number') return actual === expected;
  return Math.abs(actual - expected) <= DRIFT * Math.abs(expected);
}

function isBranch(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null;
}
