import process from 'node:process';
import fc from 'fast-check';

const { FC_NUM_RUNS, FC_SEED, SOAK } = process.env;

/** Whether this is `npm run soak`. */
export const isSoak = SOAK === 'true';

/** How often something is tried with random values: in `npm test`, and in `npm run soak`. */
export interface Runs {
  readonly test: number;
  readonly soak: number;
}

/** Number of runs of what is not a property, such as killing a process. */
export function runsOf({ test, soak }: Runs): number {
  return isSoak ? soak : test;
}

/** Number of runs of a property; `FC_NUM_RUNS` sets another for all of them. */
export function propertyRuns(runs: Runs): number {
  return Number(FC_NUM_RUNS ?? runsOf(runs));
}

/** A property that fails prints its seed. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: propertyRuns({ test: 50, soak: 1000 }),
  ...(FC_SEED !== undefined && { seed: Number(FC_SEED) }),
});
