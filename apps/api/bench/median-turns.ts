import process from 'node:process';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { median } from '../../../tools/bench-row.ts';

/** A server runs for days: what is measured is not how it starts. */
const USUAL_TURNS = { warmUps: 500, rounds: 301 };
const MICROSECONDS = 1000;

/**
 * Median processor times of functions that answer later, taken in turns: who else uses the machine, or the disk, does not count.
 *
 * @returns Milliseconds a call, in the order of the functions.
 */
export async function medianTurns<const F extends readonly (() => unknown)[]>(
  functions: F,
  { warmUps, rounds } = USUAL_TURNS,
): Promise<{ [K in keyof F]: number }> {
  for (let each = 0; each < warmUps; each += 1) {
    for (const work of functions) {
      await work();
      await turnOfEventLoop();
    }
  }
  const times = functions.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of functions.entries()) {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      times[index]?.push((user + system) / MICROSECONDS);
      // Simulated connections are closed by then: without it they would all stay, and be moved by the garbage collector.
      await turnOfEventLoop();
    }
  }
  return times.map(median) as { [K in keyof F]: number };
}
