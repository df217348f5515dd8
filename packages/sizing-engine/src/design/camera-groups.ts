import { groupedBy } from '../checks/grouped-by.ts';
import type { NewCameraRow } from './row-fields.ts';
import type { CameraRow } from './design.ts';

/**
 * The first stream of a group: the one with the lowest stream id.
 *
 * @example
 * ```ts
 * firstOf([{ streamId: 8 }, { streamId: 7 }]); // { streamId: 7 }
 * ```
 */
export function firstOf<R extends Pick<CameraRow, 'streamId'>>(rows: readonly R[]): R | undefined {
  let first: R | undefined;
  for (const row of rows) if (first === undefined || row.streamId < first.streamId) first = row;
  return first;
}

/**
 * A row without its ids, to be copied.
 *
 * @example
 * ```ts
 * contentOf({ ...NEW_STREAM, id: 7, streamId: 7, cameraGroupId: 5 }); // NEW_STREAM
 * ```
 */
export function contentOf({ id: _id, cameraGroupId: _group, streamId: _stream, ...content }: CameraRow): NewCameraRow {
  return content;
}

/** Rows by group, groups in the order in which they first occur. */
export function rowsByGroup<R extends Pick<CameraRow, 'cameraGroupId'>>(rows: readonly R[]): ReadonlyMap<number, R[]> {
  return groupedBy(rows, ({ cameraGroupId }) => cameraGroupId);
}

/**
 * The streams of one camera group, the first one first.
 *
 * @returns An empty list for a group that does not exist.
 */
export function streamsOf<R extends Pick<CameraRow, 'cameraGroupId' | 'streamId'>>(
  rows: readonly R[],
  cameraGroupId: number,
): R[] {
  return orderRows(rows.filter((row) => row.cameraGroupId === cameraGroupId));
}

/**
 * Order rows as the camera table shows them: groups by id descending, streams of a group ascending.
 *
 * @example
 * ```ts
 * orderRows(rows).map((row) => row.cameraGroupId); // [2, 2, 1]
 * ```
 */
export function orderRows<R extends Pick<CameraRow, 'cameraGroupId' | 'streamId'>>(rows: readonly R[]): R[] {
  return rows.toSorted((a, b) => b.cameraGroupId - a.cameraGroupId || a.streamId - b.streamId);
}
