import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addProjects, confirmDelete, focusedName } from '../../support/lists.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeEach(async () => {
  page = await app().openPage({ isKept: true });
  await open(page, '/', 'Alice');
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
});

function help(): ReturnType<Page['getByRole']> {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

test('the question mark key opens the list of shortcuts, and closing it returns the focus', async () => {
  const add = page.getByRole('button', { name: 'Add New Project' });
  await add.focus();
  await page.keyboard.press('?');
  await help().waitFor();
  expect(await help().getByRole('term').allTextContents()).toEqual(
    expect.arrayContaining(['Show this list', 'Go to projects', 'Search', 'Add New Project', 'Next page']),
  );
  await page.keyboard.press('Escape');
  await help().waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Add New Project');
});

test('a list can be used by shortcuts alone', async () => {
  const api = await apiFor('Alice', app().server);
  await addProjects(
    api,
    Array.from({ length: 12 }, (_, index) => `Project ${index + 1}`),
  );
  await page.reload();
  await page.getByText('1–10 of 12').waitFor();
  await page.keyboard.press('.');
  await page.getByText('11–12 of 12').waitFor();
  await page.keyboard.press(',');
  await page.getByText('1–10 of 12').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('link', { name: 'New Project' }).waitFor();
  await page.getByRole('button', { name: 'Delete project New Project' }).click();
  await confirmDelete(page);
  await page.getByText('Deleted project New Project').waitFor();
  await page.keyboard.press('u');
  await page.getByRole('link', { name: 'New Project' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('n?.u');
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('n?.u');
  expect(await help().count()).toBe(0);
});

test('shortcuts can be switched off, and on again with the button in the header', async () => {
  await page.keyboard.press('?');
  const singleKeys = help().getByRole('checkbox', { name: 'Single-key shortcuts' });
  await singleKeys.uncheck();
  await page.keyboard.press('Escape');
  await help().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  expect(await help().count()).toBe(0);
  expect(await focusedName(page)).not.toBe('Search');

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await singleKeys.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  expect(await focusedName(page)).toBe('Search');
});
