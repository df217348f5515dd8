import { placeOf } from './camera-queue.ts';
import { camerasOn, dealtServers, type DealtCameras, type ServerOfDeal, type ServersAlike } from './deal.ts';
import { DealTable, type GreatestLoads, type MostLoads } from './deal-table.ts';
import { FIRST_ORDER, GroupOrders } from './group-orders.ts';
import { groupAt, groupWithMost, type Figure, type PlanGroup, type PlanGroups, type PlanLoad } from './plan-group.ts';
import { inPresentMix } from './present-mix.ts';

/** What the figures of every camera are multiplied by: system overhead, or a change that is looked at. */
export interface LoadFactors {
  readonly rate: number;
  readonly storage: number;
}

/** What one camera of each group stores, and how much of the data rate is written to a second archive. */
export type StoredPerCamera = Pick<PlanGroups['perCamera'], 'storageTb' | 'liveTb'> & Pick<PlanGroups, 'groomedShare'>;

const UNCHANGED: LoadFactors = { rate: 1, storage: 1 };

/**
 * The deals of some groups: what the fullest servers carry under each order, for any number of servers.
 *
 * Deals do not depend on the hardware, so they are dealt once for the many offers of a sizing; and a factor on all cameras
 * changes neither an order nor which server is the fullest.
 */
export class Deals {
  readonly #table: DealTable;
  readonly #factors: LoadFactors;
  #total: PlanLoad | undefined;
  #greatestCamera: PlanLoad | undefined;

  constructor(groups: PlanGroups, factors = UNCHANGED, table = new DealTable(groups, new GroupOrders(groups))) {
    this.#table = table;
    this.#factors = factors;
  }

