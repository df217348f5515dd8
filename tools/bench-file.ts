import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from './bench-row.ts';

/** The process of one `*.bench.ts`: sends its rows to the process that asked for them. */
interface BenchModule {
  readonly rows: () => BenchRow[] | Promise<BenchRow[]>;
}

const { rows } = (await import(pathToFileURL(process.argv[2]!).href)) as BenchModule;
process.send!(await rows());
process.disconnect();
