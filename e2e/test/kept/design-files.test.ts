import { NEW_STREAM } from '@site-designer/sizing-engine';
import { readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { rowOf } from '../../support/lists.ts';
import { field, fillCell, open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let site: string;
let original: string;

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Row {
  readonly id: number;
  readonly cameraGroupId: number;
  readonly streamId: number;
}

interface Stored {
  readonly siteDesign: Named & { readonly cameras: readonly Row[]; readonly serverSettings: object };
}

const NAME = 'Perimeter: north / “gate”';

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  const { project } = await api.post<{ project: Named }>('/project');
  const { site: added } = await api.post<{ site: Named }>(`/project/${project.id}/site`);
  site = `/project/${project.id}/site/${added.id}/sitedesign`;
  const { siteDesign } = await api.post<Stored>(site);
  original = `${site}/${siteDesign.id}`;
  await api.put(original, { name: NAME });
  await api.put(`${original}/savechanges`, {
    cameras: ['Gate', 'Yard', 'Hall'].map((streamName, index) => ({ ...NEW_STREAM, streamName, quantity: index + 2 })),
    serverSettings: { ...siteDesign.serverSettings, hardwareType: 1 },
  });
  const [top] = (await api.get<Stored>(original)).siteDesign.cameras;
  await api.post(`${original}/camera/${top?.cameraGroupId}/camerastream`);
});

/** What a design says, without the ids that a store gives: groups by their place in the table. */
async function contentOf(path: string): Promise<unknown> {
  const { cameras, serverSettings, name } = (await api.get<Stored>(path)).siteDesign;
  const groups = [...new Set(cameras.map(({ cameraGroupId }) => cameraGroupId))];
  const rows = cameras.map(({ id: _id, streamId: _stream, cameraGroupId, ...row }) => ({
    ...row,
    group: groups.indexOf(cameraGroupId),
  }));
  return { name, serverSettings, rows };
}

/** Without what a file does not hold: the date, and the ids of groups. */
async function resultOf(path: string): Promise<unknown> {
  const { siteDesignDateUtc: _date, ...result } = await api.get(`${path}/calculate`);
  return JSON.parse(JSON.stringify(result), (key, value: unknown) => (key === 'cameraGroupId' ? undefined : value));
}

async function exported(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  // The first one that there was.
  await page
    .getByRole('button', { name: `Actions for site design ${NAME}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Export design file' }).click();
  return download;
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'design-file-')), name);
  await writeFile(path, content);
  await page.getByLabel('Design file to import').setInputFiles(path);
}

async function designCount(): Promise<number> {
  return (await api.get<{ siteDesigns: readonly Named[] }>(site)).siteDesigns.length;
}

describe('a design file', () => {
  test('gives the same design and the same result when it is imported', async () => {
    const page = await app().openPage({ isKept: true });
    await open(page, site, 'Alice');
    const file = await exported(page);
    expect(file.suggestedFilename()).toBe('Perimeter- north - “gate”.design.json');

    await page.getByLabel('Design file to import').setInputFiles(await savedFile(file));
    await page.getByRole('status').getByText(`Imported ${NAME}.`).waitFor();
    await expect.poll(() => rowOf(page, NAME).count()).toBe(2);
    expect(await violations(page)).toEqual([]);

    const href = await rowOf(page, NAME).first().getByRole('link').getAttribute('href');
    expect(href).not.toBe(original);
    expect(await contentOf(href ?? '')).toEqual(await contentOf(original));
    expect(await resultOf(href ?? '')).toEqual(await resultOf(original));
  });

  test('holds unsent changes, whether it is saved from the editor or from the list', async () => {
    const page = await app().openPage();
    await page.route('**/api/project/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
    );
    // The stream of events never ends, so the network would never be idle.
    await page.route('**/api/project/*/events', (route) => route.abort());
    await open(page, original, 'Alice');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await fillCell(field(page, 'Quantity', 1), 321);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export design file' }).click();
    expect(await quantitiesIn(await download)).toEqual([321, 321, 3, 2]);

    await page.context().setOffline(false);
    await page.goto(site);
    expect(await quantitiesIn(await exported(page))).toEqual([321, 321, 3, 2]);
    expect(JSON.stringify(await contentOf(original))).not.toContain('321');
  });

  test('with faults is refused with the place of each fault, and no design is created', async () => {
    const page = await app().openPage({ isKept: true });
    await open(page, site, 'Alice');
    const before = await designCount();
    const good = await readFile(await savedFile(await exported(page)), 'utf8');
    const lines = good
      .replace('"quantity": 3', '"quantity": 9999999')
      .replace('"hoursPerDay": 24', '"hoursPerDay": 99');
    await choose(page, 'bad.design.json', lines);

    const dialog = page.getByRole('dialog', { name: 'The file was not imported' });
    await dialog.getByText('Nothing was imported: 2 problems').waitFor();
    const line = lines.split('\n').findIndex((text) => text.includes('"quantity": 9999999')) + 1;
    const faults = await dialog.getByRole('listitem').allTextContents();
    expect(faults).toHaveLength(2);
    expect(faults).toContainEqual(expect.stringMatching(/cameraGroups\[0\]\.streams\[0\]\.hoursPerDay/));
    expect(faults).toContainEqual(
      expect.stringMatching(new RegExp(`^Line ${line}, column \\d+cameraGroups\\[\\d\\]\\.streams\\[0\\]\\.quantity`)),
    );
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await designCount()).toBe(before);
  });

  describe('and a file', () => {
    test.each([
      ['that is no JSON', '{ "format": ', /This is not JSON/],
      ['of another kind', '[1, 2]', /This is no design file/],
      ['of a newer program', '{ "format": "site-designer-design", "version": 99 }', /written by a newer program/],
      ['that is too large', `"${'x'.repeat(5_000_001)}"`, /larger than 5 MB: it was not read/],
    ])('%s is refused', async (_, content, reason) => {
      const page = await app().openPage({ isKept: true });
      await open(page, site, 'Alice');
      const before = await designCount();
      await choose(page, 'other.json', content);
      const dialog = page.getByRole('dialog', { name: 'The file was not imported' });
      await dialog.getByText(reason).waitFor();
      expect(await designCount()).toBe(before);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await dialog.waitFor({ state: 'detached' });
    });
  });

  test('that cannot be stored completely leaves nothing stored', async () => {
    const page = await app().openPage({ isKept: true });
    await open(page, site, 'Alice');
    const before = await designCount();
    const file = await exported(page);
    await page.route('**/savechanges', (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Design file to import').setInputFiles(await savedFile(file));
    await page.getByText('Import design file: the server could not be reached.').waitFor();
    expect(await designCount()).toBe(before);
  });
});

async function quantitiesIn(file: Download): Promise<readonly number[]> {
  const { cameraGroups } = JSON.parse(await readFile(await savedFile(file), 'utf8')) as {
    readonly cameraGroups: readonly { readonly streams: readonly { readonly quantity: number }[] }[];
  };
  return cameraGroups.flatMap(({ streams }) => streams.map(({ quantity }) => quantity));
}
