import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { apiFor, invite, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { workerBrowser } from '../../support/run/browser.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goOver } from '../../support/go-to.ts';
import { addPrepared } from '../../support/prepared-designs.ts';
import { startServer } from '../../support/run/server.ts';
import { field, fillCell, open, textIn, typeInto } from '../../support/steps.ts';
import { setOnSharedServer } from '../../support/run/users.ts';
import { runsOf } from '../../../tools/random-runs.ts';

const app = useApp();
const GROUPS = [{ streamName: 'Gate' }, { streamName: 'Hall' }, { streamName: 'Yard' }];
const EVENTS = '**/api/project/*/events';

let mine: Page;
let theirs: Page;

beforeAll(async () => {
  mine = await app().openPage();
  const context = await (await workerBrowser()).newContext({ baseURL: app().server.origin });
  theirs = await context.newPage();
  for (const page of [mine, theirs]) await open(page, '/', 'Alice');
});

/** A new design in both browsers. */
async function opened(): Promise<{ readonly api: Api; readonly design: DesignPath }> {
  const api = await apiFor('Alice', app().server);
  const design = await addPrepared(api, { groups: GROUPS });
  const isFollowed = Promise.all([mine, theirs].map((page) => page.waitForResponse(EVENTS)));
  for (const page of [mine, theirs]) await goOver(page, pathOf(design));
  await isFollowed;
  for (const page of [mine, theirs]) await field(page, 'Quantity', 3).waitFor();
  return { api, design };
}

const saved = (page: Page) => page.getByText('All changes saved').waitFor();
const shown = (page: Page, column: string, row: number) => expect.poll(() => textIn(field(page, column, row)));

test('edits of two browsers in different cells come together while both go on typing', async () => {
  const { api, design } = await opened();
  await typeInto(field(theirs, 'Retention', 2), '4');
  await typeInto(field(mine, 'Quantity', 1), '7');
  await shown(theirs, 'Quantity', 1).toBe('7');
  await theirs.keyboard.type('5');
  await theirs.keyboard.press('Enter');
  await shown(mine, 'Retention', 2).toBe('45');
  // The cell that is being typed into is as it was.
  await mine.keyboard.type('1');
  expect(await textIn(field(mine, 'Quantity', 1))).toBe('71');
  await mine.keyboard.press('Enter');
  await shown(theirs, 'Quantity', 1).toBe('71');
  await Promise.all([saved(mine), saved(theirs)]);
  for (const page of [mine, theirs]) expect(await page.getByText('Changed elsewhere').count()).toBe(0);
  const { siteDesign } = await api.get<{
    siteDesign: { cameras: readonly { quantity: number; retentionDays: number }[] };
  }>(pathOf(design));
  expect(siteDesign.cameras.map(({ quantity, retentionDays }) => [quantity, retentionDays])).toMatchObject([
    [71, 30],
    [1, 45],
    [1, 30],
  ]);
});

test('who set a cell before is told of the later value, and can restore his, which can be undone', async () => {
  await opened();
  await typeInto(field(theirs, 'Quantity', 1), '5');
  await theirs.keyboard.press('Enter');
  await shown(mine, 'Quantity', 1).toBe('5');
  await typeInto(field(mine, 'Quantity', 1), '6');
  await mine.keyboard.press('Enter');
  await theirs
    .getByText('Quantity, group 3, stream 1: changed by somebody else after you. Your value was 5.')
    .waitFor();
  expect(await textIn(field(theirs, 'Quantity', 1))).toBe('6');
  await theirs.getByRole('button', { name: 'Restore 5' }).click();
  await shown(mine, 'Quantity', 1).toBe('5');
  await theirs.getByRole('button', { name: 'Undo', exact: true }).click();
  await shown(mine, 'Quantity', 1).toBe('6');
});

test('whoever edits before the stream of the design is open is told of a later value, not asked', async () => {
  const { api, design } = await opened();
  let release = () => {};
  const streamHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const page of [mine, theirs]) await page.route(EVENTS, (route) => streamHeld.then(() => route.continue()));
  await Promise.all([mine, theirs].map((page) => page.reload()));
  for (const page of [mine, theirs]) await field(page, 'Quantity', 3).waitFor();
  await fillCell(field(mine, 'Quantity', 1), 5);
  await saved(mine);
  await fillCell(field(theirs, 'Quantity', 1), 6);
  await saved(theirs);
  await theirs.getByText('Quantity, group 3, stream 1: set to 5 by').waitFor();
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly { quantity: number }[] } }>(pathOf(design));
  expect(siteDesign.cameras[0]?.quantity).toBe(6);
  release();
  await shown(mine, 'Quantity', 1).toBe('6');
  for (const page of [mine, theirs]) await page.unroute(EVENTS);
});

