import { NEW_STREAM, settleCameraRow, type CameraRow } from '@site-designer/sizing-engine';
import { firstOf, settleGroup, type NewCameraRow } from '@site-designer/sizing-engine/design';
import { catalogue } from './catalogue.ts';
import type { Edit } from './editor-model.ts';
import { patchedRow, isSameRow, type RowPatch } from './row-edit.ts';

/** Ids of rows that the server does not know yet: above all that it gives, so that new groups stand on top. */
const FIRST_OWN_ID = 2 ** 51;

export function isOwnId(id: number): boolean {
  return id >= FIRST_OWN_ID;
}

/**
 * Gives ids to rows that the server does not know yet, never one twice.
 *
 * @param taken - The highest that was given before, over a reload too.
 */
export function idSource(taken = 0): () => number {
  let last = Math.max(taken, FIRST_OWN_ID);
  return () => {
    last += 1;
    return last;
  };
}

/** The content of a row, for a copy of it. */
export function contentOf(row: CameraRow): NewCameraRow {
  const { id: _id, cameraGroupId: _group, streamId: _stream, ...content } = row;
  return content;
}

export function newRow(content: NewCameraRow, id: number, cameraGroupId = id): CameraRow {
  return settleCameraRow({ ...content, id, streamId: id, cameraGroupId }, catalogue);
}

/**
 * New groups, shown in the order in which they are given: the table puts the highest id first.
 *
 * @param groups - The streams of each group, the first one first.
 */
export function addedGroups(groups: readonly (readonly NewCameraRow[])[], nextId: () => number): Edit {
  return { rows: groups.toReversed().flatMap((streams) => addedGroup(streams, nextId)) };
}

function addedGroup(streams: readonly NewCameraRow[], nextId: () => number): CameraRow[] {
  const cameraGroupId = nextId();
  return settleGroup(
    streams.map((content, index) => newRow(content, index === 0 ? cameraGroupId : nextId(), cameraGroupId)),
  );
}

export function addedDefaultGroup(nextId: () => number): Edit {
  return addedGroups([[NEW_STREAM]], nextId);
}

/** The streams of a group, the first one first. */
export function streamsOf(rows: readonly CameraRow[], cameraGroupId: number): CameraRow[] {
  return rows.filter((row) => row.cameraGroupId === cameraGroupId).toSorted((a, b) => a.streamId - b.streamId);
}

export function duplicatedGroup(rows: readonly CameraRow[], cameraGroupId: number, nextId: () => number): Edit {
  const streams = streamsOf(rows, cameraGroupId);
  return streams.length === 0 ? {} : addedGroups([streams.map(contentOf)], nextId);
}

/** A further stream starts as a new one does, in the group's quantity and lens. */
export function addedStream(rows: readonly CameraRow[], cameraGroupId: number, nextId: () => number): Edit {
  return addedStreams(rows, cameraGroupId, { patches: [{}], nextId });
}

interface NewStreams {
  readonly patches: readonly RowPatch[];
  readonly nextId: () => number;
}

export function addedStreams(rows: readonly CameraRow[], cameraGroupId: number, { patches, nextId }: NewStreams): Edit {
  const streams = streamsOf(rows, cameraGroupId);
  if (streams.length === 0) return {};
  const added = patches.map((patch) => patchedRow(newRow(NEW_STREAM, nextId(), cameraGroupId), patch));
  const before = new Map(streams.map((row) => [row.id, row]));
  return { rows: settleGroup([...streams, ...added]).filter((row) => !isSameRow(row, before.get(row.id))) };
}

/** The first stream of a group carries it: with it the group goes. */
export function removed(rows: readonly CameraRow[], ids: ReadonlySet<number>): Edit {
  const groups = new Set(
    rows.filter((row) => ids.has(row.id) && isFirst(rows, row)).map(({ cameraGroupId }) => cameraGroupId),
  );
  const gone = rows.filter(({ id, cameraGroupId }) => ids.has(id) || groups.has(cameraGroupId));
  return { removedIds: gone.map(({ id }) => id) };
}

function isFirst(rows: readonly CameraRow[], { id, cameraGroupId }: CameraRow): boolean {
  return firstOf(streamsOf(rows, cameraGroupId))?.id === id;
}

export function removedGroup(rows: readonly CameraRow[], cameraGroupId: number): Edit {
  return { removedIds: streamsOf(rows, cameraGroupId).map(({ id }) => id) };
}
