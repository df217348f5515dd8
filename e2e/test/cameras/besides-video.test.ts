import type { Page } from 'playwright-core';
import { finishImport, openImport } from '../../support/import-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import type { Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { pagesOf } from '../../support/pdf.ts';
import { field, generateProposal, textIn } from '../../support/steps.ts';

const app = useApp();
const CHOICE = 'Show audio, metadata and event buffers';
let api: Api;
let design: DesignPath;
let page: Page;

beforeEach(async () => {
  const groups = [{ streamName: 'Yard' }, { streamName: 'Gate' }];
  ({ api, design, page } = await openNewDesign(app(), { groups, browser: { isKept: true } }));
});

async function storedAudio(): Promise<readonly number[]> {
  await page.getByText('All changes saved').waitFor();
  const { siteDesign } = await api.get<{
    siteDesign: { cameras: readonly { readonly extras: { readonly audioKbps: number } }[] };
  }>(pathOf(design));
  return siteDesign.cameras.map(({ extras }) => extras.audioKbps);
}

test('the columns of "besides video" are shown on request, edited by keyboard, and kept over a reload', async () => {
  await field(page, 'Quantity', 1).waitFor();
  expect(await field(page, 'Audio rate', 1).count()).toBe(0);
  await page.getByText(CHOICE).click();
  await field(page, 'Audio rate', 1).click();
  await page.keyboard.type('48');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Audio rate, row 2, Yard');
  await page.keyboard.press('Control+d');
  expect(await textIn(field(page, 'Audio rate', 2))).toBe('48');
  expect(await violations(page)).toEqual([]);
  expect(await storedAudio()).toEqual([48, 48]);
  await page.evaluate(() => localStorage.removeItem('site-designer.columns.cameras.extras'));
  await page.reload();
  expect(await textIn(field(page, 'Audio rate', 1))).toBe('48');
  expect(await page.getByText(CHOICE).count()).toBe(0);
});

test('an exported file holds the columns of "besides video", and an import reads them', async () => {
  await page.getByText(CHOICE).click();
  await field(page, 'Audio rate', 1).click();
  await page.keyboard.type('48');
  await page.keyboard.press('Enter');
  await storedAudio();
  await page.getByRole('button', { name: 'Export cameras' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table (CSV)' }).click(),
  ]);
  const path = await savedFile(download);
  await field(page, 'Audio rate', 1).click();
  await page.keyboard.press('Delete');
  expect(await storedAudio()).toEqual([0, 0]);
  await openImport(page, path);
  await finishImport(page);
  expect(await storedAudio()).toEqual([48, 0]);
});

test('on a phone the cards show what is recorded besides video', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText(CHOICE).click();
  await field(page, 'Recorded before an event', 1).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  expect(await textIn(field(page, 'Recorded before an event', 1))).toBe('5');
  expect(await violations(page)).toEqual([]);
});

test("the engineer's print lists what a group records besides video", async () => {
  await generateProposal(page);
  const print = async (): Promise<string> => (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
  expect(await print()).not.toContain('Besides video');
  await page.getByText(CHOICE).click();
  await field(page, 'Audio rate', 1).click();
  await page.keyboard.type('48');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Update Proposal' }).click();
  await expect.poll(print).toMatch(/Besides video, each camera Audio rate, kbit\/s Group 2: Gate 48/);
  expect(await print()).not.toContain('Metadata rate, kbit/s');
});

test('all cells of a further stream are in its row, with the button that deletes it', async () => {
  await page.getByText(CHOICE).click();
  await page.getByRole('button', { name: 'Add stream' }).first().click();
  const remove = page.getByRole('button', { name: 'Delete stream 2' });
  const outside = await page
    .getByRole('row')
    .filter({ has: remove })
    .evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const rects = [...row.children].map((cell) => cell.getBoundingClientRect());
      return rects.filter((cell) => cell.top < top || cell.bottom > bottom).length;
    });
  expect(outside).toBe(0);
  await remove.click();
  await page.getByRole('dialog').waitFor();
});
