import type { Page } from 'playwright-core';
import { finishImport } from '../../support/import-page.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { field, textIn } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

/** Five groups, the one on top with two streams. */
beforeEach(async () => {
  const browser = { isKept: true, permissions: ['clipboard-read', 'clipboard-write'] };
  ({ api, design, page } = await openNewDesign(app(), { groups: [{}, {}, {}, {}, {}], browser, prepare: addStream }));
  await field(page, 'Quantity', 1).click();
});

interface Row {
  readonly cameraGroupId: number;
  readonly quantity: number;
  readonly retentionDays: number;
  readonly hoursPerDay: number;
}

/** A further stream of the group on top. */
async function addStream(to: Api, path: DesignPath): Promise<void> {
  const [top] = await rowsOf(to, path);
  await to.post(`${pathOf(path)}/camera/${top?.cameraGroupId}/camerastream`);
}

async function rowsOf(from: Api, path: DesignPath): Promise<readonly Row[]> {
  const { siteDesign } = await from.get<{ siteDesign: { cameras: readonly Row[] } }>(pathOf(path));
  return siteDesign.cameras;
}

function storedRows(): Promise<readonly Row[]> {
  return rowsOf(api, design);
}

/** What the focus is on, by its name. */
function focus(): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function value(column: string, row: number): Promise<string | null> {
  return textIn(field(page, column, row));
}

function column(name: string): Promise<(string | null)[]> {
  return Promise.all([1, 2, 3, 4, 5, 6].map((row) => value(name, row)));
}

function selectedCount(): Promise<number> {
  return page.locator('[role="gridcell"][aria-selected="true"]').count();
}

async function copied(): Promise<string> {
  await press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function pasted(text: string): Promise<void> {
  await page.evaluate((data) => navigator.clipboard.writeText(data), text);
  await press('Control+v');
}

function saved(): Promise<void> {
  return page.getByText('All changes saved').waitFor();
}

test('arrows, Home, End and the page keys move between cells', async () => {
  expect(await focus()).toBe('Quantity, row 1');
  await press('ArrowRight');
  expect(await focus()).toBe('Recording, row 1');
  await press('ArrowDown');
  expect(await focus()).toBe('Recording, row 2');
  await press('ArrowLeft', 'ArrowUp');
  // The second stream has no quantity of its own: left of its mode there is nothing.
  expect(await focus()).toBe('Recording, row 1');
  await press('End');
  expect(await focus()).toBe('Licences per camera, row 1');
  await press('ArrowLeft');
  expect(await focus()).toBe('Bit rate, row 1');
  await press('Home');
  expect(await focus()).toBe('Name, row 1');
  await press('Control+End');
  expect(await focus()).toBe('Licences per camera, row 6');
  await press('Control+Home');
  expect(await focus()).toBe('Name, row 1');
  await press('PageDown');
  expect(await focus()).toBe('Name, row 6');
  await press('PageUp');
  expect(await focus()).toBe('Name, row 1');
  await press('Control+ArrowDown');
  expect(await focus()).toBe('Name, row 6');
  await press('Control+ArrowUp', 'Control+ArrowRight');
  expect(await focus()).toBe('Licences per camera, row 1');
  await press('Control+ArrowLeft');
  expect(await focus()).toBe('Name, row 1');
});

test('Tab moves along the row, to its buttons and to the next row, and Shift+Tab moves back', async () => {
  await press('Shift+Tab');
  expect(await focus()).toBe('Lens type, row 1');
  await press('Tab', 'Tab');
  expect(await focus()).toBe('Recording, row 1');
  await press('End', 'Tab');
  expect(await focus()).toBe('Add stream');
  await press('Home');
  await field(page, 'Name', 1).click();
  await press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="gridcell"]') === null)).toBe(true);
});

test('Alt+Shift+arrows resize the column of the cell, Alt+Shift+Enter resets it, and both are remembered', async () => {
  const head = page.locator('[role=columnheader][data-sizable=quantity]');
  const width = () => head.evaluate((element) => element.getBoundingClientRect().width);
  const first = await width();
  await press('Alt+Shift+ArrowRight', 'Alt+Shift+ArrowRight');
  const wider = await width();
  expect(wider).toBeGreaterThan(first);
  await press('Alt+Shift+ArrowLeft');
  expect(await width()).toBeCloseTo((first + wider) / 2, 0);
  // The cell that was active is so still, and holds what it held.
  expect(await focus()).toMatch(/^Quantity, row 1/);
  await page.reload();
  await field(page, 'Quantity', 1).click();
  expect(await width()).toBeCloseTo((first + wider) / 2, 0);
  await press('Alt+Shift+Enter');
  expect(await width()).toBeCloseTo(first, 0);
});

