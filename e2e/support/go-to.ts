import type { Page } from 'playwright-core';

/** Pages of text that anybody may open, and what their headings say. */
export const TEXT_PAGES = {
  '/release-notes/': 'Release Notes',
  '/disclaimer/': 'Disclaimer',
  '/accuracy': 'How far to trust it',
  '/error-page': 'Something went wrong',
  '/no/such/page': "The page can't be found",
} as const;

/** Goes to a page of the app as its links do: nothing is loaded again. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
