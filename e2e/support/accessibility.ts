import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Checked extends Window {
  readonly axe?: typeof axe;
}

/** What axe finds wrong with the page as it stands, a line each; empty where nothing is. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Loaded here, as every page that is opened would have to read it.
  const isLoaded = await page.evaluate(() => (window as Checked).axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => (await (window as Checked).axe!.run()).violations);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
