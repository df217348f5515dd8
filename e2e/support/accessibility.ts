import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

interface Checked extends Window {
  readonly axe?: typeof axe;
}

/** What axe finds wrong with the page as it stands, a line each; empty where nothing is. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Loaded here, as every page that is opened would have to read it. Frames are checked by an axe of their own.
  await Promise.all(page.frames().map(loadAxe));
  const found = await page.evaluate(async () => (await (window as Checked).axe!.run()).violations);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => (window as Checked).axe !== undefined);
  if (!isLoaded) await frame.evaluate(axe.source);
}
