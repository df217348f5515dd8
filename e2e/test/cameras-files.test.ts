import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { savedFile } from '../support/downloads.ts';
import { addDesign, addFourCameras, addGroups, pathOf } from '../support/four-cameras.ts';
import { open } from '../support/steps.ts';

const SPEEDUP = { recording: 2, fps: { continuous: 1, motion: 15 } };

const app = useApp();
let page: Page;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addDesign(api);
  await addFourCameras(api, design);
  await addGroups(api, design, [SPEEDUP]);
  page = await app().openPage({ acceptDownloads: true });
  await open(page, pathOf(design), 'Alice');
  await page.getByRole('tab', { name: 'Cameras' }).waitFor();
});

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function exported(action: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(action)]);
  return file;
}

/** The look at what an import would do. */
async function imported(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<Locator> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose('Import CSV or XLSX')]);
  await chooser.setFiles(file);
  const preview = page.getByRole('dialog', { name: 'Check what you import' });
  await preview.getByText(/Changes \d+ rows?/).waitFor();
  return preview;
}

function csv(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'cameras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test.each(['Export as CSV', 'Export as XLSX'])('%s and in again changes nothing', async (action) => {
  const preview = await imported(await savedFile(await exported(action)));
  expect(await preview.getByText('Changes 0 rows, adds 0 streams.').count()).toBe(1);
  await preview.getByRole('button', { name: 'Cancel' }).click();
});

test('a line that was changed outside changes its row, and nothing before it is looked at', async () => {
  const text = await readFile(await savedFile(await exported('Export as CSV')), 'utf8');
  const [head, speedup, ...others] = text.split('\r\n');
  const preview = await imported(csv([head, speedup!.replace(',24,30,', ',12,45,'), ...others].join('\r\n')));
  expect(await preview.getByText('Changes 1 row, adds 0 streams.').count()).toBe(1);
  const change = preview
    .getByRole('region', { name: 'What changes' })
    .getByRole('row')
    .filter({ hasText: 'Retention' });
  expect(await change.getByRole('cell').allTextContents()).toEqual(['30', '45']);
  await preview.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('gridcell', { name: '45', exact: true }).waitFor();
  await page.getByText('All changes saved').waitFor();

  await page.reload();
  await page.getByRole('gridcell', { name: '45', exact: true }).waitFor();
});
