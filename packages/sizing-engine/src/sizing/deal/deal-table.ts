import { fullestCameras } from '../../formulas/servers.ts';
import { CameraQueue } from './camera-queue.ts';
import { fullestServer, hasMostCameras, loadOn, ROUNDING, serverAt, type LookedAt, type ServerOfDeal } from './deal.ts';
import { fullestOfFewGroups, isOfFewGroups } from './few-groups.ts';
import type { GroupOrders } from './group-orders.ts';
import { groupWithMost, totalLoad, type Figure, type PlanGroups, type PlanLoad } from './plan-group.ts';

/** The greatest loads of one deal. A figure is looked for when it is first asked for. */
export interface MostLoads {
  /** The most cameras of a server. */
  readonly cameras: number;
  readonly most: (figure: Figure) => number;
}

/** The greatest loads of one deal, and the servers that carry them. */
export interface GreatestLoads extends MostLoads {
  /** The server that carries the most of a figure, the first of equals. */
  readonly fullest: (figure: Figure) => number;
}

/** What was found out about the deals of some groups, without factors. */
export class DealTable {
  readonly groups: PlanGroups;
  readonly orders: GroupOrders;
  #total: PlanLoad | undefined;
  #greatestCamera: PlanLoad | undefined;
  readonly #queues: CameraQueue[] = [];
  readonly #greatest = new Map<number, GreatestLoads>();
  /** By order. */
  readonly #suspects: Partial<Record<Figure, number>>[] = [];
  #scratch = new Float64Array(0);

  constructor(groups: PlanGroups, orders: GroupOrders) {
    this.groups = groups;
    this.orders = orders;
  }

  get total(): PlanLoad {
    return (this.#total ??= totalLoad(this.groups));
  }

  get greatestCamera(): PlanLoad {
    return (this.#greatestCamera ??= greatestCameraOf(this.groups));
  }

  queue(order: number): CameraQueue {
    return (this.#queues[order] ??= new CameraQueue(this.groups, this.orders.at(order)));
  }

  /**
   * The loads of the servers that are likely to be the fullest: of each figure the one with the camera that asks the most of it.
   * Most numbers of servers fail by these alone: 10 000 groups bare are sized in 22 ms in place of 46.
   */
  atLeast(order: number, servers: number): MostLoads {
    const queue = this.queue(order);
    const most = (figure: Figure): number => {
      if (this.greatestCamera[figure] === 0) return 0;
      const server = serverAt(this.#suspect(figure, order), servers);
      return loadOn(figure, { server, servers }, queue) * (1 - ROUNDING);
    };
    return { cameras: fullestCameras({ cameras: queue.cameras, servers }), most };
  }

  /** The position in the queue of the first camera of the group whose cameras ask the most of a figure. */
  #suspect(figure: Figure, order: number): number {
    const ofOrder = (this.#suspects[order] ??= {});
    return (ofOrder[figure] ??= startOf(groupWithMost(this.groups, figure), this.queue(order)));
  }

  greatest(order: number, servers: number): GreatestLoads {
    const key = servers * 3 + order;
    const known = this.#greatest.get(key);
    if (known !== undefined) return known;
    const greatest = this.#deal(order, servers);
    this.#greatest.set(key, greatest);
    return greatest;
  }

  #deal(order: number, servers: number): GreatestLoads {
    const { total } = this;
    if (servers === 1) return { cameras: total.cameras, most: (figure) => total[figure], fullest: () => 0 };
    return this.#among({ queue: this.queue(order), servers, among: () => true });
  }

  serverWithMostCameras(order: number, servers: number): number {
    const queue = this.queue(order);
    const among = (server: number): boolean => hasMostCameras({ server, servers }, queue.cameras);
    return this.#fullest('storageTb', { queue, servers, among });
  }

  greatestBut(order: number, { server: down, servers }: ServerOfDeal): GreatestLoads {
    return this.#among({ queue: this.queue(order), servers, among: (server) => server !== down });
  }

  #fullest(figure: Figure, deal: LookedAt): number {
    const { queue, servers, among } = deal;
    if (this.greatestCamera[figure] === 0) return firstOf(among);
    if (isOfFewGroups(queue, servers)) return fullestOfFewGroups(figure, deal);
    if (this.#scratch.length <= servers) this.#scratch = new Float64Array(servers + 1);
    return fullestServer(figure, deal, this.#scratch);
  }

  #among(deal: LookedAt): GreatestLoads {
    const { queue, servers } = deal;
    const found: Partial<Record<Figure, number>> = {};
    const fullest = (figure: Figure): number => (found[figure] ??= this.#fullest(figure, deal));
    const most = (figure: Figure): number => loadOn(figure, { server: fullest(figure), servers }, queue);
    return { cameras: fullestCameras({ cameras: queue.cameras, servers }), most, fullest };
  }
}

/** The position of the first camera of a group; 0 where it has none. */
function startOf(group: number, { groups, ends }: CameraQueue): number {
  const place = groups.indexOf(group);
  return place <= 0 ? 0 : ends[place - 1]!;
}

/** The first server that is looked at. */
function firstOf(among: LookedAt['among']): number {
  let server = 0;
  while (!among(server)) server += 1;
  return server;
}

function greatestCameraOf({ perCamera, cameras }: PlanGroups): PlanLoad {
  return {
    cameras: 1,
    streams: greatestOf(perCamera.streams, cameras),
    peakMbit: greatestOf(perCamera.peakMbit, cameras),
    storageTb: greatestOf(perCamera.storageTb, cameras),
    liveTb: greatestOf(perCamera.liveTb, cameras),
  };
}

function greatestOf(column: Float64Array, cameras: Float64Array): number {
  let most = 0;
  for (let group = 0; group < column.length; group += 1) {
    if (cameras[group]! > 0) most = Math.max(most, column[group]!);
  }
  return most;
}
