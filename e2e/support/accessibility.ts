import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

interface Checked extends Window {
  readonly axe?: typeof axe;
}

/** Half as large as what the module holds: it is sent to each page that is checked. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands, a line each; empty where nothing is. */
export function violations(page: Page): Promise<readonly string[]> {
  return axeFindings(page);
}

/** The same in light and in dark colours, on a page in light ones; the other rules cannot tell the two apart. */
export async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await axeFindings(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((line) => `in dark colours: ${line}`)];
}

async function axeFindings(page: Page, options: axe.RunOptions = {}): Promise<readonly string[]> {
  // Loaded here, as every page that is opened would have to read it. Frames are checked by an axe of their own.
  await Promise.all(page.frames().map(loadAxe));
  const results = await page.evaluate(
    async (given) => (await (window as Checked).axe!.run(given)).violations,
    // What is in order is not described: finding a selector for each such element takes long.
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => (window as Checked).axe !== undefined);
  if (!isLoaded) await frame.evaluate(AXE_SOURCE);
}
