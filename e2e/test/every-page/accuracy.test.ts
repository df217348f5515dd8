import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCURACY_TEXTS as en } from '../../../apps/web/src/texts/en/pages/accuracy.ts';
import { ACCURACY_TEXTS as de } from '../../../apps/web/src/texts/de/pages/accuracy.ts';
import { ACCURACY_TEXTS as es } from '../../../apps/web/src/texts/es/pages/accuracy.ts';
import { ACCURACY_TEXTS as fr } from '../../../apps/web/src/texts/fr/pages/accuracy.ts';
import figures from '../../../docs/accuracy.json' with { type: 'json' };
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { cutTexts } from '../../support/every-page/pseudo-language.ts';

const app = useApp();
const { points, printed, others } = figures;

/** How many rows tables have. */
const ROWS = [
  [en.tables.storage, printed.storage.length],
  [en.tables.raid, printed.raid.length],
  [en.tables.makers, printed.tables.length],
  [en.tables.others, others.length],
  [en.tables.points, points.length],
] as const;

async function unfoldAll(page: Page): Promise<void> {
  for (const long of await page.locator('summary').all()) await long.click();
}

describe('the page on accuracy', () => {
  test('opens without a sign-in, reads well and has every point on a phone and a laptop', async () => {
    const page = await app().openPage();
    await page.goto('/accuracy');
    await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
    const { short, compared, bias, calculator, printed: inPrint, others: beside, assumed, open, all } = en;
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      [short, compared, bias, calculator, inPrint, beside, assumed, open, all].map(({ title }) => title),
    );
    await unfoldAll(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [title, rows] of ROWS) {
        const table = page.getByRole('region', { name: title, exact: true }).getByRole('row');
        expect([title, await table.count()]).toEqual([title, rows + 1]);
      }
      expect(await page.getByRole('img', { name: en.picture(points.length, '70 %') }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });

  test.each([
    ['de', de],
    ['fr', fr],
    ['es', es],
  ])('speaks the language of its reader: %s', async (language, texts) => {
    const page = await app().openPage({ viewport: { width: 390, height: 900 }, isAlone: true, locale: language });
    await page.goto('/accuracy');
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await unfoldAll(page);
    const main = page.locator('main');
    const text = await main.innerText();
    expect(text).toMatch(/70\s%/);
    expect(text).toContain('0,95');
    expect(text).not.toMatch(/\d\.\d\d\b(?! ?GHz)/);
    // Words of the English page that no language has in common with it.
    expect(text).not.toMatch(/\b(?:the|published|predicted|which|each|measured|recommended|server of|data sheet)\b/i);
    expect(await page.getByRole('img', { name: texts.picture(points.length, '70 %') }).count()).toBe(1);
    expect(await cutTexts(page)).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('is where the disclaimer leads', async () => {
    const page = await app().openPage();
    await page.goto('/disclaimer/');
    const link = page.getByRole('link', { name: 'How far to trust the figures' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.getByRole('heading', { level: 1, name: en.title }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/accuracy');
  });
});
