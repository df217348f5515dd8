import { getSiteDesign, type SiteDesignHeading } from '@site-designer/api-contract/addresses';
import { listPlans } from '@site-designer/api-contract/design-addresses';
import { withRows } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/calls/call.ts';

import { loadBackup } from '../document/local-backup.ts';
import type { OnPlans } from './export-design.ts';

/** The stored design with the unsaved changes that this browser has. */
export async function designWithBackup(call: Call, heading: SiteDesignHeading): Promise<NamedDesign> {
  const { id, projectId, siteId } = heading;
  const { data } = await call(getSiteDesign, { params: { projectId, siteId, siteDesignId: id } });
  const { name, cameras, serverSettings } = data.siteDesign;
  const backup = await loadBackup(id);
  if (!backup) return { name, cameras, serverSettings };
  const removed = new Set(backup.removedIds);
  return {
    name,
    cameras: withRows(
      cameras.filter((row) => !removed.has(row.id)),
      backup.rows,
    ),
    serverSettings: backup.serverSettings ?? serverSettings,
  };
}

/** What a stored design has on the plans of its site; undefined where that is nothing. */
export async function storedOnPlans(call: Call, heading: SiteDesignHeading): Promise<OnPlans | undefined> {
  const { id, projectId, siteId } = heading;
  const { data } = await call(getSiteDesign, { params: { projectId, siteId, siteDesignId: id } });
  const placing = (await loadBackup(id))?.placing?.after ?? data.siteDesign;
  if (placing.placements.length + placing.closets.length + placing.areas.length === 0) return undefined;
  const { plans } = (await call(listPlans, { params: { projectId, siteId } })).data;
  return { placing, plans };
}
