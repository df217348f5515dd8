import { beforeEach, describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { violations } from '../../support/every-page/accessibility.ts';
import { addDesign, addFourCameras, pathOf } from '../../support/four-cameras.ts';
import { field, fillCell, open, textIn } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeEach(async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addDesign(api);
  await addFourCameras(api, design);
  page = await app().openPage({ isKept: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, pathOf(design), 'Alice');
  await field(page, 'Hours', 4).waitFor();
});

const ROWS = [1, 2, 3, 4];

function texts(column: string): Promise<(string | null)[]> {
  return Promise.all(ROWS.map((row) => textIn(field(page, column, row))));
}

async function chosenIn(column: string): Promise<number[]> {
  const marks = await Promise.all(ROWS.map((row) => field(page, column, row).getAttribute('aria-selected')));
  return ROWS.filter((_, index) => marks[index] === 'true');
}

function heading(name: string): Locator {
  return page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
}

test('a column is selected at its heading with Shift, a row at its number, and both by keyboard', async () => {
  await heading('Hours').click({ modifiers: ['Shift'] });
  expect(await chosenIn('Hours')).toEqual(ROWS);
  expect(await chosenIn('Retention')).toEqual([]);
  await page.getByRole('rowheader', { name: 'Group 3' }).click();
  expect([await chosenIn('Hours'), await chosenIn('Bit rate')]).toEqual([[2], [2]]);
  await field(page, 'Retention', 3).click();
  await page.keyboard.press('Control+Space');
  expect(await chosenIn('Retention')).toEqual(ROWS);
  await page.keyboard.press('Shift+Space');
  expect([await chosenIn('Retention'), await chosenIn('Codec')]).toEqual([[3], [3]]);
});

test('a block is filled by dragging its handle, and one undo reverts it', async () => {
  await fillCell(field(page, 'Hours', 1), 7);
  await field(page, 'Hours', 1).click();
  await field(page, 'Hours', 1).locator('[data-fill]').hover();
  await page.mouse.down();
  await field(page, 'Retention', 3).hover();
  await page.mouse.up();
  expect(await texts('Hours')).toEqual(['7', '7', '7', '24']);
  expect(await chosenIn('Hours')).toEqual([1, 2, 3]);
  await page.keyboard.press('Control+z');
  expect(await texts('Hours')).toEqual(['7', '24', '24', '24']);
});

describe('a search in the table', () => {
  test('moves from match to match, and Escape returns to the table', async () => {
    await fillCell(field(page, 'Hours', 2), 22);
    await fillCell(field(page, 'Hours', 4), 22);
    await field(page, 'Quantity', 1).click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('22');
    await page.keyboard.press('Enter');
    await page.getByText('1 of 2', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('2 of 2', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.type('9');
    expect(await texts('Hours')).toEqual(['24', '22', '24', '9']);
  });

  test('can filter the rows, also while they are sorted', async () => {
    await fillCell(field(page, 'Hours', 2), 13);
    await fillCell(field(page, 'Hours', 4), 12);
    await page.keyboard.press('Control+f');
    await page.keyboard.type('13');
    await page.getByText('Shows 2 of 4 camera groups with “13”').waitFor();
    expect(await page.getByRole('row', { name: /^Camera group \d/ }).count()).toBe(2);
    await page.getByRole('button', { name: 'Show all as stored' }).click();

    await field(page, 'Hours', 2).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Show sorted by Hours, ascending' }).click();
    await page.getByText(/sorted by Hours, ascending/).waitFor();
    const lines = await page
      .getByRole('gridcell', { name: /^Hours, row/ })
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')?.replace(/, (row \d).*: /, ' $1: ')));
    expect(lines).toEqual(['Hours row 4: 12', 'Hours row 2: 13', 'Hours row 1: 24', 'Hours row 3: 24']);
    await page.getByRole('button', { name: 'Show all as stored' }).click();
    expect(await texts('Hours')).toEqual(['24', '13', '24', '12']);
    await page.keyboard.type('9');
    expect(await texts('Hours')).toEqual(['24', '9', '24', '12']);
  });
});

test('the arrow of a sorted column is within its head, and covers no title', async () => {
  const sorted = page.locator('[role="columnheader"][data-field]:has([data-sort])');
  const names = await sorted.evaluateAll((heads) => heads.map((head) => head.getAttribute('data-field')));
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) {
    const head = page.locator(`[role="columnheader"][data-field="${name}"]`);
    await head.locator('[data-sort]').first().click();
    const arrow = head.locator('[data-sort] > [aria-hidden]');
    await arrow.waitFor();
    const boxes = await arrow.evaluate((element) => {
      const title = document.createRange();
      title.selectNode(element.parentElement!.firstChild!);
      const cell = element.closest('[role="columnheader"]')!.getBoundingClientRect();
      return { arrow: element.getBoundingClientRect(), title: title.getBoundingClientRect(), cell };
    });
    const isWithin = boxes.title.left >= boxes.cell.left && boxes.arrow.right <= boxes.cell.right;
    const isBeside = boxes.arrow.left >= boxes.title.right || boxes.arrow.top >= boxes.title.bottom - 4;
    expect([name, isWithin, isBeside]).toEqual([name, true, true]);
  }
});

test('the handle of a block is in the corner of its last cell', async () => {
  await field(page, 'Hours', 1).click();
  await field(page, 'Hours', 3).click({ modifiers: ['Shift'] });
  const [handle, cell] = await Promise.all([
    page.locator('[data-fill]').boundingBox(),
    field(page, 'Hours', 3).boundingBox(),
  ]);
  const corner = (box: typeof handle) => [box!.x + box!.width, box!.y + box!.height];
  expect(corner(handle)).toEqual(corner(cell));
});

test('a block whose menu is opened can be sorted by the column under the pointer', async () => {
  await page.getByRole('rowheader', { name: 'Group 3' }).click();
  await field(page, 'Codec', 2).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show sorted by Codec, ascending' }).waitFor();
  expect(await chosenIn('Hours')).toEqual([2]);
  await page.keyboard.press('Escape');
});

test.each(['Escape', 'Enter'])(
  'after a menu that the mouse opened is left with %s, keys go on in its cell',
  async (key) => {
    await field(page, 'Quantity', 1).click();
    await field(page, 'Hours', 2).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Block' });
    await menu.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await menu.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('7');
    await expect.poll(() => texts('Hours')).toEqual(['24', '24', '7', '24']);
  },
);

test('the menu of a block opens by mouse and keyboard, and shares the clipboard with the shortcuts', async () => {
  await fillCell(field(page, 'Hours', 1), 5);
  await field(page, 'Hours', 1).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu', { name: 'Block' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /^Copy/ }).click();
  await field(page, 'Hours', 3).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Paste/ }).click();
  await expect.poll(() => texts('Hours')).toEqual(['5', '24', '5', '24']);
});

