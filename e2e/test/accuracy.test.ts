import { describe, expect, test } from 'vitest';
import report from '../../docs/accuracy.json' with { type: 'json' };
import { violationsInBothSchemes } from '../support/accessibility.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('the page on accuracy', () => {
  test('opens without a sign-in, reads well and has every point on a phone and a laptop', async () => {
    const page = await app().openPage();
    await page.goto('/accuracy');
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      report.sections.map(({ title }) => title),
    );
    for (const long of await page.locator('summary').all()) await long.click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { title, rows } of report.sections.flatMap(({ tables }) => tables)) {
        const table = page.getByRole('region', { name: title, exact: true }).getByRole('row');
        expect([title, await table.count()]).toEqual([title, rows.length + 1]);
      }
      expect(await page.getByRole('img', { name: report.picture }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });

  test('is where the disclaimer leads', async () => {
    const page = await app().openPage();
    await page.goto('/disclaimer/');
    const link = page.getByRole('link', { name: 'How far to trust the figures' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.getByRole('heading', { level: 1, name: report.title }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/accuracy');
  });
});
