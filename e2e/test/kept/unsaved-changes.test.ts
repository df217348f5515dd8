import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { expectGone, expectShown } from '../../support/expect-shown.ts';
import { addDesign, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { field, open, signIn, textIn, typeInto } from '../../support/steps.ts';
import { withoutEvents } from '../../support/without-events.ts';

const app = useApp();
let api: Api;
let design: DesignPath;

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  await api.post(`${pathOf(design)}/camera`);
});

interface Read {
  readonly siteDesign: { readonly cameras: readonly { readonly quantity: number }[] };
}

async function storedQuantity(): Promise<number | undefined> {
  const { siteDesign } = await api.get<Read>(pathOf(design));
  return siteDesign.cameras[0]?.quantity;
}

async function opened(): Promise<Page> {
  const page = await app().openPage({ isKept: true });
  await open(page, pathOf(design), 'Alice');
  await field(page, 'Quantity', 1).waitFor();
  return page;
}

function saved(page: Page): Promise<void> {
  return page.getByText('All changes saved').waitFor();
}

test('an edit is saved automatically', async () => {
  const page = await opened();
  await typeInto(field(page, 'Quantity', 1), '12');
  await page.getByText('Unsaved changes').waitFor();
  await saved(page);
  expect(await storedQuantity()).toBe(12);
});

test('a session that ends during an edit loses no change', async () => {
  const page = await opened();
  await page.context().clearCookies();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...user, access_token: 'over', refresh_token: 'over' }));
  });
  await typeInto(field(page, 'Quantity', 1), '77');
  await signIn(page, 'Alice');
  expect(await textIn(field(page, 'Quantity', 1))).toBe('77');
  await saved(page);
  expect(await storedQuantity()).toBe(77);
});

test('a value typed just before leaving for another design is stored', async () => {
  const page = await opened();
  const other = await addDesign(api);
  await typeInto(field(page, 'Quantity', 1), '21');
  // Within the app, as its links go: no new page is loaded.
  await goTo(page, pathOf(other));
  await page.getByRole('button', { name: 'Add Camera Group', exact: true }).waitFor();
  await expect.poll(storedQuantity).toBe(21);
});

test('changes made without a network survive a reload and are sent when it returns', async () => {
  const page = await opened();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/api/project/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await typeInto(field(page, 'Quantity', 1), '33');
  await page.getByText('Offline: changes are saved in this browser').waitFor();
  await page.reload();
  await field(page, 'Quantity', 1).waitFor();
  expect(await textIn(field(page, 'Quantity', 1))).toBe('33');
  expect(await storedQuantity()).toBe(1);

  await page.unroute('**/api/project/**');
  await saved(page);
  expect(await storedQuantity()).toBe(33);
});

test('a name that is refused stays in its cell over a reload, and the status leads to it', async () => {
  const page = await opened();
  const long = 'x'.repeat(71);
  await typeInto(field(page, 'Name', 1), long);
  await field(page, 'Quantity', 1).click();
  await page.getByRole('button', { name: '1 entry not taken' }).waitFor();
  await page.reload();
  const status = page.getByRole('button', { name: '1 entry not taken' });
  await status.waitFor();
  expect(await textIn(field(page, 'Name', 1))).toBe(long);
  await status.click();
  await page.keyboard.type('Gate');
  await page.keyboard.press('Tab');
  await saved(page);
  await expectGone(status);
  expect(await textIn(field(page, 'Name', 1))).toBe('Gate');
});

test('without a network the projects are those known last, in one message with their time', async () => {
  const page = await opened();
  const projects = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Projects' });
  await projects.click();
  const rows = page.getByRole('table').getByRole('link');
  await expectShown(rows.first());
  const known = await rows.allTextContents();
  await page.goBack();
  await field(page, 'Quantity', 1).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await projects.click();
  await page.getByText(/^The projects as of \d\d:\d\d, offline$/).waitFor();
  expect(await rows.allTextContents()).toEqual(known);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.getByText('Add project: the server could not be reached').waitFor();
  await rows.first().click();
  await expectGone(page.getByText('Add project: the server could not be reached'));
  await page.unroute('**/api/**');
});

test('a page opened without a network loads when the network returns', async () => {
  const page = await opened();
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Projects' }).click();
  // In place of the page, or of its list and in a message, where the browser has the script of the page already.
  const retry = page.getByRole('button', { name: 'Try again' });
  await expectShown(retry);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add New Project' }).waitFor();
  await expectGone(retry);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a failed save keeps the design on the screen and offers a retry', async () => {
  const page = await opened();
  await page.route('**/api/project/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { type: 'about:blank', title: 'Internal', status: 500 } })
      : route.continue(),
  );
  await typeInto(field(page, 'Quantity', 1), '33');
  await page.getByText('Your last changes could not be saved').waitFor();
  expect(await textIn(field(page, 'Quantity', 1))).toBe('33');
  await page.unroute('**/api/project/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved(page);
  expect(new URL(page.url()).pathname).toBe(pathOf(design));
  expect(await storedQuantity()).toBe(33);
});

test('changes of different cells in two tabs are merged without a dialog', async () => {
  const first = await opened();
  await withoutEvents(first);
  const second = await first.context().newPage();
  await second.goto(pathOf(design));
  await typeInto(field(second, 'Quantity', 1), '5');
  await saved(second);
  await typeInto(field(first, 'Retention', 1), '60');
  await first.getByText('This design was changed in another place as well').waitFor();
  await saved(first);
  expect(await textIn(field(first, 'Quantity', 1))).toBe('5');
  expect(await storedQuantity()).toBe(5);
});

test('conflicting changes of two tabs are resolved by the user', async () => {
  const first = await opened();
  await withoutEvents(first);
  const second = await first.context().newPage();
  await second.goto(pathOf(design));
  await typeInto(field(second, 'Quantity', 1), '5');
  await saved(second);

  await typeInto(field(first, 'Quantity', 1), '6');
  await first.getByText('Changed elsewhere').waitFor();
  expect(await storedQuantity()).toBe(5);
  await first.getByRole('button', { name: 'Keep my changes' }).click();
  await saved(first);
  expect(await storedQuantity()).toBe(6);

  await typeInto(field(second, 'Quantity', 1), '7');
  await second.getByRole('button', { name: 'Discard my changes' }).click();
  await saved(second);
  expect(await textIn(field(second, 'Quantity', 1))).toBe('6');
  expect(await storedQuantity()).toBe(6);
});
