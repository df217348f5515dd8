import type { CameraLoad, PlanGroup, PlanLoad } from './plan-group.ts';

/** A range of servers, `to` excluded. */
interface ServerRange {
  readonly from: number;
  readonly to: number;
}

/** The servers that cameras at two positions of one round and those between them go to. */
function rangeIn(round: number, servers: number, positions: ServerRange): ServerRange {
  const from = Math.max(positions.from - round * servers, 0);
  const to = Math.min(positions.to - round * servers, servers);
  return round % 2 === 0 ? { from, to } : { from: servers - to, to: servers - from };
}

/** How the cameras of one group fall on the servers. */
interface GroupDeal {
  readonly group: PlanGroup;
  /** Rounds in which every server gets a camera of the group, beside `ranges`. */
  readonly wholeRounds: number;
  /** One camera more for each server of a range: the first and the last round of the group. */
  readonly ranges: readonly ServerRange[];
}

/**
 * Deal the cameras of an order to so many servers: they stand in a row, group by group, and are handed out in rounds, the
 * first to servers 1 to N, the second to N to 1, and so on.
 *
 * @yields How the cameras of each group fall on the servers, in the order's own order.
 */
function* dealt(order: readonly PlanGroup[], servers: number): Generator<GroupDeal, void> {
  let from = 0;
  for (const group of order) {
    const to = from + group.cameras;
    const first = Math.floor(from / servers);
    const last = Math.floor((to - 1) / servers);
    const ranges = (first === last ? [first] : [first, last]).map((round) => rangeIn(round, servers, { from, to }));
    yield { group, wholeRounds: Math.max(0, last - first - 1), ranges };
    from = to;
  }
}

const FIGURES = ['streams', 'peakMbit', 'storageTb', 'liveTb'] as const satisfies readonly (keyof CameraLoad)[];

/** Sums that differ by less, relative, differ by rounding alone. */
const ROUNDING = 1e-12;

/** Running sums of one figure: what every server gets, and where along the servers the rest of it changes. */
class ServerSums {
  readonly #figure: keyof CameraLoad;
  readonly #changes: Float64Array;
  #onEach = 0;

  constructor(figure: keyof CameraLoad, servers: number) {
    this.#figure = figure;
    this.#changes = new Float64Array(servers + 1);
  }

  /** Deal an order; the same as {@link dealt}, without an object for each group, since a search deals thousands of times. */
  deal(order: readonly PlanGroup[]): void {
    const servers = this.#changes.length - 1;
    let from = 0;
    for (const { cameras, perCamera } of order) {
      const to = from + cameras;
      const first = Math.floor(from / servers);
      const last = Math.floor((to - 1) / servers);
      const positions = { from, to };
      this.#addRound(first, positions, perCamera[this.#figure]);
      if (last > first) {
        this.#addRound(last, positions, perCamera[this.#figure]);
        this.#onEach += perCamera[this.#figure] * (last - first - 1);
      }
      from = to;
    }
  }

  #addRound(round: number, positions: ServerRange, perCamera: number): void {
    const servers = this.#changes.length - 1;
    const start = Math.max(positions.from - round * servers, 0);
    const end = Math.min(positions.to - round * servers, servers);
    this.#changes[round % 2 === 0 ? start : servers - end]! += perCamera;
    this.#changes[round % 2 === 0 ? end : servers - start]! -= perCamera;
  }

  /** The server that has the most, the first of equals, and how much it has. */
  fullest(): { readonly server: number; readonly figure: number } {
    let besides = 0;
    let greatest = 0;
    let fullest = 0;
    for (let server = 0; server + 1 < this.#changes.length; server += 1) {
      besides += this.#changes[server]!;
      if (besides > greatest * (1 + ROUNDING)) {
        greatest = besides;
        fullest = server;
      }
    }
    return { server: fullest, figure: this.#onEach + greatest };
  }
}

