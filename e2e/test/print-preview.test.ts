import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { pathOf } from '../support/four-cameras.ts';
import { pagesOf } from '../support/pdf.ts';
import { addPrepared, manyGroups, onServers } from '../support/prepared-designs.ts';
import { previewedPages } from '../support/preview.ts';
import { goTo } from '../support/go-to.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

/** As the preview has them; the browser takes A4 for a little longer. */
const PAPERS = {
  A4: { width: '210mm', height: '297mm' },
  Letter: { width: '8.5in', height: '11in' },
} as const;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  page = await app().openPage();
  await open(page, '/', 'Alice');
});

/** The letters of a page in no order: a PDF has figures elsewhere, and stars of their own. */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s*]/g, '').toLowerCase().split('').toSorted().join('');
}

describe.each([
  ['a hundred groups, whose table runs over pages', { groups: manyGroups(100), settings: onServers() }],
  ['an archive', { groups: manyGroups(3), settings: onServers({ addManagementServer: true }, { archiving: true }) }],
])('the preview of %s', (_, prepared) => {
  beforeAll(async () => {
    await goTo(page, pathOf(await addPrepared(api, prepared)));
    await generateProposal(page);
  });

  describe.each(['For the engineer', 'For the customer'])('%s', (reader) => {
    test.each(['A4', 'Letter'] as const)('on %s shows the text of each printed page', async (paper) => {
      await page.getByLabel('Print', { exact: true }).selectOption({ label: reader });
      const printed = await pagesOf(await page.pdf(PAPERS[paper]));
      await page.getByRole('button', { name: 'Sections', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Sections to print' });
      await dialog.getByLabel('Paper of the preview').selectOption({ label: paper });
      await expect
        .poll(async () => (await previewedPages(dialog)).map(lettersOf), { timeout: 60_000 })
        .toEqual(printed.map(lettersOf));
      await page.keyboard.press('Escape');
    });
  });
});
