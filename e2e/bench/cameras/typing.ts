import type { BenchRow } from '../../../tools/bench-row.ts';
import { percentile } from './percentile.ts';
import type { Table, Tables } from './tables.ts';

const TURNS = 40;
const EDITS_PER_TURN = 5;
const PRESSES = TURNS * EDITS_PER_TURN * 2;
/** By then the browser has compiled what a key runs. */
const WARM_UP_TURNS = 4;
/** A quick typist; the frames between two keys are the browser's own. */
const BETWEEN_KEYS_MS = 80;
/** A frame at 60 Hz, in whole milliseconds. */
const FRAME_MS = 17;
const STRIDE = 7;
const GOALS = { 50: 0.85, 95: 0.9 } as const;

/** From the press of a key to the painted totals, in turns so that what else the machine does falls on all alike. */
export async function typingRows({ ours, rivals }: Tables): Promise<BenchRow[]> {
  const tables = [ours, ...rivals];
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) for (const table of tables) await typeIn(table, turn);
  for (const { page } of tables) await page.evaluate(() => void (globalThis.stopwatch.times.length = 0));
  for (let turn = 0; turn < TURNS; turn += 1) for (const table of tables) await typeIn(table, turn);
  const measured = await Promise.all(
    tables.map(async ({ name, page }) => ({ name, times: await page.evaluate(() => globalThis.stopwatch.times) })),
  );
  return ([50, 95] as const).map((share) => row(share, measured));
}

/** Two digits an edit: one that opens the cell, and one within it. No total stands twice in a row. */
async function typeIn({ page, commitKeys, settle }: Table, turn: number): Promise<void> {
  await page.bringToFront();
  // What a page does when it comes to the front is no part of a key.
  await settle();
  for (let edit = 0; edit < EDITS_PER_TURN; edit += 1) {
    const digits = [1 + ((turn + edit) % 9), (turn + 3 * edit) % 10];
    for (const [index, key] of [...digits.map(String), ...commitKeys].entries()) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseAfter(turn * EDITS_PER_TURN + edit, index));
    }
  }
  await settle();
}

/**
 * A key waits for the next frame longer or shorter according to where in a frame it is pressed. Pauses of all lengths within a frame, in
 * the same order for each table, spread the presses over it.
 */
function pauseAfter(edit: number, index: number): number {
  return BETWEEN_KEYS_MS + ((STRIDE * (edit + STRIDE * index)) % FRAME_MS) - Math.floor(FRAME_MS / 2);
}

interface Measured {
  readonly name: string;
  readonly times: readonly number[];
}

/** All presses together: of a round of thirty, the 95th percentile is one press. */
function row(share: keyof typeof GOALS, measured: readonly Measured[]): BenchRow {
  const all = measured.map(({ name, times }) => {
    if (times.length !== PRESSES) throw new Error(`${name}: ${times.length} of ${PRESSES} presses changed the totals`);
    return { name, ms: percentile(times, share) };
  });
  const [ours, ...theirs] = all.map(({ ms }) => ms);
  return {
    name: `cameras: key to painted totals, p${share} / the faster grid`,
    ratio: (ours ?? Number.NaN) / Math.min(...theirs),
    goal: GOALS[share],
    better: 'lower',
    figures: all.map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`).join(', '),
  };
}
