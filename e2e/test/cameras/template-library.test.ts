import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { addDesign, addGroups, pathOf } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { field, open, textIn } from '../../support/steps.ts';
import type { UserName } from '../../support/run/users.ts';

const app = useApp();
const MEASURED = {
  streamName: 'Yard',
  bitrateKbit: { continuous: 0, motion: 4000 },
  motionIsCustomBitrate: true,
  measured: { continuous: null, motion: { measuredUtc: '2026-05-04', sampleHours: 168, note: 'East gate' } },
};
let alice: Page;
let file: string;

/** The address of a design of a user with these groups. */
async function designOf(user: UserName, groups: readonly object[]): Promise<string> {
  const api = await apiFor(user, app().server);
  const design = await addDesign(api);
  await addGroups(api, design, groups);
  return pathOf(design);
}

async function keepAll(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.getByRole('button', { name: 'Save as template' }).nth(index).click();
    await page.getByRole('textbox', { name: 'Template name' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save as template' }).click();
    await page.getByText('Saved as a template.').waitFor();
    await page.keyboard.press('Escape');
  }
}

async function imported(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import templates' }).click(),
  ]);
  await chooser.setFiles(file);
}

beforeAll(async () => {
  alice = await app().openPage();
  await open(alice, await designOf('Alice', [MEASURED, { streamName: 'Corridor' }]), 'Alice');
  await keepAll(alice, ['Corridor', 'Yard']);
  await alice.getByRole('button', { name: 'Templates', exact: true }).click();
  await alice.getByText('Measured on 04/05/2026 for 168 h: East gate').waitFor();
  const [download] = await Promise.all([
    alice.waitForEvent('download'),
    alice.getByRole('button', { name: 'Export templates' }).click(),
  ]);
  file = await savedFile(download);
  await alice.keyboard.press('Escape');
});

test('a template library is imported into another account, where a search finds its measurements', async () => {
  const page = await app().openPage();
  await open(page, await designOf('Bob', [{ streamName: 'Gate' }]), 'Bob');
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await imported(page);
  await page.getByText('2 new, 0 that you have already, 0 under names that you use').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported 2 templates.').waitFor();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('east');
  await page.getByText('1 of 2 templates').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Insert' }).click();
  const rate = page.getByRole('gridcell', {
    name: /^Bit rate, row 1.*: 4000\. Measured on 04\/05\/2026 for 168 h: East gate$/,
  });
  await rate.waitFor();
  expect(await textIn(field(page, 'Name', 1))).toBe('Yard');
});

test('an import asks about names that exist, and the dialog fits a phone', async () => {
  const page = alice;
  await goTo(page, await designOf('Alice', [{ streamName: 'Yard' }]));
  await page.getByRole('rowheader', { name: /^Group 2/ }).waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('button', { name: 'Delete template Yard' }).click();
  await page.getByRole('button', { name: 'Delete template Yard' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await keepAll(page, ['Yard']);
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await imported(page);
  await page.getByText('0 new, 1 that you have already, 1 under a name that you use').waitFor();
  await page.getByRole('combobox', { name: 'What to do with Yard' }).selectOption('Replace mine');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported 1 template.').waitFor();
  const names = await page.getByRole('button', { name: /^Delete template/ }).all();
  expect(names).toHaveLength(2);
  await page.getByText('Measured on 04/05/2026 for 168 h: East gate').waitFor();
});
