import { Worker } from 'node:worker_threads';
import type { BenchRow } from '../../../tools/bench-row.ts';
import { REACT_DATA_GRID, type Table, type Tables } from './tables.ts';

const TURNS = 4;
const LATE_MS = 20;
const WAY_PX = 6000;
const PX_PER_SECOND = 3000;
const GOAL = 0.01;
/** What may come late besides where more than that comes late of the quickest grid: the machine is busy then. */
const BESIDE_OTHERS = 0.005;
/** What a table puts off while one scrolls counts as well. */
const COME_TO_REST_MS = 400;

/** How many frames come late while one scrolls down and up again, of all frames; then the same beside a busy core. */
export async function scrollingRows(tables: Tables): Promise<BenchRow[]> {
  const idle = await scrollingRow(tables, '');
  const load = new Worker('for (;;);', { eval: true });
  const busy = await scrollingRow(tables, ', one core busy');
  await load.terminate();
  return [idle, busy];
}

async function scrollingRow({ ours, rivals }: Tables, condition: string): Promise<BenchRow> {
  const tables = [ours, ...rivals];
  const frames = new Map(tables.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const table of tables) frames.get(table.name)?.push(...(await scrolled(table)));
  }
  const late = (name: string): number => lateShare(frames.get(name) ?? []);
  return {
    name: `cameras: frames over ${LATE_MS} ms while scrolling${condition}`,
    ratio: late(ours.name),
    goal: Math.max(GOAL, late(REACT_DATA_GRID) + BESIDE_OTHERS),
    better: 'lower',
    figures: tables.map(({ name }) => `${name} ${(late(name) * 100).toFixed(1)} %`).join(', '),
  };
}

function lateShare(frames: readonly number[]): number {
  return frames.filter((ms) => ms > LATE_MS).length / frames.length;
}

async function scrolled({ page, scroller }: Table): Promise<readonly number[]> {
  await page.bringToFront();
  const box = await page.locator(scroller).first().boundingBox();
  if (!box) throw new Error(`Nothing to scroll at ${page.url()}`);
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => globalThis.stopwatch.startFilm());
  for (const way of [-WAY_PX, WAY_PX]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + 200,
      yDistance: way,
      speed: PX_PER_SECOND,
      preventFling: true,
    });
  }
  await page.waitForTimeout(COME_TO_REST_MS);
  const frames = await page.evaluate(() => globalThis.stopwatch.endFilm());
  await devtools.detach();
  return frames;
}
