import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addPublishedCase, pathOf } from '../../support/four-cameras.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { goTo } from '../../support/go-to.ts';
import { open } from '../../support/steps.ts';

const app = useApp();

async function openedDesign(): Promise<{ readonly page: Page; readonly path: string }> {
  const design = await addPublishedCase(await apiFor('Alice', app().server));
  const page = await app().openPage({ isKept: true });
  const path = pathOf(design);
  await open(page, path, 'Alice');
  return { page, path };
}

const answerOn = (page: Page) => page.getByRole('heading', { level: 2, name: /Husky IVO 150D/ });

test('the address of a proposal shows it again after a reload and after Back', async () => {
  const { page, path } = await openedDesign();
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  await answerOn(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/proposal`);

  await page.reload();
  await answerOn(page).waitFor();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await page.goBack();
  await answerOn(page).waitFor();
});

test('the address of a part unfolds it and scrolls it into view', async () => {
  const { page, path } = await openedDesign();
  await page.goto(`${path}/proposal#ledger`);
  const ledger = page.getByRole('table', { name: 'From video to disks' });
  await ledger.waitFor();
  await expect
    .poll(() => page.locator('#ledger').evaluate((section) => section.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await goTo(page, `${path}/proposal`);
  await page
    .getByRole('navigation', { name: 'Sections of the proposal' })
    .getByRole('link', { name: 'Bill and price' })
    .click();
  await page.getByRole('region', { name: 'Bill and price' }).getByRole('table').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#bill');
});

test('another hardware type clears the proposal, and its address generates no new one', async () => {
  const { page, path } = await openedDesign();
  await goTo(page, `${path}/proposal`);
  await answerOn(page).waitFor();
  await page.getByRole('tab', { name: 'Servers' }).click();
  await page.getByLabel('Choose Hardware type').selectOption({ index: 0 });
  await answerOn(page).waitFor({ state: 'detached' });
  await expectShown(page.getByRole('button', { name: 'Generate Proposal' }));
});
