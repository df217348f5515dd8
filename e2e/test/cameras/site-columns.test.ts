import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';

const app = useApp();

const NETWORK = 'Show PoE, cable, closet and live stream';
const COVERAGE = 'Show lens, mounting and purpose';

function cell(page: Page, title: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${title}, row 1`) });
}

/** The control of the cell that the keyboard is in. */
function active(page: Page, title: string): Locator {
  return page.locator(`[aria-label^="${title}, row 1"]:is(input, select)`);
}

async function typeInto(page: Page, title: string, text: string): Promise<void> {
  while (!(await active(page, title).count())) await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

test('a row with PoE and a lens is typed by keyboard, refused where it cannot be, cured and undone', async () => {
  const page = await app().openPage();
  await page.goto('/try');
  await page.getByRole('textbox', { name: 'Design name' }).fill('Westbrook High School');
  await page.getByRole('button', { name: 'Start with an empty design' }).click();
  await page.getByRole('button', { name: 'Add Camera Group' }).first().click();
  const table = page.getByRole('grid', { name: 'Camera groups' });
  const columns = Number(await table.getAttribute('aria-colcount'));
  for (const name of [NETWORK, COVERAGE]) await page.getByRole('checkbox', { name }).press('Space');
  expect(Number(await table.getAttribute('aria-colcount'))).toBeGreaterThan(columns + 17);

  await cell(page, 'Licences per camera').click();
  await typeInto(page, 'PoE class', '4');
  await typeInto(page, 'Power draw', '96');
  await page.getByText('A device of class 4 draws at most 25.5 W').waitFor();
  await page.keyboard.press('Escape');
  await typeInto(page, 'Power draw', '16');
  await typeInto(page, 'Cable length', '501');
  await page.getByText('Value must be between 0 and 500').waitFor();
  await page.keyboard.press('Escape');
  await typeInto(page, 'Cable length', '60 m');
  await typeInto(page, 'Closet', 'IDF 1');
  await typeInto(page, 'Lens angle', '66');
  await typeInto(page, 'Purpose', 'i');
  await typeInto(page, 'Purpose distance', '12');
  await page.getByText('250 px/m to 5.7 m, needs 12 m').waitFor();

  // Behind the last cell come the figures of the row and what would give it its purpose.
  const use = page.getByRole('button', { name: 'Use 35.2°' });
  while (!(await use.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('250 px/m to 12 m, needs 12 m').waitFor();
  expect(await cell(page, 'Lens angle').textContent()).toBe('35.2');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.getByText('250 px/m to 5.7 m, needs 12 m').waitFor();
  await page.getByText('+ 12,935 kbit/s, + 1.68 TB').waitFor();

  // A choice of columns is kept, and so are the values; columns that are used cannot be switched off.
  await page.getByText('All changes saved').waitFor();
  await page.reload();
  await page.getByText('250 px/m to 5.7 m, needs 12 m').waitFor();
  expect(await cell(page, 'Power draw').textContent()).toBe('16');
  expect(await page.getByRole('checkbox', { name: NETWORK }).count()).toBe(0);

  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
