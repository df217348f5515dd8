import {
  createSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateSiteDesign,
  type CameraRow,
  type SiteDesign,
} from '@site-designer/api-contract';
import type { NamedDesign } from '@site-designer/design-file';
import { contentOf, orderRows, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { Call } from '../../../lib/call.ts';
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

async function fill(call: Call, params: DesignParams, { cameras, serverSettings }: NamedDesign): Promise<SiteDesign> {
  const rows = oldestFirst(cameras).flatMap((group, newGroup) => group.map((row) => ({ ...contentOf(row), newGroup })));
  const { data } = await call(saveChanges, { params, body: { cameras: rows, serverSettings } });
  return data.siteDesign;
}

/** The server counts up: what is sent first stands lowest in the table. */
function oldestFirst(rows: readonly CameraRow[]): CameraRow[][] {
  return [...rowsByGroup(orderRows(rows)).values()].toReversed();
}
