import {
  createSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateSiteDesign,
  type CameraRow,
  type SiteDesign,
} from '@site-designer/api-contract';
import { contentOf } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import { orderRows, rowsByGroup } from '@site-designer/sizing-engine';
import type { Call } from '../../lib/call.ts';
import type { SitePlace } from './site-place.ts';
import { undoing } from './undoing.ts';

interface DesignParams extends SitePlace {
  readonly siteDesignId: number;
}

/** Makes a design of a site: all of it, or nothing. */
export async function storeDesign(call: Call, place: SitePlace, design: NamedDesign): Promise<SiteDesign> {
  const { data } = await call(createSiteDesign, { params: place });
  const params = { ...place, siteDesignId: data.siteDesign.id };
  return undoing(
    () => call(deleteSiteDesign, { params }),
    async () => {
      await call(updateSiteDesign, { params, body: { name: design.name } });
      return fill(call, params, design);
    },
  );
}

/** A group has no id to name it by before it is stored: its further streams follow in a second write. */
async function fill(call: Call, params: DesignParams, { cameras, serverSettings }: NamedDesign): Promise<SiteDesign> {
  const groups = oldestFirst(cameras);
  const firsts = groups.flatMap(([first]) => (first ? [contentOf(first)] : []));
  const { data } = await call(saveChanges, { params, body: { cameras: firsts, serverSettings } });
  const stored = oldestFirst(data.siteDesign.cameras);
  const further = groups.flatMap(([, ...streams], index) => {
    const cameraGroupId = stored[index]?.[0]?.cameraGroupId;
    return cameraGroupId === undefined ? [] : streams.map((row) => ({ ...contentOf(row), cameraGroupId }));
  });
  if (further.length === 0) return data.siteDesign;
  const whole = await call(saveChanges, { params, body: { cameras: further, serverSettings: null } });
  return whole.data.siteDesign;
}

/** The server counts up: what is sent first stands lowest in the table. */
function oldestFirst(rows: readonly CameraRow[]): CameraRow[][] {
  return [...rowsByGroup(orderRows(rows)).values()].toReversed();
}
