import { cameraQueue, type CameraQueue } from './camera-queue.ts';
import {
  fullestServers,
  hasMostCameras,
  loadOn,
  scratchLength,
  ROUNDING,
  serverAt,
  type FullestServers,
  type ServerOfDeal,
} from './deal.ts';
import { fullestOfFewGroups, isOfFewGroups } from './few-groups.ts';
import type { GroupOrders } from './group-orders.ts';
import { FIGURES, groupWithMost, totalLoad, type Figure, type PlanGroups, type PlanLoad } from './plan-group.ts';

const ALL_SERVERS = (): boolean => true;

/** The greatest loads of one deal, and the servers that carry them. */
export interface GreatestLoads {
  readonly load: PlanLoad;
  readonly fullest: FullestServers;
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
    if (servers === 1) return { load: this.total, fullest: { streams: 0, peakMbit: 0, storageTb: 0, liveTb: 0 } };
    return this.#among(order, servers, ALL_SERVERS);
  }

  serverWithMostCameras(order: number, servers: number): number {
    const { cameras } = this.queue(order);
    const among = (server: number): boolean => hasMostCameras({ server, servers }, cameras);
    return this.#fullest(order, servers, among).storageTb;
  }

  greatestBut(order: number, { server: down, servers }: ServerOfDeal): GreatestLoads {
    return this.#among(order, servers, (server) => server !== down);
  }

  #fullest(order: number, servers: number, among: (server: number) => boolean): FullestServers {
    const queue = this.queue(order);
    if (isOfFewGroups(queue, servers)) return fullestOfFewGroups(queue, servers, among);
    if (this.#scratch.length < scratchLength(servers)) this.#scratch = new Float64Array(scratchLength(servers));
    return fullestServers(queue, servers, { among, scratch: this.#scratch });
  }

  #among(order: number, servers: number, among: (server: number) => boolean): GreatestLoads {
    const queue = this.queue(order);
    const fullest = this.#fullest(order, servers, among);
    const most = (figure: Figure): number => loadOn({ server: fullest[figure], servers }, queue)[figure];
    const load = {
      cameras: Math.ceil(queue.cameras / servers),
      streams: most('streams'),
      peakMbit: most('peakMbit'),
      storageTb: most('storageTb'),
      liveTb: most('liveTb'),
    };
    return { load, fullest };
  }
}

function greatestCameraOf({ perCamera, cameras }: PlanGroups): PlanLoad {
  const greatest = (figure: Figure): number => {
    const column = perCamera[figure];
    let most = 0;
    for (let group = 0; group < column.length; group += 1) {
      if (column[group]! > most && cameras[group]! > 0) most = column[group]!;
    }
    return most;
  };
  return {
    cameras: 1,
    streams: greatest('streams'),
    peakMbit: greatest('peakMbit'),
    storageTb: greatest('storageTb'),
    liveTb: greatest('liveTb'),
  };
}
