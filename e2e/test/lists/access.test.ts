import { expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign, pathOf } from '../../support/four-cameras.ts';
import { open, userButton } from '../../support/steps.ts';

const app = useApp();

test('a design of another user answers like one that does not exist', async () => {
  const design = await addDesign(await apiFor('Alice', app().server));
  const bob = await apiFor('Bob', app().server);
  expect(await bob.status(pathOf(design))).toBe(404);

  const page = await app().openPage();
  await open(page, pathOf(design), 'Bob');
  await page.waitForURL('**/error-page');
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('release notes, the disclaimer, the page on accuracy and unknown addresses open without a sign-in', async () => {
  const page = await app().openPage();
  for (const [path, heading] of [
    ['/release-notes/', 'Release Notes'],
    ['/disclaimer/', 'Disclaimer'],
    ['/accuracy', 'How far to trust it'],
    ['/no/such/page', "The page can't be found"],
  ] as const) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  }
});

test('logging out ends the session', async () => {
  const page = await app().openPage();
  await open(page, '/', 'Alice');
  await page.getByRole('button', { name: /^Log out$/i }).click();
  await userButton(page, 'Alice').waitFor();
  await page.goto('/');
  await userButton(page, 'Alice').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/idp\//);
});
