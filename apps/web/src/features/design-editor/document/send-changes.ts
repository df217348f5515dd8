import {
  saveChanges,
  saveServerSettings,
  type CameraRow,
  type CameraRowSave,
} from '@site-designer/api-contract/addresses';
import {
  addCameraStream,
  bulkApplyCameras,
  createCameraGroup,
  deleteCameraGroup,
  deleteCameraStream,
  updateCameraGroup,
} from '@site-designer/api-contract/design-addresses';
import {
  hasNoChange,
  isSameRow,
  newRow,
  type RowChanges,
  serverGroupId,
  type ServerIds,
  serverRowId,
  toServer,
} from '@site-designer/camera-table';
import { applyChange, NEW_STREAM, type ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { consecutiveIds, contentOf, type BulkApply } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/calls/call.ts';
import type { Bulk, DesignPlace } from './document-state.ts';
import { settingsForServer } from './station-groups.ts';
import { NO_PORTION, rowsRemoved, rowsReplaced, wholeDesign, type DesignReply, type Portion } from './design-reply.ts';

/** The address of a write, and the version it is based on. */
export interface VersionedRequest {
  readonly params: DesignPlace;
  readonly headers: { readonly 'if-match'?: string };
}

export interface Sending {
  readonly call: Call;
  readonly request: VersionedRequest;
  readonly ids: ServerIds;
  readonly catalogue: Catalogue;
}

function groupsOf(rows: readonly CameraRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ cameraGroupId }) => cameraGroupId));
}

/** The changes as one write. New rows are sent group by group, because the server assigns ids in the order of the rows. */
export function portionOf({ added, ...changes }: RowChanges, settings: ServerSettings | null): Portion {
  const inOrder = added.toSorted((a, b) => a.cameraGroupId - b.cameraGroupId || a.id - b.id);
  return { ...NO_PORTION, ...changes, added: inOrder, settings };
}

/** One deletion: a stream, or a group by any row of it. */
interface Removal {
  readonly row: CameraRow;
  readonly isGroup: boolean;
}

/** The deletions; all rows of a deleted group are one. */
function removalsOf({ removed }: RowChanges, rows: readonly CameraRow[]): Removal[] {
  const left = groupsOf(rows);
  const lastOf = new Map(removed.map((row) => [row.cameraGroupId, row]));
  return removed
    .map((row) => ({ row, isGroup: !left.has(row.cameraGroupId) }))
    .filter(({ row, isGroup }) => !isGroup || lastOf.get(row.cameraGroupId) === row);
}

async function sendRemoval({ call, request, ids }: Sending, { row, isGroup }: Removal): Promise<DesignReply> {
  const cameraGroupId = serverGroupId(ids, row.cameraGroupId);
  const params = { ...request.params, cameraGroupId };
  if (isGroup) {
    const answer = await call(deleteCameraGroup, { ...request, params });
    return rowsRemoved(answer, (each) => each.cameraGroupId === cameraGroupId);
  }
  const id = serverRowId(ids, row.id);
  const answer = await call(deleteCameraStream, { ...request, params: { ...params, cameraStreamId: id } });
  return rowsRemoved(answer, (each) => each.id === id);
}

/** The stored rows, and those on the screen. */
interface RowsOfBoth {
  readonly base: readonly CameraRow[];
  readonly rows: readonly CameraRow[];
  /** The last bulk apply, which may be all that has changed. */
  readonly bulk: Bulk | undefined;
}

/** Sends the changes as one write, by the narrowest call for them: all of them are stored, or none. */
export function sendPortion(sending: Sending, changes: Portion, both: RowsOfBoth): Promise<DesignReply> {
  const { base, rows, bulk } = both;
  const settings = changes.settings && settingsForServer(changes.settings, sending.ids, remaining(base, changes));
  const portion = { ...changes, settings };
  const { removed } = portion;
  if (typeof bulk === 'object' && settings === null && isBulkOf(both, bulk, sending.catalogue)) {
    return sendBulk(sending, bulk);
  }
  const [removal, ...others] = removalsOf(portion, rows);
  const isOneRemoval = removal !== undefined && others.length === 0;
  if (isOneRemoval && hasNoChange({ ...portion, removed: [] }) && settings === null) {
    return sendRemoval(sending, removal);
  }
  const isAll = bulk !== undefined || removed.length > 0;
  return isAll ? sendAll(sending, portion, base) : sendWithoutRemovals(sending, portion, base);
}

