import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign, addGroups, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { field, textIn, typeInto } from '../../support/steps.ts';
import { withoutEvents } from '../../support/without-events.ts';

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

const GROUPS = [{ streamName: 'Gate' }, { streamName: 'Hall', recording: 2 }];

beforeEach(async () => {
  ({ api, design, page } = await openNewDesign(app(), { groups: GROUPS, browser: { isKept: true } }));
  await field(page, 'Quantity', 1).waitFor();
});

interface Row {
  readonly quantity: number;
}

async function storedRows(at: DesignPath = design): Promise<readonly Row[]> {
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly Row[] } }>(pathOf(at));
  return siteDesign.cameras;
}

function saved(tab = page): Promise<void> {
  return tab.getByText('All changes saved').waitFor();
}

function writes(request: Request): boolean {
  return request.method() === 'PUT';
}

async function undoAll(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Undo', exact: true }).click();
}

test('a group is saved as a template and inserted in another design', async () => {
  await page.getByRole('button', { name: 'Save as template' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Camera templates' });
  await dialog.getByLabel('Template name').and(page.locator(':focus')).fill('Hall, speedup');
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await dialog.getByText('Saved as a template').waitFor();

  const other = await addDesign(api);
  await goTo(page, pathOf(other));
  await page.getByText('No cameras yet.').waitFor();
  await page.getByRole('button', { name: 'Templates' }).click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Hall, speedup' })
    .getByRole('button', { name: 'Insert' })
    .click();
  await saved();
  const [inserted] = await storedRows(other);
  expect(inserted).toMatchObject({ streamName: 'Hall', recording: 2, fps: { continuous: 1 } });

  await page.getByRole('button', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Delete template Hall, speedup' }).click();
  await dialog.getByText('No templates yet').waitFor();
});

/** Setting, value (a choice by its name), what every row has then. */
const SETTINGS: readonly (readonly [setting: string, value: string, has: object])[] = [
  ['Retention', '45', { retentionDays: 45 }],
  ['Quantity', '7', { quantity: 7 }],
  ['Hours', '12', { hoursPerDay: 12 }],
  ['FPS', '20', { fps: { continuous: 20, motion: 20 } }],
  ['Motion', '35', { motion: { continuous: 65, motion: 35 } }],
  ['Codec', 'MJPEG', { codec: 1 }],
  ['Complexity', 'High', { complexity: { continuous: 5, motion: 5 } }],
  ['Resolution', '640x360', { resolution: { continuous: 2, motion: 2 } }],
  ['Bit rate', '3000', { bitrateKbit: { continuous: 3000, motion: 3000 } }],
  ['Lens type', 'Multi-lens', { lensType: 1 }],
  ['Recording', 'Event', { recording: 1 }],
];

async function bulkApply(setting: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Bulk Apply Setting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Apply Setting' });
  const into = dialog.getByLabel(new RegExp(`^${setting}( \\(|$)`));
  if (/^\d+$/.test(value)) await into.fill(value);
  else await into.selectOption({ label: value });
  await dialog.getByText('Changes 3 of 3 rows, in 3 camera groups.').waitFor();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('each of the eleven settings is applied to all groups after a preview, and undone', async () => {
  const whole = await addDesign(api);
  await addGroups(api, whole, [{ recording: 2 }, { recording: 2 }, { recording: 2 }]);
  await goTo(page, pathOf(whole));
  await field(page, 'Quantity', 3).waitFor();
  const before = await storedRows(whole);
  for (const [setting, value, has] of SETTINGS) {
    await bulkApply(setting, value);
    await saved();
    const after = await storedRows(whole);
    expect(after).toEqual([expect.objectContaining(has), expect.objectContaining(has), expect.objectContaining(has)]);
  }
  await undoAll(SETTINGS.length);
  await saved();
  expect(await storedRows(whole)).toEqual(before);
});

test('a value out of bounds is refused at its field, and Apply is disabled', async () => {
  await page.getByRole('button', { name: 'Bulk Apply Setting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Apply Setting' });
  const apply = dialog.getByRole('button', { name: 'Apply' });
  await dialog.getByText('Choose a value').waitFor();
  expect(await apply.isDisabled()).toBe(true);
  const hours = dialog.getByLabel('Hours (h)');
  await hours.fill('25');
  await dialog.getByText('Value must be between 1 and 24').waitFor();
  await hours.press('Tab');
  expect(await hours.inputValue()).toBe('25');
  expect(await apply.isDisabled()).toBe(true);
  await hours.fill('2');
  expect(await apply.isDisabled()).toBe(false);
});

test('a half-typed cell survives a reload', async () => {
  page.on('dialog', (dialog) => void dialog.accept());
  const quantity = field(page, 'Quantity', 1);
  await quantity.click();
  await page.route('**/api/project/**', (route) => (writes(route.request()) ? route.abort() : route.continue()));
  await page.keyboard.type('12');
  await page.reload();
  await quantity.waitFor();
  expect(await textIn(quantity)).toBe('12');
  await page.unroute('**/api/project/**');
  await saved();
  expect((await storedRows())[0]?.quantity).toBe(12);
});

test('a change made without a network is kept, shown as unsaved, and sent when the network returns', async () => {
  ({ design, page } = await openNewDesign(app(), { groups: GROUPS, browser: { isAlone: true } }));
  const context = page.context();
  await context.clock.install();
  await context.setOffline(true);
  await typeInto(field(page, 'Quantity', 1), '33');
  await page.getByText('Offline: changes are saved in this browser').waitFor({ timeout: 10_000 });
  for (let second = 0; second < 60; second += 6) await context.clock.runFor(6000);
  await page.getByText('Offline: changes are saved in this browser').waitFor();
  expect((await storedRows())[0]?.quantity).toBe(1);

  await context.setOffline(false);
  await context.clock.runFor(6000);
  await saved();
  expect((await storedRows())[0]?.quantity).toBe(33);
});

test('the browser asks before it leaves a page with unsent changes', async () => {
  await page.route('**/api/project/**', (route) => (writes(route.request()) ? route.abort() : route.continue()));
  await typeInto(field(page, 'Quantity', 1), '33');
  await page.getByText('Offline: changes are saved in this browser').waitFor();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/release-notes/').catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  expect(await textIn(field(page, 'Quantity', 1))).toBe('33');
});

test('a token that is refused while saving is renewed, and the save is sent again', async () => {
  let refused = 0;
  await page.route('**/api/project/**', async (route) => {
    if (!writes(route.request()) || refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' });
  });
  const renewed = page.waitForResponse('**/idp/token');
  await typeInto(field(page, 'Quantity', 1), '44');
  expect((await renewed).status()).toBe(200);
  await saved();
  expect(refused).toBe(1);
  expect((await storedRows())[0]?.quantity).toBe(44);
});

test('a conflict of two tabs shows both values of each cell, and the chosen ones are stored', async () => {
  await withoutEvents(page);
  const second = await page.context().newPage();
  await second.goto(pathOf(design));
  await typeInto(field(second, 'Quantity', 1), '5');
  await typeInto(field(second, 'Retention', 1), '50');
  await saved(second);

  await typeInto(field(page, 'Quantity', 1), '6');
  await typeInto(field(page, 'Retention', 1), '60');
  await page.getByText('Changed elsewhere').waitFor();
  const clashes = page.getByRole('table', { name: 'Changed in both places' });
  expect(await clashes.getByRole('row').count()).toBe(3);
  const quantity = clashes.getByRole('row').filter({ hasText: 'Quantity' });
  await quantity.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Keep the chosen values' }).click();
  await saved();
  expect((await storedRows())[0]).toMatchObject({ quantity: 5, retentionDays: 60 });
});

test('a change undone before or after it was sent is stored with its old value', async () => {
  const before = await storedRows();
  await typeInto(field(page, 'Quantity', 1), '9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Duplicate camera group' }).first().click();
  await saved();
  await undoAll(2);
  await saved();
  expect(await storedRows()).toEqual(before);
});