test('Escape and then Tab leaves the table from anywhere', async () => {
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null);
  await press('Escape', 'Tab');
  await expect.poll(isInside).toBe(false);
  // While it is left, the table is no stop of the keyboard, neither onwards nor back.
  await page.locator('[role="grid"]:not([inert])').waitFor();
  for (let stops = 0; stops < 4 && !(await isInside()); stops += 1) await press('Shift+Tab');
  expect(await isInside()).toBe(true);
});

test('typing replaces the value, Enter moves down, Shift+Enter moves up, Escape discards', async () => {
  await page.keyboard.type('25');
  await press('Enter');
  expect(await value('Quantity', 1)).toBe('25');
  expect(await focus()).toBe('Quantity, row 3');
  await press('Shift+Enter');
  expect(await focus()).toBe('Quantity, row 1');
  await page.keyboard.type('7');
  await press('Escape');
  expect(await value('Quantity', 1)).toBe('25');
});

test('F2 edits the present value, and the arrows move the caret', async () => {
  await page.keyboard.type('25');
  await press('Enter', 'ArrowUp', 'F2', 'ArrowLeft');
  await page.keyboard.type('0');
  await press('Enter');
  expect(await value('Quantity', 1)).toBe('205');
});

test('a value out of bounds is reported at its cell, changes nothing and is discarded', async () => {
  await page.keyboard.type('1000000');
  await page.getByText('Value must be between 1 and 999999').waitFor();
  expect(await page.getByRole('region', { name: 'Totals' }).getByText('5 cameras').count()).toBe(1);
  await press('Enter');
  expect(await value('Quantity', 1)).toBe('1');
});

test('the reason of a refused entry does not cover the cell that is active next', async () => {
  await field(page, 'FPS', 1).click();
  await page.keyboard.type('2.55');
  await press('Enter');
  const boxes = [page.getByText('Not changed. Must have at most one decimal'), field(page, 'FPS', 2)];
  const [reason, next] = await Promise.all(boxes.map((each) => each.boundingBox()));
  expect(reason!.y + reason!.height).toBeLessThanOrEqual(next!.y);
});

test('the question mark shows the keys of the table, except in a name', async () => {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const column of ['Quantity', 'Codec']) {
    await field(page, column, 1).click();
    await press('?');
    await keys.getByText('Fill the first row of the block down').waitFor();
    await press('Escape');
    await keys.waitFor({ state: 'detached' });
    expect(await focus()).toMatch(column);
  }
  await field(page, 'Name', 1).click();
  await press('?');
  expect([await value('Name', 1), await keys.count()]).toEqual(['?', 0]);
});

test('totals follow the typing, and Escape restores them', async () => {
  const totals = page.getByRole('region', { name: 'Totals' });
  await page.keyboard.type('100');
  await totals.getByText('104 cameras').waitFor();
  await press('Escape');
  await totals.getByText('5 cameras').waitFor();
  expect(await totals.getByText('104 cameras').count()).toBe(0);
});

test('Shift extends the selection by keyboard and mouse, and Ctrl+A selects all cells', async () => {
  await press('ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight');
  expect(await selectedCount()).toBe(6);
  await field(page, 'Retention', 1).click();
  await field(page, 'Retention', 4).click({ modifiers: ['Shift'] });
  expect(await selectedCount()).toBe(4);
  await field(page, 'Hours', 2).hover();
  await page.mouse.down();
  await field(page, 'Retention', 3).hover();
  await page.mouse.up();
  expect(await selectedCount()).toBe(4);
  await press('Control+a');
  expect(await selectedCount()).toBeGreaterThan(50);
});

test('a block is copied and pasted in the format of spreadsheets', async () => {
  await field(page, 'Hours', 1).click();
  await page.keyboard.type('12');
  await press('Tab');
  await page.keyboard.type('90');
  await press('Enter');
  await field(page, 'Hours', 1).click();
  await press('Shift+ArrowRight');
  expect(await copied()).toBe('12\t90');
  await field(page, 'Hours', 3).click();
  await press('Control+v');
  expect([await value('Hours', 3), await value('Retention', 3)]).toEqual(['12', '90']);

  await field(page, 'Hours', 4).click();
  await pasted('8 h\t14 days\r\n6\t7\r\n');
  expect(await column('Hours')).toEqual(['12', '24', '12', '8', '6', '24']);
  expect(await column('Retention')).toEqual(['90', '30', '90', '14', '7', '30']);
  await press('Control+z');
  expect(await column('Hours')).toEqual(['12', '24', '12', '24', '24', '24']);
});

test('pasted cells may have quoted names, units and decimal commas', async () => {
  await field(page, 'Name', 1).click();
  await pasted('"Gate ""A"", north"');
  expect(await value('Name', 1)).toBe('Gate "A", north');
  await field(page, 'Bit rate', 1).click();
  await pasted('1,5 Mbit/s');
  expect(await value('Bit rate', 1)).toBe('1500');
});

