import type { CameraQueue } from './camera-queue.ts';
import { endInRound, loadOn, ROUNDING, type LookedAt } from './deal.ts';
import type { Figure } from './plan-group.ts';

/**
 * Servers for each group from which on it is quicker to look at groups alone: the whole answer to a million cameras of one group
 * takes 17 ms in place of 120.
 */
const SERVERS_PER_GROUP = 64;

/** Whether there are so many servers that most of them carry the same cameras as the one before. */
export function isOfFewGroups({ ends }: CameraQueue, servers: number): boolean {
  return servers >= ends.length * SERVERS_PER_GROUP;
}

/** A server, and by how much a figure of it exceeds that of the stop before. */
type Stop = readonly [server: number, step: number];

/**
 * The server that carries the most of a figure in a deal of few groups, in steps that do not grow with the servers: among a million
 * servers of one group only those differ where a round ends.
 *
 * Servers with the same cameras differ in whether they are looked at by one of them at the most.
 */
export function fullestOfFewGroups(figure: Figure, { queue, servers, among }: LookedAt): number {
  let load = loadOn(figure, { server: 0, servers }, queue);
  let most = among(0) ? load : Number.NEGATIVE_INFINITY;
  let fullest = 0;
  for (const [server, step] of stopsOf(figure, queue, servers)) {
    load += step;
    if (load > most * (1 + ROUNDING) && among(server)) {
      most = load;
      fullest = server;
    }
  }
  return fullest;
}

/** Every server whose load may differ from that of the one before, and the one after it, which takes its place where it is left out. */
function stopsOf(figure: Figure, queue: CameraQueue, servers: number): Stop[] {
  const { ends } = queue;
  const column = queue.loadsOf(figure);
  const steps = new Map<number, number>([[1, 0]]);
  const stepAt = (server: number): number => steps.get(server) ?? 0;
  for (let place = 0; place < ends.length; place += 1) {
    const { server, isForward } = endInRound(ends[place]!, servers);
    const change = column[place + 1]! - column[place]!;
    steps.set(server, stepAt(server) + (isForward ? change : -change));
    steps.set(server + 1, stepAt(server + 1));
  }
  return [...steps].filter(([server]) => server > 0 && server < servers).toSorted(([a], [b]) => a - b);
}
