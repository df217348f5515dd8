import { expect, test } from 'vitest';
import { apiWith } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { complaintsOf } from '../../support/run/complaints.ts';
import {
  addDesign as addDesignByApi,
  addFourCameras as addFourCamerasByApi,
  chooseAppliance as chooseApplianceByApi,
  HE150D,
  pathOf,
} from '../../support/four-cameras.ts';
import { addDesign, addFourCameras, chooseAppliance, generateProposal, openSigningIn } from '../../support/steps.ts';
import { printedToken } from '../../support/token.ts';
import { ownUserId } from '../../support/run/users.ts';

const app = useApp();

test('a user signs in, enters four cameras and gets the proposal; the console stays empty, and no other host is asked', async () => {
  const page = await app().openPage();
  const complaints = complaintsOf(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openSigningIn(page, '/', 'Alice');
  await addDesign(page);
  await addFourCameras(page);
  await chooseAppliance(page, 'HE150D');
  const proposal = await generateProposal(page);

  const answer = await proposal.getByRole('heading', { level: 2 }).textContent();
  expect(answer).toBe('1 x Husky IVO 150D, 4\u00a0TB');
  const solution = await proposal.getByRole('region', { name: 'Recommended solution' }).textContent();
  expect(solution).toContain('Total storage2.46 TB');
  expect(solution).toContain('Storage per server (JBOD)68.97 %');
  expect(await proposal.getByRole('region', { name: 'Integrator Details' }).textContent()).toContain(
    'alice@example.com',
  );
  expect(await page.getByRole('button', { name: 'Update Proposal' }).count()).toBe(1);
  // Without violations of the content security policy, too, which are told there.
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(app().server.origin).host]);

  await page.getByText('All changes saved').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Cameras' }).click();
  const rates = page.getByRole('gridcell', { name: /^Bit rate, row \d+: / });
  await rates.first().waitFor();
  expect((await rates.allTextContents()).toSorted()).toEqual(['2041', '2413', '2950', '3459']);
});

interface Calculated {
  readonly calculationSuccess: boolean;
  readonly huskyProposal: {
    readonly serverQuantity: number;
    readonly storageWithOverhead: { readonly value: number };
    readonly diskUtilization: { readonly value: number };
    readonly huskyIvoSpec: { readonly sku: string };
  };
}

test('the API gives the same proposal with a printed token', async () => {
  const { origin, port } = app().server;
  const api = apiWith(await printedToken(ownUserId('Alice'), port), origin);
  const design = await addDesignByApi(api);
  await addFourCamerasByApi(api, design);
  await chooseApplianceByApi(api, design, HE150D);

  const { calculationSuccess, huskyProposal } = await api.get<Calculated>(`${pathOf(design)}/calculate`);
  expect(calculationSuccess).toBe(true);
  expect(huskyProposal.serverQuantity).toBe(1);
  expect(huskyProposal.huskyIvoSpec.sku).toBe('HE150D-4TB');
  expect(huskyProposal.storageWithOverhead.value).toBeCloseTo(2.46, 2);
  expect(huskyProposal.diskUtilization.value).toBeCloseTo(68.97, 2);
});
