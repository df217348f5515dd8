import type { Offer } from '@site-designer/api-contract';
import { type CameraRow, type Catalogue, type Design } from '@site-designer/sizing-engine';
import { checkSpares } from '@site-designer/sizing-engine/goals';
import { applyChange } from '@site-designer/sizing-engine';
import {
  consecutiveIds,
  rowsByGroup,
  type DesignChange,
  type DesignDifference,
} from '@site-designer/sizing-engine/design';
import { ownSpeaker, fieldErrors } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';
import { changedStream, designOf, storedStream, type OfferedDesign, type StreamIds } from '../cameras/stored-stream.ts';
import type { SiteDesignChange, SiteDesignStore, SiteDesignWrite, VersionedHeading } from './site-design-store.ts';
import type { KeepBefore, VersionKeeper } from '../versions/version-keeper.ts';
import { changesPlacing, placedAfter, withGroups, type PlacingChange, type StoredPlacing } from '../plans/placing.ts';
import { recentDesigns } from './recent-designs.ts';
import { written } from './write.ts';

interface ChangedSiteDesign {
  readonly heading: VersionedHeading;
  readonly design: OfferedDesign;
  /** New rows, in the order of the change. */
  readonly added: readonly CameraRow[];
}

/** A change of what the engine sizes, and of the offer; what is null or left out stays unchanged. */
type OfferedChange = DesignChange & PlacingChange & { readonly offer?: Offer | null | undefined };

/**
 * @param changeOf - The change, given the rows of the design; nothing is stored when it throws.
 * @param keep - When the state before it is kept as a version; as of a save if absent.
 */
export type ChangeSiteDesign = (
  write: SiteDesignWrite,
  changeOf: (cameras: readonly CameraRow[]) => OfferedChange,
  keep?: KeepBefore,
) => Promise<ChangedSiteDesign>;

/** First id of new rows until they are stored. These ids are above all stored ones, and ascend in the order of the change. */
const FIRST_NEW_ID = 2 ** 52;

/** Applies changes to designs within the transactions of their store. */
export function siteDesignChanger({
  siteDesigns,
  catalogue,
  keepVersion,
}: {
  readonly siteDesigns: SiteDesignStore;
  readonly keepVersion: VersionKeeper;
  readonly catalogue: Catalogue;
}): ChangeSiteDesign {
  const recent = recentDesigns();

  return async (write, changeOf, keep = 'usual') => {
    const keptBefore = await keepVersion(write, keep);
    const result = await siteDesigns.change(write, async ({ content, planIds, ...heading }) => {
      const before = recent.get(heading) ?? designOf(await content(), catalogue);
      const context = { catalogue, ids: consecutiveIds(FIRST_NEW_ID) };
      const { offer, placements, removedPlacementIds, closets, areas, ...change } = changeOf(before.cameras);
      const placing = { placements, removedPlacementIds, closets, areas };
      const applied = applyChange(offer ? { ...before, offer } : before, change, context);
      refuseInvalid(fieldErrors(applied.errors));
      if (asksForSpares(applied.difference, before)) {
        refuseInvalid(ownSpeaker.rendered(checkSpares(applied.design, catalogue)));
      }
      const placed = changesPlacing(placing)
        ? placedAfter(before, placing, { ...namesIn(change, applied), planIds: new Set(await planIds()) })
        : undefined;
      const parts = {
        ...(!isEmpty(change) && storedChange(applied.difference)),
        ...(offer && { offer }),
        ...(placed && { placing: placingWith(placed, applied.difference) }),
      };
      const kept = Object.keys(parts).length === 0 ? undefined : await keptBefore(heading, before);
      return { ...parts, kept, applied, placed };
    });
    const { heading, added, change } = written(result);
    const { design, difference } = change.applied;
    const idsOf = new Map([...joining(difference), ...starting(difference)].map(({ id }, index) => [id, added[index]]));
    const numbered = (rows: readonly CameraRow[]) => rows.map((row) => withIds(row, idsOf.get(row.id)));
    const cameras = added.length === 0 ? design.cameras : numbered(design.cameras);
    const stored = { ...design, cameras, ...change.placing?.(added) };
    recent.set(heading, stored);
    return { heading, design: stored, added: numbered(difference.added) };
  };
}

/** The camera groups that placements of a write may name. */
function namesIn({ cameras }: DesignChange, { design, difference }: Applied) {
  const added = difference.added.values();
  const groups = (cameras ?? []).map((row) => (row.id === undefined ? added.next().value?.cameraGroupId : undefined));
  return {
    cameraGroupIds: new Set(design.cameras.map(({ cameraGroupId }) => cameraGroupId)),
    groupOfNewRow: (index: number) => groups[index],
  };
}

interface Applied {
  readonly design: Design;
  readonly difference: DesignDifference;
}

/** What is placed, once the new groups have their ids. */
function placingWith(placed: StoredPlacing, difference: DesignDifference) {
  const rows = [...joining(difference), ...starting(difference)];
  return (added: readonly StreamIds[]): StoredPlacing => {
    const groups = new Map(rows.map(({ cameraGroupId }, index) => [cameraGroupId, added[index]?.cameraGroupId]));
    return withGroups(placed, (id) => groups.get(id));
  };
}

/** Whether a change sets failover. Cameras may be removed without regard to the spares: the sizing then reports it. */
function asksForSpares({ serverSettings }: DesignDifference, { serverSettings: before }: Design): boolean {
  const [after, old] = [serverSettings?.resilience.failover, before.resilience.failover];
  return after !== undefined && (after.kind !== old.kind || after.servers !== old.servers);
}

/** Whether a change is empty. A save with unchanged rows is not: it raises the version. */
function isEmpty({ cameras, removedCameraIds = [], serverSettings, bulkApply }: DesignChange): boolean {
  const hasRows = (cameras ?? []).length > 0 || removedCameraIds.length > 0 || bulkApply !== undefined;
  return !hasRows && (serverSettings ?? undefined) === undefined;
}

function storedChange(difference: DesignDifference): SiteDesignChange {
  const { changed, removed, serverSettings } = difference;
  return {
    updated: changed.map(changedStream),
    added: joining(difference).map((row) => ({ ...storedStream(row), cameraGroupId: row.cameraGroupId })),
    addedGroups: [...rowsByGroup(starting(difference)).values()].map((group) => group.map(storedStream)),
    removedStreamIds: removed.map(({ streamId }) => streamId),
    ...(serverSettings && { serverSettings }),
  };
}

/** New rows of groups that exist. */
function joining({ added }: DesignDifference): CameraRow[] {
  return added.filter(({ cameraGroupId }) => cameraGroupId < FIRST_NEW_ID);
}

/** New rows of new groups, group by group. */
function starting({ added }: DesignDifference): CameraRow[] {
  const rows = added.filter(({ cameraGroupId }) => cameraGroupId >= FIRST_NEW_ID);
  return [...rowsByGroup(rows).values()].flat();
}

function withIds(row: CameraRow, ids: StreamIds | undefined): CameraRow {
  return ids === undefined ? row : { ...row, ...ids, id: ids.streamId };
}
