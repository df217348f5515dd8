import { fullestCameras } from '../../formulas/servers.ts';
import type { Deals } from './deals.ts';
import type { PlanLoad } from './plan-group.ts';

/** Input of a search for the fewest servers. */
export interface PlanQuestion<Hardware> {
  /** Of at least one group, each of at least one camera. */
  readonly deals: Deals;
  /** Most servers that may be used: a platform's limit, or Infinity. */
  readonly mostServers: number;
  /**
   * The hardware of a server that carries a load, or undefined where none does. More of a load must never be carried where
   * less is not.
   */
  readonly hardwareFor: (load: PlanLoad) => Hardware | undefined;
}

/** Which order is dealt to how many servers. */
export interface PlannedServers {
  readonly servers: number;
  /** The number of the order that is dealt. */
  readonly order: number;
  /** The greatest of each figure over the servers. */
  readonly load: PlanLoad;
  /** No plan has fewer servers than this; where `servers` equals it, the plan is proven to be the least. */
  readonly lowerBound: number;
}

/** A plan and what each of its servers is. */
export interface ServerPlan<Hardware> extends PlannedServers {
  readonly hardware: Hardware;
}

/** Number of single steps from the lower bound; later steps grow. */
const SINGLE_STEPS = 64;

/**
 * The plan with the fewest servers, or undefined where a camera fits on no server by itself or there would be too many
 * servers.
 *
 * The search starts at the lower bound and goes up one by one; beyond 64 steps it goes up in growing steps and then bisects,
 * which only designs of thousands of servers need.
 *
 * @param atMost - Most servers that are of use to the caller; undefined is returned where the plan has more.
 */
export function findPlan<Hardware>(
  question: PlanQuestion<Hardware>,
  atMost = Number.POSITIVE_INFINITY,
): ServerPlan<Hardware> | undefined {
  const lowerBound = lowerBoundOf(question);
  if (lowerBound === undefined) return undefined;
  const planAt = (servers: number): ServerPlan<Hardware> | undefined => {
    const plan = planOn(servers, question);
    return plan && { ...plan, lowerBound };
  };
  return searchUp(planAt, { least: lowerBound, most: mostServersOf(question), atMost });
}

/**
 * Whether there is a plan, without the fewest servers.
 *
 * As many servers as there may be are looked at first: they hold what any number holds, but for rare orders.
 */
export function hasPlan(question: PlanQuestion<unknown>): boolean {
  if (lowerBoundOf(question) === undefined) return false;
  return planOn(mostServersOf(question), question) !== undefined || findPlan(question) !== undefined;
}

/** The first order under which so many servers hold the cameras. */
export function planOn<Hardware>(
  servers: number,
  { deals, hardwareFor }: PlanQuestion<Hardware>,
): Omit<ServerPlan<Hardware>, 'lowerBound'> | undefined {
  for (const order of deals.orders) {
    if (hardwareFor(deals.atLeast(order, servers)) === undefined) continue;
    const load = deals.greatest(order, servers);
    const hardware = hardwareFor(load);
    if (hardware !== undefined) return { servers, order, load, hardware };
  }
  return undefined;
}

/**
 * The smallest number of servers that the totals leave possible; undefined where even the mean of the most is too much, or
 * where one server holds not even the greatest of each figure over the cameras, which some server must.
 */
export function lowerBoundOf<Hardware>(question: PlanQuestion<Hardware>): number | undefined {
  const { deals, hardwareFor } = question;
  if (hardwareFor(deals.greatestCamera) === undefined) return undefined;
  return leastServers(deals.total, mostServersOf(question), (load) => hardwareFor(load) !== undefined);
}

function mostServersOf({ deals, mostServers }: Pick<PlanQuestion<unknown>, 'deals' | 'mostServers'>): number {
  return Math.min(deals.total.cameras, mostServers);
}

/** Where a search goes. */
interface SearchRange {
  /** Its first number of servers. */
  readonly least: number;
  /** Its last number of servers. */
  readonly most: number;
  /** Most servers that are of use: the search goes on as if there were none, and ends once it can find no fewer. */
  readonly atMost: number;
}

/** The first number of servers from a least one up that has a plan; undefined where it is more than are of use. */
function searchUp<Plan>(
  planAt: (servers: number) => Plan | undefined,
  { least, most, atMost }: SearchRange,
): Plan | undefined {
  let failing = least - 1;
  let step = 1;
  while (failing < atMost) {
    const servers = Math.min(failing + step, most);
    if (servers <= failing) return undefined;
    const plan = planAt(servers);
    if (plan !== undefined) return halved(planAt, { failing, servers, plan, atMost });
    failing = servers;
    if (failing >= least + SINGLE_STEPS) step *= 2;
  }
  return undefined;
}

/** The least number of servers between one that fails and one that has a plan; undefined where it is more than are of use. */
function halved<Plan>(
  planAt: (servers: number) => Plan | undefined,
  found: Pick<SearchRange, 'atMost'> & { readonly failing: number; readonly servers: number; readonly plan: Plan },
): Plan | undefined {
  let { failing, servers, plan } = found;
  while (servers - failing > 1 && failing < found.atMost) {
    const middle = Math.floor((failing + servers) / 2);
    const between = planAt(middle);
    if (between === undefined) failing = middle;
    else [servers, plan] = [middle, between];
  }
  return servers > found.atMost ? undefined : plan;
}

/** What a server carries at least on average, and its whole cameras, when a design is spread over so many. */
function meanLoad({ cameras, streams, peakMbit, storageTb, liveTb }: PlanLoad, servers: number): PlanLoad {
  return {
    cameras: fullestCameras({ cameras, servers }),
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
