import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** What is copied by something, once it is there: that it was copied may still stand from the time before. */
export async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  await expect.poll(() => clipboardOf(page)).not.toBe('');
  return clipboardOf(page);
}
