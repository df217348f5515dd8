import { getSiteDesign, type SiteDesignHeading } from '@site-designer/api-contract';
import { withRows } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/call.ts';
import { keptChanges } from '../local-backup.ts';

/** A design as its editor would show it: as it is stored, with what this browser still keeps of it unsent. */
export async function designWithUnsent(call: Call, heading: SiteDesignHeading): Promise<NamedDesign> {
  const { id, projectId, siteId } = heading;
  const { data } = await call(getSiteDesign, { params: { projectId, siteId, siteDesignId: id } });
  const { name, cameras, serverSettings } = data.siteDesign;
  const kept = keptChanges(id);
  if (!kept) return { name, cameras, serverSettings };
  const removed = new Set(kept.removedIds);
  return {
    name,
    cameras: withRows(
      cameras.filter((row) => !removed.has(row.id)),
      kept.rows,
    ),
    serverSettings: kept.serverSettings ?? serverSettings,
  };
}
