import type { Page } from 'playwright-core';

/** Pages of text that anybody may open, and what their headings say. */
export const TEXT_PAGES = {
  '/release-notes/': 'Release Notes',
  '/disclaimer/': 'Disclaimer',
  '/accuracy': 'How far to trust it',
  '/error-page': 'Something went wrong',
  '/no/such/page': "The page can't be found",
} as const;

const BETWEEN = '/disclaimer/';

/**
 * The same over a page of text that is seen to come and to go: what is waited for next is not that of the page before. The
 * heading of the text is given where it is not in English.
 */
export async function goOver(page: Page, path: string, heading: string = TEXT_PAGES[BETWEEN]): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: heading });
  await goTo(page, BETWEEN);
  await between.waitFor();
  if (path === BETWEEN) return;
  await goTo(page, path);
  await between.waitFor({ state: 'detached' });
}

/** Goes to a page of the app as its links do: nothing is loaded again. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
