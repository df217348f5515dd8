import type { Page } from 'playwright-core';

/** What the browser complains about from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A click on the sign-in page may come before all of its files: the next page ends their requests.
    if (errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${errorText}`);
  });
  return complaints;
}
