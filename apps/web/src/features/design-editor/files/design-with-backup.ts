import { getSiteDesign, type SiteDesignHeading } from '@site-designer/api-contract/addresses';
import { withRows } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/calls/call.ts';

import { loadBackup } from '../document/local-backup.ts';

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
