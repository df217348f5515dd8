import type { Locator, Page } from 'playwright-core';
import type { Api } from './api.ts';
import { open } from './steps.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Projects in the order of their names, so that the last one stands first in the list; gives their ids. */
export async function addProjects(api: Api, names: readonly string[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const { project } = await api.post<{ project: Named }>('/project');
    if (name !== project.name) await api.put(`/project/${project.id}`, { ...project, name });
    ids.push(project.id);
  }
  return ids;
}

/** The list of projects once it has the one with this id: a page that was there before shows the list of then at first. */
export async function openProjectsWith(page: Page, id: number): Promise<void> {
  await open(page, '/', 'Alice');
  await page.locator(`a[href="/project/${id}/site"]`).waitFor();
}

/** Projects of these names, and the page that lists them. */
export async function openProjects(api: Api, page: Page, ...names: readonly string[]): Promise<void> {
  const ids = await addProjects(api, names);
  await openProjectsWith(page, ids.at(-1)!);
}

/** The names as they are shown, top to bottom. */
export function shownNames(page: Page): Promise<readonly string[]> {
  return page.getByRole('table').getByRole('link').allTextContents();
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Types another name into a row and confirms it. */
export async function rename(page: Page, noun: string, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Rename ${noun} ${from}`, exact: true }).click();
  const input = page.getByRole('textbox', { name: `Name of ${noun}` });
  await input.fill(to);
  await input.press('Enter');
}

export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Yes, delete' }).click();
}

/** What the control is called that has the focus; empty where nothing has it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    return focused.getAttribute('aria-label') ?? label ?? focused.textContent;
  });
}
