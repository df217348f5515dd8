import { placeOf, type CameraQueue } from './camera-queue.ts';
import type { Figure } from './plan-group.ts';

/**
 * Deals: the cameras of a queue are handed out to N servers in rounds, the first to servers 1 to N, the second to N to 1, and
 * so on. Servers and rounds are counted from 0 here.
 *
 * Nothing is done camera by camera: the cameras of a group on one server are counted, and between two servers the load
 * differs only where a round changes from one group to the next.
 */

/** The position in the queue of the camera that a server gets in a round. */
function positionOf(server: number, round: number, servers: number): number {
  return round * servers + (round % 2 === 0 ? server : servers - 1 - server);
}

/** The server that gets the camera at a position of the queue. */
export function serverAt(position: number, servers: number): number {
  const round = Math.floor(position / servers);
  const place = position - round * servers;
  return round % 2 === 0 ? place : servers - 1 - place;
}

/** The first round in which a server gets a camera of the groups after one that ends so many cameras from the start. */
function roundAfter(end: number, server: number, servers: number): number {
  const last = Math.floor((end - 1) / servers);
  return positionOf(server, last, servers) < end ? last + 1 : last;
}

/**
 * Visit the groups of which a server gets cameras, in the order of the queue.
 *
 * @param visit - Gets the place of the group in the queue and how many of its cameras the server gets.
 */
function eachGroupOn(
  { server, servers }: ServerOfDeal,
  queue: CameraQueue,
  visit: (place: number, cameras: number) => void,
): void {
  let round = 0;
  for (;;) {
    const position = positionOf(server, round, servers);
    if (position >= queue.cameras) return;
    const place = placeOf(position, queue);
    const next = roundAfter(queue.ends[place]!, server, servers);
    visit(place, next - round);
    round = next;
  }
}

/** One of so many servers. */
export interface ServerOfDeal {
  readonly server: number;
  readonly servers: number;
}

/** The first server after those that get one camera more of a group, or less, where the group ends in a round. */
interface EndInRound {
  readonly server: number;
  /** Whether servers before it get the camera of the group, and those from it on one of the next. */
  readonly isForward: boolean;
}

/** Where a group ends, so many cameras from the start of the queue: from a server on, loads are other ones than before it. */
export function endInRound(end: number, servers: number): EndInRound {
  const round = Math.floor(end / servers);
  const dealt = end - round * servers;
  const isForward = round % 2 === 0;
  return { server: isForward ? dealt : servers - dealt, isForward };
}

/** What one server carries of a figure. */
export function loadOn(figure: Figure, { server, servers }: ServerOfDeal, queue: CameraQueue): number {
  const { ends, cameras } = queue;
  const column = queue.loadsOf(figure);
  let round = 0;
  let load = 0;
  // As eachGroupOn, without a call for each group: a search asks for the loads of hundreds of servers.
  for (let position = server; position < cameras; position = positionOf(server, round, servers)) {
    const place = placeOf(position, queue);
    const end = ends[place]!;
    // Mostly the group ends before the next camera of the server, and then no round has to be worked out.
    const next = positionOf(server, round + 1, servers) < end ? roundAfter(end, server, servers) : round + 1;
    load += (next - round) * column[place]!;
    round = next;
  }
  return load;
}

/** Whether no server gets more cameras than this one. */
export function hasMostCameras({ server, servers }: ServerOfDeal, cameras: number): boolean {
  const rest = cameras % servers;
  if (rest === 0) return true;
  return Math.floor(cameras / servers) % 2 === 0 ? server < rest : server >= servers - rest;
}

/** Sums that differ by less, relative, differ by rounding alone. */
export const ROUNDING = 1e-12;

/** A deal, and which of its servers are looked at. */
export interface LookedAt {
  readonly queue: CameraQueue;
  readonly servers: number;
  /** Whether a server is; at least one is. */
  readonly among: (server: number) => boolean;
}

/**
 * The server that carries the most of a figure, the first of equals, in groups + servers steps.
 *
 * @param scratch - More numbers than servers, which are written over: new memory takes longer to clear than a deal takes.
 */
export function fullestServer(figure: Figure, { queue, servers, among }: LookedAt, scratch: Float64Array): number {
  const steps = loadSteps(figure, queue, { servers, steps: scratch });
  let load = loadOn(figure, { server: 0, servers }, queue);
  let above = among(0) ? load * (1 + ROUNDING) : Number.NEGATIVE_INFINITY;
  let fullest = 0;
  for (let server = 1; server < servers; server += 1) {
    load += steps[server]!;
    if (load > above && among(server)) {
      above = load * (1 + ROUNDING);
      fullest = server;
    }
  }
  return fullest;
}

/**
 * By how much a figure of each server exceeds that of the server before it.
 *
 * Servers that come later in the round in which a group ends get cameras of the next group, or none where the queue ends.
 */
function loadSteps(
  figure: Figure,
  queue: CameraQueue,
  { servers, steps }: { readonly servers: number; readonly steps: Float64Array },
): Float64Array {
  steps.fill(0, 0, servers);
  const { ends } = queue;
  const column = queue.loadsOf(figure);
  let place = 0;
  let before = column[0]!;
  while (place < ends.length) {
    const round = Math.floor(ends[place]! / servers);
    const next = (round + 1) * servers;
    // In a round that goes back, a group ends so many servers before the end of the round, and the step has the other sign.
    const direction = round % 2 === 0 ? 1 : -1;
    const from = direction === 1 ? round * servers : -next;
    for (; place < ends.length && ends[place]! < next; place += 1) {
      const after = column[place + 1]!;
      steps[direction * ends[place]! - from]! += direction * (after - before);
      before = after;
    }
  }
  return steps;
}

/** Cameras of one group on one server. */
export interface DealtCameras {
  /** Number of the group among all groups. */
  readonly group: number;
  readonly cameraGroupId: number;
  readonly cameras: number;
}

/**
 * The cameras of one server, groups in the order of the queue.
 *
 * @param ids - Of all groups.
 */
export function camerasOn(of: ServerOfDeal, queue: CameraQueue, ids: ArrayLike<number>): readonly DealtCameras[] {
  const result: DealtCameras[] = [];
  eachGroupOn(of, queue, (place, cameras) => {
    const group = queue.groups[place]!;
    result.push({ group, cameraGroupId: ids[group]!, cameras });
  });
  return result;
}

/** Servers next to each other that have the same cameras. */
export interface ServersAlike {
  readonly count: number;
  readonly cameras: readonly DealtCameras[];
}

/**
 * The servers of a deal, those next to each other with the same cameras as one.
 *
 * @param ids - Of all groups.
 * @yields At most one more than there are groups.
 */
export function* dealtServers(
  queue: CameraQueue,
  servers: number,
  ids: ArrayLike<number>,
): Generator<ServersAlike, void> {
  const isCut = new Uint8Array(servers + 1);
  for (const end of queue.ends) {
    isCut[endInRound(end, servers).server] = 1;
  }
  isCut[0] = 0;
  isCut[servers] = 1;
  let server = 0;
  for (let cut = isCut.indexOf(1); cut !== -1; cut = isCut.indexOf(1, cut + 1)) {
    yield { count: cut - server, cameras: camerasOn({ server, servers }, queue, ids) };
    server = cut;
  }
}
