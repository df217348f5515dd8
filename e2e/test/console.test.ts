import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { addDesign, addFourCameras, chooseAppliance, generateProposal, open } from '../support/steps.ts';

const app = useApp();

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  return complaints;
}

test('the browser has nothing to complain of, its content security policy included', async () => {
  const page = await app().openPage();
  const complaints = complaintsOf(page);
  await open(page, '/', 'Alice');
  await addDesign(page);
  await addFourCameras(page);
  await chooseAppliance(page, 'HE150D');
  await generateProposal(page);
  expect(complaints).toEqual([]);
});

test('nothing is asked of another host', async () => {
  const page = await app().openPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, '/', 'Alice');
  await addDesign(page);
  expect([...hosts]).toEqual([new URL(app().server.origin).host]);
});
