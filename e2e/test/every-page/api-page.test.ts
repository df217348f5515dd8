import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../support/run/app.ts';
import { ownUserId } from '../../support/run/users.ts';
import { printedToken } from '../../support/token.ts';

const app = useApp();

const complaints: string[] = [];
let page: Page;
let token: string;

beforeAll(async () => {
  [page, token] = await Promise.all([app().openPage(), printedToken(ownUserId('Alice'), app().server.port)]);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/api/docs/');
  await page.locator('[id$="-listProjects"] button').first().click();
});

test.each([1440, 390])(
  'a call from the API page with a token succeeds at %i pixels without console errors',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.btn.authorize').first().click();
    const leave = page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Remove authorization' });
    if (await leave.isVisible()) await leave.click();
    await page.locator('.auth-container input').fill(token);
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.btn-done').click();
    const operation = page.locator('[id$="-listProjects"]');
    const answer = operation.locator('.live-responses-table');
    const again = operation.getByRole('button', { name: 'Clear' });
    if (await again.isVisible()) await again.click();
    await answer.waitFor({ state: 'detached' });
    await operation.getByRole('button', { name: 'Execute' }).click();
    await answer.locator('.response-col_status').getByText('200').waitFor();

    expect(await answer.innerText()).toContain('"projects"');
    expect(complaints).toEqual([]);
  },
);
