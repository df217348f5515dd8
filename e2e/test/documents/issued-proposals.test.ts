import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectShown } from '../../support/expect-shown.ts';
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
  await open(page, '/', 'Alice');
});

/** The dialog is looked at before it is confirmed. */
async function issue(customer: string, look?: () => Promise<void>): Promise<void> {
  await goTo(page, pathOf(design));
  await generateProposal(page);
  await page.getByRole('button', { name: 'Issue proposal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue proposal' });
  await dialog.getByRole('combobox', { name: 'Customer' }).fill(customer);
  const folded = dialog.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await dialog.getByLabel('Reference').fill('RFQ 7');
  await dialog.getByLabel('Note').fill('Cabling is not included.');
  await look?.();
  // Enter is enough.
  await dialog.getByRole('combobox', { name: 'Customer' }).press('Enter');
  const issued = page.getByRole('dialog', { name: /issued$/ });
  await issued.waitFor();
  await issued.getByRole('link', { name: 'Open it' }).click();
  // The address changes before the page of the proposal is loaded.
  await page.getByRole('heading', { name: /^P-\d+ [A-Z]$/ }).waitFor();
}

async function expectAccessible(): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

async function report(of: Page): Promise<string> {
  const shown = of.getByRole('region', { name: 'Proposal', exact: true });
  await shown.getByRole('article').waitFor();
  return shown.innerText();
}

