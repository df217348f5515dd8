import fc from 'fast-check';

const { FC_NUM_RUNS: runs, FC_SEED: seed } = process.env;

/** Runs of every property; `FC_NUM_RUNS=20000` for a long night, `FC_SEED` to see the same examples again. */
fc.configureGlobal({ numRuns: Number(runs ?? 1000), ...(seed === undefined ? {} : { seed: Number(seed) }) });
