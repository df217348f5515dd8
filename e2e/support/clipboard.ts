import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The clipboard after an action, once it has changed: the page's own message may be left from an earlier copy. */
export async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  await expect.poll(() => clipboardOf(page)).not.toBe('');
  return clipboardOf(page);
}
