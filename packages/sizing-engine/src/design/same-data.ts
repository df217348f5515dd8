import type { CameraRow } from './design.ts';

/** Whether two values of plain data (objects, lists, primitives) are equal, whatever the order of their keys. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  // `for in` makes no lists of names: every row of a save is compared.
  let names = 0;
  for (const name in a) {
    if (!(name in b) || !isSameData(a[name], b[name])) return false;
    names += 1;
  }
  for (const _ in b) names -= 1;
  return names === 0;
}

/**
 * Fields in which two rows differ.
 *
 * @example
 * ```ts
 * changedFields(row, { ...row, retentionDays: 60 }); // ['retentionDays']
 * ```
 */
export function changedFields(before: CameraRow, after: CameraRow): (keyof CameraRow)[] {
  if (before === after) return [];
  const fields: (keyof CameraRow)[] = [];
  // `for in` makes no list of names, and reads fields by their offsets: every row of a save is compared.
  for (const name in after) {
    const field = name as keyof CameraRow;
    const was = before[field];
    if (after[field] !== was && !isSameData(was, after[field])) fields.push(field);
  }
  return fields;
}

/** The former value where it is equal, so that later comparisons need not look inside. */
export function kept<T>(value: T, before: T): T {
  return isSameData(value, before) ? before : value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
