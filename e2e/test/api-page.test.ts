import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { ownUserId } from '../support/users.ts';
import { printedToken } from '../support/token.ts';

const app = useApp();

test.each([1440, 390])(
  'a call from the API page with a token succeeds at %i pixels without console errors',
  async (width) => {
    const page = await app().openPage({ viewport: { width, height: 900 } });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/api/docs/');

    await page.locator('.btn.authorize').first().click();
    await page.locator('.auth-container input').fill(await printedToken(ownUserId('Alice'), app().server.port));
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.btn-done').click();
    const operation = page.locator('[id$="-listProjects"]');
    await operation.locator('button').first().click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();

    expect(await operation.locator('.live-responses-table').innerText()).toContain('"projects"');
    expect(complaints).toEqual([]);
  },
);
