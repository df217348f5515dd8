import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import type { Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { field, generateProposal, textIn } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

beforeEach(async () => {
  const browser = { isKept: true, permissions: ['clipboard-read', 'clipboard-write'] };
  ({ api, design, page } = await openNewDesign(app(), { groups: [{ streamName: 'Yard' }], browser }));
});

interface Row {
  readonly bitrateKbit: { readonly motion: number };
  readonly measured: { readonly motion: object | null };
}

async function storedRow(): Promise<Row> {
  await page.getByText('All changes saved').waitFor();
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly [Row] } }>(pathOf(design));
  return siteDesign.cameras[0];
}

test('a measurement is entered at the cell by keyboard, and undo reverts it with its rate', async () => {
  await field(page, 'Bit rate', 1).click();
  await page.keyboard.press('Shift+F2');
  const dialog = page.getByRole('dialog', { name: 'Measured bit rate' });
  await dialog.getByLabel('Measured on').fill('2026-05-04');
  await page.keyboard.press('Tab');
  await dialog.getByLabel('Bit rate').focus();
  await page.keyboard.type('4000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('168');
  await page.keyboard.press('Tab');
  await page.keyboard.type('East gate');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: /: 4000\. Measured on 04\/05\/2026 for 168 h: East gate$/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await storedRow()).toMatchObject({
    bitrateKbit: { motion: 4000 },
    measured: { motion: { measuredUtc: '2026-05-04', sampleHours: 168, note: 'East gate' } },
  });
  // The cell has the focus again: its keys work.
  await page.keyboard.press('Control+z');
  expect(await textIn(field(page, 'Bit rate', 1))).toBe('2702');
  await expect.poll(async () => (await storedRow()).measured.motion).toBeNull();
});

test('pasted readings give the rate and its spread, and unreadable ones are listed', async () => {
  await field(page, 'Bit rate', 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Measured bit rate/ }).click();
  await page.evaluate(() => navigator.clipboard.writeText('2,95 Mbit/s\r\nunavailable\r\n3010\r\n2890\r\n'));
  await page.getByLabel('Several readings').focus();
  await page.keyboard.press('Control+v');
  await page.getByText('Mean 2,950 kbit/s. 3 readings, 2,890 to 3,010 kbit/s').waitFor();
  await page.getByText('Line 2, “unavailable”: Must be a valid number').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await storedRow()).toMatchObject({
    bitrateKbit: { motion: 2950 },
    measured: { motion: { note: '3 readings, 2,890 to 3,010 kbit/s, standard deviation 60 kbit/s' } },
  });
});

test('the explanation of a data rate cites its measurement, and a new rate drops the citation', async () => {
  await field(page, 'Bit rate', 1).click();
  await page.keyboard.press('Shift+F2');
  await page.getByLabel('Length of the sample').fill('168');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const report = await generateProposal(page);
  await report.locator('[data-figure="totals.peakMbit.value"]').first().click();
  const panel = page.getByRole('dialog');
  for (const line of [/^Rate of the row/, /^Group 1/, /^Bit rate, event/]) {
    await panel.getByRole('button', { name: line }).filter({ visible: true }).last().click();
  }
  await panel.getByText('You entered it in this design.').waitFor();
  await panel.getByText(/^Measured on .* for 168 h$/).waitFor();
  await page.keyboard.press('Escape');
  await field(page, 'Bit rate', 1).click();
  await page.keyboard.type('3100');
  await page.getByText('The measurement was of 2,702 kbit/s').waitFor();
  expect((await storedRow()).measured.motion).toBeNull();
});
