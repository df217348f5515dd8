import { median, type BenchRow } from '../../../tools/bench-row.ts';
import { REACT_DATA_GRID, type Table, type Tables } from './tables.ts';

const TURNS = 9;
const GOAL = 1;

/** From the answer with the rows to the frame that shows the table: reading, settling and drawing them. */
export async function openingRow({ ours, rivals }: Tables): Promise<BenchRow> {
  const tables = [ours, ...rivals];
  const times = new Map(tables.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const table of tables) times.get(table.name)?.push(await opened(table));
  }
  const middle = (name: string): number => median(times.get(name) ?? []);
  return {
    name: 'cameras: open 2000 rows / react-data-grid',
    ratio: middle(ours.name) / middle(REACT_DATA_GRID),
    goal: GOAL,
    better: 'lower',
    figures: tables.map(({ name }) => `${name} ${middle(name).toFixed(0)} ms`).join(', '),
  };
}

async function opened({ page }: Table): Promise<number> {
  await page.bringToFront();
  await page.reload();
  return page.evaluate(() => globalThis.stopwatch.opened);
}
