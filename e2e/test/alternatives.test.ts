import { expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addPublishedCase, pathOf } from '../support/four-cameras.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();

test('an alternative is taken over into the settings, and the updated proposal is the alternative', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  const page = await app().openPage();
  await open(page, pathOf(design), 'Alice');
  const report = await generateProposal(page);

  await report.getByRole('button', { name: 'Use these settings for 1 x HE350T-8TB, JBOD' }).click();
  await report.getByText('The design has changed since this proposal.').waitFor();
  await page.getByRole('button', { name: 'Update Proposal' }).click();
  await report.getByRole('heading', { level: 2, name: /^1 x.* HE350T-8TB/ }).waitFor();
  await page.getByRole('tab', { name: 'Servers' }).click();
  expect(await page.getByLabel('Husky IVO Model').locator('option:checked').innerText()).toBe('HE350T');
});
