import { calculateProposal } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { FOUR_RATES_KBPS, MOTION_PERCENT } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import {
  addFourCameras,
  field,
  fillCell,
  generateProposal,
  open,
  openAsGuest,
  signIn,
  textIn,
  userButton,
} from '../../support/steps.ts';

const app = useApp();

const STATIC_TYPES = new Set(['document', 'stylesheet', 'script', 'font', 'image', 'manifest']);

/** What goes out of a page besides files that are the same for everybody. */
function watched(page: Page): readonly string[] {
  const sent: string[] = [];
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isFile = request.method() === 'GET' && STATIC_TYPES.has(request.resourceType());
    const isApi = /^\/(api|idp)\b/.test(pathname);
    if ((!isFile || isApi) && !request.url().startsWith('blob:')) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

async function startEmpty(page: Page, name = 'Harbour', enter = openAsGuest): Promise<void> {
  await enter(page, '/try');
  await page.getByRole('textbox', { name: 'Design name' }).fill(name);
  await page.getByRole('button', { name: 'Start with an empty design' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function allSaved(page: Page): Promise<void> {
  await page.getByText('All changes saved').waitFor();
}

interface Listed {
  readonly id: number;
  readonly name: string;
}

describe('without an account', () => {
  test('the sign-in page and the header link to it, and the start page still needs an account', async () => {
    const page = await app().openPage();
    await page.goto('/');
    await userButton(page, 'Alice').waitFor();
    await page.getByRole('link', { name: 'Try without an account' }).click();
    await page.getByRole('heading', { name: 'Try without an account' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto('/release-notes/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Try without an account' }).click();
    await page.getByRole('heading', { name: 'Try without an account' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await userButton(page, 'Alice').waitFor();
  });

  test('a complete design is made, and the server is asked only for files', async () => {
    const page = await app().openPage({ isKept: true });
    const sent = watched(page);
    await startEmpty(page);
    await addFourCameras(page);
    await page.getByRole('tab', { name: 'Servers' }).click();
    await page.getByLabel('System overhead').first().fill('25');
    await page.getByLabel('System overhead').first().press('Enter');
    await page.getByRole('tab', { name: 'Cameras' }).click();
    const report = await generateProposal(page);
    expect(await report.getByText('Harbour').count()).toBeGreaterThan(0);
    await allSaved(page);
    expect(await violations(page)).toEqual([]);

    const figure = report.locator('[title^="Explain "]:visible').first();
    const explained = (await figure.getAttribute('title'))?.replace('Explain ', '') ?? '';
    await figure.click();
    await page.getByRole('dialog').getByRole('heading', { name: explained }).waitFor();
    await page.keyboard.press('Escape');
    const bill = page.waitForEvent('download');
    await report.getByRole('button', { name: 'CSV', exact: true }).click();
    expect((await bill).suggestedFilename()).toBe('Harbour - bill of materials.csv');
    const printed = (await pagesOf(await page.pdf())).join(' ');
    expect(printed).toContain('Harbour');
    expect(printed).not.toContain('lives in this browser alone');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export design file' }).click();
    const file = JSON.parse(await readFile(await savedFile(await download), 'utf8')) as { readonly name: string };
    expect(file).toMatchObject({
      name: 'Harbour',
      serverSettings: { genericServerSettings: { mainSettings: { systemOverhead: 25 } } },
      cameraGroups: FOUR_RATES_KBPS.map((motion) => ({
        streams: [{ motion: { motion: MOTION_PERCENT }, bitrateKbit: { motion } }],
      })),
    });
    expect(sent).toEqual([]);
  });

  test('a design survives a reload, including the last typed value', async () => {
    const page = await app().openPage({ isKept: true });
    const sent = watched(page);
    await startEmpty(page);
    await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
    await allSaved(page);
    await fillCell(field(page, 'Quantity', 1), 17);
    await page.reload();
    await expect.poll(() => textIn(field(page, 'Quantity', 1))).toBe('17');
    await allSaved(page);
    await page.reload();
    await expect.poll(() => textIn(field(page, 'Quantity', 1))).toBe('17');
    expect(sent).toEqual([]);
  });

  test('a design file opens, and a bad one is refused with the place of its fault', async () => {
    const page = await app().openPage({ isKept: true });
    await startEmpty(page, 'From a file');
    await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
    await field(page, 'Quantity', 1).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export design file' }).click();
    const text = await readFile(await savedFile(await download), 'utf8');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();

    const input = page.getByLabel('Design file to import');
    const asFile = (content: string) => ({
      name: 'a.design.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await input.setInputFiles(asFile(text.replace('"hoursPerDay": 24', '"hoursPerDay": 25')));
    const dialog = page.getByRole('dialog', { name: 'The file was not imported' });
    await dialog.getByText('cameraGroups[0].streams[0].hoursPerDay').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await input.setInputFiles(asFile(text.replace('"quantity": 1', '"quantity": 42')));
    await page.getByRole('heading', { name: 'From a file', level: 1 }).waitFor();
    await expect.poll(() => textIn(field(page, 'Quantity', 1))).toBe('42');
  });

  test('two tabs do not overwrite each other', async () => {
    const page = await app().openPage({ isKept: true });
    await startEmpty(page);
    await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
    await allSaved(page);
    const other = await page.context().newPage();
    await other.goto('/try');
    await fillCell(field(other, 'Quantity', 1), 5);
    await allSaved(other);
    await fillCell(field(page, 'Retention', 1), 99);
    await page.getByText('This design was changed in another place').waitFor();
    await allSaved(page);
    await page.reload();
    await expect.poll(() => textIn(field(page, 'Quantity', 1))).toBe('5');
    await expect.poll(() => textIn(field(page, 'Retention', 1))).toBe('99');
  });

  test('its pages are accessible and fit, light and dark, 1440 and 390 pixels wide', async () => {
    const page = await app().openPage();
    const expectFine = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsInBothSchemes(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };
    await openAsGuest(page, '/try');
    await page.getByRole('button', { name: 'Open a design file' }).waitFor();
    await expectFine();
    await page
      .getByLabel('Design file to import')
      .setInputFiles({ name: 'none.json', mimeType: 'application/json', buffer: Buffer.from('{ }') });
    await page.getByRole('dialog', { name: 'The file was not imported' }).waitFor();
    await expectFine();
    await startEmpty(page);
    await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
    await allSaved(page);
    await expectFine();
    await page.getByRole('button', { name: 'Move to my account' }).click();
    await signIn(page, 'Alice');
    await page.getByRole('dialog', { name: 'Move to my account' }).waitFor();
    await expectFine();
  });
});

describe('moving the design into the account', () => {
  test('signs in, stores the design in a new project, and only then clears the local copy', async () => {
    const page = await app().openPage();
    await startEmpty(page);
    await addFourCameras(page);
    await page.getByRole('button', { name: 'Move to my account' }).click();
    await signIn(page, 'Bob');
    const dialog = page.getByRole('dialog', { name: 'Move to my account' });
    expect(await dialog.getByRole('textbox', { name: 'Design name' }).inputValue()).toBe('Harbour');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Project name' }).fill('Port');
    await dialog.getByRole('textbox', { name: 'Site name' }).fill('Pier 4');

    await page.route('**/savechanges', (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Move to my account' }).click();
    await dialog.getByRole('alert').getByText('The server did not confirm it.').waitFor();
    const bob = await apiFor('Bob', app().server);
    expect((await bob.get<{ projects: readonly Listed[] }>('/project')).projects).toEqual([]);

    await page.unroute('**/savechanges');
    await dialog.getByRole('button', { name: 'Move to my account' }).click();
    await page.waitForURL(/\/project\/\d+\/site\/\d+\/sitedesign\/\d+$/);
    const path = new URL(page.url()).pathname;
    const { siteDesign } = await bob.get<{ siteDesign: Parameters<typeof calculateProposal>[0] }>(path);
    expect(siteDesign).toMatchObject({ name: 'Harbour', siteName: 'Pier 4', projectName: 'Port' });
    expect(siteDesign.cameras.map(({ bitrateKbit }) => bitrateKbit.motion)).toEqual(FOUR_RATES_KBPS);
    const { totals } = calculateProposal(siteDesign, publishedCatalogue);
    expect(await bob.get(`${path}/calculate`)).toMatchObject(JSON.parse(JSON.stringify({ totals })));

    await page.goBack();
    await page.getByRole('button', { name: 'Start with an empty design' }).waitFor();
    await startEmpty(page, 'Another', goTo);
    expect(await dialog.count()).toBe(0);
  });

  test('stores it in an existing site for a user who is signed in', async () => {
    const alice = await apiFor('Alice', app().server);
    const { project } = await alice.post<{ project: Listed }>('/project');
    const { site } = await alice.post<{ site: Listed }>(`/project/${project.id}/site`);
    const page = await app().openPage();
    await open(page, '/', 'Alice');
    await startEmpty(page, 'Second', goTo);
    await page.getByRole('button', { name: 'Move to my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to my account' });
    await dialog.getByRole('combobox', { name: 'Project' }).selectOption(String(project.id));
    await dialog.getByRole('combobox', { name: 'Site' }).selectOption(String(site.id));
    await dialog.getByRole('button', { name: 'Move to my account' }).click();
    await page.waitForURL(new RegExp(`/project/${project.id}/site/${site.id}/sitedesign/\\d+$`));
    const { siteDesigns } = await alice.get<{ siteDesigns: readonly Listed[] }>(
      `/project/${project.id}/site/${site.id}/sitedesign`,
    );
    expect(siteDesigns.map(({ name }) => name)).toEqual(['Second']);
  });
});
