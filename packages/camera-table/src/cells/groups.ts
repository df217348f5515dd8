import {
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type Catalogue,
  type NewCameraRow,
} from '@site-designer/sizing-engine';
import {
  contentOf,
  firstOf,
  streamsOf,
  type CameraRowToSave,
  type DesignChange,
  type NewIds,
} from '@site-designer/sizing-engine/design';

/** Start of the ids of unsaved rows: above all ids of the server, so that new groups come first. */
const FIRST_OWN_ID = 2 ** 51;

/**
 * Gives ids to rows that the server does not have yet, none twice.
 *
 * @param taken - The highest id given before, also before a reload.
 */
export function ownIds(taken = 0): NewIds {
  let last = Math.max(taken, FIRST_OWN_ID);
  return {
    stream: () => {
      last += 1;
      return last;
    },
    group: (firstStreamId) => firstStreamId,
  };
}

interface NewRowIds {
  readonly id: number;
  /** Of a first stream, its own id. */
  readonly cameraGroupId?: number;
}

export function newRow(content: NewCameraRow, catalogue: Catalogue, ids: NewRowIds): CameraRow {
  const { id, cameraGroupId = id } = ids;
  return settleCameraRow({ ...content, id, streamId: id, cameraGroupId }, catalogue);
}

/**
 * Adds groups, shown in the order in which they are given: the table puts the highest id first.
 *
 * @param groups - The streams of each group, the first one first.
 */
export function groupsToAdd(groups: readonly (readonly CameraRowToSave[])[]): DesignChange {
  return {
    cameras: groups.toReversed().flatMap((streams, newGroup) => streams.map((content) => ({ ...content, newGroup }))),
  };
}

export function groupToDuplicate(rows: readonly CameraRow[], cameraGroupId: number): DesignChange {
  return groupsToAdd([streamsOf(rows, cameraGroupId).map(contentOf)]);
}

/** A further stream starts as a new one does, in the quantity and lens of its group. */
export function streamToAdd(cameraGroupId: number): DesignChange {
  return { cameras: [{ ...NEW_STREAM, cameraGroupId }] };
}

/** Rows to delete. A group cannot be without its first stream: the whole group goes with it. */
export function rowsToRemove(rows: readonly CameraRow[], ids: ReadonlySet<number>): DesignChange {
  const named = rows.filter(({ id }) => ids.has(id)).map(({ cameraGroupId }) => cameraGroupId);
  const groups = [...new Set(named)].map((cameraGroupId) => streamsOf(rows, cameraGroupId));
  const removed = groups.flatMap((streams) =>
    ids.has(firstOf(streams)?.id ?? 0) ? streams : streams.filter(({ id }) => ids.has(id)),
  );
  return { removedCameraIds: removed.map(({ id }) => id) };
}

export function groupToRemove(rows: readonly CameraRow[], cameraGroupId: number): DesignChange {
  return { removedCameraIds: streamsOf(rows, cameraGroupId).map(({ id }) => id) };
}
