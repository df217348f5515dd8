import type { CameraRowSave } from '@site-designer/api-contract';
import { withIds } from '@site-designer/api-contract/row-ids';
import { settleCameraRow, type CameraRow, type Catalogue } from '@site-designer/sizing-engine';
import { checkCameraRow, rowsByGroup, settleGroup, type FieldError } from '@site-designer/sizing-engine/design';
import type { SiteDesignChange, StoredStreamRow } from '../site-designs/site-design-store.ts';
import { cameraRow, storedStream } from './stored-stream.ts';

export interface RowPlan {
  /** Everything that is wrong; with any, nothing changes. */
  readonly errors: readonly FieldError[];
  readonly change: SiteDesignChange;
}

interface RowContext {
  /** Rows that may be named. */
  readonly streams: readonly StoredStreamRow[];
  readonly catalogue: Catalogue;
}

/**
 * New rows have no ids until they are stored: these sort behind all that exist, in the order in which they came. A whole
 * number: from here on numbers of 64 bits have no halves, and two rows would come to have one id.
 */
const FIRST_NEW_ID = 2 ** 52;

/** What saving rows changes: rows by their id, streams for groups that exist, and new groups. */
export function planRows(rows: readonly CameraRowSave[], { streams, catalogue }: RowContext): RowPlan {
  const known = knownRows(streams);
  const wanted = withIds(rows, { known: known.streams, firstNewId: FIRST_NEW_ID });
  const errors = [
    ...rows.flatMap((row, index) => identityErrors(row, known, `cameras[${index}]`)),
    ...repeatedIds(rows),
    ...wanted.flatMap((row, index) => checkCameraRow(row, catalogue, `cameras[${index}]`)),
  ];
  if (errors.length > 0) return { errors, change: {} };
  return { errors, change: changeOf(wanted, { streams, catalogue }) };
}

interface KnownRows {
  readonly streams: ReadonlyMap<number, StoredStreamRow>;
  readonly groupIds: ReadonlySet<number>;
}

function knownRows(streams: readonly StoredStreamRow[]): KnownRows {
  return {
    streams: new Map(streams.map((stream) => [stream.streamId, stream])),
    groupIds: new Set(streams.map(({ cameraGroupId }) => cameraGroupId)),
  };
}

function identityErrors(row: CameraRowSave, rows: KnownRows, path: string): FieldError[] {
  const { id, cameraGroupId, newGroup } = row;
  const isOfAnother = newGroup !== undefined && (id !== undefined || cameraGroupId !== undefined);
  if (isOfAnother) return [{ path: `${path}.newGroup`, message: 'A row of a group that exists starts no new group' }];
  const known = id === undefined ? undefined : rows.streams.get(id);
  if (id !== undefined && known === undefined) return [{ path: `${path}.id`, message: noSuchRow(id) }];
  if (cameraGroupId === undefined || known?.cameraGroupId === cameraGroupId) return [];
  const isOther = known !== undefined || !rows.groupIds.has(cameraGroupId);
  return isOther ? [{ path: `${path}.cameraGroupId`, message: `The row is not of group ${cameraGroupId}` }] : [];
}

function noSuchRow(id: number): string {
  return `There is no row ${id} here`;
}

function repeatedIds(rows: readonly CameraRowSave[]): FieldError[] {
  const seen = new Set<number>();
  return rows.flatMap(({ id }, index) => {
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return [];
    }
    return [{ path: `cameras[${index}].id`, message: `Row ${id} is named twice` }];
  });
}

function changeOf(wanted: readonly CameraRow[], { streams, catalogue }: RowContext): SiteDesignChange {
  const touched = new Set(wanted.map(({ cameraGroupId }) => cameraGroupId));
  const named = new Set(wanted.map(({ streamId }) => streamId));
  const rest = streams.filter(({ streamId, cameraGroupId }) => touched.has(cameraGroupId) && !named.has(streamId));
  const rows = [...rest.map((stream) => cameraRow(stream, catalogue)), ...wanted];
  const groups = [...rowsByGroup(rows).values()];
  const settled = groups.flatMap((group) => settleGroup(group).map((row) => settleCameraRow(row, catalogue)));
  return split(settled, streams);
}

function split(rows: readonly CameraRow[], streams: readonly StoredStreamRow[]): SiteDesignChange {
  const isNew = (id: number) => id >= FIRST_NEW_ID;
  return {
    updated: changedStreams(
      rows.filter(({ streamId }) => !isNew(streamId)),
      streams,
    ),
    added: rows
      .filter(({ streamId, cameraGroupId }) => isNew(streamId) && !isNew(cameraGroupId))
      .map((row) => ({ ...storedStream(row), cameraGroupId: row.cameraGroupId })),
    addedGroups: [...rowsByGroup(rows.filter(({ cameraGroupId }) => isNew(cameraGroupId))).values()].map((group) =>
      group.map(storedStream),
    ),
  };
}

/** Streams that exist, as far as they are to be other than they are. */
export function changedStreams(rows: readonly CameraRow[], streams: readonly StoredStreamRow[]): StoredStreamRow[] {
  const before = new Map(streams.map((stream) => [stream.streamId, stream]));
  return rows.map(existingStream).filter((stream) => !isSame(stream, before.get(stream.streamId)));
}

function isSame(stream: StoredStreamRow, other: StoredStreamRow | undefined): boolean {
  if (other === undefined) return false;
  const fields = Object.keys(stream) as (keyof StoredStreamRow)[];
  return fields.every((field) => stream[field] === other[field]);
}

function existingStream(row: CameraRow): StoredStreamRow {
  return Object.assign(storedStream(row), { streamId: row.streamId, cameraGroupId: row.cameraGroupId });
}
