import { hasWholeSite, NEW_SITE_FIELDS, wholeSiteFields } from '../site/site-row.ts';
import type { CameraRow, LaterFieldsInput, LaterRowField, OwnLaterField } from './design.ts';
import { NEW_LATER_FIELDS, NEW_STREAM } from './defaults.ts';

/** Fields of a row that may be left out in a write. */
export type LaterFields = Pick<CameraRow, LaterRowField>;

const OWN_FIELDS = Object.keys(NEW_LATER_FIELDS) as readonly OwnLaterField[];

/** Their names. */
export const LATER_FIELDS = [...OWN_FIELDS, ...Object.keys(NEW_SITE_FIELDS)] as readonly LaterRowField[];

/**
 * A row with every later field: those that are left out stay as they were before.
 *
 * @param before - The row so far; the defaults where there is none.
 * @returns The row itself where it has them all.
 * @example
 * ```ts
 * withLaterFields({ quantity: 4 }).licencesPerCamera; // 1
 * ```
 */
export function withLaterFields<R extends LaterFieldsInput>(
  row: R,
  before: LaterFields = NEW_STREAM,
): Omit<R, LaterRowField> & LaterFields {
  if (hasLaterFields(row) && hasWholeSite(row)) return row;
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [field, row[field] ?? before[field]]));
  return { ...row, ...wholeSiteFields(row, before), ...(own as Pick<CameraRow, OwnLaterField>) };
}

function hasLaterFields<R extends LaterFieldsInput>(row: R): row is R & LaterFields {
  for (const field of LATER_FIELDS) if (row[field] === undefined) return false;
  return true;
}
