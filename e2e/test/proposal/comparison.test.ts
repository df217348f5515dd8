import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
let api: Api;
let design: DesignPath;
let page: Page;

interface Row {
  readonly cameraGroupId: number;
  readonly quantity: number;
  readonly retentionDays: number;
}

type Rows = readonly Row[];

/** Changes the rows of a design. */
async function change(at: DesignPath, changed: (rows: Rows) => readonly object[]): Promise<void> {
  const { cameras } = (await api.get<{ siteDesign: { cameras: Rows } }>(pathOf(at))).siteDesign;
  await api.put(`${pathOf(at)}/savechanges`, { cameras: changed(cameras), serverSettings: null });
}

async function issue(withPrices: boolean): Promise<void> {
  await api.post(`${pathOf(design)}/proposal`, { customer: 'Hotel', withPrices });
}

/** The cells of a table, a text for each row. */
async function rowsOf(name: string): Promise<readonly string[]> {
  const table = page.getByRole('table', { name });
  await table.waitFor();
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).join(' | ').replaceAll('\u00A0', ' ')),
  );
}

/** What a side's answer card says in the lines that are marked as different. */
function marked(side: string): Promise<readonly string[]> {
  const marks = page.getByRole('region', { name: new RegExp(`^${side} `) }).getByText('Differs:', { exact: true });
  return marks.evaluateAll((each) =>
    each.map(({ parentElement }) => parentElement!.innerText.replaceAll(/\s+/g, ' ').replace('Differs: ', '')),
  );
}

async function chooseIn(menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPublishedCase(api);
  const { bill } = await api.get<{ bill: readonly { designation: string }[] }>(`${pathOf(design)}/calculate`);
  const lines = bill.slice(1).map(({ designation }) => ({ designation, unitPrice: '210' }));
  await change(design, (rows) => rows.map((row, at) => ({ ...row, streamName: ['Lobby', 'Corridors'][at] ?? '' })));
  await api.put('/price-list', { priceList: { currency: 'EUR', lines } });
  await issue(true);
  await change(design, (rows) =>
    rows.map((row, at) => (at === 1 ? { ...row, quantity: 2 } : at === 0 ? { ...row, retentionDays: 10 } : row)),
  );
  await issue(true);
  page = await app().openPage({ acceptDownloads: true, viewport: DESK });
});

describe('the comparison', () => {
  test('of two issues tells what was changed by group, what it does and the bill, older first', async () => {
    await open(page, `/project/${design.projectId}/proposals`, 'Alice');
    expect(await violations(page)).toEqual([]);
    await chooseIn('Actions for P-0001 B', 'Compare with P-0001 A');
    await title('P-0001 A → P-0001 B');
    expect(new URL(page.url()).search).toMatch(/^\?a=proposal%3A\d+&b=proposal%3A\d+$/);
    const [before, after] = [await marked('P-0001 A'), await marked('P-0001 B')];
    expect([before[0], after[0]]).toEqual([
      expect.stringMatching(/^4 cameras, kept 30 days/),
      expect.stringMatching(/^5 cameras, kept 10 to 30 days/),
    ]);
    expect([before.join(' '), after.join(' ')]).toEqual([
      expect.stringMatching(/EUR [\d,.]+ for 3 of 4 lines/),
      expect.stringMatching(/EUR [\d,.]+ for 3 of 4 lines/),
    ]);
    // Both have the same server, and none that would take over.
    expect(`${before.join(' ')} ${after.join(' ')}`).not.toMatch(/server/);
    expect(await page.getByText('If the server fails, no camera is recorded until it is repaired.').count()).toBe(2);
    expect(await rowsOf('What was changed')).toEqual([
      'Group 4: Lobby | Days kept | 30 days → 10 days | -20',
      'Group 3: Corridors | Cameras | 1 camera → 2 cameras | +1',
    ]);
    const figures = await rowsOf('What it does');
    expect(figures[0]).toBe('Cameras | 4 | 5 | +1');
    expect(figures.join('\n')).toMatch(/^Video \| [\d.]+ TB \| [\d.]+ TB \| [-+][\d.]+ TB, [-+]\d+ %$/m);
    expect(figures.join('\n')).toMatch(/^Price.* \| EUR [\d,.]+ \| EUR [\d,.]+ \| ▲ \+EUR [\d,.]+, \+\d+ %$/m);
    expect(figures.length).toBeLessThanOrEqual(12);
    const bill = await rowsOf('Bill');
    expect(bill.join('\n')).toMatch(
      /device licence \| 4 → 5 \| EUR 210\.00 \| EUR 840\.00 \| EUR 1,050\.00 \| \+EUR 210\.00/,
    );
    await page.getByText(/^Both with engine .*\. Prices of [\d/]+\.$/).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('has all values in its file, and the other way round', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV, all values' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Comparison P-0001 A to P-0001 B.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.join('\n')).toMatch(/^Totals: cameras,4,5/m);
    await page.getByRole('button', { name: 'Swap' }).click();
    await title('P-0001 B → P-0001 A');
    expect((await rowsOf('What it does'))[0]).toBe('Cameras | 5 | 4 | -1');
  });

  test('fits on a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize(DESK);
  });

  test('is printed with both answers', async () => {
    const [paper] = await pagesOf(await page.pdf({ format: 'A4' }));
    expect(paper).toMatch(/P-0001 B.*5 cameras.*P-0001 A.*4 cameras.*What was changed/);
  });

  test('has one sentence where a side has no prices, and the prices of today on demand', async () => {
    await issue(false);
    await goTo(page, `/project/${design.projectId}/proposals`);
    await chooseIn('Actions for P-0001 C', 'Compare with P-0001 A');
    await title('P-0001 A → P-0001 C');
    await page.getByText('P-0001 C has no prices, so prices are not compared.').waitFor();
    expect((await rowsOf('What it does')).join('\n')).not.toContain('Price');
    expect((await rowsOf('Bill')).join('\n')).toMatch(/device licence \| 4 \| 5 \| \+1/);
    await page.getByRole('link', { name: 'Compare both at the prices of today' }).click();
    await title('P-0001 A today → P-0001 C today');
    expect((await rowsOf('What it does')).join('\n')).toMatch(/^Price/m);
  });

  test('of two drafts starts in their list', async () => {
    await api.post(pathOf(design));
    await goTo(page, `/project/${design.projectId}/site/${design.siteId}/sitedesign`);
    await expect.poll(() => page.getByRole('button', { name: /^Actions for site design/ }).count()).toBe(2);
    const [, second] = await page.getByRole('row').all();
    await second!.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: /^Compare with / }).click();
    await page.getByText('Nothing differs.').waitFor();
    expect(await page.getByText('5 cameras, kept').count()).toBe(2);
    expect(await page.getByText('Differs:').count()).toBe(0);
    expect(new URL(page.url()).search).toMatch(/^\?a=design%3A\d+&b=design%3A\d+$/);
    expect(await violations(page)).toEqual([]);
  });

  test('with what does not exist says so, and another one can be chosen', async () => {
    await open(page, `/project/${design.projectId}/compare?a=proposal:999999&b=design:${design.siteDesignId}`, 'Alice');
    await page.getByText(/^One of the two does not exist any more/).waitFor();
    const choice = page.getByLabel('Before');
    const label = (await choice.locator('option').allInnerTexts()).find((text) => text.startsWith('P-0001 A, issued'));
    await choice.selectOption({ label: label! });
    await title('P-0001 A → Draft New Site Design');
    expect((await rowsOf('What was changed')).length).toBeGreaterThan(0);
  });
});
