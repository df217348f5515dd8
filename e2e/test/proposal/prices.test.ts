import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
let api: Api;
let design: DesignPath;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPublishedCase(api);
  page = await app().openPage({ acceptDownloads: true });
});

const FILE = [
  'Marca;Codigo;Modelo;Precio;Margen;Entrega',
  'Husky;HE150D-4TB;Husky IVO 150D;1.700,00 €;15;2 weeks',
  'Acme;SQL;professional+ device licence;49,90;;',
  'Acme;X1;Coffee machine;99,00;;',
  'Acme;X2;Cable;on request;;',
].join('\n');

async function choose(text: string): Promise<void> {
  await page
    .getByLabel('Price list to import')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

describe('the price list', () => {
  test('imports the file of another tool after a preview of what it prices', async () => {
    await open(page, '/price-list', 'Alice');
    await page.getByText('No prices yet.').waitFor();
    await choose(FILE);
    const matching = page.getByRole('dialog', { name: 'Match the columns' });
    await matching.getByRole('button', { name: 'Continue' }).click();
    const preview = page.getByRole('dialog', { name: 'Import prices' });
    await preview.getByText('3 lines read. 2 of them are in bills.').waitFor();
    expect(await preview.getByRole('row', { name: /Coffee machine/ }).innerText()).toContain('Not in any bill');
    expect(await preview.getByRole('row', { name: /on request/ }).innerText()).toMatch(/5\s+Unit price/);
    expect(await violations(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Take these prices' }).click();
    await page.getByText('Unsaved changes are kept in this browser.').waitFor();
    // What was taken outlives a reload.
    await page.reload();
    await page.getByText('These are changes that were not saved.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const { priceList } = await api.get<{ priceList: { currency: string; lines: object[] } }>('/price-list');
    expect(priceList).toMatchObject({ currency: 'EUR', lines: [{ unitPrice: '1700.00', margin: 0.15 }, {}, {}] });
  });

  test('is edited in place by keyboard, and reports faults at their fields', async () => {
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.keyboard.type('UPS 750 VA');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('1 field must be corrected first: nothing was saved.').waitFor();
    const price = page.getByLabel('Unit price of UPS 750 VA');
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await price.fill('410,5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await price.inputValue()).toBe('410.5');
    await page.getByRole('button', { name: 'Remove Coffee machine' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export prices' }).click();
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
    expect(await readFile(await savedFile(await download), 'utf8')).toContain('UPS 750 VA,,,410.5,EUR,,');
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('prices', () => {
  test('are shown in the bill of materials, and printed for the sales engineer', async () => {
    await goTo(page, pathOf(design));
    const report = await generateProposal(page);
    const bill = report.getByRole('table', { name: 'Bill of Materials' });
    // The prices come after the figures.
    await report.getByText('3 of 4 lines priced.').waitFor();
    expect(await bill.getByRole('row', { name: /HE150D-4TB/ }).innerText()).toMatch(/EUR.2,000\.00\s+EUR.2,000\.00/);
    expect(await bill.getByRole('row', { name: /base licence/ }).innerText()).toContain('No price');
    // 2000.00 + 4 x 49.90 + 410.50
    expect(await bill.innerText()).toMatch(/EUR.2,610\.10/);
    expect(await bill.innerText()).toContain('Subtotal of the priced lines');
    await report.getByText('Longest lead time: 14 days, HE150D-4TB.').waitFor();
    const address = await report.getByRole('link', { name: 'Enter missing prices' }).first().getAttribute('href');
    expect(address).toBe('/price-list?add=Professional%2B+base+licence');
    expect((await pagesOf(await page.pdf())).join(' ')).toContain('2,610.10');
  });

  test('of a project are in its summary, with the sites that have no design yet', async () => {
    const { projectId } = design;
    const { site } = await api.post<{ site: { id: number } }>(`/project/${projectId}/site`);
    await api.post(`/project/${projectId}/site/${site.id}/sitedesign`);
    const designs = `/project/${projectId}/site/${design.siteId}/sitedesign`;
    await api.post(pathOf(design));
    await goTo(page, designs);
    // The copy is newer: choosing the first design brings that back.
    await page.getByRole('button', { name: 'Actions for site design Copy of New Site Design' }).waitFor();
    expect(await page.getByText('Chosen for the summary').count()).toBe(0);
    await page.getByRole('button', { name: 'Actions for site design New Site Design', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Use in the summary' }).click();
    const first = page.getByRole('row').filter({ has: page.locator(`a[href$="/${design.siteDesignId}"]`) });
    await first.getByText('Chosen for the summary').waitFor();

    await goTo(page, `/project/${projectId}/site`);
    await page.getByRole('link', { name: 'Summary' }).click();
    await page.getByText('1 site without a design').waitFor();
    const sites = page.getByRole('table', { name: 'Sites' });
    expect(await sites.innerText()).toMatch(
      /No design yet[^]*draft New Site Design \(chosen\)[^]*1 x HE150D-4TB no spare[^]*EUR.2,610\.10/,
    );
    expect(await page.getByRole('table', { name: 'Bill of Materials' }).innerText()).toMatch(/EUR.2,610\.10/);
    expect(await violations(page)).toEqual([]);
    const paper = (await pagesOf(await page.pdf())).join(' ');
    expect(paper).toContain('HE150D-4TB');
    expect(paper).not.toContain('2,610.10');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect(await readFile(await savedFile(await download), 'utf8')).toContain(
      'SUBTOTAL,3 of 4 lines priced,,,2610.10,14',
    );
  });
});