/**
 * The greatest of each figure over all servers when an order is dealt.
 *
 * The figures may come from different servers: all servers are bought alike, so each must hold them together. Whole rounds
 * are counted and their ends added as ranges, so the work grows with groups + servers, not with cameras.
 *
 * @param servers - 1 or more.
 * @example
 * ```ts
 * greatestLoads([{ cameraGroupId: 1, cameras: 5, perCamera }], 2).cameras; // 3
 * ```
 */
export function greatestLoads(order: readonly PlanGroup[], servers: number): PlanLoad {
  if (servers === 1) return totalLoad(order);
  if (order.length === 1) return totalLoad([{ ...order[0]!, cameras: Math.ceil(order[0]!.cameras / servers) }]);
  const cameras = order.reduce((sum, group) => sum + group.cameras, 0);
  const sums = FIGURES.map((figure) => new ServerSums(figure, servers));
  for (const sum of sums) sum.deal(order);
  const [streams, peakMbit, storageTb, liveTb] = sums.map((sum) => sum.fullest().figure);
  return {
    cameras: Math.ceil(cameras / servers),
    streams: streams!,
    peakMbit: peakMbit!,
    storageTb: storageTb!,
    liveTb: liveTb!,
  };
}

/** What all cameras of some groups ask for together. */
export function totalLoad(groups: readonly PlanGroup[]): PlanLoad {
  let [total, streams, peakMbit, storageTb, liveTb] = [0, 0, 0, 0, 0];
  for (const { cameras, perCamera } of groups) {
    total += cameras;
    streams += cameras * perCamera.streams;
    peakMbit += cameras * perCamera.peakMbit;
    storageTb += cameras * perCamera.storageTb;
    liveTb += cameras * perCamera.liveTb;
  }
  return { cameras: total, streams, peakMbit, storageTb, liveTb };
}

/** The server that carries the most of one figure when an order is dealt, counted from 0; the first of equals. */
export function fullestServer(order: readonly PlanGroup[], servers: number, figure: keyof CameraLoad): number {
  const sum = new ServerSums(figure, servers);
  sum.deal(order);
  return sum.fullest().server;
}

/** Cameras of one group on one server. */
export interface DealtCameras {
  readonly group: PlanGroup;
  readonly cameras: number;
}

/** The cameras of one server when an order is dealt to so many, groups in the order in which they are dealt. */
export function dealtTo(order: readonly PlanGroup[], servers: number, server: number): readonly DealtCameras[] {
  const result: DealtCameras[] = [];
  for (const { group, wholeRounds, ranges } of dealt(order, servers)) {
    const cameras = wholeRounds + ranges.filter(({ from, to }) => from <= server && server < to).length;
    if (cameras > 0) result.push({ group, cameras });
  }
  return result;
}

/** Servers next to each other that have the same cameras. */
export interface ServersAlike {
  readonly count: number;
  readonly cameras: readonly DealtCameras[];
}

/**
 * The servers that an order is dealt to, those next to each other with the same cameras as one.
 *
 * Between two ends of ranges all servers have the same cameras, so at most four times as many are looked at as there are
 * groups.
 */
export function dealtServers(order: readonly PlanGroup[], servers: number): readonly ServersAlike[] {
  const deals = [...dealt(order, servers)];
  const ends = new Set([0, servers]);
  for (const { ranges } of deals) for (const { from, to } of ranges) ends.add(from).add(to);
  const sorted = [...ends].toSorted((a, b) => a - b);
  const places = new Map(sorted.map((end, place) => [end, place]));
  const alike = sorted.slice(0, -1).map((from, place) => ({
    count: sorted[place + 1]! - from,
    cameras: [] as { group: PlanGroup; cameras: number }[],
  }));
  for (const { group, wholeRounds, ranges } of deals) {
    if (wholeRounds > 0) for (const { cameras } of alike) cameras.push({ group, cameras: wholeRounds });
    for (const { from, to } of ranges) {
      for (let place = places.get(from)!; place < places.get(to)!; place += 1) {
        const { cameras } = alike[place]!;
        const last = cameras.at(-1);
        if (last?.group === group) last.cameras += 1;
        else cameras.push({ group, cameras: 1 });
      }
    }
  }
  return alike;
}
