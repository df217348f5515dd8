// Pictures of each screen for the pages that show them. By hand, after a build:
//   node --conditions=@site-designer/source e2e/screenshots.ts [name ...]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { apiFor, type Api } from './support/api.ts';
import { pageOpener } from './support/app.ts';
import { launchBrowser } from './support/browser.ts';
import { addDesign, addFourCameras, chooseAppliance, HE150D, pathOf, type DesignPath } from './support/four-cameras.ts';
import { startServer } from './support/server.ts';
import { generateProposal, open } from './support/steps.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

const SIZES: Readonly<Record<number, BrowserContextOptions>> = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  readonly name: string;
  readonly path: (design: DesignPath) => string;
  readonly prepare: (page: Page) => Promise<unknown>;
}

const SCREENS: readonly Screen[] = [
  { name: 'projects', path: () => '/', prepare: (page) => page.getByRole('table').getByRole('link').first().waitFor() },
  { name: 'cameras', path: pathOf, prepare: (page) => page.getByRole('tab', { name: 'Cameras' }).waitFor() },
  { name: 'servers', path: pathOf, prepare: (page) => page.getByRole('tab', { name: 'Servers' }).click() },
  { name: 'proposal', path: pathOf, prepare: showProposal },
];

async function showProposal(page: Page): Promise<void> {
  const report = await generateProposal(page);
  await report.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

async function namedDesign(api: Api): Promise<DesignPath> {
  const design = await addDesign(api);
  const { projectId, siteId, siteDesignId } = design;
  await api.put(`/project/${projectId}`, { id: projectId, name: 'Harbour terminal' });
  await api.put(`/project/${projectId}/site/${siteId}`, { id: siteId, name: 'North gate' });
  await api.put(pathOf(design), { id: siteDesignId, name: 'Perimeter' });
  await addFourCameras(api, design);
  await chooseAppliance(api, design, HE150D);
  return design;
}

async function main(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await launchBrowser();
  const openPage = pageOpener(browser, server.origin);
  const design = await namedDesign(await apiFor('alice', server));
  for (const { name, path, prepare } of SCREENS.filter((screen) => names.length === 0 || names.includes(screen.name))) {
    for (const [width, size] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        const page = await openPage({ ...size, colorScheme });
        await open(page, path(design), 'Alice');
        await prepare(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png` });
        await page.context().close();
      }
    }
  }
  await browser.close();
  await server.stop();
}

await main(process.argv.slice(2));
