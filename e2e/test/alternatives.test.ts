import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/accessibility.ts';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addPublishedCase, pathOf } from '../support/four-cameras.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();

async function openedReport() {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  const page = await app().openPage();
  await open(page, pathOf(design), 'Alice');
  const report = await generateProposal(page);
  const ask = () => report.getByRole('button', { name: 'Use these settings for 1 x HE350T-8TB, JBOD' }).click();
  return { page, report, ask, dialog: page.getByRole('dialog', { name: /^Use the settings for/ }) };
}

function modelOn(page: Page): Promise<string> {
  return page.getByLabel('Husky IVO Model').locator('option:checked').innerText();
}

test('an alternative lists its changes, and applying it gives the proposal that it promised', async () => {
  const { page, report, ask, dialog } = await openedReport();
  await ask();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Husky IVO Model: .+ → HE350T$/),
      expect.stringMatching(/→ HE350T-8TB$/),
    ]),
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use these settings' }).click();
  await report.getByText('The design has changed since this proposal.').waitFor();
  await page.getByRole('button', { name: 'Update Proposal' }).click();
  await report.getByRole('heading', { level: 2, name: /^1 x.* HE350T-8TB/ }).waitFor();
  await page.getByRole('tab', { name: 'Servers' }).click();
  expect(await modelOn(page)).toBe('HE350T');
});

test('a declined alternative changes nothing, and an applied one can be undone', async () => {
  const { page, ask, dialog } = await openedReport();
  await page.getByRole('tab', { name: 'Servers' }).click();
  const before = await modelOn(page);
  expect(before).not.toBe('HE350T');
  await ask();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await modelOn(page)).toBe(before);
  await ask();
  await dialog.getByRole('button', { name: 'Use these settings' }).click();
  await expect.poll(() => modelOn(page)).toBe('HE350T');
  await page.getByText('The server settings are those for 1 x HE350T-8TB, JBOD').waitFor();
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
  const { page, report, dialog } = await openedReport();
  await page.getByRole('tab', { name: 'Servers' }).click();
  const ready = page.getByRole('group', { name: 'When something fails' });
  const kinds = ready.getByRole('combobox', { name: 'Failover' });
  const failover = () => kinds.locator('option:checked').innerText();
  expect(await failover()).toBe('None');
  await report.getByRole('button', { name: /^Use these settings for .* and 1 spare server$/ }).click();
  await dialog.getByRole('button', { name: 'Use these settings' }).click();
  await expect.poll(failover).toBe('Cold standby');
  expect(await ready.getByRole('textbox', { name: 'Spare servers' }).inputValue()).toBe('1');
  await page.getByRole('button', { name: 'Update Proposal' }).click();
  await report
    .getByRole('cell', { name: /^Spare: / })
    .first()
    .waitFor();
  await kinds.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(failover).toBe('None');
});
