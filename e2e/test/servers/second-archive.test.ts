import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { addPrepared, onServers } from '../../support/prepared-designs.ts';
import { liveAnswer, number, panel } from '../../support/server-settings.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  const { server, openPage } = app();
  const api = await apiFor('Alice', server);
  const design = await addPrepared(api, {
    groups: [{ quantity: 120 }],
    settings: onServers({}, { archiving: true }),
  });
  page = await openPage();
  await open(page, pathOf(design), 'Alice');
  await page.getByRole('tab', { name: 'Servers' }).click();
});

const section = () => panel(page, 'Second archive with reduced frame rate');

describe('the setting of the second archive', () => {
  test('reduces the storage while it is typed, and is saved', async () => {
    expect(await liveAnswer(page).innerText()).not.toContain('second archive');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await number(section(), 'Second archive after').fill('10');
    await section().getByText('14.01 TB up to day 10 and 11.67 TB after it: saves 16.34 TB of video.').waitFor();
    await expectShown(liveAnswer(page).getByText('The second archive saves 16.34 TB.'));
    await saved;
    await page.reload();
    await page.getByRole('tab', { name: 'Servers' }).click();
    expect(await number(section(), 'Second archive after').inputValue()).toBe('10');
  });

  test('gives a warning if no recording is kept that long', async () => {
    await number(section(), 'Second archive after').fill('30');
    const warning = section().getByText('The second archive takes over after 30 days', { exact: false });
    await warning.waitFor();
    await number(section(), 'Second archive after').fill('10');
    await section().getByText('saves 16.34 TB', { exact: false }).waitFor();
    expect(await warning.count()).toBe(0);
  });

  test.each([1440, 390])('is accessible and fits %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    const box = (await section().boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  });
});

describe('the proposal', () => {
  test('shows what each archive holds in the margin ledger and the retention chart', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await generateProposal(page);
    const ledger = page.getByRole('table', { name: 'From video to disks' });
    for (const row of [
      /Second archive with reduced frame rate.*0\.61.*25\.68/s,
      /full frame rate, up to day 10.*14\.01/s,
      /reduced frame rate, after day 10.*11\.67/s,
      /saved by the reduced frame rate.*16\.34/s,
    ]) {
      expect(await ledger.getByRole('row', { name: row }).count()).toBe(1);
    }
    const chart = page.getByRole('figure').filter({ hasText: 'The disks hold' });
    await chart.getByText('is kept at a reduced frame rate in a second archive', { exact: false }).waitFor();
    await chart.getByText('Second archive, reduced frame rate').waitFor();
  });

  test('explains the saved storage', async () => {
    await liveAnswer(page)
      .getByTitle(/Explain Second archive saves/)
      .click();
    const explained = page.getByRole('dialog').getByText('= max(0, 42.0215 - 25.6798)');
    await explained.waitFor();
    expect(await explained.count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test.each([1440, 390])(
    'is accessible at %i pixels, and the words of its chart are as large as others',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      const words = page.getByRole('figure').filter({ hasText: 'The disks hold' }).locator('svg text');
      const heights = () => words.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(12);
      expect(Math.max(...(await heights()))).toBeLessThan(18);
      expect(await violations(page)).toEqual([]);
    },
  );

  test('prints the settings, the ledger and the chart', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
    expect(printed).toContain('after 10 days');
    expect(printed).toContain('saved by the reduced frame rate');
  });
});

test('groups with different retention show what each archive holds in the chart, its table and in print', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPrepared(api, {
    groups: [
      { quantity: 60, retentionDays: 30 },
      { quantity: 20, retentionDays: 80 },
    ],
    settings: (defaults) => ({
      ...onServers({}, { archiving: true })(defaults),
      tiers: { groomAfterDays: 10, groomFps: 1, keyFrameRatio: 10 },
    }),
  });
  await goTo(page, pathOf(design));
  await generateProposal(page);
  const chart = page.getByRole('figure').filter({ hasText: 'The disks hold' });
  await chart.getByText('Of the storage expected, at the full frame rate').waitFor();
  // The full frame rate ends below the need, and both begin where nothing is kept.
  const corners = await chart
    .locator('svg polyline')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('points')!.split(' ')));
  const [full, need] = [corners[0]!, corners[1]!];
  expect(full[0]).toBe(need[0]);
  expect(Number(full.at(-1)!.split(',')[1])).toBeGreaterThan(Number(need.at(-1)!.split(',')[1]));
  await chart.getByText('As a table').click();
  const table = chart.getByRole('table', { name: 'Storage by retention' });
  const lines = (await table.getByRole('row').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'Retention Expected',
    '13 %',
    '33 %',
    '50 %',
    '100 %',
    '150 %',
    '200 %',
  ]);
  expect(lines[0]).toMatch(/Full frame rate Reduced frame rate$/);
  await table.locator('[data-figure="retentionReach.needs[3].tiers.groomedTb"]').click();
  await page.getByRole('dialog', { name: 'Storage for 100 %, reduced frame rate' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
  expect(printed).toMatch(/Full frame rate Reduced frame rate 13 %/);
});
