import { cameraQueue, type CameraQueue } from './camera-queue.ts';
import { fullestServer, hasMostCameras, loadOn, ROUNDING, serverAt, type LookedAt, type ServerOfDeal } from './deal.ts';
import { fullestOfFewGroups, isOfFewGroups } from './few-groups.ts';
import type { GroupOrders } from './group-orders.ts';
import { FIGURES, groupWithMost, totalLoad, type Figure, type PlanGroups, type PlanLoad } from './plan-group.ts';

/** The greatest loads of one deal, and the servers that carry them. A figure is looked for when it is first asked for. */
export interface GreatestLoads {
  /** The most cameras of a server. */
  readonly cameras: number;
  readonly most: (figure: Figure) => number;
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
  readonly #atLeast = new Map<number, PlanLoad>();
  /** For each order positions in the queue of cameras whose servers are likely to be the fullest. */
  readonly #suspects: number[][] = [];
  #largest: readonly number[] | undefined;
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
    return (this.#queues[order] ??= cameraQueue(this.groups, this.orders.at(order)));
  }

  atLeast(order: number, servers: number): PlanLoad {
    const key = servers * 3 + order;
    const known = this.#atLeast.get(key);
    if (known !== undefined) return known;
    const load = this.#loadOfSuspects(order, servers);
    this.#atLeast.set(key, load);
    return load;
  }

  #loadOfSuspects(order: number, servers: number): PlanLoad {
    const queue = this.queue(order);
    const suspects = (this.#suspects[order] ??= this.#largestCameras(queue));
    const load = { cameras: Math.ceil(queue.cameras / servers), streams: 0, peakMbit: 0, storageTb: 0, liveTb: 0 };
    const seen: number[] = [];
    for (const position of suspects) {
      const server = serverAt(position, servers);
      if (seen.includes(server)) continue;
      seen.push(server);
      const on = loadOn({ server, servers }, queue);
      load.streams = Math.max(load.streams, on.streams * (1 - ROUNDING));
      load.peakMbit = Math.max(load.peakMbit, on.peakMbit * (1 - ROUNDING));
      load.storageTb = Math.max(load.storageTb, on.storageTb * (1 - ROUNDING));
      load.liveTb = Math.max(load.liveTb, on.liveTb * (1 - ROUNDING));
    }
    return load;
  }

  /** Positions in the queue of the first cameras of the groups that ask the most of each figure. */
  #largestCameras({ groups, ends }: CameraQueue): number[] {
    return this.#largestGroups().flatMap((group) => {
      const place = groups.indexOf(group);
      return place <= 0 ? 0 : ends[place - 1]!;
    });
  }

  /** The groups whose cameras ask the most of each figure of which anything is asked: nothing is of a live database without archiving. */
  #largestGroups(): readonly number[] {
    return (this.#largest ??= FIGURES.flatMap((figure) => {
      const group = groupWithMost(this.groups, figure);
      return this.groups.perCamera[figure][group] === 0 ? [] : group;
    }));
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
    const { queue, servers } = deal;
    if (isOfFewGroups(queue, servers)) return fullestOfFewGroups(figure, deal);
    if (this.#scratch.length <= servers) this.#scratch = new Float64Array(servers + 1);
    return fullestServer(figure, deal, this.#scratch);
  }

  #among(deal: LookedAt): GreatestLoads {
    const { queue, servers } = deal;
    const found: Partial<Record<Figure, number>> = {};
    const fullest = (figure: Figure): number => (found[figure] ??= this.#fullest(figure, deal));
    const most = (figure: Figure): number => loadOn({ server: fullest(figure), servers }, queue)[figure];
    return { cameras: Math.ceil(queue.cameras / servers), most, fullest };
  }
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
    if (column[group]! > most && cameras[group]! > 0) most = column[group]!;
  }
  return most;
}
