import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign, addGroups, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { layoutShift, watchLayoutShifts } from '../../support/every-page/layout-shift.ts';
import { rowOf, shownNames } from '../../support/lists.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

interface Named {
  readonly id: number;
  readonly name: string;
}

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  const { projects } = await api.get<{ projects: readonly Named[] }>('/project');
  for (const { id } of projects) await api.delete(`/project/${id}`);
});

/** Holds the figures of the list back until the returned function is called. */
async function holdFigures(): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/project?figures=true', async (route) => {
    await asked;
    await route.continue();
  });
  return () => answer();
}

const designsOf = ({ projectId, siteId }: DesignPath) => `/project/${projectId}/site/${siteId}/sitedesign`;

/** A project of this name with a design of so many cameras. */
async function project(name: string, cameras: number): Promise<DesignPath> {
  const design = await addDesign(api);
  await api.put(`/project/${design.projectId}`, { id: design.projectId, name });
  if (cameras > 0) await addGroups(api, design, [{ quantity: cameras }]);
  return design;
}

/** A further design of a site. */
async function further(at: DesignPath, name: string): Promise<DesignPath> {
  const { siteDesign } = await api.post<{ siteDesign: Named }>(designsOf(at));
  await api.put(pathOf({ ...at, siteDesignId: siteDesign.id }), { id: siteDesign.id, name });
  return { ...at, siteDesignId: siteDesign.id };
}

function head(name: string): Locator {
  return page.getByRole('columnheader', { name, exact: true });
}

function cell(name: string, column: string): Locator {
  return rowOf(page, name).locator(`[data-column="${column}"]`);
}

function choose(...names: readonly string[]): Promise<void> {
  return names.reduce(
    (before, name) => before.then(() => page.getByRole('checkbox', { name: `Select site design ${name}` }).check()),
    Promise.resolve(),
  );
}

