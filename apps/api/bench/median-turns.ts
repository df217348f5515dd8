import { median } from '../../../tools/bench-row.ts';

/** A server runs for days: what is measured is not how it starts. */
const WARM_UPS = 500;
const ROUNDS = 301;

/** Median times of functions that answer later, taken in turns. Milliseconds a call, in the order of the functions. */
export async function medianTurns<const F extends readonly (() => unknown)[]>(
  functions: F,
): Promise<{ [K in keyof F]: number }> {
  for (let each = 0; each < WARM_UPS; each += 1) for (const work of functions) await work();
  const times = functions.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of functions.entries()) {
      const start = performance.now();
      await work();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median) as { [K in keyof F]: number };
}
