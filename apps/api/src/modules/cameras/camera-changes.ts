import type { BulkApply, CameraGroupUpdate } from '@site-designer/api-contract';
import { NEW_STREAM, settleCameraRow, type Catalogue, type CameraRow } from '@site-designer/sizing-engine';
import { bulkApply, settleGroup } from '@site-designer/sizing-engine/design';
import { invalidRequest, notFound, refuseInvalid } from '../../problem.ts';
import type { SiteDesignChange, StoredSiteDesign, StoredStreamRow } from '../site-designs/site-design-store.ts';
import { changedStreams, planRows } from './row-plan.ts';
import { FIRST_STREAM_STAYS } from './row-removals.ts';
import { cameraRow, storedStream } from './stored-stream.ts';

/** What each camera call changes in a design; pure, so that storage may run it inside its transaction. */

export function newGroup(catalogue: Catalogue): SiteDesignChange {
  const [row] = settleGroup([{ ...NEW_STREAM, id: 1, cameraGroupId: 1, streamId: 1 }]);
  return { addedGroups: row === undefined ? [] : [[storedStream(settleCameraRow(row, catalogue))]] };
}

export function updateGroup(
  siteDesign: StoredSiteDesign,
  cameraGroupId: number,
  { body, catalogue }: { readonly body: CameraGroupUpdate; readonly catalogue: Catalogue },
): SiteDesignChange {
  const { errors, change } = planRows(body.cameras, { streams: streamsOf(siteDesign, cameraGroupId), catalogue });
  refuseInvalid(errors);
  return change;
}

export function removeGroup(siteDesign: StoredSiteDesign, cameraGroupId: number): SiteDesignChange {
  return { removedStreamIds: streamsOf(siteDesign, cameraGroupId).map(({ streamId }) => streamId) };
}

export function copyGroup(siteDesign: StoredSiteDesign, cameraGroupId: number): SiteDesignChange {
  return { addedGroups: [streamsOf(siteDesign, cameraGroupId)] };
}

/** A further stream starts as a new one does, in the group's quantity and lens. */
export function addStream(siteDesign: StoredSiteDesign, cameraGroupId: number, catalogue: Catalogue): SiteDesignChange {
  const rows = streamsOf(siteDesign, cameraGroupId).map((stream) => cameraRow(stream, catalogue));
  const id = Number.MAX_SAFE_INTEGER;
  const added: CameraRow = { ...NEW_STREAM, id, cameraGroupId, streamId: id };
  const settled = settleGroup([...rows, added]).filter(({ streamId }) => streamId === id);
  return { added: settled.map((row) => ({ ...storedStream(settleCameraRow(row, catalogue)), cameraGroupId })) };
}

export function removeStream(
  siteDesign: StoredSiteDesign,
  cameraGroupId: number,
  cameraStreamId: number,
): SiteDesignChange {
  const [first, ...further] = streamsOf(siteDesign, cameraGroupId);
  if (first?.streamId === cameraStreamId) {
    throw invalidRequest([{ path: 'cameraStreamId', message: FIRST_STREAM_STAYS }]);
  }
  if (!further.some(({ streamId }) => streamId === cameraStreamId)) throw notFound();
  return { removedStreamIds: [cameraStreamId] };
}

export function bulkApplied({ streams }: StoredSiteDesign, body: BulkApply, catalogue: Catalogue): SiteDesignChange {
  const rows = streams.map((stream) => cameraRow(stream, catalogue));
  const applied = bulkApply(rows, body, catalogue);
  if ('errors' in applied) throw invalidRequest(applied.errors);
  return { updated: changedStreams(applied.rows, streams) };
}

/** Streams of a group, the first one first. */
export function streamsOf({ streams }: StoredSiteDesign, cameraGroupId: number): StoredStreamRow[] {
  const group = streams.filter((stream) => stream.cameraGroupId === cameraGroupId);
  if (group.length === 0) throw notFound();
  return group;
}
