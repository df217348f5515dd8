// What N designers need, from the measured figures below: node tools/capacity.mjs [CALLS_PER_SECOND_OF_A_PROCESS]
import process from 'node:process';

/** Measured: docs/operations/capacity.md says how. */
const BYTES = { row: 341, design: 2028, proposal: 26_624 };
/** Of a process on two cores: DATABASE_CONNECTIONS, one asks whether the database is ready, one listens, one thread has its own. */
const CONNECTIONS = 10 + 1 + 1 + 1;
/** Assumed: what a designer keeps and does. */
const DESIGNER = { designs: 40, rows: 50, proposals: 20, callsPerMinute: 6, atOnce: 0.2 };

const [given = 100, ...more] = process.argv.slice(2);
const callsPerSecond = Number(given);
if (more.length > 0 || !Number.isFinite(callsPerSecond) || callsPerSecond <= 0) {
  process.stderr.write('Give the calls a second that one process answers, one number above 0.\n');
  process.exit(2);
}

const GIB = 2 ** 30;
const { designs, rows, proposals, callsPerMinute, atOnce } = DESIGNER;
const bytesOfOne = designs * (BYTES.design + rows * BYTES.row) + proposals * BYTES.proposal;

console.table(
  [1000, 10_000, 100_000].map((designers) => {
    const calls = (designers * atOnce * callsPerMinute) / 60;
    // One more than needed, so that one may restart.
    const processes = Math.ceil(calls / callsPerSecond) + 1;
    return {
      designers,
      'calls/s': Math.round(calls),
      processes,
      'memory GiB': processes,
      connections: processes * CONNECTIONS,
      'disk GiB': Number(((designers * bytesOfOne) / GIB).toFixed(1)),
    };
  }),
);
