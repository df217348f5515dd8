import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { pathOf, type DesignPath } from '../support/four-cameras.ts';
import { openNewDesign } from '../support/new-design.ts';
import { field, open, textIn, typeInto } from '../support/steps.ts';

const app = useApp();
const GROUPS = [{ streamName: 'Gate' }, { streamName: 'Hall' }, { streamName: 'Yard' }];
const EVENTS = '**/api/project/*/events';

interface Opened {
  readonly api: Api;
  readonly design: DesignPath;
  readonly mine: Page;
  readonly theirs: Page;
}

/** A design in two browsers. */
async function opened(): Promise<Opened> {
  const { api, design, page: mine } = await openNewDesign(app(), { groups: GROUPS });
  const context = await mine.context().browser()!.newContext({ baseURL: app().server.origin });
  onTestFinished(() => context.close());
  const theirs = await context.newPage();
  const isFollowed = Promise.all([mine, theirs].map((page) => page.waitForResponse(EVENTS)));
  await Promise.all([open(theirs, pathOf(design), 'Alice'), mine.reload()]);
  await isFollowed;
  for (const page of [mine, theirs]) await field(page, 'Quantity', 3).waitFor();
  return { api, design, mine, theirs };
}

const saved = (page: Page) => page.getByText('All changes saved').waitFor();
const shown = (page: Page, column: string, row: number) => expect.poll(() => textIn(field(page, column, row)));

test('edits of two browsers in different cells come together while both go on typing', async () => {
  const { api, design, mine, theirs } = await opened();
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
  const { mine, theirs } = await opened();
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

test('a browser whose stream was lost gets what it has missed', async () => {
  const { mine, theirs } = await opened();
  await theirs.context().setOffline(true);
  await typeInto(field(mine, 'Quantity', 2), '9');
  await mine.keyboard.press('Enter');
  await saved(mine);
  expect(await textIn(field(theirs, 'Quantity', 2))).toBe('1');
  await theirs.context().setOffline(false);
  await shown(theirs, 'Quantity', 2).toBe('9');
});
