import type { BenchRow } from '../../../tools/bench-row.ts';
import { percentile } from './percentile.ts';
import type { Table, Tables } from './tables.ts';

const TURNS = 15;
const EDITS_PER_TURN = 5;
const WARM_UP_TURNS = 2;
/** A quick typist; the frames between two keys are the browser's own. */
const BETWEEN_KEYS_MS = 80;
const GOAL = 1;

/** From the press of a key to the painted totals, in turns so that what else the machine does falls on all alike. */
export async function typingRows({ ours, rivals }: Tables): Promise<BenchRow[]> {
  const tables = [ours, ...rivals];
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) for (const table of tables) await typeIn(table, turn);
  for (const { page } of tables) await page.evaluate(() => void (globalThis.stopwatch.times.length = 0));
  for (let turn = 0; turn < TURNS; turn += 1) for (const table of tables) await typeIn(table, turn);
  const measured = await Promise.all(
    tables.map(async ({ name, page }) => ({ name, times: await page.evaluate(() => globalThis.stopwatch.times) })),
  );
  return [50, 95].map((share) => row(share, measured));
}

/** Two digits an edit: one that opens the cell, and one within it. No total stands twice in a row. */
async function typeIn({ page, commitKeys, settle }: Table, turn: number): Promise<void> {
  await page.bringToFront();
  for (let edit = 0; edit < EDITS_PER_TURN; edit += 1) {
    const digits = [1 + ((turn + edit) % 9), (turn + 3 * edit) % 10];
    for (const key of [...digits.map(String), ...commitKeys]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  }
  await settle();
}

interface Measured {
  readonly name: string;
  readonly times: readonly number[];
}

function row(share: number, measured: readonly Measured[]): BenchRow {
  const presses = TURNS * EDITS_PER_TURN * 2;
  for (const { name, times } of measured) {
    if (times.length !== presses) throw new Error(`${name}: ${times.length} of ${presses} presses changed the totals`);
  }
  const [ours, ...theirs] = measured.map(({ times }) => percentile(times, share));
  const figures = measured.map(({ name, times }) => `${name} ${percentile(times, share).toFixed(1)} ms`);
  return {
    name: `cameras: key to painted totals, p${share} / the faster grid`,
    ratio: (ours ?? Number.NaN) / Math.min(...theirs),
    goal: GOAL,
    better: 'lower',
    figures: figures.join(', '),
  };
}
