import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { pagesOf } from '../../support/pdf.ts';

const app = useApp();

const CLOSETS = [
  { closet: 'MDF Main building', watts: '12', cableM: '40' },
  { closet: 'IDF 1 Gymnasium', watts: '10', cableM: '60' },
  { closet: 'IDF 2 Parking', watts: '9.5', cableM: '96' },
] as const;

async function school(page: Page): Promise<void> {
  await page.goto('/try');
  await page.getByRole('textbox', { name: 'Design name' }).fill('Westbrook High School');
  await page.getByRole('button', { name: 'Start with an empty design' }).click();
  const add = page.getByRole('button', { name: 'Add Camera Group' }).first();
  for (const _ of CLOSETS) await add.click();
  await page.getByRole('link', { name: 'Site', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Site of Westbrook High School' }).waitFor();
}

/** Types into a field as a keyboard does. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function refused(page: Page, field: Locator, { wrong, right }: Record<'wrong' | 'right', string>): Promise<void> {
  await type(page, field, wrong);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await type(page, field, right);
  expect(await field.getAttribute('aria-invalid')).not.toBe('true');
}

test('a school with three closets and a guard room is planned by keyboard, and kept', async () => {
  const page = await app().openPage();
  await school(page);
  await page.getByRole('button', { name: 'Plan the switches' }).press('Enter');
  const rows = page.getByRole('table', { name: 'How the cameras are connected' }).locator('tbody tr');
  for (const [at, { closet, watts, cableM }] of CLOSETS.entries()) {
    const row = rows.nth(at);
    await type(page, row.getByLabel(/^Draws/), watts);
    await type(page, row.getByLabel(/^Cable/), cableM);
    await type(page, row.getByLabel(/^Closet/), closet);
  }
  await page.getByText('3 switches in 3 closets carry 3 cameras').waitFor();
  await page.getByText(/cables of 96 m, 90 m are allowed/).waitFor();

  // What the engine refuses stays at its field, and the design keeps what it had.
  const [{ closet, cableM }] = CLOSETS;
  await refused(page, rows.nth(0).getByLabel(/^Draws/), { wrong: '96', right: '12' });
  await refused(page, rows.nth(0).getByLabel(/^Cable/), { wrong: '501', right: cableM });
  await refused(page, rows.nth(0).getByLabel(/^Closet/), { wrong: 'x'.repeat(101), right: closet });
  await refused(page, page.getByLabel('Spare ports'), { wrong: '60', right: '20' });

  await page.getByRole('button', { name: 'Add a station' }).press('Enter');
  await type(page, page.getByLabel('Station', { exact: true }), 'Guard room');
  await page.getByText('Guard room shows all 3 pictures').waitFor();
  await refused(page, page.getByLabel('Monitors'), { wrong: '17', right: '1' });
  await refused(page, page.getByLabel('Columns'), { wrong: '0', right: '4' });

  // A station that shows two of the groups does so after a reload: the store has ids of its own.
  await page.getByText('Shows: All groups').click();
  await page.getByRole('checkbox', { name: 'Group 2' }).press('Space');
  await page.getByText('Shows: 2 of 3 groups').waitFor();
  await page.getByText('Guard room shows all 2 pictures').waitFor();
  // What the customer's IT answers stands in the sheet, on paper as well.
  const sheet = page.getByRole('region', { name: 'IT request sheet' });
  await sheet.getByRole('row', { name: /^IP addresses 5 addresses 3 cameras/ }).waitFor();
  await type(page, sheet.getByLabel('Answer: VLAN number for cameras'), '120');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await sheet.getByRole('button', { name: 'print pdf' }).press('Enter');
  await page.locator('[data-printed-document] article').waitFor({ state: 'attached' });
  const paper = (await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  expect(paper).toContain('VLAN number for cameras 3 cameras should not share a network with other devices 120');
  expect(paper).not.toContain('to be answered');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await page.getByText('All changes saved').waitFor();
  await page.reload();
  await page.getByText('Shows: 2 of 3 groups').waitFor();
  await page.getByText('3 switches in 3 closets carry 3 cameras').waitFor();
  expect(await page.getByLabel('Columns').inputValue()).toBe('4');
  expect(await sheet.getByLabel('Answer: VLAN number for cameras').inputValue()).toBe('120');

  // Neither a wall of many tiles nor a name without spaces is wider than a phone.
  await type(page, page.getByLabel('Columns'), '16');
  await type(page, page.getByLabel('Rows'), '16');
  await type(page, page.getByLabel('Station', { exact: true }), 'w'.repeat(100));
  await type(page, rows.nth(0).getByLabel(/^Closet/), 'x'.repeat(100));
  await sheet.getByText(`Uplink, ${'x'.repeat(100)}`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
