import { hasWholeSite, wholeSiteFields } from '../site/site-row.ts';
import type { CameraRow, LaterFieldsInput, LaterRowField } from './design.ts';
import { NEW_STREAM } from './defaults.ts';

/** Fields of a row that may be left out in a write. */
export type LaterFields = Pick<CameraRow, LaterRowField>;

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
  const { licencesPerCamera, measured, extras, size } = row;
  return {
    ...row,
    ...wholeSiteFields(row, before),
    licencesPerCamera: licencesPerCamera ?? before.licencesPerCamera,
    measured: measured ?? before.measured,
    extras: extras ?? before.extras,
    size: size ?? before.size,
  };
}

function hasLaterFields<R extends LaterFieldsInput>(row: R): row is R & LaterFields {
  for (const field of LATER_FIELDS) if (row[field] === undefined) return false;
  return true;
}

/** As an object, so that a further one does not compile before it is here. */
const IS_LATER: Readonly<Record<LaterRowField, true>> = {
  licencesPerCamera: true,
  measured: true,
  extras: true,
  size: true,
  network: true,
  liveStream: true,
  optics: true,
  purpose: true,
};
const LATER_FIELDS = Object.keys(IS_LATER) as readonly LaterRowField[];
