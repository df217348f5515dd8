// The pictures of the user guide, docs/guide. By hand, after a build:
//   node --conditions=@site-designer/source e2e/guide-pictures.ts [name ...]
import { openImport } from './support/import-page.ts';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { apiFor, type Api } from './support/api.ts';
import { pageOpener } from './support/run/pages-in-turn.ts';
import { launchBrowser } from './support/run/browser.ts';
import { addDesign, addFourCameras, chooseAppliance, HE150D, pathOf, type DesignPath } from './support/four-cameras.ts';
import { startServer } from './support/run/server.ts';
import { field, generateFolded, generateProposal, open } from './support/steps.ts';

const FOLDER = fileURLToPath(new URL('../docs/guide/pictures/', import.meta.url));
const VIEWPORT = { width: 1280, height: 720 };
/** The header shows its session button half a second after it came. */
const SETTLED_AFTER_MS = 700;

interface Picture {
  readonly name: string;
  readonly path: (design: DesignPath) => string;
  /** Brings the page to what is to be seen; a part of it, where it gives one. */
  readonly prepare: (page: Page) => Promise<Locator | void>;
  readonly isPublic?: boolean;
}

const PICTURES: readonly Picture[] = [
  { name: 'projects', path: () => '/', prepare: (page) => page.getByRole('table').getByText('Draft').waitFor() },
  { name: 'cameras', path: pathOf, prepare: selectBlock },
  { name: 'bulk-apply', path: pathOf, prepare: showBulkApply },
  { name: 'import', path: pathOf, prepare: showImport },
  { name: 'servers', path: pathOf, prepare: (page) => showServers(page, 'generic') },
  { name: 'appliances', path: pathOf, prepare: (page) => showServers(page, 'appliances') },
  { name: 'proposal', path: pathOf, prepare: showProposal },
  { name: 'explanation', path: pathOf, prepare: showExplanation },
  { name: 'without-an-account', path: () => '/try', prepare: showStart, isPublic: true },
];

async function selectBlock(page: Page): Promise<void> {
  await field(page, 'Quantity', 1).click();
  await page.keyboard.press('Escape');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(`Shift+${key}`);
}

async function showBulkApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bulk Apply Setting' }).click();
  await page.getByRole('dialog').getByLabel('Retention (d)').fill('45');
}

async function showImport(page: Page): Promise<void> {
  await field(page, 'Quantity', 1).waitFor();
  const text = ['Name;Quantity;Hours;Retention', 'Car park;12;24;30', 'Loading bay;6;25;30'].join('\n');
  await openImport(page, { name: 'cameras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText('Texts that are not taken').waitFor();
}

const HARDWARE = { generic: '0', appliances: '1' } as const;

async function showServers(page: Page, hardware: keyof typeof HARDWARE): Promise<void> {
  await page.getByRole('tab', { name: 'Servers' }).click();
  await page.getByLabel('Choose Hardware type').selectOption(HARDWARE[hardware]);
}

async function showProposal(page: Page): Promise<void> {
  const report = await generateFolded(page);
  await report.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

async function showExplanation(page: Page): Promise<void> {
  const report = await generateProposal(page);
  await report.locator('[title="Explain Storage per server"]').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Storage per server' }).waitFor();
}

async function showStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with an empty design' }).waitFor();
}

const GROUP_NAMES = ['Office', 'Yard', 'Quay', 'Gate'] as const;

interface Design {
  readonly siteDesign: { readonly cameras: readonly (Readonly<Record<string, unknown>> & { cameraGroupId: number })[] };
}

/** The four cameras of a published proposal, by names that a reader can tell apart. */
async function namedDesign(api: Api): Promise<DesignPath> {
  const design = await addDesign(api);
  const { projectId, siteId, siteDesignId } = design;
  await api.put(`/project/${projectId}`, { id: projectId, name: 'Harbour terminal' });
  await api.put(`/project/${projectId}/site/${siteId}`, { id: siteId, name: 'North gate' });
  await api.put(pathOf(design), { id: siteDesignId, name: 'Perimeter' });
  await addFourCameras(api, design);
  const { siteDesign } = await api.get<Design>(pathOf(design));
  for (const [index, row] of siteDesign.cameras.entries()) {
    const named = { ...row, streamName: GROUP_NAMES[index] };
    await api.put(`${pathOf(design)}/camera/${row.cameraGroupId}`, { cameras: [named] });
  }
  return design;
}

async function main(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await launchBrowser();
  const openPage = pageOpener(browser, server.origin);
  const api = await apiFor('Alice', server);
  const design = await namedDesign(api);
  for (const picture of PICTURES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await chooseAppliance(api, design, HE150D);
    const page = await openPage({ viewport: VIEWPORT, colorScheme: 'light' });
    if (picture.isPublic) await page.goto(picture.path(design));
    else await open(page, picture.path(design), 'Alice');
    const part = await picture.prepare(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLED_AFTER_MS);
    await (part ?? page).screenshot({ path: `${FOLDER}${picture.name}.png` });
    await page.context().close();
  }
  await browser.close();
  await server.stop();
}

await main(process.argv.slice(2));
