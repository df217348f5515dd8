import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../support/four-cameras.ts';
import {
  addDesign,
  addFourCameras,
  chooseAppliance,
  generateProposal,
  open,
  openReport,
  openSigningIn,
} from '../support/steps.ts';

const app = useApp();

function complaintsOf(page: Page): readonly string[] {
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

test('the browser console stays empty, without violations of the content security policy', async () => {
  const page = await app().openPage();
  const complaints = complaintsOf(page);
  await openSigningIn(page, '/', 'Alice');
  await addDesign(page);
  await addFourCameras(page);
  await chooseAppliance(page, 'HE150D');
  await generateProposal(page);
  expect(complaints).toEqual([]);
});

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
  const visit = async (path: string, see?: (page: Page) => Promise<unknown>): Promise<void> => {
    const before = complaints.length;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await see?.(page);
    await expect.poll(() => page.locator(LOADING).filter({ visible: true }).count()).toBe(0);
    await page.pdf({ format: 'A4' });
    if (complaints.length > before) told[path] = complaints.slice(before);
  };
  await visit('/');
  await visit(`/project/${projectId}/site`);
  await visit(`/project/${projectId}/site/${siteId}/sitedesign`);
  await visit(pathOf(design), () => page.getByRole('tab', { name: 'Servers' }).click());
  await visit(`${pathOf(design)}/proposal`, everyPartOf);
  await visit(`${pathOf(design)}/as-built`);
  await visit(`/project/${projectId}/proposals`);
  await visit(issued, everyPartOf);
  await visit(`${issued}/compare`);
  await visit(`/project/${projectId}/summary`);
  await visit(ofCustomer, (shown) => shown.getByRole('button', { name: 'What this rests on' }).click());
  await visit(ofSales);
  for (const path of ['/company', '/price-list', '/try', '/release-notes/', '/disclaimer/', '/error-page']) {
    await visit(path);
  }
  expect(told).toEqual({});
  // The browser tells of the answer of the server, which is 404.
  await visit('/no/such/page');
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

test('no request goes to another host', async () => {
  const page = await app().openPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, '/', 'Alice');
  await addDesign(page);
  expect([...hosts]).toEqual([new URL(app().server.origin).host]);
});
