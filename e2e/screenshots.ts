// Pictures of each screen, to look at a change of its looks; written to screenshots/, which is not in git. After a build:
//   node --conditions=@site-designer/source e2e/screenshots.ts [name ...]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { apiFor, type Api } from './support/api.ts';
import { pageOpener } from './support/run/pages-in-turn.ts';
import { launchBrowser } from './support/run/browser.ts';
import { addDesign, addFourCameras, chooseAppliance, HE150D, pathOf, type DesignPath } from './support/four-cameras.ts';
import { addProjects } from './support/lists.ts';
import { startServer } from './support/run/server.ts';
import { generateProposal, open } from './support/steps.ts';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));

const SIZES: Readonly<Record<number, BrowserContextOptions>> = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** The header shows its session button half a second after it came. */
const SETTLED_AFTER_MS = 700;
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  readonly name: string;
  readonly path: (design: DesignPath) => string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Shown to whoever comes, and as such. */
  readonly isPublic?: boolean;
  readonly user?: 'Alice' | 'Bob';
}

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: () => '/', isPublic: true, prepare: (page) => page.getByText('Alice').first().waitFor() },
  { name: 'projects', path: () => '/', prepare: firstRow },
  {
    name: 'projects-empty',
    path: () => '/',
    user: 'Bob',
    prepare: (page) => page.getByText('No projects yet').waitFor(),
  },
  { name: 'projects-messages', path: () => '/', prepare: showMessages },
  { name: 'shortcuts', path: () => '/', prepare: showShortcuts },
  { name: 'menu', path: () => '/', prepare: openMenu },
  { name: 'confirm-delete', path: () => '/', prepare: askToDelete },
  { name: 'sites', path: ({ projectId }) => `/project/${projectId}/site`, prepare: firstRow },
  {
    name: 'site-designs',
    path: ({ projectId, siteId }) => `/project/${projectId}/site/${siteId}/sitedesign`,
    prepare: firstRow,
  },
  { name: 'cameras', path: pathOf, prepare: (page) => page.getByRole('tab', { name: 'Cameras' }).waitFor() },
  { name: 'servers', path: pathOf, prepare: (page) => page.getByRole('tab', { name: 'Servers' }).click() },
  { name: 'proposal', path: pathOf, prepare: showProposal },
  { name: 'release-notes', path: () => '/release-notes/', isPublic: true },
  { name: 'disclaimer', path: () => '/disclaimer/', isPublic: true },
  { name: 'error-page', path: () => '/error-page', isPublic: true },
  { name: 'not-found', path: () => '/no/such/page', isPublic: true },
];

function firstRow(page: Page): Promise<void> {
  return page.getByRole('table').getByRole('link').first().waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete project/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function showMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rename project Harbour terminal' }).click();
  const name = page.getByRole('textbox', { name: 'Name of project' });
  await name.fill('x'.repeat(101));
  await name.press('Enter');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.getByRole('button', { name: 'Delete project New Project' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

async function showShortcuts(page: Page): Promise<void> {
  await firstRow(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await firstRow(page);
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await burger.isVisible()) await burger.click();
}

async function showProposal(page: Page): Promise<void> {
  const report = await generateProposal(page);
  await report.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const OTHER_PROJECTS = ['Airport, pier B', 'City museum', 'Hotel Meridian', 'Logistics centre south', 'Stadium'];

async function namedDesign(api: Api): Promise<DesignPath> {
  await addProjects(api, OTHER_PROJECTS);
  const design = await addDesign(api);
  const { projectId, siteId, siteDesignId } = design;
  await api.put(`/project/${projectId}`, { id: projectId, name: 'Harbour terminal' });
  await api.put(`/project/${projectId}/site/${siteId}`, { id: siteId, name: 'North gate' });
  await api.put(pathOf(design), { id: siteDesignId, name: 'Perimeter' });
  await addFourCameras(api, design);
  await chooseAppliance(api, design, HE150D);
  return design;
}

async function show(
  page: Page,
  { path, prepare, isPublic, user = 'Alice' }: Screen,
  design: DesignPath,
): Promise<void> {
  if (isPublic) await page.goto(path(design));
  else await open(page, path(design), user);
  await prepare?.(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_AFTER_MS);
}

async function main(names: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await launchBrowser();
  const openPage = pageOpener(browser, server.origin);
  const design = await namedDesign(await apiFor('Alice', server));
  for (const screen of SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    for (const [width, size] of Object.entries(SIZES)) {
      for (const colorScheme of SCHEMES) {
        const page = await openPage({ ...size, colorScheme });
        await show(page, screen, design);
        await page.screenshot({ path: `${FOLDER}${screen.name}-${width}-${colorScheme}.png` });
        await page.context().close();
      }
    }
  }
  await browser.close();
  await server.stop();
}

await main(process.argv.slice(2));
