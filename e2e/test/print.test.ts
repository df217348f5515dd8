import { expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addDesign, addFourCameras, chooseAppliance, HE150D, pathOf } from '../support/four-cameras.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();

test('the print starts with a cover and holds nothing of the screen around the proposal', async () => {
  const api = await apiFor('alice', app().server);
  const design = await addDesign(api);
  await addFourCameras(api, design);
  await chooseAppliance(api, design, HE150D);
  const page = await app().openPage();
  await open(page, pathOf(design), 'Alice');
  const proposal = await generateProposal(page);
  await page.emulateMedia({ media: 'print' });

  expect(await proposal.getByRole('heading', { level: 2 }).isVisible()).toBe(true);
  expect(await proposal.getByText('Configuration Date').filter({ visible: true }).count()).toBe(1);
  const furniture = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('tab'),
    page.getByRole('region', { name: 'Live answer' }),
    // Figures are buttons that open their explanation; on paper they are figures.
    page.locator('button:not([data-figure])'),
    page.getByRole('dialog'),
  ];
  for (const each of furniture) expect(await each.filter({ visible: true }).count()).toBe(0);
});
