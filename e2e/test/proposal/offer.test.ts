import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { pagesOf } from '../../support/pdf.ts';
import { generateProposal, open, openReport } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
let api: Api;
let design: DesignPath;
let page: Page;

const LINE = { sku: '', description: '', margin: null, leadTimeDays: null };

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPublishedCase(api);
  const lines = [
    { ...LINE, designation: 'HE150D-4TB', unitPrice: '1700.00' },
    { ...LINE, designation: 'Professional+ base licence', unitPrice: '100.00' },
    { ...LINE, designation: 'Professional+ device licence', unitPrice: '49.90' },
    { ...LINE, designation: 'UPS 750 VA', unitPrice: '410.50' },
    { ...LINE, designation: 'Dome camera', unitPrice: '189.00', description: 'Indoor, 4 MP' },
  ];
  await api.put('/price-list', { priceList: { currency: 'EUR', lines } });
  page = await app().openPage({ acceptDownloads: true });
});

async function sums(): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Sums of the offer' }).getByRole('row');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.firstElementChild, row.lastElementChild].map((cell) => cell?.textContent).join(' ')),
  );
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}

async function saved(): Promise<void> {
  await page.getByText('All changes saved', { exact: true }).waitFor();
}

describe('an offer', () => {
  test('of two lines, discount and VAT has its sums to the cent, and keeps them', async () => {
    await open(page, pathOf(design), 'Alice');
    const proposal = await generateProposal(page);
    // The price list is there.
    await proposal.getByText('4 of 4 lines priced.').waitFor();
    const own = page.getByRole('region', { name: 'Own lines' });
    await own.getByRole('button', { name: 'Add a line' }).click();
    // The price list fills in description and price of what it knows.
    await page.keyboard.type('Dome camera');
    expect(await own.getByLabel('Unit price of Dome camera').inputValue()).toBe('189.00');
    expect(await own.getByLabel('For what of Dome camera').inputValue()).toBe('Indoor, 4 MP');
    await own.getByLabel('Quantity of Dome camera').fill('4');
    await own.getByLabel('Kind of Dome camera').selectOption('Camera');
    await own.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('Labour, hour');
    await own.getByLabel('Quantity of Labour, hour').fill('12,5');
    await own.getByLabel('Unit price of Labour, hour').fill('79,99');
    await own.getByLabel('Discount, %').fill('4');
    await own.getByLabel('VAT, %').fill('8.1');
    // 1700.00 + 100.00 + 4 x 49.90 + 410.50 + 756.00 + 999.88 (999.875) = 4165.98
    const expected = [
      'Total EUR 4,165.98',
      'Discount −EUR 166.64',
      'Net EUR 3,999.34',
      'VAT EUR 323.95',
      'Gross EUR 4,323.29',
    ];
    await expect.poll(sums).toEqual(expected);
    await saved();
    expect(await violations(page)).toEqual([]);

    // The address of a proposal shows it again.
    await page.reload();
    const report = await openReport(page);
    await expect.poll(sums).toEqual(expected);
    expect(await own.getByLabel('Quantity of Labour, hour').inputValue()).toBe('12.5');
    expect(await own.getByLabel('Kind of Dome camera').evaluate((list: HTMLSelectElement) => list.value)).toBe('0');
    const { billTotal } = await api.get<{ billTotal: object }>(`${pathOf(design)}/calculate`);
    expect(billTotal).toMatchObject({ amount: '4165.98', discount: '166.64', net: '3999.34', gross: '4323.29' });
    await report
      .getByRole('row', { name: /^HE150D-4TB/ })
      .first()
      .waitFor();
  });

  test('is printed with its lines and sums', async () => {
    const text = (await pagesOf(await page.pdf())).join(' ').replaceAll(/\s+/g, ' ');
    for (const part of ['Labour, hour', '12.5', 'Discount 4 %', '-EUR 166.64', 'VAT 8.1 %', 'Gross', '4,323.29']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Add a line');
  });

  test('takes lines from a spreadsheet, leaves optional ones out, and is undone with the design', async () => {
    const own = page.getByRole('region', { name: 'Own lines' });
    const cells =
      'Item\tFor what\tQty\tPrice\nCable Cat 6A\tMaterial and work\t82,5\t€ 1,20\nService\t12 months\t1\t490';
    await own.getByLabel('For what of Labour, hour').focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, cells);
    await own.getByText('2 lines pasted').waitFor();
    await own.getByRole('checkbox', { name: 'Optional of Service' }).check();
    // 4165.98 + 99.00
    await expect.poll(async () => (await sums())[0]).toBe('Total EUR 4,264.98');
    expect(await own.getByRole('row').filter({ hasText: '(EUR' }).count()).toBe(1);
    await saved();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    const file = await readFile(await savedFile(await download), 'utf8');
    expect(file).toContain('"Service (optional, not in the total)",12 months,1,490.00,,');
    expect(file).toMatch(/GROSS,,,,\d+\.\d\d,/);

    for (const _step of ['optional', 'paste']) await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await sums())[0]).toBe('Total EUR 4,165.98');
    await saved();
  });

  test('tells errors at the field, keeps what was typed, and saves it once it is corrected', async () => {
    const own = page.getByRole('region', { name: 'Own lines' });
    const price = own.getByLabel('Unit price of Labour, hour');
    await price.fill('7,9,9');
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    await own.getByText('1 field to be corrected: the own lines are not saved until then.').waitFor();
    await own.getByLabel('Quantity of Dome camera').fill('5');
    await page.reload();
    await openReport(page);
    expect(await price.inputValue()).toBe('7,9,9');
    expect(await own.getByLabel('Quantity of Dome camera').inputValue()).toBe('5');
    await price.fill('80');
    await saved();
    await expect.poll(async () => (await sums())[0]).toBe('Total EUR 4,355.10');
    const { siteDesign } = await api.get<{ siteDesign: { offer: object } }>(pathOf(design));
    expect(siteDesign.offer).toMatchObject({ lines: [{ quantity: '5' }, { quantity: '12.5', unitPrice: '80' }] });
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});
