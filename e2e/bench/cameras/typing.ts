import { median, type BenchRow } from '../../../tools/bench-row.ts';
import { percentile } from './percentile.ts';
import type { Table, Tables } from './tables.ts';

const ROUNDS = 5;
const TURNS_PER_ROUND = 3;
const EDITS_PER_TURN = 5;
const PRESSES_PER_ROUND = TURNS_PER_ROUND * EDITS_PER_TURN * 2;
const WARM_UP_TURNS = 2;
/** A quick typist; the frames between two keys are the browser's own. */
const BETWEEN_KEYS_MS = 80;
const GOAL = 0.85;

/** From the press of a key to the painted totals, in turns so that what else the machine does falls on all alike. */
export async function typingRows({ ours, rivals }: Tables): Promise<BenchRow[]> {
  const tables = [ours, ...rivals];
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) for (const table of tables) await typeIn(table, turn);
  for (const { page } of tables) await page.evaluate(() => void (globalThis.stopwatch.times.length = 0));
  for (let turn = 0; turn < ROUNDS * TURNS_PER_ROUND; turn += 1) for (const table of tables) await typeIn(table, turn);
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
  const all = measured.map(({ name, times }) => ({ name, ms: middleRound(share, { name, times }) }));
  const [ours, ...theirs] = all.map(({ ms }) => ms);
  return {
    name: `cameras: key to painted totals, p${share} / the faster grid`,
    ratio: (ours ?? Number.NaN) / Math.min(...theirs),
    goal: GOAL,
    better: 'lower',
    figures: all.map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`).join(', '),
  };
}

/** The percentile of the middle one of the rounds: what else the machine does spoils some, not most of them. */
function middleRound(share: number, { name, times }: Measured): number {
  const presses = ROUNDS * PRESSES_PER_ROUND;
  if (times.length !== presses) throw new Error(`${name}: ${times.length} of ${presses} presses changed the totals`);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const start = round * PRESSES_PER_ROUND;
    return percentile(times.slice(start, start + PRESSES_PER_ROUND), share);
  });
  return median(rounds);
}
