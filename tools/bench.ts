import { glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reachesGoal, type BenchRow } from './bench-row.ts';

/** Runs every `*.bench.ts` of the workspace, prints a table and writes `bench-results.json`. */
interface BenchModule {
  readonly rows: () => BenchRow[] | Promise<BenchRow[]>;
}

const root = join(import.meta.dirname, '..');
const files = await Array.fromAsync(glob('{packages,apps}/*/bench/*.bench.ts', { cwd: root }));
const results: BenchRow[] = [];

for (const file of [...files, ...(await Array.fromAsync(glob('e2e/bench/*.bench.ts', { cwd: root })))].toSorted(
  (a, b) => a.localeCompare(b),
)) {
  console.log(`running ${file}`);
  const bench = (await import(pathToFileURL(join(root, file)).href)) as BenchModule;
  results.push(...(await bench.rows()));
}

console.table(
  results.map((row) => ({
    name: row.name,
    ratio: Number(row.ratio.toPrecision(3)),
    goal: `${row.better === 'higher' ? '>=' : '<='} ${row.goal}`,
    reached: reachesGoal(row) ? 'yes' : 'NO',
    figures: row.figures ?? '',
  })),
);
await writeFile(join(root, 'bench-results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