  /** What all cameras ask for together. */
  get total(): PlanLoad {
    return (this.#total ??= this.#scaled(this.#table.total));
  }

  /** The greatest of each figure over all cameras: what one server carries at the least, however many there are. */
  get greatestCamera(): PlanLoad {
    return (this.#greatestCamera ??= this.#scaled(this.#table.greatestCamera));
  }

  /** Part of the data rate that is written to a second archive; 0 where nothing moves there. */
  get groomedShare(): number {
    return this.#table.groups.groomedShare;
  }

  /** Numbers of the orders that are worth a try. */
  get orders(): readonly number[] {
    return this.#table.orders.numbers;
  }

  /** The same deals of cameras that each ask for so many times as much. */
  scaled({ rate, storage }: LoadFactors): Deals {
    const factors = { rate: this.#factors.rate * rate, storage: this.#factors.storage * storage };
    return new Deals(this.#table.groups, factors, this.#table);
  }

  /** The deals if there were so many cameras in all, in their present mix. */
  inPresentMix(cameras: number): Deals {
    const { groups, orders } = this.#table;
    return this.#ofCameras(inPresentMix(groups.cameras, orders.at(FIRST_ORDER), cameras));
  }

  /** The deals if one group, by its number, had so many cameras more. */
  withMore(group: number, more: number): Deals {
    return this.#ofCameras(this.#table.groups.cameras.with(group, this.#table.groups.cameras[group]! + more));
  }

  #ofCameras(cameras: Float64Array): Deals {
    const { groups, orders } = this.#table;
    const changed = { ...groups, cameras };
    if (groups.locked === undefined) return new Deals(changed, this.#factors, new DealTable(changed, orders));
    const times = this.total.cameras / cameras.reduce((sum, each) => sum + each, 0);
    const spread = withLocksSpread(changed, groups.locked, times);
    return new Deals(spread, this.#factors, new DealTable(spread, new GroupOrders(spread, orders)));
  }

  /** Numbers of the groups whose cameras store the most, at most so many. */
  groupsStoringMost(most: number): readonly number[] {
    return [...this.#table.orders.at(FIRST_ORDER).subarray(0, most)];
  }

  /** How many groups there are. */
  get groups(): number {
    return this.#table.groups.ids.length;
  }

  /** The id of a group. */
  idOf(group: number): number {
    return this.#table.groups.ids[group]!;
  }

  /** Peak data of one camera of a group, Mbit/s. */
  peakOf(group: number): number {
    return this.#table.groups.perCamera.peakMbit[group]! * this.#factors.rate;
  }

  /** The deals if one camera of each group stored another amount. */
  storing({ groomedShare, ...stored }: StoredPerCamera): Deals {
    const { groups, orders } = this.#table;
    const changed = { ...groups, perCamera: { ...groups.perCamera, ...stored }, groomedShare };
    return new Deals(changed, this.#factors, new DealTable(changed, new GroupOrders(changed, orders)));
  }

  /** The deals, with every camera on the server that it is on now, if one camera of each group stored another amount. */
  storingAsDealt(storageTb: Float64Array): Deals {
    const { groups, orders } = this.#table;
    const changed = { ...groups, perCamera: { ...groups.perCamera, storageTb } };
    return new Deals(changed, this.#factors, new DealTable(changed, orders));
  }

  /**
   * At least of each figure what {@link greatest} gives is no less than this, which takes a fraction of its time to find:
   * what the servers carry that are likely to be the fullest.
   */
  atLeast(order: number, servers: number): PlanLoad {
    return new LoadOfMost(this.#table.atLeast(order, servers), this.#factors);
  }

  /** The greatest of each figure over the servers when an order is dealt to so many. */
  greatest(order: number, servers: number): PlanLoad {
    return new LoadOfMost(this.#table.greatest(order, servers), this.#factors);
  }

  /** The group of which one camera asks the most of a figure, with what it asks for. */
  groupWithMost(figure: Figure): PlanGroup {
    const group = groupAt(this.#table.groups, groupWithMost(this.#table.groups, figure));
    const { streams, peakMbit, storageTb, liveTb } = this.#scaled({ ...group.perCamera, cameras: 1 });
    return { ...group, perCamera: { streams, peakMbit, storageTb, liveTb } };
  }

  /** What some cameras ask of the server that has them all. */
  loadOf(cameras: readonly DealtCameras[]): PlanLoad {
    const { perCamera } = this.#table.groups;
    const sum = (column: Float64Array): number => {
      let total = 0;
      for (const each of cameras) total += each.cameras * column[each.group]!;
      return total;
    };
    return this.#scaled({
      cameras: cameras.reduce((total, each) => total + each.cameras, 0),
      streams: sum(perCamera.streams),
      peakMbit: sum(perCamera.peakMbit),
      storageTb: sum(perCamera.storageTb),
      liveTb: sum(perCamera.liveTb),
    });
  }

  /**
   * What of the storage of some cameras is locked as evidence, decimal TB, before factors; asked only where something is.
   *
   * @param cameras - All cameras where it is left out.
   */
  lockedOf(cameras?: readonly DealtCameras[]): number {
    const { locked, cameras: all } = this.#table.groups;
    return cameras === undefined
      ? locked!.reduce((sum, each, group) => sum + all[group]! * each, 0)
      : cameras.reduce((sum, { group, cameras: dealt }) => sum + dealt * locked![group]!, 0);
  }

  /** The cameras of the server that has the most of a figure. */
  ofFullest(figure: Figure, order: number, servers: number): readonly DealtCameras[] {
    const server = this.#table.greatest(order, servers).fullest(figure);
    return this.camerasOn(order, { server, servers });
  }

  /** The cameras of one server. */
  camerasOn(order: number, of: ServerOfDeal): readonly DealtCameras[] {
    return camerasOn(of, this.#table.queue(order), this.#table.groups.ids);
  }

  /** The server with the most cameras; of several the one that stores the most. */
  serverWithMostCameras(order: number, servers: number): number {
    return this.#table.serverWithMostCameras(order, servers);
  }

  /** The greatest of each figure over all servers but one, and which servers those are; at least two servers. */
  greatestBut(order: number, down: ServerOfDeal): Pick<GreatestLoads, 'fullest'> & { readonly load: PlanLoad } {
    const greatest = this.#table.greatestBut(order, down);
    return { load: new LoadOfMost(greatest, this.#factors), fullest: greatest.fullest };
  }

  /** Of how many groups the first camera of any server is. */
  groupsDealtFirst(order: number, servers: number): number {
    return placeOf(servers - 1, this.#table.queue(order)) + 1;
  }

  /** The servers when an order is dealt to so many, those next to each other with the same cameras as one. */
  servers(order: number, servers: number): Iterable<ServersAlike> {
    return dealtServers(this.#table.queue(order), servers, this.#table.groups.ids);
  }

  #scaled({ cameras, streams, peakMbit, storageTb, liveTb }: PlanLoad): PlanLoad {
    const { rate, storage } = this.#factors;
    return { cameras, streams, peakMbit: peakMbit * rate, storageTb: storageTb * storage, liveTb: liveTb * storage };
  }
}

/** The greatest of each figure, looked for when the figure is asked for. */
class LoadOfMost implements PlanLoad {
  readonly #greatest: MostLoads;
  readonly #factors: LoadFactors;

  constructor(greatest: MostLoads, factors: LoadFactors) {
    this.#greatest = greatest;
    this.#factors = factors;
  }

  get cameras(): number {
    return this.#greatest.cameras;
  }

  get streams(): number {
    return this.#greatest.most('streams');
  }

  get peakMbit(): number {
    return this.#greatest.most('peakMbit') * this.#factors.rate;
  }

  get storageTb(): number {
    return this.#greatest.most('storageTb') * this.#factors.storage;
  }

  get liveTb(): number {
    return this.#greatest.most('liveTb') * this.#factors.storage;
  }
}

/** Groups whose cameras each take another part of the locks, so many times what it was. */
function withLocksSpread(groups: PlanGroups, locked: Float64Array, times: number): PlanGroups {
  const { perCamera } = groups;
  const storageTb = perCamera.storageTb.map((tb, group) => tb + locked[group]! * (times - 1));
  return { ...groups, locked: locked.map((tb) => tb * times), perCamera: { ...perCamera, storageTb } };
}