describe('an issued proposal', () => {
  test('has a number, a page and a row in the list of its project', async () => {
    await issue('Harbour Authority', expectAccessible);
    await page.getByRole('heading', { name: 'P-0001 A' }).waitFor();
    expect(await report(page)).toMatch(/Harbour Authority[^]*RFQ 7[^]*Cabling is not included\./);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Proposals' }).click();
    const row = page.getByRole('row', { name: /P-0001 A/ });
    expect(await row.innerText()).toMatch(/Harbour Authority[^]*Issued/);
    await page.getByLabel('Search proposals').fill('nothing');
    await page.getByText('Nothing matches “nothing”.').waitFor();
    await page.getByLabel('Search proposals').fill('harbour');
    await row.waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('is shared from the proposal of its design, which is issued first where it never was', async () => {
    const share = page.getByRole('region', { name: 'Proposal', exact: true }).getByRole('button', { name: 'Share' });
    await goTo(page, pathOf(design));
    await generateProposal(page);
    await page
      .getByText(/P-0001 A/)
      .first()
      .waitFor();
    await share.click();
    await page
      .getByRole('dialog', { name: 'Links to P-0001 A' })
      .getByRole('button', { name: 'Create link' })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true);

    await goTo(page, pathOf(await addPublishedCase(api)));
    await generateProposal(page);
    await share.press('Enter');
    await page.getByRole('dialog', { name: 'Issue proposal' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('stays unchanged while its design changes, and lists the differences', async () => {
    const { cameras } = (await api.get<{ siteDesign: { cameras: object[] } }>(pathOf(design))).siteDesign;
    await goTo(page, `/project/${design.projectId}/proposals`);
    await page.getByRole('link', { name: 'P-0001 A' }).click();
    const before = await report(page);
    const more = cameras.map((row) => ({ ...row, quantity: 99 }));
    await api.put(`${pathOf(design)}/savechanges`, { cameras: more, serverSettings: null });
    await page.reload();
    expect(await report(page)).toBe(before);

    await page.getByRole('link', { name: 'Compare with the design' }).click();
    const figures = page.getByRole('table', { name: 'What it does' });
    await figures.getByRole('row', { name: /^Cameras 4 396 \+392/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV, all values' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Comparison P-0001 A to Draft .*\.csv$/);
    await page.getByLabel('After').selectOption({ label: 'P-0001 A today' });
    await page.getByText('Nothing differs.').waitFor();
  });

  test('is superseded by the next revision, which the design names', async () => {
    await issue('Harbour Authority');
    await page.getByRole('heading', { name: 'P-0001 B' }).waitFor();
    await goTo(page, pathOf(design));
    await generateProposal(page);
    await page.getByText(/Last issued as P-0001 B/).waitFor();
    await goTo(page, `/project/${design.projectId}/proposals`);
    await expectShown(page.getByRole('row', { name: /P-0001 A/ }).getByText('Superseded'));
  });

  test('is read by a customer without an account, until it is withdrawn', async () => {
    await page.getByRole('link', { name: 'P-0001 B' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await dialog.getByText(/never opened/).waitFor();

    const asked: string[] = [];
    const customer = await app().openPage({ viewport: PHONE });
    customer.on('request', (request) => asked.push(request.url()));
    const answer = await customer.goto(url);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    await customer.getByRole('heading', { level: 1, name: /^Video recording for / }).waitFor();
    expect(await customer.getByRole('article').innerText()).toContain('Harbour Authority');
    expect(await customer.getByText('on request').count()).toBe(0);
    expect(asked.filter((each) => !each.startsWith(app().server.origin))).toEqual([]);
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(customer)).toEqual([]);
    expect(await customer.locator('button[data-figure]').count()).toBe(0);
    const pages = await pagesOf(await customer.pdf({ format: 'A4' }));
    expect(pages.join(' ')).toMatch(/P-0001 B.*Harbour Authority/);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    await customer.reload();
    await customer.getByText(/This link does not lead anywhere/).waitFor();
  });

  test('carries the name, logo and terms of the company', async () => {
    await goTo(page, '/company');
    await page.getByLabel('Company name').fill('Northern Security');
    await page.getByLabel('Accent colour').fill('blue');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Must be a colour such as #0b5cad').waitFor();
    await page.getByLabel('Accent colour').fill('#0b5cad');
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Terms').fill('Prices without VAT.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await issue('Port');
    await page.emulateMedia({ media: 'print' });
    const cover = page.getByRole('img', { name: 'Northern Security' });
    expect(await cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    await page.emulateMedia({ media: null });
    const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
    expect(printed.split('Prices without VAT.')).toHaveLength(2);
  });

  test('is asked about again with the new sum where the price list changed while its dialog was open', async () => {
    const { bill } = await api.get<{ bill: readonly { designation: string }[] }>(`${pathOf(design)}/calculate`);
    const setPrice = (unitPrice: string) =>
      api.put('/price-list', {
        priceList: { currency: 'EUR', lines: [{ designation: bill[0]!.designation, unitPrice }] },
      });
    const issues = async () =>
      (await api.get<{ proposals: readonly object[] }>(`/project/${design.projectId}/proposal`)).proposals.length;
    await setPrice('1000');
    const before = await issues();
    await open(page, pathOf(design), 'Alice');
    await generateProposal(page);
    await page.getByRole('button', { name: 'Issue proposal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue proposal' });
    const priced = dialog.getByRole('radio', { name: /^With prices: / });
    const sum = async () => {
      const shown = await dialog.getByText(/^With prices: /).innerText();
      return Number(/[\d,]+\.\d\d/.exec(shown)![0].replaceAll(',', ''));
    };
    await priced.check();
    const seen = await sum();
    await setPrice('2000');
    const customer = dialog.getByRole('combobox', { name: 'Customer' });
    await customer.press('Enter');
    await dialog.getByText(/^The price list has changed since you opened this/).waitFor();
    await expect.poll(sum).toBe(2 * seen);
    expect([await priced.isChecked(), await issues()]).toEqual([false, before]);
    expect(await violations(page)).toEqual([]);
    await priced.check();
    await customer.press('Enter');
    await page.getByRole('dialog', { name: /issued$/ }).waitFor();
    expect(await issues()).toBe(before + 1);
    await api.put('/price-list', { priceList: { currency: 'EUR', lines: [] } });
  });
});
