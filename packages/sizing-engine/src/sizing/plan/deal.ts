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

/** Running sums of one figure: what every server gets, and where along the servers the rest of it changes. */
class ServerSums {
  readonly #figure: keyof CameraLoad;
  readonly #changes: Float64Array;
  #onEach = 0;

  constructor(figure: keyof CameraLoad, servers: number) {
    this.#figure = figure;
    this.#changes = new Float64Array(servers + 1);
  }

  add({ group, wholeRounds, ranges }: GroupDeal): void {
    const perCamera = group.perCamera[this.#figure];
    this.#onEach += perCamera * wholeRounds;
    for (const { from, to } of ranges) {
      this.#changes[from]! += perCamera;
      this.#changes[to]! -= perCamera;
    }
  }

  greatest(): number {
    let besides = 0;
    let greatest = 0;
    for (let server = 0; server + 1 < this.#changes.length; server += 1) {
      besides += this.#changes[server]!;
      greatest = Math.max(greatest, besides);
    }
    return this.#onEach + greatest;
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
  const sums = FIGURES.map((figure) => new ServerSums(figure, servers));
  let cameras = 0;
  for (const deal of dealt(order, servers)) {
    cameras += deal.group.cameras;
    for (const sum of sums) sum.add(deal);
  }
  const [streams, peakMbit, storageTb, liveTb] = sums.map((sum) => sum.greatest());
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

/** Cameras of one group on one server. */
export interface DealtCameras {
  readonly group: PlanGroup;
  readonly cameras: number;
}

/** The cameras of each server when an order is dealt to so many, groups in the order in which they are dealt. */
export function dealtServers(order: readonly PlanGroup[], servers: number): readonly (readonly DealtCameras[])[] {
  const result = Array.from({ length: servers }, (): DealtCameras[] => []);
  for (const { group, wholeRounds, ranges } of dealt(order, servers)) {
    for (const [server, groups] of result.entries()) {
      const cameras = wholeRounds + ranges.filter(({ from, to }) => from <= server && server < to).length;
      if (cameras > 0) groups.push({ group, cameras });
    }
  }
  return result;
}
