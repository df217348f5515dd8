import fc from 'fast-check';

const { FC_NUM_RUNS: runs = 1000 } = process.env;

/** Runs of every property; `FC_NUM_RUNS=20000` for a long night, best with an `FC_SEED` of its own. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(runs) });