test('what is typed takes the place of a value that somebody else has set in the selected cell meanwhile', async () => {
  await opened();
  await field(mine, 'Quantity', 1).click();
  await typeInto(field(theirs, 'Quantity', 1), '37');
  await theirs.keyboard.press('Enter');
  await shown(mine, 'Quantity', 1).toBe('37');
  await mine.keyboard.type('29');
  await mine.keyboard.press('Enter');
  expect(await textIn(field(mine, 'Quantity', 1))).toBe('29');
  await shown(theirs, 'Quantity', 1).toBe('29');
});

test('tabs of one browser share one stream, which another tab goes on with when the first is closed', async () => {
  const { design } = await opened();
  const streams: string[] = [];
  theirs.context().on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url());
  });
  const second = await theirs.context().newPage();
  await open(second, pathOf(design), 'Alice');
  await field(second, 'Quantity', 3).waitFor();
  await fillCell(field(mine, 'Quantity', 1), 7);
  for (const page of [theirs, second]) await shown(page, 'Quantity', 1).toBe('7');
  expect(streams).toHaveLength(0);
  await theirs.close();
  await fillCell(field(mine, 'Quantity', 1), 8);
  await shown(second, 'Quantity', 1).toBe('8');
  expect(streams).toHaveLength(1);
  theirs = second;
});

test('a browser whose stream was lost gets what it has missed', async () => {
  await opened();
  await theirs.context().setOffline(true);
  await typeInto(field(mine, 'Quantity', 2), '9');
  await mine.keyboard.press('Enter');
  await saved(mine);
  expect(await textIn(field(theirs, 'Quantity', 2))).toBe('1');
  await theirs.context().setOffline(false);
  await shown(theirs, 'Quantity', 2).toBe('9');
});

const COLUMNS = { Quantity: ['quantity', 90], Retention: ['retentionDays', 60] } as const;
type Column = keyof typeof COLUMNS;

/** Edits of one browser: the last value that it has set in each cell. */
async function editAtRandom(page: Page, edits: number): Promise<ReadonlyMap<string, number>> {
  const set = new Map<string, number>();
  for (let edit = 0; edit < edits; edit += 1) {
    const column = (['Quantity', 'Retention'] as const)[randomInt(2)]!;
    const row = 1 + randomInt(GROUPS.length);
    const cell = field(page, column, row);
    const drawn = 2 + randomInt(COLUMNS[column][1]);
    // A value that the cell shows already is not set by typing it.
    const value = Number(await textIn(cell)) === drawn ? drawn + 1 : drawn;
    await fillCell(cell, value);
    set.set(`${column} ${row}`, value);
    await page.waitForTimeout(randomInt(900));
  }
  return set;
}

const EDITS = runsOf({ test: 8, soak: 400 });

