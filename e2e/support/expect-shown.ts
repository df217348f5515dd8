import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the element is visible. */
export async function expectShown(what: Locator): Promise<void> {
  await what.first().waitFor();
  expect(await what.first().isVisible()).toBe(true);
}

/** Waits until the element is gone. */
export async function expectGone(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'detached' });
  expect(await what.count()).toBe(0);
}