test('a column is resized and reset, and the server column is shown on request and stays', async () => {
  const width = async () => Math.round((await heading('Hours').boundingBox())?.width ?? 0);
  const before = await width();
  const edge = heading('Hours').getByRole('separator');
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(900, 300);
  await page.mouse.up();
  expect(await width()).toBeGreaterThan(before + 50);
  await edge.dblclick();
  expect(await width()).toBe(before);

  const servers = (group: number) => page.getByRole('gridcell', { name: new RegExp(`^Servers, group ${group}: `) });
  const choice = page.getByLabel('Show the servers of each group');
  expect(await servers(1).count()).toBe(0);
  await page.getByText('Show the servers of each group').click();
  await expect.poll(() => servers(4).textContent()).toBe('1');
  await fillCell(field(page, 'Quantity', 1), 900);
  await expect.poll(() => servers(4).textContent()).toMatch(/^1 to \d+$/);
  expect(await servers(4).getAttribute('title')).toMatch(/^\d+ cameras on (server|each of servers) 1/);
  await field(page, 'Hours', 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show sorted by Servers, descending' }).click();
  await page.getByText(/sorted by Servers, descending/).waitFor();
  expect(await heading('Servers').getAttribute('aria-sort')).toBe('descending');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await servers(4).waitFor();
  expect(await choice.isChecked()).toBe(true);
  await page.getByText('Show the servers of each group').click();
  expect(await heading('Servers').count()).toBe(0);
});

test('adding a group puts the focus into its name', async () => {
  await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
  await page.keyboard.type('Gate');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('row', { name: 'Camera group 5, Gate', exact: true }).count()).toBe(1);
});