test('two browsers that edit one design at random, over a killed server, end with the same rows, and each overwritten cell is told', async () => {
  // Its users are those of a server of its own.
  setOnSharedServer(false);
  onTestFinished(() => setOnSharedServer(true));
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-live-'));
  const variables = { DATABASE_URL: `sqlite:${join(folder, 'live.db')}`, DATA_FOLDER: folder };
  let server = await startServer(variables);
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const api = await apiFor('Alice', server);
  const design = await addPrepared(api, { groups: GROUPS });
  const browser = await workerBrowser();
  const pages: Page[] = [];
  for (const _ of [1, 2]) {
    const context = await browser.newContext({ baseURL: server.origin });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await open(page, pathOf(design), 'Alice');
    await field(page, 'Quantity', 3).waitFor();
    pages.push(page);
  }
  const [mine, theirs] = pages as [Page, Page];

  const working = Promise.all([editAtRandom(mine, EDITS), editAtRandom(theirs, EDITS)]);
  await mine.waitForTimeout(3000);
  await server.kill();
  server = await startServer({ ...variables, PORT: String(server.port) });
  const [byMe, byThem] = await working;
  await Promise.all([saved(mine), saved(theirs)]);

  // The first token may have expired meanwhile.
  const { get } = await apiFor('Alice', server);
  const wrong: string[] = [];
  for (const column of Object.keys(COLUMNS) as Column[]) {
    for (const row of [1, 2, 3]) {
      const cell = field(mine, column, row);
      await expect.poll(async () => [await textIn(cell), await textIn(field(theirs, column, row))]).toSatisfy(isOne);
      const [key, value] = [`${column} ${row}`, Number(await textIn(cell))];
      const { cameras } = (await get<{ siteDesign: { cameras: Record<string, number>[] } }>(pathOf(design))).siteDesign;
      if (cameras[row - 1]![COLUMNS[column][0]] !== value) wrong.push(`${key} is stored differently`);
      const [me, them] = [byMe.get(key), byThem.get(key)];
      if (me === undefined || them === undefined || me === them) continue;
      if (![me, them].includes(value)) wrong.push(`${key} is ${value}, which nobody set last`);
      const [winner, loser, lost] = value === me ? [mine, theirs, them] : [theirs, mine, me];
      const place = `${column}, group ${GROUPS.length + 1 - row}, stream 1:`;
      const told = [
        loser.getByText(`${place} changed by somebody else after you. Your value was ${lost}.`),
        winner.getByText(`${place} set to ${lost} by`),
      ];
      await expect
        .poll(async () => Math.max(...(await Promise.all(told.map((each) => each.count())))), {
          message: `${key}: ${me} and ${them}, told to nobody`,
        })
        .toBeGreaterThan(0);
    }
  }
  expect(wrong).toEqual([]);
}, 1_200_000);

const isOne = (texts: readonly unknown[]) => new Set(texts).size === 1;

test('two windows on two projects have one stream, which follows the focus, and both see changes of another user', async () => {
  setOnSharedServer(false);
  onTestFinished(() => setOnSharedServer(true));
  const server = await startServer({ METRICS: 'true' });
  onTestFinished(async () => void (await server.stop()));
  const [api, bob] = await Promise.all([apiFor('Alice', server), apiFor('Bob', server)]);
  const context = await (await workerBrowser()).newContext({ baseURL: server.origin });
  onTestFinished(() => context.close());
  const windows: { readonly page: Page; readonly design: DesignPath }[] = [];
  for (const _ of [1, 2]) {
    const [design, page] = [await addPrepared(api, { groups: GROUPS }), await context.newPage()];
    await invite(api, bob, { projectId: design.projectId, role: 'editor' });
    await open(page, pathOf(design), 'Alice');
    await field(page, 'Quantity', 3).waitFor();
    windows.push({ page, design });
  }
  const streams = async () =>
    Number(/^site_designer_event_streams (\d+)$/m.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1]);
  const change = async (quantity: number) => {
    for (const { page, design } of windows) {
      const { siteDesign } = await bob.get<{ siteDesign: { cameras: readonly object[] } }>(pathOf(design));
      await bob.put(`${pathOf(design)}/savechanges`, { cameras: [{ ...siteDesign.cameras[0], quantity }] });
      await shown(page, 'Quantity', 1).toBe(String(quantity));
    }
  };
  await change(7);
  await expect.poll(streams).toBe(1);
  const streamed = windows[0]!.page.waitForResponse(EVENTS);
  await windows[0]!.page.evaluate(() => dispatchEvent(new Event('focus')));
  await streamed;
  await change(8);
  await expect.poll(streams).toBe(1);
});
