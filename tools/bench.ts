import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { reachesGoal, type BenchRow } from './bench-row.ts';

/**
 * Runs every `*.bench.ts` of the workspace, or those whose path has one of the given texts, each in a process of its own: what one
 * leaves in memory, and the code that was compiled for it, would slow down the next. Prints a table and writes `bench-results.json`.
 */
const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

const files = globSync(['{packages,apps}/*/bench/*.bench.ts', 'e2e/bench/*.bench.ts'], { cwd: root });
const results: BenchRow[] = [];

for (const file of files.toSorted((a, b) => a.localeCompare(b))) {
  if (wanted.length > 0 && !wanted.some((text) => file.includes(text))) continue;
  console.log(`running ${file}`);
  results.push(...(await rowsOf(join(root, file))));
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

function rowsOf(file: string): Promise<BenchRow[]> {
  const child = fork(join(import.meta.dirname, 'bench-file.ts'), [file]);
  return new Promise((resolve, reject) => {
    let rows: BenchRow[] | undefined;
    child.on('message', (message) => (rows = message as BenchRow[]));
    child.on('exit', (code) => (rows === undefined ? reject(new Error(`${file} ended with ${code}`)) : resolve(rows)));
  });
}
