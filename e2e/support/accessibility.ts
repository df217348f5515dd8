import type axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Checked extends Window {
  readonly axe: typeof axe;
}

/** What axe finds wrong with the page as it stands, a line each; empty where nothing is. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as Checked;
    return (await checker.run()).violations;
  });
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
