import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign, addFourCameras, addPublishedCase, archiveOnServers, pathOf } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await app().openPage();
  await open(page, '/', 'Alice');
});

describe('the print of a proposal', () => {
  let proposal: Locator;

  beforeAll(async () => {
    await goTo(page, pathOf(await addPublishedCase(await apiFor('Alice', app().server))));
    proposal = await generateProposal(page);
  });

  test('has a cover, and leaves out the page around the proposal', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await proposal.getByRole('heading', { level: 2 }).filter({ visible: true }).count()).toBe(1);
    expect(await proposal.getByText('Configuration Date').filter({ visible: true }).count()).toBe(1);
    const furniture = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('tab'),
      page.getByRole('region', { name: 'Live answer' }),
      // Figures are buttons that open their explanation; on paper they are text.
      page.locator('button:not([data-figure])'),
      page.getByRole('dialog'),
    ];
    for (const each of furniture) expect(await each.filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  test('has the print layout in its order, the result on its first page, then the annex', async () => {
    const pages = await pagesOf(await page.pdf({ format: 'A4' }));
    const text = pages.join(' ');
    expect(pages[0]).toContain('1 x Husky IVO 150D, 4 TB');
    expect(pages[1]).toMatch(/: New Site Design/);
    const chapters = [
      'Camera Information',
      'User Specified Request',
      'Recommended solution',
      'Information Performance',
    ];
    const annex = ['Terms and conditions', 'What to watch', 'Bill of materials', 'From video to disks'];
    const places = [...chapters, ...annex].map((chapter) => text.indexOf(chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
});

test('the print lists the requirements, the warnings and the terms', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addDesign(api);
  await addFourCameras(api, design);
  await archiveOnServers(api, design);
  await goTo(page, pathOf(design));
  const proposal = await generateProposal(page);
  expect(await proposal.getByRole('heading', { name: 'Camera Information' }).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  const rows = proposal.getByRole('table', { name: 'Camera Information' }).getByRole('row');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/^Camera\s+Quantity\s+Recording/),
    expect.stringMatching(/^Group 4\s+1\s+Event\s+24\s+30\s+H\.264\s+15\s+70\s+Medium-low\s+1920x1080 1080p\s+3,459$/),
    expect.stringMatching(/^Group 3.+2,950$/s),
    expect.stringMatching(/^Group 2.+2,413$/s),
    expect.stringMatching(/^Group 1.+2,041$/s),
  ]);
  for (const name of ['User Specified Request', 'Information', 'Terms and conditions']) {
    expect(await proposal.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
  }
  expect(await proposal.getByText('6 times a day', { exact: true }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});

test('the print of a draft names the customer and the company of its project', async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  await api.put(`/project/${design.projectId}/cover`, {
    customer: 'Harbour Authority',
    contact: '',
    reference: 'RFQ 7',
    note: 'Cabling is not included.',
  });
  await api.put('/branding', { name: 'Northern Security', legalText: 'Prices without VAT.' });
  await goTo(page, pathOf(design));
  const proposal = await generateProposal(page);
  expect(await proposal.getByText('Harbour Authority').filter({ visible: true }).count()).toBe(0);
  const [first, ...rest] = await pagesOf(await page.pdf({ format: 'A4' }));
  expect(first).toMatch(/Customer Harbour Authority.*Reference RFQ 7.*Cabling is not included\./);
  expect(first).not.toContain('Contact');
  expect(rest.join(' ')).toContain('Prices without VAT.');
  await api.put('/branding', {});
});

test('printing without a proposal says that there is none', async () => {
  const api = await apiFor('Alice', app().server);
  await goTo(page, pathOf(await addPublishedCase(api)));
  await page.getByRole('button', { name: 'Generate Proposal' }).waitFor();
  expect((await pagesOf(await page.pdf({ format: 'A4' }))).join(' ')).toContain(
    'There is no proposal of this design yet',
  );
});
