import type { Page } from 'playwright-core';

/** Opens the page again without its stream of changes: it sees those of others when it saves, as after a time without a network. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.context().route('**/api/project/*/events', (route) => route.abort());
  await page.reload();
}
