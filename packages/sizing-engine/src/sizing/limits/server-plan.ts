import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { dailyWithOverhead } from '../../formulas/failure.ts';
import { withOverheadRate, withOverheadStorage } from '../../formulas/servers.ts';
import { dailyVideoOf, type DailyVideoSources } from '../demand/daily-video.ts';
import { explainLoadOf, type ServerLoadSources } from '../demand/explained-server.ts';
import type { PlannedServer, ServerPlan } from '../result/plan-result.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';
import type { ServersAlike } from '../deal/deal.ts';
import type { PlannedServers } from '../deal/search.ts';
import { leastServers } from './server-count.ts';

/** Most entries of the list of servers, unless the caller asks for all. */
const SERVERS_LISTED = 200;

interface ListSources extends ServerLoadSources, DailyVideoSources {
  /** System overhead, where there is one. */
  readonly overhead?: Quantity<'%'>;
  /** Whether the list is given however long it is. */
  readonly listsAll: boolean;
  /** What the design asks for in all. */
  readonly totals: readonly Quantity[];
}

/** Which cameras record on which server. */
export function serverPlanOf(plan: PlannedServers, sources: ListSources): Explained<ServerPlan> {
  const { servers, order, lowerBound } = plan;
  const most = sources.listsAll ? Number.POSITIVE_INFINITY : SERVERS_LISTED;
  const { deals } = sources.range.value;
  // Servers that start with different groups are not alike.
  const alike = deals.groupsDealtFirst(order, servers) > most ? undefined : listed(deals.servers(order, servers), most);
  return {
    provenLeast: servers === lowerBound,
    lowerBound: leastServers(lowerBound, sources.totals),
    servers: alike?.map((each) => entryOf(each, sources)) ?? null,
  };
}

/**
 * Servers with the same cameras as one; undefined where there are too many. Servers apart from each other are never alike: each
 * gets its groups in the order of the queue, so two with the same cameras get the same group in every round, and so do all between.
 */
function listed(alike: Iterable<ServersAlike>, most: number): ServersAlike[] | undefined {
  const result: ServersAlike[] = [];
  for (const each of alike) {
    if (result.length === most) return undefined;
    result.push(each);
  }
  return result;
}

function entryOf({ count, cameras }: ServersAlike, sources: ListSources): Explained<PlannedServer> {
  const { overhead } = sources;
  const { streams, peakMbit, storageTb, liveTb } = explainLoadOf(cameras, sources);
  const stored = (demand: Quantity<'TB'>): Quantity<'TB'> =>
    overhead === undefined ? demand : withOverheadStorage({ demand, overheadPercent: overhead });
  return {
    count: searchResult(count, 'server', { rule: saying('found.servers-alike'), because: sources.totals }),
    cameras: searchResult(
      cameras.reduce((sum, each) => sum + each.cameras, 0),
      'camera',
      { rule: saying('found.dealt-cameras'), because: sources.totals },
    ),
    cameraStreams: streams,
    peakMbit: overhead === undefined ? peakMbit : withOverheadRate({ demand: peakMbit, overheadPercent: overhead }),
    storageTb: stored(storageTb),
    liveTb: stored(liveTb),
    dailyTb: dailyOf(cameras, sources),
    groups: cameras.map(({ cameraGroupId, cameras: dealt }) => ({ cameraGroupId, cameras: dealt })),
  };
}

/** Video that a server records in a day. */
function dailyOf(dealt: ServersAlike['cameras'], sources: ListSources): Quantity<'TB/day'> {
  const { storageTb } = sources.range.value.dealsOfOneDay().loadOf(dealt);
  const daily = dailyVideoOf({ dealt }, storageTb, sources);
  return sources.overhead === undefined ? daily : dailyWithOverhead({ daily, overheadPercent: sources.overhead });
}
