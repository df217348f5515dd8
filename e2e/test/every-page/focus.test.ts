import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign } from '../../support/four-cameras.ts';
import { confirmDelete, focusedName, openProjects, rename, rowOf } from '../../support/lists.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  const { projects } = await api.get<{ projects: readonly { readonly id: number }[] }>('/project');
  for (const { id } of projects) await api.delete(`/project/${id}`);
  page = await app().openPage({ isKept: true });
});

function expectFocus(name: string): Promise<void> {
  return expect.poll(() => focusedName(page)).toBe(name);
}

async function press(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

describe('after a dialog closes the focus is', () => {
  test('where it was, if the dialog was declined', async () => {
    await openProjects(api, page, 'First', 'Second');
    await press('Delete project Second');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus('Delete project Second');
    await press('Delete project First');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expectFocus('Delete project First');
  });

  test('on the next row, if the row was deleted', async () => {
    await openProjects(api, page, 'First', 'Second', 'Third');
    await press('Delete project Second');
    await confirmDelete(page);
    await rowOf(page, 'Second').waitFor({ state: 'detached' });
    await expectFocus('Delete project First');
  });

  test('on the previous row, if the last one was deleted', async () => {
    await openProjects(api, page, 'First', 'Second');
    await press('Delete project First');
    await confirmDelete(page);
    await rowOf(page, 'First').waitFor({ state: 'detached' });
    await expectFocus('Delete project Second');
  });

  test('in the page, if no row is left', async () => {
    await openProjects(api, page, 'Only');
    await press('Delete project Only');
    await confirmDelete(page);
    await page.getByText('No projects yet').waitFor();
    await expect.poll(() => focusedName(page)).not.toBe('');
  });

  test('on the button of the menu that opened the dialog', async () => {
    const { projectId, siteId } = await addDesign(api);
    await open(page, `/project/${projectId}/site/${siteId}/sitedesign`, 'Alice');
    const menu = 'Actions for site design New Site Design';
    await press(menu);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expectFocus(menu);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(menu);
  });
});

test('paging to the last page keeps the focus on the button', async () => {
  await openProjects(api, page, ...Array.from({ length: 11 }, (_, index) => `Project ${index}`));
  await press('Next page');
  await page.getByRole('link', { name: 'Project 0' }).waitFor();
  await expectFocus('Next page');
  await page.keyboard.press('Enter');
  await expectFocus('Next page');
});

test('a message that closes leaves the focus in the page', async () => {
  await openProjects(api, page, 'Harbour');
  await rename(page, 'project', 'Harbour', ' ');
  await page.getByRole('alert').getByRole('button', { name: 'Close message' }).press('Enter');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await focusedName(page)).not.toBe('');

  await press('Delete project Harbour');
  await confirmDelete(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('link', { name: 'Harbour' }).waitFor();
  expect(await focusedName(page)).not.toBe('');
});

test('every Tab stop has a visible focus ring', async () => {
  await openProjects(api, page, 'First', 'Second');
  // The focus is where a page begins only on one that was loaded.
  await page.reload();
  await page.getByRole('link', { name: 'Second' }).waitFor();
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
      // A field shows the focus by the box around it.
      const frames = [focused, focused.parentElement].filter((element) => element !== null);
      const isSeen = frames.some((element) => getComputedStyle(element).outlineStyle === 'solid');
      return { name: focused.getAttribute('aria-label') ?? focused.textContent, isSeen };
    });
    if (stop === undefined || stops.length > 80) break;
    stops.push(stop.name);
    expect(stop).toEqual({ name: stop.name, isSeen: true });
  }
  expect(stops).toEqual(
    expect.arrayContaining(['Skip to content', 'Add New Project', 'Width of column Project', 'Delete project First']),
  );
});

test('a new page puts the focus on its heading', async () => {
  await openProjects(api, page, 'Harbour');
  await page.getByRole('link', { name: 'Harbour' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
  await expectFocus('Harbour');
  await page.getByRole('link', { name: 'Release Notes' }).click();
  await expectFocus('Release Notes');
});
