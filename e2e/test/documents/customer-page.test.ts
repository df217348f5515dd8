import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { pagesOf } from '../../support/pdf.ts';
import { addPrepared, APPLIANCES } from '../../support/prepared-designs.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
const LOGO = `data:image/png;base64,${Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('base64')}`;
const SELLER = {
  name: 'Northern Light',
  logo: LOGO,
  accent: '#0f5c52',
  legalText: 'Our terms of delivery apply.',
  paper: 'A4',
  phone: '+45 55 50 10 01',
  email: 'sales@northernlight.example',
};
const GROUPS = [
  { streamName: 'Lobby and entrances', quantity: 14 },
  { streamName: 'Corridors', quantity: 36, retentionDays: 14 },
  { streamName: 'Car park', quantity: 16, recording: 2 },
  { streamName: 'Cash desk and safe', quantity: 6, recording: 0, retentionDays: 90 },
  { streamName: 'Kitchen and back of house', quantity: 10, retentionDays: 7 },
];
const OWN = { description: 'Two technicians', quantity: '9', unitPrice: '960.00' };
const OFFER = {
  lines: [
    { ...OWN, id: 1, kind: 'service', designation: 'Installation, day', isOptional: false },
    { ...OWN, id: 2, kind: 'service', designation: 'Service contract', isOptional: true },
  ],
  discountPercent: 4,
  vatPercent: 25,
};
let page: Page;
let phone: Page;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPrepared(api, { groups: GROUPS, settings: (defaults) => ({ ...defaults, ...APPLIANCES }) });
  await api.put('/branding', SELLER);
  await api.put('/price-list', {
    priceList: { currency: 'EUR', lines: [{ designation: 'Professional+ device licence', unitPrice: '210.00' }] },
  });
  await api.put(`${pathOf(design)}/savechanges`, { offer: OFFER });
  const issue = { customer: 'Hotel Bellevue AG', contact: 'Head of purchasing', reference: 'RFQ 12', withPrices: true };
  const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`, issue);
  const { link } = await api.post<{ link: { url: string } }>(
    `/project/${design.projectId}/proposal/${proposal.id}/link`,
  );
  page = await app().openPage();
  phone = await app().openPage({ viewport: PHONE });
  for (const each of [page, phone]) await each.goto(link.url);
});

describe("a customer's page", () => {
  test('is the seller’s, with the document, the price and what to decide', async () => {
    await page.getByRole('heading', { level: 1, name: 'Video recording for New Site' }).waitFor();
    for (const name of ['Log In', 'Projects', 'Release Notes']) {
      expect(await page.getByRole('link', { name }).count()).toBe(0);
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    expect(await page.title()).toBe('P-0001 A Video recording for New Site – Northern Light');
    expect(await page.getByRole('link', { name: SELLER.phone }).first().getAttribute('href')).toBe('tel:+4555501001');
    const document = page.getByRole('article');
    const answer = page.getByRole('region', { name: 'Your answer' });
    const price = /EUR\s31,032\.00/;
    expect(await answer.innerText()).toMatch(price);
    expect(await document.getByRole('table').last().innerText()).toMatch(price);
    const [left, right] = [await document.boundingBox(), await answer.boundingBox()];
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
    const rests = document.getByRole('button', { name: 'What this rests on' });
    expect(await document.getByText('Storage is counted as the makers count it.').isVisible()).toBe(false);
    await rests.click();
    await document.getByText('Storage is counted as the makers count it.').waitFor();
    await rests.click();
    expect(await violations(page)).toEqual([]);
  });

  test('has on a phone the price and the decision at the foot, and no line beside the screen', async () => {
    const answer = phone.getByRole('region', { name: 'Your answer' });
    await answer.waitFor();
    const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(PHONE.height);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const items = phone.getByRole('button', { name: 'Items and prices' });
    await items.click();
    expect(await items.getAttribute('aria-expanded')).toBe('true');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(phone)).toEqual([]);
    const heights = await phone
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  test('has its two answers beside each other, over the width below the price', async () => {
    const answer = page.getByRole('region', { name: 'Your answer' });
    const boxOf = async (each: Locator) => (await each.boundingBox())!;
    const whole = await boxOf(answer);
    const [decline, accept] = await Promise.all(
      ['Decline', 'Accept'].map((name) => boxOf(answer.getByRole('button', { name }))),
    );
    expect(decline!.x).toBe(whole.x);
    expect(accept!.y).toBe(decline!.y);
    expect(accept!.x + accept!.width).toBeCloseTo(whole.x + whole.width);
  });

  test('is light in a dark browser too: the colour of the company is chosen for white', async () => {
    const dark = await app().openPage({ colorScheme: 'dark' });
    await dark.goto(page.url());
    const phoneNumber = dark.getByRole('link', { name: SELLER.phone }).first();
    await phoneNumber.waitFor();
    expect(await violations(dark)).toEqual([]);
    expect(
      await dark
        .locator('header')
        .first()
        .evaluate((head) => getComputedStyle(head).backgroundColor),
    ).toBe('rgb(255, 255, 255)');
  });

  test('prints two pages, with all terms, places to sign and the number on each', async () => {
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(2);
    const [first = '', second = ''] = pages;
    for (const text of ['What you get', 'Kitchen and back of house', 'Gross', 'P-0001 A · page 1 of 2']) {
      expect(first).toContain(text);
    }
    for (const text of [
      'What this rests on',
      'Not included',
      'Signature',
      'Our terms of delivery apply.',
      '/shared/',
    ]) {
      expect(second).toContain(text);
    }
    expect(pages.join(' ')).not.toMatch(/Decline|Download|Your contact/);
  });

  test('is kept as one file that opens without a network', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('P-0001 A Video recording for New Site.html');
    const path = await savedFile(download);
    const html = await readFile(path, 'utf8');
    expect(html).not.toMatch(/<script|<link|url\(|@font-face|@import/);
    const copy = await app().openPage();
    const asked: string[] = [];
    copy.on('request', (request) => asked.push(request.url()));
    await copy.goto(pathToFileURL(path).href);
    expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    expect(await copy.getByText('Storage is counted as the makers count it.').isVisible()).toBe(true);
    expect(await copy.getByRole('img').count()).toBe(0);
    expect(await copy.locator('article img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    const width = await copy.getByRole('article').evaluate((article) => getComputedStyle(article).maxWidth);
    expect(width).toBe('840px');
    expect(await pagesOf(await copy.pdf({ preferCSSPageSize: true }))).toHaveLength(2);
  });
});
