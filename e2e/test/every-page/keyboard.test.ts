import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { field, userButton } from '../../support/steps.ts';

const app = useApp({ hasOwnServer: true });

/** More stops than any page has before its primary action. */
const MOST_STOPS = 80;

/** Goes there by the tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a user gets from sign-in to a proposal without a mouse', async () => {
  const page = await app().openPage();
  await page.goto('/');
  await userButton(page, 'Alice').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await press(page, userButton(page, 'Alice'));
  for (const [button, name] of [
    ['Add New Project', 'New Project'],
    ['Add New Site', 'New Site'],
    ['Add New Site Design', 'New Site Design'],
  ] as const) {
    await press(page, page.getByRole('button', { name: button, exact: true }));
    await press(page, page.getByRole('link', { name, exact: true }));
  }
  await press(page, page.getByRole('button', { name: 'Add Camera Group', exact: true }));
  await tabTo(page, field(page, 'Quantity', 1));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Generate Proposal' }));

  const proposal = page.getByRole('region', { name: 'Proposal', exact: true });
  await proposal.getByRole('article').waitFor();
  await tabTo(page, proposal.getByRole('button', { name: 'print pdf' }));
  expect(await proposal.getByRole('row', { name: /^Professional\+ .* 12$/ }).count()).toBe(1);
});
