import type { CameraQueue } from './camera-queue.ts';
import { endInRound, loadOn, ROUNDING, type FullestServers } from './deal.ts';
import { FIGURES } from './plan-group.ts';

/** Servers for each group from which on it is quicker to look at groups alone. */
const SERVERS_PER_GROUP = 64;

/** Whether there are so many servers that most of them carry the same cameras as the one before. */
export function isOfFewGroups({ ends }: CameraQueue, servers: number): boolean {
  return servers >= ends.length * SERVERS_PER_GROUP;
}

/** A server, and by how much each figure of it exceeds that of the stop before. */
interface Stop {
  readonly server: number;
  readonly steps: readonly number[];
}

/**
 * The fullest servers of a deal of few groups, in steps that do not grow with the servers: among a million servers of one group
 * only those differ where a round ends.
 *
 * @param among - Whether a server is looked at; at least one is. Servers with the same cameras differ in it by one of them at the most.
 */
export function fullestOfFewGroups(
  queue: CameraQueue,
  servers: number,
  among: (server: number) => boolean,
): FullestServers {
  const first = loadOn({ server: 0, servers }, queue);
  const stops = stopsOf(queue, servers);
  const fullest = (figure: number): number => {
    let load = first[FIGURES[figure]!];
    let most = among(0) ? load : Number.NEGATIVE_INFINITY;
    let fullestServer = 0;
    for (const { server, steps } of stops) {
      load += steps[figure]!;
      if (load > most * (1 + ROUNDING) && among(server)) {
        most = load;
        fullestServer = server;
      }
    }
    return fullestServer;
  };
  return { streams: fullest(0), peakMbit: fullest(1), storageTb: fullest(2), liveTb: fullest(3) };
}

/** Every server whose load may differ from that of the one before, and the one after it, which takes its place where it is left out. */
function stopsOf({ ends, loads }: CameraQueue, servers: number): Stop[] {
  const steps = new Map<number, number[]>();
  const stepsAt = (server: number): number[] => {
    const known = steps.get(server) ?? FIGURES.map(() => 0);
    steps.set(server, known);
    return known;
  };
  stepsAt(1);
  for (let place = 0; place < ends.length; place += 1) {
    const { server, isForward } = endInRound(ends[place]!, servers);
    const from = place * FIGURES.length;
    const step = stepsAt(server);
    for (let figure = 0; figure < FIGURES.length; figure += 1) {
      const change = loads[from + FIGURES.length + figure]! - loads[from + figure]!;
      step[figure]! += isForward ? change : -change;
    }
    stepsAt(server + 1);
  }
  return [...steps]
    .filter(([server]) => server > 0 && server < servers)
    .map(([server, each]) => ({ server, steps: each }))
    .toSorted((a, b) => a.server - b.server);
}
