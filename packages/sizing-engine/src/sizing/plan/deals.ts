import { dealtTo, fullestServer, greatestLoads, totalLoad, type DealtCameras } from './deal.ts';
import { DealOrders, type CameraLoad, type PlanGroup, type PlanLoad } from './plan-group.ts';

/** What the figures of every camera are multiplied by: system overhead, or a change that is looked at. */
export interface LoadFactors {
  readonly rate: number;
  readonly storage: number;
}

const UNCHANGED: LoadFactors = { rate: 1, storage: 1 };

/**
 * The deals of some groups: what the fullest servers carry under each order, for any number of servers.
 *
 * Deals do not depend on the hardware, so they are dealt once for the many offers of a sizing; and a factor on all cameras
 * changes neither an order nor which server is the fullest.
 */
export class Deals {
  readonly #remembered: RememberedDeals;
  readonly #factors: LoadFactors;
  /** What all cameras ask for together. */
  readonly total: PlanLoad;

  constructor(groups: readonly PlanGroup[], factors = UNCHANGED, remembered = new RememberedDeals(groups)) {
    this.#remembered = remembered;
    this.#factors = factors;
    this.total = this.#scaled(remembered.total);
  }

  /** The groups without any factor. */
  get groups(): readonly PlanGroup[] {
    return this.#remembered.groups;
  }

  /** Numbers of the orders that are worth a try. */
  get orders(): readonly number[] {
    return this.#remembered.orders;
  }

  /** The same deals of cameras that each ask for so many times as much. */
  scaled({ rate, storage }: LoadFactors): Deals {
    const factors = { rate: this.#factors.rate * rate, storage: this.#factors.storage * storage };
    return new Deals(this.groups, factors, this.#remembered);
  }

  /** The greatest of each figure over the servers when an order is dealt to so many. */
  greatest(order: number, servers: number): PlanLoad {
    return this.#scaled(this.#remembered.greatest(order, servers));
  }

  /** What one camera of a group asks for. */
  perCamera({ perCamera }: PlanGroup): PlanLoad {
    return this.#scaled({ ...perCamera, cameras: 1 });
  }

  /** What some cameras ask of the server that has them all. */
  loadOf(cameras: readonly DealtCameras[]): PlanLoad {
    return this.#scaled(totalLoad(cameras.map(({ group, cameras: count }) => ({ ...group, cameras: count }))));
  }

  /** The groups in the order in which they are dealt. */
  inOrder(order: number): readonly PlanGroup[] {
    return this.#remembered.inOrder(order);
  }

  /** The cameras of the server that has the most of a figure. */
  ofFullest(figure: keyof CameraLoad, order: number, servers: number): readonly DealtCameras[] {
    const dealt = this.inOrder(order);
    return dealtTo(dealt, servers, fullestServer(dealt, servers, figure));
  }

  #scaled({ cameras, streams, peakMbit, storageTb, liveTb }: PlanLoad): PlanLoad {
    const { rate, storage } = this.#factors;
    return { cameras, streams, peakMbit: peakMbit * rate, storageTb: storageTb * storage, liveTb: liveTb * storage };
  }
}

class RememberedDeals {
  readonly groups: readonly PlanGroup[];
  readonly orders: readonly number[];
  readonly total: PlanLoad;
  readonly #sorted: DealOrders;
  readonly #greatest = new Map<string, PlanLoad>();

  constructor(groups: readonly PlanGroup[]) {
    this.groups = groups;
    this.#sorted = new DealOrders(groups);
    this.orders = this.#sorted.numbers;
    this.total = totalLoad(groups);
  }

  inOrder(order: number): readonly PlanGroup[] {
    return this.#sorted.at(order);
  }

  greatest(order: number, servers: number): PlanLoad {
    if (servers === 1) return this.total;
    const key = `${order} ${servers}`;
    const known = this.#greatest.get(key);
    if (known !== undefined) return known;
    const load = greatestLoads(this.inOrder(order), servers);
    this.#greatest.set(key, load);
    return load;
  }
}
