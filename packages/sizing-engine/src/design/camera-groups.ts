import type { Catalogue } from '../catalogue/schema.ts';
import { settleCameraRow } from './camera-row.ts';
import type { NewCameraRow } from './defaults.ts';
import type { CameraRow } from './design.ts';
import { LensType } from './enumerations.ts';
import { isSameData } from './same-data.ts';

/**
 * Bring checked rows into the form in which they are stored: each row settled by itself, and the rows of each camera group
 * in line with its first stream.
 *
 * All streams of a group have the quantity, the licences and the extras of the first one. Further streams of a multi-lens camera are its further lenses,
 * all others are single; a first stream cannot be a further lens.
 *
 * @param rows - Whole groups, in any order; the order is kept.
 * @returns The same objects where nothing changes. Settling twice changes nothing more.
 * @throws SizingError `unknown-entry` for ids that {@link checkCameraRow} would have refused.
 * @example
 * ```ts
 * settleRows([{ ...first, lensType: LensType.multiParent }, second], catalogue)[1].lensType; // LensType.multiChild
 * ```
 */
export function settleRows(rows: readonly CameraRow[], catalogue: Catalogue): CameraRow[] {
  const firsts = new Map<number, CameraRow>();
  for (const row of rows) {
    const first = firsts.get(row.cameraGroupId);
    if (first === undefined || row.streamId < first.streamId) firsts.set(row.cameraGroupId, row);
  }
  return rows.map((row) => settleStream(row, firsts.get(row.cameraGroupId)!, catalogue));
}

/**
 * {@link settleRows} for the streams of one group that have no ids yet, such as those of a template.
 *
 * @param streams - The first stream first.
 * @example
 * ```ts
 * settleStreams([{ ...NEW_STREAM, quantity: 4 }, NEW_STREAM], catalogue)[1].quantity; // 4
 * ```
 */
export function settleStreams(streams: readonly NewCameraRow[], catalogue: Catalogue): NewCameraRow[] {
  return streams.map((stream) => settleStream(stream, streams[0]!, catalogue));
}

function settleStream<R extends NewCameraRow>(row: R, first: R, catalogue: Catalogue): R {
  const { quantity, licencesPerCamera, extras } = first;
  const lensType = row === first ? firstLens(row) : furtherLens(first);
  const isInLine =
    row.quantity === quantity &&
    row.licencesPerCamera === licencesPerCamera &&
    row.lensType === lensType &&
    isSameData(row.extras, extras);
  return settleCameraRow(isInLine ? row : { ...row, quantity, licencesPerCamera, extras, lensType }, catalogue);
}

/** A further lens needs a first one: without it the row is a camera of its own. */
function firstLens({ lensType }: NewCameraRow): LensType {
  return lensType === LensType.multiChild ? LensType.single : lensType;
}

function furtherLens(first: NewCameraRow): LensType {
  return first.lensType === LensType.multiParent ? LensType.multiChild : LensType.single;
}

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
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.cameraGroupId);
    if (group === undefined) groups.set(row.cameraGroupId, [row]);
    else group.push(row);
  }
  return groups;
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
