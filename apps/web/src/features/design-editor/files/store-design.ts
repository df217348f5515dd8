import {
  createSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateSiteDesign,
  type CameraRow,
  type SiteDesign,
} from '@site-designer/api-contract/addresses';
import { listPlans } from '@site-designer/api-contract/design-addresses';
import type { NamedDesign } from '@site-designer/design-file';
import { contentOf, orderRows, rowsByGroup, withGroups } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/calls/call.ts';
import { undoOnFailure } from './undo-on-failure.ts';

export type SitePlace = Pick<SiteDesign, 'projectId' | 'siteId'>;

interface DesignParams extends SitePlace {
  readonly siteDesignId: number;
}

interface StoredFile extends SiteDesign {
  /** Floors of the file that the site has no plan of. */
  readonly floors: readonly string[];
}

/** Creates a design in a site: completely, or not at all. */
export async function storeDesign(call: Call, place: SitePlace, design: NamedDesign): Promise<StoredFile> {
  const { data } = await call(createSiteDesign, { params: place });
  const params = { ...place, siteDesignId: data.siteDesign.id };
  return undoOnFailure(
    () => call(deleteSiteDesign, { params }),
    async () => {
      await call(updateSiteDesign, { params, body: { name: design.name } });
      const stored = await fill(call, params, design);
      return design.placed
        ? placeAgain(call, params, { design, placed: design.placed, stored })
        : { ...stored, floors: [] };
    },
  );
}

async function fill(call: Call, params: DesignParams, { cameras, serverSettings }: NamedDesign): Promise<SiteDesign> {
  const groups = oldestFirst(cameras);
  const rows = groups.flatMap((group, newGroup) => group.map((row) => ({ ...contentOf(row), newGroup })));
  // The server gives the groups ids of its own: stations name them when they are known.
  const namesGroups = serverSettings.viewing.stations.some(({ cameraGroupIds }) => cameraGroupIds !== null);
  const body = { cameras: rows, serverSettings: namesGroups ? null : serverSettings };
  const { data } = await call(saveChanges, { params, body });
  if (!namesGroups) return data.siteDesign;
  const stored = oldestFirst(data.siteDesign.cameras);
  const ids = new Map(groups.map(([row], place) => [row!.cameraGroupId, stored[place]![0]!.cameraGroupId]));
  const viewing = withGroups(serverSettings.viewing, (id) => ids.get(id));
  const settled = await call(saveChanges, {
    params,
    body: { cameras: null, serverSettings: { ...serverSettings, viewing } },
  });
  return settled.data.siteDesign;
}

interface Placed {
  readonly design: NamedDesign;
  readonly placed: NonNullable<NamedDesign['placed']>;
  readonly stored: SiteDesign;
}

/** Places what the file has on the plans of the same names; positions scale with the sizes of the drawings. */
async function placeAgain(call: Call, params: DesignParams, { design, placed, stored }: Placed): Promise<StoredFile> {
  const { plans } = (await call(listPlans, { params })).data;
  const floors = placed.floors.map(({ name, width, height }) => {
    const plan = plans.find((each) => each.name === name);
    return plan && { planId: plan.id, across: plan.width / width, down: plan.height / height };
  });
  const at = <T extends { readonly floor: number }>(all: readonly T[]) =>
    all.flatMap(({ floor, ...part }) => {
      const found = floors[floor - 1];
      if (found === undefined) return [];
      const { planId, across, down } = found;
      return [{ part, planId, scaled: ({ x, y }: Point) => ({ x: x * across, y: y * down }) }];
    });
  // The file counts from the top group, the server from the lowest.
  const groups = oldestFirst(stored.cameras).toReversed();
  const body = {
    cameras: null,
    serverSettings: null,
    placements: at(placed.cameras).map(({ part: { group, ...camera }, planId, scaled }) => ({
      ...camera,
      ...scaled(camera),
      planId,
      cameraGroupId: groups[group - 1]![0]!.cameraGroupId,
    })),
    closets: at(placed.closets).map(({ part, planId, scaled }) => ({ ...part, ...scaled(part), planId })),
    areas: at(placed.areas).map(({ part, planId, scaled }, index) => ({
      ...part,
      id: index + 1,
      planId,
      points: part.points.map(scaled),
    })),
  };
  const missing = placed.floors.filter((_, index) => floors[index] === undefined).map(({ name }) => name);
  const isEmpty = body.placements.length + body.closets.length + body.areas.length === 0;
  const { siteDesign } = isEmpty ? { siteDesign: stored } : (await call(saveChanges, { params, body })).data;
  return { ...siteDesign, name: design.name, floors: missing };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The server assigns ids in the order of the rows: the first row sent is the lowest one in the table. */
function oldestFirst(rows: readonly CameraRow[]): CameraRow[][] {
  return [...rowsByGroup(orderRows(rows)).values()].toReversed();
}
