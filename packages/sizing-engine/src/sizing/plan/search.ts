import { greatestLoads, totalLoad } from './deal.ts';
import { DealOrders, type PlanGroup, type PlanLoad } from './plan-group.ts';

/** What a search for the fewest servers is asked. */
export interface PlanQuestion<Hardware> {
  /** At least one group, each of at least one camera. */
  readonly groups: readonly PlanGroup[];
  /** Most servers that may be used: a platform's limit, or Infinity. */
  readonly mostServers: number;
  /**
   * The hardware of a server that carries a load, or undefined where none does. More of a load must never be carried where
   * less is not.
   */
  readonly hardwareFor: (load: PlanLoad) => Hardware | undefined;
}

/** Which order is dealt to how many servers, and what each server then is. */
export interface ServerPlan<Hardware> {
  readonly servers: number;
  readonly order: readonly PlanGroup[];
  /** The greatest of each figure over the servers. */
  readonly load: PlanLoad;
  readonly hardware: Hardware;
  /** No plan has fewer servers than this; where `servers` equals it, the plan is proven to be the least. */
  readonly lowerBound: number;
}

/** Steps from the lower bound that are taken one by one; beyond them they grow. */
const SINGLE_STEPS = 64;

/**
 * The plan with the fewest servers, or undefined where a camera fits on no server by itself or there would be too many
 * servers.
 *
 * The search starts at the lower bound and goes up one by one; beyond 64 steps it goes up in growing steps and then halves,
 * which only designs of thousands of servers need.
 */
export function findPlan<Hardware>(question: PlanQuestion<Hardware>): ServerPlan<Hardware> | undefined {
  const { groups, mostServers, hardwareFor } = question;
  const total = totalLoad(groups);
  const most = Math.min(total.cameras, mostServers);
  const lowerBound = leastServers(total, most, (load) => hardwareFor(load) !== undefined);
  if (lowerBound === undefined) return undefined;
  const orders = new DealOrders(groups);
  const planAt = (servers: number): ServerPlan<Hardware> | undefined => {
    for (const order of orders) {
      const load = greatestLoads(order, servers);
      const hardware = hardwareFor(load);
      if (hardware !== undefined) return { servers, order, load, hardware, lowerBound };
    }
    return undefined;
  };
  return searchUp(planAt, lowerBound, most);
}

/** The first number of servers from a least one up that has a plan. */
function searchUp<Plan>(planAt: (servers: number) => Plan | undefined, least: number, most: number): Plan | undefined {
  let failing = least - 1;
  let step = 1;
  for (;;) {
    const servers = Math.min(failing + step, most);
    if (servers <= failing) return undefined;
    const plan = planAt(servers);
    if (plan !== undefined) return halved(planAt, { failing, servers, plan });
    failing = servers;
    if (failing >= least + SINGLE_STEPS) step *= 2;
  }
}

/** The least number of servers between one that fails and one that has a plan. */
function halved<Plan>(
  planAt: (servers: number) => Plan | undefined,
  found: { readonly failing: number; readonly servers: number; readonly plan: Plan },
): Plan {
  let { failing, servers, plan } = found;
  while (servers - failing > 1) {
    const middle = Math.floor((failing + servers) / 2);
    const between = planAt(middle);
    if (between === undefined) failing = middle;
    else [servers, plan] = [middle, between];
  }
  return plan;
}

/** What a server carries at least on average, and its whole cameras, when a design is spread over so many. */
function meanLoad({ cameras, streams, peakMbit, storageTb, liveTb }: PlanLoad, servers: number): PlanLoad {
  return {
    cameras: Math.ceil(cameras / servers),
    streams: streams / servers,
    peakMbit: peakMbit / servers,
    storageTb: storageTb / servers,
    liveTb: liveTb / servers,
  };
}

/** The smallest number of servers at which the mean of each figure is carried; undefined where none up to `most` is. */
function leastServers(total: PlanLoad, most: number, isCarried: (load: PlanLoad) => boolean): number | undefined {
  let tooFew = 0;
  let enough = 1;
  while (!isCarried(meanLoad(total, enough))) {
    if (enough >= most) return undefined;
    tooFew = enough;
    enough = Math.min(enough * 2, most);
  }
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isCarried(meanLoad(total, middle))) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
