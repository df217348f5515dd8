import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { accented as said } from '../../../apps/web/pseudo-language.ts';
import type { Api } from '../api.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../four-cameras.ts';
import { ROOT } from '../pages.ts';

/** A page of the app, and what is opened on it, one after the other: each is looked at. */
export interface Walk {
  readonly path: string;
  readonly steps?: readonly ((page: Page) => Promise<unknown>)[];
}

export const LIST = join(ROOT, 'packages/camera-table/test/foreign/lists/de-lager.csv');
/** A picture of one pixel. */
const DRAWING = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export interface Prepared {
  readonly design: DesignPath;
  readonly proposals: readonly string[];
  readonly links: readonly string[];
}

/** A design with a document of each kind that was issued, and the links to them. */
export async function prepare(api: Api): Promise<Prepared> {
  const design = await addPublishedCase(api);
  await api.put('/price-list', {
    priceList: { currency: 'EUR', lines: [{ designation: 'Husky IVO 150D', sku: 'HE150D-4TB', unitPrice: '1700.00' }] },
  });
  const pages: string[] = [];
  const links: string[] = [];
  for (const audience of ['sales', 'installer', 'customer']) {
    const body = { audience, withPrices: audience !== 'installer', customer: 'Alice Andersen', validDays: 30 };
    const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`, body);
    const of = `/project/${design.projectId}/proposal/${proposal.id}`;
    const { link } = await api.post<{ link: { url: string } }>(`${of}/link`);
    pages.push(`/project/${design.projectId}/proposals/${proposal.id}`);
    links.push(new URL(link.url).pathname);
  }
  return { design, proposals: pages, links };
}

const press = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: said(name), exact: true })
    .first()
    .click();
const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();
const opens = (name: string) => async (page: Page) => {
  await press(name)(page);
  await dialog(page);
};
const key = (keys: string) => (page: Page) => page.keyboard.press(keys);

/** All screens, with the dialogs and panels that open on them. */
export function walks({ design, proposals, links }: Prepared): readonly Walk[] {
  const at = pathOf(design);
  const project = `/project/${design.projectId}`;
  const site = `${project}/site/${design.siteId}/sitedesign`;
  const plain = (...paths: readonly string[]): Walk[] => paths.map((path) => ({ path }));
  return [
    { path: '/', steps: [key('?'), key('Escape'), selectFirst, opens('Delete 1'), key('Escape')] },
    { path: `${project}/site`, steps: [opens('Share'), key('Escape')] },
    { path: site, steps: [selectFirst] },
    {
      path: at,
      steps: [
        (page) => page.getByRole('tab').nth(1).click(),
        (page) => page.getByRole('tab').first().click(),
        opens('Bulk Apply Setting'),
        key('Escape'),
        opens('Templates'),
        key('Escape'),
        opens('Save as template'),
        key('Escape'),
        opens('Comments'),
        key('Escape'),
      ],
    },
    { path: `${at}/proposal`, steps: [unfold, explain, key('Escape'), opens('Issue proposal'), key('Escape')] },
    { path: `${at}/import`, steps: [readList] },
    { path: `${at}/plan`, steps: [uploadPlan] },
    ...plain(`${at}/site`, `${at}/as-built`, `${at}/versions`),
    ...plain(
      ...['proposals', 'comments', 'network-request', 'summary', 'document'].map((page) => `${project}/${page}`),
    ),
    ...plain(...proposals, ...links.slice(0, -1)),
    {
      path: links.at(-1)!,
      steps: [opens('Accept'), key('Escape'), opens('Decline'), key('Escape'), press('Ask a question')],
    },
    { path: '/try', steps: [startLocally] },
    ...plain('/price-list', '/company', '/members', '/audit', '/api-tokens', '/account'),
    ...plain('/release-notes/', '/error-page', '/no/such/page', '/disclaimer/'),
    { path: '/accuracy', steps: [unfoldTables] },
  ];
}

function selectFirst(page: Page): Promise<void> {
  return page.getByRole('row').getByRole('checkbox').last().check();
}

/** All that a proposal folds. */
async function unfold(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const folded = page.locator('h4 button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Long tables that a page folds. */
async function unfoldTables(page: Page): Promise<void> {
  for (const folded of await page.locator('summary').all()) await folded.click();
}

async function explain(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .locator(`[title^="${said('Explain').slice(0, 4)}"]`)
    .first()
    .click();
  await dialog(page);
}

async function readList(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(LIST);
  await page.getByText(basename(LIST)).first().waitFor();
}

async function uploadPlan(page: Page): Promise<void> {
  const file = { name: 'ground.png', mimeType: 'image/png', buffer: DRAWING };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('application').waitFor();
}

/** A design in the browser alone, whose proposal is said by the app itself. */
async function startLocally(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('Start with an empty design') }).click();
  await page.getByRole('tab').first().waitFor();
  await page
    .getByRole('button', { name: said('Add Camera Group') })
    .first()
    .click();
  await page.getByRole('button', { name: said('Generate Proposal') }).click();
  await unfold(page);
}
