import type { BenchRow } from '../../../tools/bench-row.ts';
import type { Table, Tables } from './tables.ts';

const TURNS = 4;
const LATE_MS = 20;
const WAY_PX = 6000;
const PX_PER_SECOND = 3000;
const GOAL = 0.01;
/** What a table puts off while one scrolls counts as well. */
const COME_TO_REST_MS = 400;

/** How many frames come late while one scrolls down and up again, of all frames. */
export async function scrollingRow({ ours, rivals }: Tables): Promise<BenchRow> {
  const tables = [ours, ...rivals];
  const frames = new Map(tables.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const table of tables) frames.get(table.name)?.push(...(await scrolled(table)));
  }
  const shares = tables.map(({ name }) => lateShare(frames.get(name) ?? []));
  const figures = tables.map(({ name }, index) => `${name} ${((shares[index] ?? 0) * 100).toFixed(1)} %`);
  return {
    name: `cameras: frames over ${LATE_MS} ms while scrolling`,
    ratio: shares[0] ?? Number.NaN,
    goal: GOAL,
    better: 'lower',
    figures: figures.join(', '),
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