/** Stored rows that a write leaves. */
function remaining(base: readonly CameraRow[], { removed }: RowChanges): readonly CameraRow[] {
  if (removed.length === 0) return base;
  const gone = new Set(removed.map(({ id }) => id));
  return base.filter(({ id }) => !gone.has(id));
}

/** Whether one setting on all stored rows gives those on the screen. */
function isBulkOf({ base, rows }: RowsOfBoth, bulkApply: BulkApply, catalogue: Catalogue): boolean {
  const { design } = applyChange({ cameras: base }, { bulkApply }, { catalogue, ids: consecutiveIds(0) });
  return rows.length === base.length && rows.every((row, at) => isSameRow(row, design.cameras[at]!));
}

async function sendBulk({ call, request }: Sending, body: BulkApply): Promise<DesignReply> {
  return rowsReplaced(await call(bulkApplyCameras, { ...request, body }));
}

function sendWithoutRemovals(sending: Sending, portion: Portion, base: readonly CameraRow[]): Promise<DesignReply> {
  const { changed, added, settings } = portion;
  const [only] = added;
  if (changed.length + added.length === 0 && settings) return sendWholeSettings(sending, settings);
  if (settings === null && added.length === 0 && groupsOf(changed).size === 1) return sendGroup(sending, changed);
  if (settings === null && changed.length === 0 && added.length === 1 && only && isAsNew(only, sending.catalogue)) {
    return sendNew(sending, only, groupsOf(base).has(only.cameraGroupId));
  }
  return sendAll(sending, portion, base);
}

async function sendWholeSettings({ call, request }: Sending, body: ServerSettings): Promise<DesignReply> {
  return wholeDesign(await call(saveServerSettings, { ...request, body }));
}

async function sendGroup({ call, request, ids }: Sending, rows: readonly CameraRow[]): Promise<DesignReply> {
  const cameras = rows.map((row) => toServer(ids, row));
  const params = { ...request.params, cameraGroupId: cameras[0]?.cameraGroupId ?? 0 };
  return rowsReplaced(await call(updateCameraGroup, { ...request, params, body: { cameras } }));
}

/** Whether a new row has its default values. */
function isAsNew(row: CameraRow, catalogue: Catalogue): boolean {
  return isSameRow(newRow(NEW_STREAM, catalogue, row), row);
}

async function sendNew({ call, request, ids }: Sending, row: CameraRow, hasGroup: boolean): Promise<DesignReply> {
  if (!hasGroup) return rowsReplaced(await call(createCameraGroup, request));
  const params = { ...request.params, cameraGroupId: serverGroupId(ids, row.cameraGroupId) };
  return rowsReplaced(await call(addCameraStream, { ...request, params }));
}

async function sendAll(
  { call, request, ids }: Sending,
  { changed, added, removed, settings }: Portion,
  base: readonly CameraRow[],
): Promise<DesignReply> {
  const known = groupsOf(base);
  const groupOf = ({ cameraGroupId }: CameraRow) =>
    known.has(cameraGroupId) ? { cameraGroupId: serverGroupId(ids, cameraGroupId) } : { newGroup: cameraGroupId };
  const cameras: CameraRowSave[] = [
    ...changed.map((row) => toServer(ids, row)),
    ...added.map((row) => ({ ...contentOf(row), ...groupOf(row) })),
  ];
  const body = {
    cameras: cameras.length > 0 ? cameras : null,
    serverSettings: settings,
    ...(removed.length > 0 && { removedCameraIds: removed.map(({ id }) => serverRowId(ids, id)) }),
  };
  return wholeDesign(await call(saveChanges, { ...request, body }));
}

/** Sends the settings alone; unsaved camera rows stay unsaved. */
export async function sendSettingsAlone(
  call: Call,
  request: VersionedRequest,
  serverSettings: ServerSettings,
): Promise<DesignReply> {
  return wholeDesign(await call(saveChanges, { ...request, body: { cameras: null, serverSettings } }));
}
