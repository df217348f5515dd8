import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addPublishedCase, pathOf } from '../../support/four-cameras.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();

async function openedReport() {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  const page = await app().openPage({ isKept: true });
  await open(page, pathOf(design), 'Alice');
  const report = await generateProposal(page);
  const use = () => report.getByRole('button', { name: 'Use 1 x HE350T-8TB, JBOD', exact: true }).click();
  return { page, report, use };
}

function modelOn(page: Page): Promise<string> {
  return page.getByLabel('Husky IVO Model').locator('option:checked').innerText();
}

test('an alternative unfolds its changes, and using it gives the proposal that it promised', async () => {
  const { page, report, use } = await openedReport();
  await report.getByRole('button', { name: 'Compare with 1 x HE350T-8TB, JBOD' }).focus();
  await page.keyboard.press('Enter');
  await report
    .getByRole('listitem')
    .filter({ hasText: /→ HE350T-8TB$/ })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await use();
  // The proposal follows the design without being asked for again.
  await report.getByRole('heading', { level: 2, name: /^1 x Husky IVO 350T/ }).waitFor();
  await page.getByRole('tab', { name: 'Servers' }).click();
  expect(await modelOn(page)).toBe('HE350T');
});

test('a used alternative can be undone', async () => {
  const { page, use } = await openedReport();
  await page.getByRole('tab', { name: 'Servers' }).click();
  const before = await modelOn(page);
  expect(before).not.toBe('HE350T');
  await use();
  await expect.poll(() => modelOn(page)).toBe('HE350T');
  await page.getByText('1 x HE350T-8TB, JBOD is used.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => modelOn(page)).toBe(before);

  // The step stands in the history of the cameras, and comes to the front where the other tab is shown.
  await page.getByRole('tab', { name: 'Cameras' }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => modelOn(page)).toBe('HE350T');
  await page.getByText(`was ${before}`, { exact: true }).first().waitFor();
  await page.getByLabel('Husky IVO Model').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => modelOn(page)).toBe(before);
  expect(await page.getByRole('button', { name: 'Redo', exact: true }).getAttribute('title')).toContain('HE350T');
});

test('one more spare server is applied, listed in the bill of materials, and undone', async () => {
  const { page, report } = await openedReport();
  await page.getByRole('tab', { name: 'Servers' }).click();
  const ready = page.getByRole('group', { name: 'When something fails' });
  const kinds = ready.getByRole('combobox', { name: 'Failover' });
  const failover = () => kinds.locator('option:checked').innerText();
  expect(await failover()).toBe('None');
  await report.getByRole('button', { name: /^Use .* including 1 spare server$/ }).click();
  await expect.poll(failover).toBe('Cold standby');
  expect(await ready.getByRole('textbox', { name: 'Spare servers' }).inputValue()).toBe('1');
  await report
    .getByRole('cell', { name: /^Spare: / })
    .first()
    .waitFor();
  await kinds.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(failover).toBe('None');
});

test('on a phone an alternative is a short card, and the rest of it unfolds', async () => {
  const { page, report } = await openedReport();
  await page.setViewportSize({ width: 390, height: 844 });
  const compare = report.getByRole('button', { name: 'Compare with 1 x HE350T-8TB, JBOD' });
  const card = report.locator('tr', { has: page.getByRole('button', { name: 'Compare with 1 x HE350T-8TB, JBOD' }) });
  const disks = card.locator('td', { hasText: 'JBOD' });
  expect(await disks.isVisible()).toBe(false);
  expect(await card.evaluate((row) => row.getBoundingClientRect().height)).toBeLessThan(140);
  await compare.click();
  await disks.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
