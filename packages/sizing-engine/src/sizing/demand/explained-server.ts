import type { Catalogue } from '../../catalogue/schema.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { lockedOfServer } from '../../formulas/evidence-lock.ts';
import { archiveWindow } from '../../formulas/live-database.ts';
import { rowRate } from '../../formulas/recording.ts';
import { liveOfServer, rateOfServer, storageOfServer, streamsOfServer } from '../../formulas/servers.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { CameraLoad, Figure } from '../deal/plan-group.ts';
import type { PlannedServers } from '../deal/search.ts';
import type { DemandRange } from './demand.ts';
import { liveVideoOf, storedVideos, type ExplainedDemand } from './explained-demand.ts';
import { lockedOf } from './explained-lock.ts';
import { explainRows, type ExplainedRows } from './explained-rows.ts';

/** What a server carries, or the greatest of each figure over the servers of a plan; without overhead. */
export interface ExplainedServerLoad {
  readonly streams: Quantity<'stream'>;
  readonly peakMbit: Quantity<'Mbit/s'>;
  readonly storageTb: Quantity<'TB'>;
  readonly liveTb: Quantity<'TB'>;
  /** What of the storage of the server with the most of it is locked as evidence; undefined where nothing is. */
  readonly lockedTb: Quantity<'TB'> | undefined;
  /** The cameras of the server that stores the most; undefined for all cameras of the design. */
  readonly camerasStoring: () => readonly DealtCameras[] | undefined;
}

/** What the load of the fullest servers is explained from. */
export interface ServerLoadSources {
  readonly rows: readonly CameraRow[];
  readonly range: DemandRange;
  readonly catalogue: Catalogue;
  readonly runsPerDay: Quantity<'run/day'>;
  readonly demand: Pick<ExplainedDemand, 'locked'>;
}

/** Tie each greatest figure of a plan to the cameras of the server that has it, row by row, without building it. */
export function explainServerLoad(
  { servers, order }: Pick<PlannedServers, 'servers' | 'order'>,
  sources: ServerLoadSources,
): ExplainedServerLoad {
  const { deals } = sources.range.value;
  const camerasWith = (figure: Figure) => (servers === 1 ? undefined : deals.ofFullest(figure, order, servers));
  return explainLoad(deals.greatest(order, servers), camerasWith, sources);
}

/** Tie the load of one server to its cameras. */
export function explainLoadOf(cameras: readonly DealtCameras[], sources: ServerLoadSources): ExplainedServerLoad {
  return explainLoad(sources.range.value.deals.loadOf(cameras), () => cameras, sources);
}

/**
 * Tie the figures of one or of several servers to their cameras.
 *
 * @param camerasWith - The cameras of the server that has a figure; undefined for all cameras.
 */
export function explainLoad(
  { streams, peakMbit, storageTb, liveTb }: CameraLoad,
  camerasWith: (figure: Figure) => readonly DealtCameras[] | undefined,
  { rows, range, catalogue, runsPerDay, demand: { locked } }: ServerLoadSources,
): ExplainedServerLoad {
  const rowsWith = (figure: Figure): ExplainedRows[] =>
    explainRows(rows, range.kinds, { catalogue, dealt: camerasWith(figure), tiers: range.tiers });
  return {
    camerasStoring: () => camerasWith('storageTb'),
    streams: streamsOfServer.known(streams, () => ({ rows: rowsWith('streams').map((each) => each.streams) })),
    peakMbit: rateOfServer.known(peakMbit, () => ({
      rows: rowsWith('peakMbit').map((each) =>
        rowRate.overRows({ streams: each.streams, kbps: each.loadsAt('value').peak }),
      ),
    })),
    storageTb: storageOfServer.known(storageTb, () => ({
      rows: rowsWith('storageTb').flatMap((each) => [
        ...storedVideos(each, 'value'),
        ...(locked === undefined ? [] : [lockedOf(each, locked)]),
      ]),
    })),
    liveTb: liveOfServer.known(liveTb, () => {
      // Without archiving there is no window, and nothing in it.
      if (liveTb === 0) return { rows: [] };
      const window = archiveWindow({ runsPerDay });
      return { rows: rowsWith('liveTb').map((each) => liveVideoOf(each, window)) };
    }),
    lockedTb:
      locked &&
      lockedOfServer.known(range.value.deals.lockedOf(camerasWith('storageTb')), () => ({
        rows: rowsWith('storageTb').map((each) => lockedOf(each, locked)),
      })),
  };
}
