import fc from 'fast-check';

/** Runs of every property; `FC_NUM_RUNS=20000` for a long night. */
fc.configureGlobal({ numRuns: Number(process.env['FC_NUM_RUNS'] ?? 1000) });
