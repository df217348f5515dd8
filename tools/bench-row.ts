import process from 'node:process';

/** One line of the benchmark: a ratio against a baseline that ran in the same process, and what it should be. */
export interface BenchRow {
  readonly name: string;
  readonly ratio: number;
  readonly goal: number;
  readonly better: 'higher' | 'lower';
  /** What the ratio is made of, for people. */
  readonly figures?: string;
}

/** Whether a row reaches its goal. */
export function reachesGoal({ ratio, goal, better }: BenchRow): boolean {
  return better === 'higher' ? ratio >= goal : ratio <= goal;
}

/**
 * Median processor times of several functions, taken in turns. Time in which neighbours on the machine run is not counted.
 *
 * @returns Milliseconds a call, in the order of the functions.
 */
export function medianCpuTimes(functions: readonly (() => unknown)[], rounds = 31): number[] {
  for (let warmUp = 0; warmUp < 5; warmUp += 1) for (const each of functions) each();
  const times = functions.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, each] of functions.entries()) {
      const start = process.cpuUsage();
      each();
      const { user, system } = process.cpuUsage(start);
      times[index]!.push((user + system) / 1000);
    }
  }
  return times.map(median);
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
