import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { violations } from '../support/accessibility.ts';
import { useApp } from '../support/app.ts';
import { savedFile } from '../support/downloads.ts';
import { addDesign, addFourCameras, addGroups, pathOf } from '../support/four-cameras.ts';
import { field, open, textIn } from '../support/steps.ts';

const SPEEDUP = { recording: 2, fps: { continuous: 1, motion: 15 } };

const app = useApp();
let page: Page;

let emptyDesign: string;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  emptyDesign = pathOf(await addDesign(api));
  const design = await addDesign(api);
  await addFourCameras(api, design);
  await addGroups(api, design, [SPEEDUP]);
  page = await app().openPage({ acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, pathOf(design), 'Alice');
  await page.getByRole('tab', { name: 'Cameras' }).waitFor();
});

async function exported(format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export cameras' }).click();
  const item = page.getByRole('menuitem', { name: format });
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  return file;
}

type Upload = string | { name: string; mimeType: string; buffer: Buffer };

async function opened(file: Upload): Promise<void> {
  const button = page.getByRole('button', { name: 'Import cameras' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** The look at what an import would do. */
async function imported(file: Upload): Promise<Locator> {
  await opened(file);
  const preview = page.getByRole('dialog', { name: 'Check what you import' });
  await preview.getByText(/Changes \d+ rows?/).waitFor();
  return preview;
}

function csv(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'cameras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test.each(['Table (CSV)', 'Workbook (XLSX)'])('%s and in again changes nothing', async (format) => {
  const preview = await imported(await savedFile(await exported(format)));
  expect(await preview.getByText('Changes 0 rows, adds 0 camera groups.').count()).toBe(1);
  await preview.getByRole('button', { name: 'Cancel' }).click();
});

test('an import changes only the row whose line was edited, and nothing before it is confirmed', async () => {
  const text = await readFile(await savedFile(await exported('Table (CSV)')), 'utf8');
  const [head, speedup, ...others] = text.split('\r\n');
  const preview = await imported(csv([head, speedup!.replace(',24,30,', ',12,45,'), ...others].join('\r\n')));
  expect(await preview.getByText('Changes 1 row, adds 0 camera groups.').count()).toBe(1);
  const change = preview
    .getByRole('region', { name: 'What changes' })
    .getByRole('row')
    .filter({ hasText: 'Retention' });
  expect(await change.getByRole('cell').allTextContents()).toEqual(['30', '45']);
  await preview.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('gridcell', { name: /^Retention, row \d+.*: 45$/ }).waitFor();
  await page.getByText('All changes saved').waitFor();

  await page.reload();
  await page.getByRole('gridcell', { name: /^Retention, row \d+.*: 45$/ }).waitFor();
});

test('the device list names a recording server for each camera and no password, and can be imported', async () => {
  const file = await savedFile(await exported('Device list for the VMS'));
  const [header = '', ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n');
  const at = (column: string) => header.replace('\uFEFF', '').split(',').indexOf(column);
  const column = (name: string) => new Set(lines.map((line) => line.split(',')[at(name)]));
  expect(lines).toHaveLength(5);
  expect([...column('RecordingServer')]).toEqual(['Recording server 1']);
  expect([...column('Password'), ...column('UserName')]).toEqual(['', '']);
  const preview = await imported(file);
  await preview.getByText('Changes 0 rows, adds 5 camera groups').waitFor();
  await page.keyboard.press('Escape');
});

const LIST = [
  'Depot west',
  '',
  'Camera name;Qty;Compression;Res;IP',
  'Tür Süd;4;h265;2MP;10.0.0.1',
  'Hof;2;h264;4K;',
  'Total;6',
];

test('the columns of a foreign list are matched by keyboard, and the choice is remembered', async () => {
  const latin = { ...csv(''), buffer: Buffer.from(LIST.join('\r\n'), 'latin1') };
  await opened(latin);
  const dialog = page.getByRole('dialog', { name: 'Match the columns' });
  expect(await dialog.getByLabel('Encoding').locator('option:checked').textContent()).toContain('Windows-1252');
  await dialog.getByText('Tür Süd · Hof · Total').waitFor();
  const readAs = (header: string) => dialog.getByLabel(header).locator('option:checked').textContent();
  expect([await readAs('Camera name'), await readAs('Qty'), await readAs('IP')]).toEqual([
    'Name',
    'Quantity',
    'Do not read',
  ]);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('IP').focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await readAs('IP')).toBe('Group id');
  await page.keyboard.press('Home');
  await dialog.getByLabel('Qty').focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Check what you import' });
  await review.getByText('2 lines. Every line is valid. Changes 0 rows, adds 2 camera groups').waitFor();
  expect(await review.getByText('Ignored columns: Qty, IP.').count()).toBe(1);
  const cells = review.getByRole('region', { name: 'What changes' }).getByRole('row');
  expect(await cells.allInnerTexts()).toEqual([
    'Cell\tCurrent\tNew',
    'Name, new row 1\t–\tTür Süd',
    'Codec, new row 1\t–\tH.265',
    'Resolution, new row 1\t–\t1920x1080 1080p',
    'Name, new row 2\t–\tHof',
    'Codec, new row 2\t–\tH.264',
    'Resolution, new row 2\t–\t3840x2160 4K',
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await opened(latin);
  await dialog.getByText('Matched as you did for the last file').waitFor();
  expect(await readAs('Qty')).toBe('Do not read');
  await page.keyboard.press('Escape');
});

test('a design without cameras takes pasted rows with headers in the pasted order', async () => {
  await page.goto(emptyDesign);
  await page.getByText('No cameras yet.').waitFor();
  const text = ['Camera name\tQty\tCodec', 'A\t4\th265', 'B\t2\tXVID', 'C\t1\tXVID'].join('\n');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('dialog', { name: 'Match the columns' }).getByRole('button', { name: 'Continue' }).click();
  const review = page.getByRole('dialog', { name: 'Check what you paste' });
  expect(await violations(page)).toEqual([]);
  await review.getByLabel('Codec, in 2 lines').fill('H.264');
  await review.getByRole('button', { name: 'Paste', exact: true }).click();
  const first = field(page, 'Name', 1);
  await expect.poll(() => first.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
  const names = () => Promise.all([1, 2, 3].map((row) => textIn(field(page, 'Name', row))));
  await expect.poll(names).toEqual(['A', 'B', 'C']);
  expect(await page.getByRole('row', { name: /^Stream \d/ }).count()).toBe(3);
});
