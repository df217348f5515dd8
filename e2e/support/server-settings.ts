import type { Locator, Page } from 'playwright-core';
import { apiFor, type Api } from './api.ts';
import type { App } from './run/app.ts';
import { addDesign, pathOf, type DesignPath } from './four-cameras.ts';
import { open } from './steps.ts';

export const HARDWARE = { generic: '0', appliances: '1' } as const;

/** A panel or a section of the tab. */
export function panel(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

export function list(within: Page | Locator, label: string): Locator {
  return within.getByRole('combobox', { name: label, exact: true });
}

export function number(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true });
}

/** The setting around a control, with its mark, reset button and help. */
export function settingOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::*[@data-kind]');
}

export function wayBack(control: Locator): Locator {
  return settingOf(control).getByRole('button', { name: /^Reset to default/ });
}

/** The servers tab of an empty design, or of one that was filled. */
export async function openServers(
  { server, openPage }: App,
  hardware: keyof typeof HARDWARE,
  filled?: (api: Api, design: DesignPath) => Promise<unknown>,
): Promise<Page> {
  const api = await apiFor('Alice', server);
  const design = await addDesign(api);
  await filled?.(api, design);
  const page = await openPage();
  await open(page, pathOf(design), 'Alice');
  await showServers(page, hardware);
  return page;
}

export async function showServers(page: Page, hardware: keyof typeof HARDWARE): Promise<void> {
  await page.getByRole('tab', { name: 'Servers' }).click();
  await list(page, 'Choose Hardware type').selectOption(HARDWARE[hardware]);
}

/** Restores the defaults, and waits until none of the settings that are shown differs from its own. */
export async function restoreDefaults(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/defaults$/);
  await page.getByRole('button', { name: 'Defaults', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, restore defaults' }).click();
  await answered;
  await page.waitForFunction(() => document.querySelector('[data-changed=true]') === null);
}

/** What the panel beside the settings says. */
export function liveAnswer(page: Page): Locator {
  return page.getByRole('region', { name: 'Live answer' });
}
