import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { addFourCameras, addDesign, pathOf } from '../../support/four-cameras.ts';
import { open } from '../../support/steps.ts';

const app = useApp();

interface Design {
  readonly siteDesign: { readonly cameras: readonly { readonly id: number; readonly quantity: number }[] };
}

const saved = (page: Page) => page.getByText('All changes saved').first().waitFor();

test('a state is named, the design changed, compared, restored in one press, and that undone', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addDesign(api);
  await addFourCameras(api, design);
  const rows = async () => (await api.get<Design>(pathOf(design))).siteDesign.cameras;
  const before = await rows();

  const page = await app().openPage();
  await open(page, pathOf(design), 'Alice');
  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('heading', { level: 1, name: /^Versions of/ }).waitFor();
  const name = page.getByRole('textbox', { name: 'Name of this state' });
  await name.fill(' ');
  await page.getByRole('button', { name: 'Keep this state' }).click();
  await expectShown(page.getByText('Required', { exact: false }));
  await name.fill('Tender');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Restore "Tender"' }).waitFor();

  const [first, ...others] = before;
  const removedCameraIds = others.map(({ id }) => id);
  const cameras = [{ ...first, quantity: 77 }];
  await api.put(`${pathOf(design)}/savechanges`, { cameras, removedCameraIds, serverSettings: null });
  await page.reload();
  await page.getByRole('button', { name: 'Compare with now: "Tender"' }).click();
  const changes = page.getByRole('table', { name: 'What was changed' });
  await changes.waitFor();
  expect(await changes.innerText()).toContain('77');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore "Tender"' }).click();
  await expectShown(page.getByText('Restored: "Tender"'));
  await expectShown(page.getByText('The design is as it was in this version.'));
  await expect.poll(rows).toEqual(before);

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await changes.waitFor();
  await saved(page);
  await expect.poll(async () => (await rows()).map(({ quantity }) => quantity)).toEqual([77]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Name "Tender"' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the version' }).fill('Sent');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Restore "Sent"' }).waitFor();
});
