import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { pagesOf } from '../../support/pdf.ts';
import { addPrepared } from '../../support/prepared-designs.ts';
import { field, generateFolded, open } from '../../support/steps.ts';

const app = useApp();
const both = <T>(value: T) => ({ continuous: value, motion: value });

/** The hotel of 82 cameras: a spare, one appliance, retentions of 7 to 90 days. */
const HOTEL = {
  groups: [
    group('Lobby and entrances', { quantity: 14, retentionDays: 30, codec: 3, resolution: both(8) }),
    group('Corridors', { quantity: 36, retentionDays: 14, codec: 4, resolution: both(11), fps: both(12) }),
    group('Car park', {
      quantity: 16,
      retentionDays: 30,
      codec: 4,
      resolution: both(14),
      recording: 2,
      fps: { continuous: 5, motion: 15 },
    }),
    group('Cash desk and safe', { quantity: 6, retentionDays: 90, codec: 3, resolution: both(8), recording: 0 }),
    group('Kitchen and back of house', {
      quantity: 10,
      retentionDays: 7,
      codec: 3,
      resolution: both(8),
      fps: both(10),
    }),
  ],
  settings: () => {
    const { resilience, ...settings } = defaultServerSettings(publishedCatalogue);
    const failover = { ...resilience.failover, kind: 1, servers: 1 };
    return { ...settings, hardwareType: 1, resilience: { ...resilience, failover } };
  },
};

function group(streamName: string, fields: object) {
  return { streamName, recording: 1, hoursPerDay: 24, fps: both(15), complexity: both(2), ...fields };
}

let page: Page;
let report: Locator;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  const lines = [
    { designation: 'HE1000R-96TB', unitPrice: '17900.00' },
    { designation: 'Professional+ device licence', unitPrice: '210.00' },
  ].map((line) => ({ sku: '', description: '', margin: null, leadTimeDays: 15, ...line }));
  await api.put('/price-list', { priceList: { currency: 'EUR', lines } });
  page = await app().openPage({ viewport: { width: 1440, height: 900 } });
  await open(page, pathOf(await addPrepared(api, HOTEL)), 'Alice');
  report = await generateFolded(page);
  await report
    .getByText(/53,020\.00/)
    .first()
    .waitFor();
});

/** How far down the report something ends, or the whole of it. */
function endOf(section?: string): Promise<number> {
  return report.getByRole('article').evaluate((article, id) => {
    const { top, bottom } = article.getBoundingClientRect();
    return (id === undefined ? bottom : document.getElementById(id)!.getBoundingClientRect().bottom) - top;
  }, section);
}

/** Prints by a button, as the browser would draw it. */
async function printedBy(name: string): Promise<string> {
  await page.evaluate(() => {
    document.title = '';
    window.print = () => {
      document.title = 'printed';
    };
  });
  await report.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => page.title()).toBe('printed');
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return pages.join(' ');
}

describe('the proposal of a hotel', () => {
  test('has its first four sections on a screen and a half, and is folded below three', async () => {
    // The sections are drawn one after the other.
    const titles = report.getByRole('navigation').getByRole('link');
    await expect
      .poll(() => titles.allInnerTexts())
      .toEqual([
        'Answer',
        'To know before you sell',
        'Cheaper or safer',
        'Bill and price',
        'What is recorded',
        'Hardware and site',
        'How it is computed',
      ]);
    expect(await endOf('bill')).toBeLessThanOrEqual(1300);
    expect(await endOf()).toBeLessThanOrEqual(2600);
  });

  test('begins with the answer on a phone, and has no axe violations from 390 to 2560 pixels', async () => {
    for (const [width, height] of [
      [2560, 1440],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await endOf('answer')).toBeLessThanOrEqual(1000);
    const heading = report.getByRole('heading', { level: 2 });
    const above = await heading.evaluate((element) => {
      const article = element.closest('article')!;
      return element.getBoundingClientRect().top - article.getBoundingClientRect().top;
    });
    expect(above).toBeLessThan(60);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('is printed for a customer without prices unless they are ticked, and for an installer never with them', async () => {
    const plain = await printedBy('Customer');
    expect(plain).toContain('They record 82 cameras');
    expect(plain).not.toMatch(/17,900|NO DATA|Mbit/);
    await report.getByText('with prices').click();
    expect(await printedBy('Customer')).toContain('17,900.00');
    const installer = await printedBy('Installer');
    expect(installer).toContain('What arrives');
    expect(installer).toContain('Kitchen and back of house');
    expect(installer).not.toMatch(/17,900|EUR/);
    const sales = await printedBy('print pdf');
    expect(sales).toContain('Camera Information');
    expect(sales).toContain('17,900.00');
  });

  test('follows the design without being generated again', async () => {
    await page.getByRole('tab', { name: 'Cameras' }).click();
    const quantity = field(page, 'Quantity', 1);
    await quantity.click();
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await report.getByRole('row', { name: /^Kitchen and back of house 20 / }).waitFor();
    expect(await report.getByText('92 cameras').count()).toBeGreaterThan(0);
  });
});
