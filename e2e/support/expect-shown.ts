import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Comes to be seen. */
export async function expectShown(what: Locator): Promise<void> {
  await what.first().waitFor();
  expect(await what.first().isVisible()).toBe(true);
}

/** Is there no longer. */
export async function expectGone(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'detached' });
  expect(await what.count()).toBe(0);
}
