import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { complaintsOf } from '../../support/run/complaints.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goOver } from '../../support/go-to.ts';
import { open, openReport } from '../../support/steps.ts';

const app = useApp();

test('the console stays empty when any page is opened and printed, including reports, issued proposals and shared links', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  const { projectId, siteId } = design;
  const linkTo = async (issue: DesignPath, audience: string) => {
    const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(issue)}/proposal`, { audience });
    const place = `/project/${issue.projectId}/proposal/${proposal.id}/link`;
    const { link } = await api.post<{ link: { url: string } }>(place);
    return { proposal, path: new URL(link.url).pathname };
  };
  const { proposal, path: ofCustomer } = await linkTo(design, 'customer');
  const { path: ofSales } = await linkTo(await addPublishedCase(api), 'sales');
  const issued = `/project/${projectId}/proposals/${proposal.id}`;
  const page = await app().openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const complaints = complaintsOf(page);
  await open(page, '/', 'Alice');

  const told: Record<string, readonly string[]> = {};
  const visit = async (path: string, see?: (page: Page) => Promise<unknown>, isLoaded = false): Promise<void> => {
    const before = complaints.length;
    await (isLoaded ? page.goto(path) : goOver(page, path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await see?.(page);
    await expect.poll(() => page.locator(LOADING).filter({ visible: true }).count()).toBe(0);
    await page.pdf({ format: 'A4' });
    if (complaints.length > before) told[path] = complaints.slice(before);
  };
  await visit('/', undefined, true);
  await visit(`/project/${projectId}/site`);
  await visit(`/project/${projectId}/site/${siteId}/sitedesign`);
  await visit(pathOf(design), () => page.getByRole('tab', { name: 'Servers' }).click(), true);
  await visit(`${pathOf(design)}/proposal`, everyPartOf);
  await visit(`${pathOf(design)}/as-built`);
  await visit(`/project/${projectId}/proposals`);
  await visit(issued, everyPartOf);
  await visit(`${issued}/compare`);
  await visit(`/project/${projectId}/summary`);
  await visit(ofCustomer, (shown) => shown.getByRole('button', { name: 'What this rests on' }).click(), true);
  await visit(ofSales);
  for (const path of ['/company', '/price-list', '/try', '/release-notes/', '/disclaimer/', '/error-page']) {
    await visit(path);
  }
  expect(told).toEqual({});
  // The browser tells of the answer of the server, which is 404.
  await visit('/no/such/page', undefined, true);
  expect(told['/no/such/page']).toHaveLength(1);
});

/** What a page shows while something is yet to come. The browser itself may count a request for ever. */
const LOADING = 'output:has-text("Loading"), [aria-busy=true]';

/** Opens what a report can open: what it folds, an explanation, copying. */
async function everyPartOf(page: Page): Promise<void> {
  const report = await openReport(page);
  await report.locator('button[data-figure]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await report.getByRole('button', { name: 'Copy table' }).first().click();
}
