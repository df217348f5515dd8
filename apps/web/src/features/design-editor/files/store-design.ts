import {
  createSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateSiteDesign,
  type CameraRow,
  type SiteDesign,
} from '@site-designer/api-contract/addresses';
import type { NamedDesign } from '@site-designer/design-file';
import { contentOf, orderRows, rowsByGroup, withGroups } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/calls/call.ts';
import { undoOnFailure } from './undo-on-failure.ts';

export type SitePlace = Pick<SiteDesign, 'projectId' | 'siteId'>;

interface DesignParams extends SitePlace {
  readonly siteDesignId: number;
}

/** Creates a design in a site: completely, or not at all. */
export async function storeDesign(call: Call, place: SitePlace, design: NamedDesign): Promise<SiteDesign> {
  const { data } = await call(createSiteDesign, { params: place });
  const params = { ...place, siteDesignId: data.siteDesign.id };
  return undoOnFailure(
    () => call(deleteSiteDesign, { params }),
    async () => {
      await call(updateSiteDesign, { params, body: { name: design.name } });
      return fill(call, params, design);
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

/** The server assigns ids in the order of the rows: the first row sent is the lowest one in the table. */
function oldestFirst(rows: readonly CameraRow[]): CameraRow[][] {
  return [...rowsByGroup(orderRows(rows)).values()].toReversed();
}