test('the first row of a paste beyond the sight is in view, focused and selected', async () => {
  await field(page, 'Name', 1).click();
  await pasted(Array.from({ length: 120 }, (_, index) => `P${index}\tSingle lens\t1`).join('\n'));
  // Lines below the last row are new groups, which stand on top.
  await expect.poll(focus).toMatch(/^Name, row 1, P\d+$/);
  const [cell, table] = await Promise.all([
    field(page, 'Name', 1).boundingBox(),
    page.getByRole('grid').locator('..').boundingBox(),
  ]);
  expect(cell!.y).toBeGreaterThanOrEqual(table!.y);
  expect(cell!.y + cell!.height).toBeLessThanOrEqual(table!.y + table!.height);
});

test('one pasted value fills all selected cells', async () => {
  await field(page, 'Retention', 1).click();
  await press('Shift+ArrowDown', 'Shift+ArrowDown');
  await pasted('45');
  expect(await column('Retention')).toEqual(['45', '45', '45', '30', '30', '30']);
});

test('cut and Delete set cells to the values of a new stream', async () => {
  await field(page, 'Retention', 1).click();
  await page.keyboard.type('77');
  await press('Enter', 'ArrowUp');
  await press('Control+x');
  expect(await value('Retention', 1)).toBe('30');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('77');
  await field(page, 'Bit rate', 1).click();
  await page.keyboard.type('2000');
  await press('Enter', 'ArrowUp', 'Delete');
  expect(await value('Bit rate', 1)).toBe('2702');
});

test('Ctrl+D fills down, and Ctrl+Enter enters one value in all selected cells', async () => {
  await field(page, 'Retention', 1).click();
  await page.keyboard.type('60');
  await press('Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  expect(await column('Retention')).toEqual(['60', '60', '60', '30', '30', '30']);
  await field(page, 'Hours', 2).click();
  await press('Shift+ArrowDown', 'Shift+ArrowDown');
  await page.keyboard.type('9');
  await press('Control+Enter');
  expect(await column('Hours')).toEqual(['24', '9', '9', '9', '24', '24']);
  await press('Control+z');
  expect(await column('Hours')).toEqual(['24', '24', '24', '24', '24', '24']);
});

test('typing the first letters selects an option of a list', async () => {
  await press('ArrowRight');
  await page.keyboard.type('s');
  expect(await page.getByRole('combobox', { name: 'Recording, row 1' }).inputValue()).toBe('2');
  expect(await textIn(page.getByRole('gridcell', { name: 'FPS, row 1, base' }))).toBe('1');
});

test('rows are deleted after a confirmation, and Ctrl+Z restores them', async () => {
  await field(page, 'Retention', 3).click();
  await press('Shift+ArrowDown', 'Control+Delete');
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await field(page, 'Quantity', 5).waitFor({ state: 'detached' });
  await saved();
  expect(await storedRows()).toHaveLength(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await field(page, 'Quantity', 5).waitFor();
  await saved();
  expect(await storedRows()).toHaveLength(6);
});

test('every action can be undone back to the start and redone', async () => {
  const start = await storedRows();
  await page.keyboard.type('5');
  await press('Enter');
  await field(page, 'Retention', 1).click();
  await press('Shift+ArrowDown');
  await pasted('11\n12');
  await press('Control+d');
  await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
  await page.getByRole('button', { name: 'Add stream' }).first().click();
  await page.getByRole('button', { name: 'Duplicate camera group' }).first().click();
  await saved();
  expect(await storedRows()).toHaveLength(start.length + 4);
  for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await saved();
  expect(await storedRows()).toEqual(start);

  await field(page, 'Name', 1).click();
  for (const key of ['Control+y', 'Control+Shift+z', 'Control+y', 'Control+y', 'Control+y', 'Control+y'])
    await press(key);
  await saved();
  expect(await storedRows()).toHaveLength(start.length + 4);
});

test('500 pasted rows with 20 bad cells are corrected before anything is stored', async () => {
  const before = await storedRows();
  const lines = Array.from({ length: 500 }, (_, index) => {
    const retention = index % 25 === 0 ? 'soon' : String(10 + (index % 50));
    return `Camera ${index + 1}\tSingle lens\t2\tEvent\t24\t${retention}`;
  });
  await field(page, 'Name', 1).click();
  await pasted(lines.join('\n'));
  const wrong = page.getByLabel(/^Retention “soon”, 20 lines/);
  await wrong.waitFor();
  expect(await storedRows()).toEqual(before);

  await wrong.fill('99');
  await wrong.press('Enter');
  await wrong.waitFor({ state: 'detached' });
  await finishImport(page);
  await saved();
  const after = await storedRows();
  expect(after).toHaveLength(500);
  expect(after.filter(({ retentionDays }) => retentionDays === 99)).toHaveLength(20);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await saved();
  expect(await storedRows()).toEqual(before);
});
