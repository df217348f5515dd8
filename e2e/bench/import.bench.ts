import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { median, type BenchRow } from '../../tools/bench-row.ts';
import { apiFor } from '../support/api.ts';
import { launchBrowser } from '../support/run/browser.ts';
import { addDesign, pathOf } from '../support/four-cameras.ts';
import { importButton, importStep } from '../support/import-page.ts';
import { pageOpener } from '../support/run/pages-in-turn.ts';
import { usedBytes } from './cameras/memory.ts';
import { addPrepared, manyGroups } from '../support/prepared-designs.ts';
import { startServer, type RunningServer } from '../support/run/server.ts';
import { signIn } from '../support/steps.ts';

const LINES = 50_000;
const COLUMNS = 12;
const BUILDINGS = 40;
const SIZES = ['1920x1080', '2688x1520', '3840x2160'];
const GROUPS = 4990;
const PAGE_GROUPS = 5000;
const ROUNDS = 3;
const BYTES_PER_MB = 1e6;

/** What a person waits for at most, in ms. */
const FIRST_VIEW_MS = 3000;
const CHOICE_MS = 1000;
const TASK_MS = 100;
const CANCEL_MS = 200;
const STORED_MS = 5000;
const PAGE_MB = 150;

/** How long lists of the greatest size take, as shares of what a person waits for: for a quiet machine. */
export async function rows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-bench-'));
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const page = await pageOpener(browser, server.origin)();
    await page.goto('/');
    await signIn(page, 'Alice');
    const times = await longListTimes(page, server, await listOf(LINES, folder));
    const storedMs = await storedTime(page, server, await listOf(GROUPS, folder));
    const usedMb = await memoryOfPage(page, server);
    const share = (name: string, value: number, most: number, unit = 'ms'): BenchRow => ({
      name: `import: ${name}`,
      ratio: value / most,
      goal: 1,
      better: 'lower',
      figures: `${Math.round(value)} of ${most} ${unit}`,
    });
    return [
      share(`first view of ${LINES} lines of ${COLUMNS} columns`, times.first, FIRST_VIEW_MS),
      share('a changed choice', times.choice, CHOICE_MS),
      share('longest task of the main thread', times.task, TASK_MS),
      share('Cancel', times.cancel, CANCEL_MS),
      share(`${GROUPS} groups imported and stored`, storedMs, STORED_MS),
      share(`memory of the editor with ${PAGE_GROUPS} groups`, usedMb, PAGE_MB, 'MB'),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Reading, a choice, and the end of reading, with the longest task of all. */
async function longListTimes(page: Page, server: RunningServer, list: string) {
  const path = `${pathOf(await addDesign(await apiFor('Alice', server)))}/import`;
  const [first, choice, cancel, tasks]: number[][] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(page, path);
    first!.push(await timed(page, () => choose(page, list), '50,000 taken'));
    const combine = importStep(page, '4 Result').getByLabel('Combine equal lines');
    choice!.push(
      await timed(page, () => combine.selectOption('Within a section'), `in ${BUILDINGS * SIZES.length} groups`),
    );
    tasks!.push(await longestTask(page));
    await open(page, path);
    await choose(page, list);
    const button = page.getByRole('button', { name: 'Cancel reading' });
    await button.waitFor();
    cancel!.push(await timed(page, () => button.click(), 'Reading was cancelled'));
    tasks!.push(await longestTask(page));
  }
  return { first: median(first!), choice: median(choice!), cancel: median(cancel!), task: Math.max(...tasks!) };
}

async function storedTime(page: Page, server: RunningServer, list: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(page, `${pathOf(await addDesign(await apiFor('Alice', server)))}/import`);
    await choose(page, list);
    await importButton(page).and(page.locator(':enabled')).waitFor();
    times.push(await timed(page, () => importButton(page).click(), 'All changes saved'));
  }
  return median(times);
}

async function memoryOfPage(page: Page, server: RunningServer): Promise<number> {
  const design = await addPrepared(await apiFor('Alice', server), { groups: manyGroups(PAGE_GROUPS) });
  await page.goto(pathOf(design));
  await page.getByRole('region', { name: 'Totals' }).getByText('cameras').first().waitFor();
  return (await usedBytes(await page.context().newCDPSession(page))) / BYTES_PER_MB;
}

/** From what is done to the frame that shows a text. */
async function timed(page: Page, act: () => Promise<unknown>, shown: string): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await act();
  await page.waitForFunction((text) => document.body.textContent.includes(text), shown, { polling: 'raf' });
  return (await page.evaluate(() => performance.now())) - start;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('File to import').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(globalThis, { tasks });
  });
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { readonly tasks: readonly number[] }).tasks));
}

function choose(page: Page, list: string): Promise<void> {
  return page.getByLabel('File to import').setInputFiles(list);
}

/** A list of cameras in buildings, of twelve columns. */
async function listOf(lines: number, folder: string): Promise<string> {
  const head = 'Name;Building;Floor;Type;Resolution;FPS;Codec;Recording;Hours;Retention;IP address;Remark';
  const cameras = Array.from({ length: lines }, (_, at) =>
    [
      `CAM-${String(at + 1).padStart(5, '0')}`,
      `Building ${at % BUILDINGS}`,
      at % 7,
      'Dome camera',
      SIZES[at % SIZES.length],
      at % 2 === 0 ? 15 : '12,5',
      'H.265',
      'Event',
      24,
      30,
      `10.0.${at >> 8}.${at % 256}`,
      at % 5 === 0 ? 'check the height' : '',
    ].join(';'),
  );
  const file = join(folder, `${lines}.csv`);
  await writeFile(file, [head, ...cameras].join('\n'));
  return file;
}