describe('figures', () => {
  test('follow the columns of the specification, and come without moving a row', async () => {
    await project('Bakery', 12);
    const { projectId, ...design } = await project('Hotel', 82);
    await api.put(`/project/${projectId}/cover`, { customer: 'Hotel AG', contact: '', reference: '', note: '' });
    await api.post(`${pathOf({ projectId, ...design })}/proposal`, {});
    page = await app().openPage({ viewport: { width: 1440, height: 900 } });
    await watchLayoutShifts(page);
    const answer = await holdFigures();
    await open(page, '/', 'Alice');
    await rowOf(page, 'Hotel').waitFor();
    expect(await shownNames(page)).toEqual(['Hotel', 'Bakery']);
    const before = await layoutShift(page);
    answer();
    await cell('Hotel', 'status').getByText('issued').waitFor();
    expect(await layoutShift(page)).toBe(before);
    const heads = await page.getByRole('columnheader').allTextContents();
    expect(heads.filter((text) => text !== '')).toEqual([
      'Actions',
      'Project',
      'Date Created',
      'Customer',
      'Hardware',
      'Cameras',
      'Video',
      'Price',
      'Status',
      'Changed',
      'Delete',
    ]);
    expect(await rowOf(page, 'Hotel').locator('[data-column]').allTextContents()).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      'Hotel AG',
      expect.stringMatching(/^\d+ x /),
      '82',
      expect.stringMatching(/^[\d.]+ TB$/),
      '–',
      expect.stringMatching(/^P-\d{4} A issued$/),
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    ]);
    expect(await cell('Bakery', 'status').textContent()).toBe('Draft');
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('stand in cards on a phone, where no row gets higher with them', async () => {
    await project('Hotel', 82);
    await project('Empty', 0);
    page = await app().openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const answer = await holdFigures();
    await open(page, '/', 'Alice');
    await rowOf(page, 'Hotel').waitFor();
    const heights = () => page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    const before = await heights();
    answer();
    await cell('Empty', 'status').getByText('No cameras').waitFor();
    expect(await heights()).toEqual(before);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Cameras, descending' });
    await expect.poll(() => shownNames(page)).toEqual(['Hotel', 'Empty']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});

test('a column head sorts by the keyboard, reverses, and restores the order of the list', async () => {
  for (const [name, cameras] of [
    ['Small', 4],
    ['Large', 400],
    ['Medium', 40],
  ] as const)
    await project(name, cameras);
  page = await app().openPage({ isKept: true });
  await open(page, '/', 'Alice');
  await cell('Large', 'cameras').getByText('400').waitFor();
  const listed = ['Medium', 'Large', 'Small'];
  expect(await shownNames(page)).toEqual(listed);
  const button = head('Cameras').getByRole('button');
  await button.focus();
  for (const [order, names] of [
    ['ascending', ['Small', 'Medium', 'Large']],
    ['descending', ['Large', 'Medium', 'Small']],
    [null, listed],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect.poll(() => shownNames(page)).toEqual(names);
    expect(await head('Cameras').getAttribute('aria-sort')).toBe(order);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=cameras');
  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(['Small', 'Medium', 'Large']);
});

describe('New design', () => {
  test('makes project, site and design in one press, and opens the editor', async () => {
    page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    await page.getByRole('button', { name: 'New design', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New design' });
    await dialog.getByRole('textbox', { name: 'Name of the project' }).fill('Hotel');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Cameras' }).waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect.poll(() => crumbs.allTextContents()).toEqual(['Projects', 'Hotel', 'New Site', 'New Site Design']);
  });

  test('says what was made before a step failed, and goes on from there', async () => {
    page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    await page.route('**/api/project/*/site', (route) =>
      route.fulfill({ status: 503, json: { type: 'about:blank', title: 'Busy', status: 503, detail: 'Too busy' } }),
    );
    await page.getByRole('button', { name: 'New design', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New design' });
    await dialog.getByRole('button', { name: 'Create and open' }).click();
    const told = dialog.getByRole('alert');
    await told.waitFor();
    expect(await told.textContent()).toBe(
      'The project was added, without a site. Too busy. Press again to go on from there.',
    );
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.unroute('**/api/project/*/site');
    await dialog.getByRole('button', { name: 'Create and open' }).click();
    await page.getByRole('tab', { name: 'Cameras' }).waitFor();
    const { projects } = await api.get<{ projects: readonly Named[] }>('/project');
    expect(projects.map(({ name }) => name)).toEqual(['New Project']);
  });
});

describe('selected designs', () => {
  let first: DesignPath;

  beforeEach(async () => {
    first = await project('Hotel', 4);
    await api.put(pathOf(first), { id: first.siteDesignId, name: 'First' });
    await further(first, 'Second');
    await further(first, 'Third');
    page = await app().openPage({ isKept: true });
    await open(page, designsOf(first), 'Alice');
    await rowOf(page, 'Third').waitFor();
  });

  test('are deleted after one question with their number, and restored by one Undo', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all rows of this page' });
    await all.focus();
    await page.keyboard.press('Space');
    await page.getByText('3 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select site design Second' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('2 selected').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await dialog.getByText('Are you sure you want to delete 2 site designs?').waitFor();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    await page.getByText('Deleted 2 site designs').waitFor();
    await expect.poll(() => shownNames(page)).toEqual(['Second']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownNames(page)).toEqual(['Third', 'Second', 'First']);
  });

  test('are moved to a site of another project', async () => {
    const target = await project('Harbour', 0);
    await page.reload();
    await choose('First', 'Third');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 site designs' });
    await dialog.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Harbour' });
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Site' }).inputValue()).toBe(String(target.siteId));
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => shownNames(page)).toEqual(['Second']);
    const { siteDesigns } = await api.get<{ siteDesigns: readonly Named[] }>(designsOf(target));
    expect(siteDesigns.map(({ name }) => name)).toEqual(['New Site Design', 'Third', 'First']);
    expect(await api.status(pathOf({ ...target, siteDesignId: first.siteDesignId }))).toBe(200);
  });

  test('are duplicated in their order, and two are compared', async () => {
    await choose('First', 'Second');
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect.poll(() => shownNames(page)).toEqual(['Copy of Second', 'Copy of First', 'Third', 'Second', 'First']);
    expect(await page.getByText(/ selected$/).count()).toBe(0);
    await choose('First', 'Second', 'Third');
    expect(await page.getByRole('button', { name: 'Compare', exact: true }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select site design Third' }).uncheck();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/\/compare\?/);
    expect(new URL(page.url()).searchParams.get('a')).toBe(`design:${first.siteDesignId}`);
  });
});
