import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../../support/run/app.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { manyGroups } from '../../support/prepared-designs.ts';
import { liveAnswer } from '../../support/server-settings.ts';
import { field, fillCell, textIn } from '../../support/steps.ts';

const GROUPS = 5000;

const app = useApp();

declare global {
  /** Sends what was held back. */
  var releaseRequests: () => void;
}

/** Holds back what the page asks of its worker, as if sizing took that long. */
async function holdSizing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype as { postMessage: (this: Worker, message: unknown) => void };
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function hold(this: Worker, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    globalThis.releaseRequests = () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
  });
}

test('a design of 5 000 groups: what is typed shows while the answer is sized, which can be cancelled and started again', async () => {
  const { page } = await openNewDesign(app(), { groups: manyGroups(GROUPS) });
  const answer = liveAnswer(page);
  const cameras = answer.locator('[data-figure="totals.cameras.value"]');
  const counted = async (): Promise<number> => Number((await cameras.textContent())?.replaceAll(',', ''));
  await cameras.waitFor();
  const before = await counted();
  const quantity = field(page, 'Quantity', 1);
  const typed = Number(await textIn(quantity)) + 4;

  await holdSizing(page);
  await fillCell(quantity, typed);
  expect(await textIn(quantity)).toBe(String(typed));
  await answer.getByText('sizing…').waitFor();
  await answer.getByRole('button', { name: 'Cancel' }).press('Enter');
  await answer.getByText('Sizing was cancelled.').waitFor();
  expect(await counted()).toBe(before);
  expect(await answer.getByText('sizing…').count()).toBe(0);

  await page.evaluate(() => globalThis.releaseRequests());
  await answer.getByRole('button', { name: 'Size again' }).press('Enter');
  await cameras.filter({ hasText: (before + 4).toLocaleString('en') }).waitFor();
  await answer.getByText('not up to date').waitFor({ state: 'detached' });
  expect(await answer.getByRole('button', { name: /Cancel|Size again/ }).count()).toBe(0);
});
