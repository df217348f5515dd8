import type { PlatformVersion } from '../../catalogue/schema.ts';
import { groupRefs } from '../../design/group-ref.ts';
import type { CameraRow } from '../../design/design.ts';
import { serversAllowed } from '../../design/platform.ts';
import { fullestCameras } from '../../formulas/servers.ts';
import type { Deals } from '../deal/deals.ts';
import type { Figure, PlanGroup } from '../deal/plan-group.ts';
import type { CamerasInNeed } from '../result/sayings.ts';

/** The cameras of a design and what limits their servers. */
export interface CamerasOfDesign {
  /** With overhead where it applies. */
  readonly deals: Deals;
  readonly version: PlatformVersion;
  readonly rows: readonly CameraRow[];
}

/** Servers that there may be at the most: one for each camera, or what an edition allows. */
export function mostServers({ deals, version }: Pick<CamerasOfDesign, 'deals' | 'version'>): number {
  return Math.min(serversAllowed(version), deals.total.cameras);
}

/** The cameras of the fullest server where an edition limits the servers, else the camera that needs the most. */
export function needOf(blames: Figure, { deals, version, rows }: CamerasOfDesign): CamerasInNeed {
  const { name: edition, serverLimit } = version;
  if (serverLimit === null) return cameraOf(deals.groupWithMost(blames), rows);
  const { cameras } = deals.total;
  const servers = serverLimit.value;
  const onFullest = fullestCameras({ cameras, servers: mostServers({ deals, version }) });
  return { kind: 'servers', edition, servers, cameras, onFullest };
}

function cameraOf({ cameraGroupId }: PlanGroup, rows: readonly CameraRow[]): CamerasInNeed {
  return { kind: 'camera', group: groupRefs(rows)(cameraGroupId), cameraGroupId };
}

/** Where each camera may have a server of its own, the one that stores the most; else the cameras of the fullest server. */
export function disksNeededBy(question: CamerasOfDesign): CamerasInNeed {
  const { cameras } = question.deals.total;
  return mostServers(question) === cameras
    ? cameraOf(question.deals.groupWithMost('storageTb'), question.rows)
    : needOf('storageTb', question);
}
