import { expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { open } from '../../support/steps.ts';

const app = useApp();

test('a token is made, shown once, lets a program in, and is revoked', async () => {
  const page = await app().openPage({ viewport: { width: 390, height: 844 } });
  await open(page, '/company', 'Alice');
  await page.getByRole('link', { name: 'API tokens' }).click();
  await page.getByText('No tokens.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByText('Name must have 1 to 100 characters').waitFor();
  await page.getByLabel('What is it for?').fill('Assistant');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Token', { exact: true }).inputValue();
  const asked = async () =>
    (await fetch(new URL('/api/project', page.url()), { headers: { authorization: `Bearer ${secret}` } })).status;
  expect(await asked()).toBe(200);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^sd_.*, Read, works until .*, last used on /).waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke Assistant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No tokens.', { exact: true }).waitFor();
  expect(await asked()).toBe(401);
});
