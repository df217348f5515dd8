import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { addDesign, addFourCameras, addGroups, pathOf } from '../../support/four-cameras.ts';
import { finishImport, importStep, openImport, preview } from '../../support/import-page.ts';
import { goTo } from '../../support/go-to.ts';
import { field, open, textIn } from '../../support/steps.ts';

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

function csv(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'cameras.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function cancelled(): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Cameras' }).waitFor();
}

test.each(['Table (CSV)', 'Workbook (XLSX)'])('%s and in again changes nothing', async (format) => {
  await openImport(page, await savedFile(await exported(format)));
  await page.getByText('The list changes nothing.').waitFor();
  expect(await page.getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true);
  await cancelled();
});

test('an import changes only the row whose line was edited, and nothing before it is confirmed', async () => {
  const text = await readFile(await savedFile(await exported('Table (CSV)')), 'utf8');
  const [head, speedup, ...others] = text.split('\r\n');
  await openImport(page, csv([head, speedup!.replace(',24,30,', ',12,45,'), ...others].join('\r\n')));
  await importStep(page, '4 Result').getByText('1 changed, 0 new, 0 not in the list').waitFor();
  await page.getByRole('button', { name: 'Differences', exact: true }).click();
  const change = preview(page).getByRole('row').filter({ hasText: 'Retention' });
  await expect
    .poll(() => change.getByRole('cell').allTextContents())
    .toEqual(expect.arrayContaining(['Retention', '30']));
  await finishImport(page);
  await page.getByText('1 change imported.').waitFor();
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
  await openImport(page, file);
  await page.getByRole('button', { name: /^Import \d+ cameras in 5 groups$/ }).waitFor();
  await cancelled();
});

const LIST = [
  'Depot west',
  '',
  'Camera name;Qty;Compression;Res;IP',
  'Tür Süd;4;h265;2MP;10.0.0.1',
  'Hof;2;h264;4K;',
  'Total;6',
];

test('a column of a foreign list is read otherwise by keyboard, and that is remembered', async () => {
  const latin = { ...csv(''), buffer: Buffer.from(LIST.join('\r\n'), 'latin1') };
  await openImport(page, latin);
  await importStep(page, '1 Source').getByText('Line 3; Windows-1252').waitFor();
  const readAs = (header: string) =>
    preview(page).getByLabel(`${header} is read as`).locator('option:checked').textContent();
  expect([await readAs('Camera name'), await readAs('Qty'), await readAs('IP')]).toEqual([
    'Name',
    'Quantity',
    'Not read',
  ]);
  await page.getByRole('button', { name: 'Import 6 cameras in 2 groups' }).waitFor();
  await preview(page).getByLabel('Qty is read as').focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Import 2 cameras in 2 groups' }).waitFor();
  await finishImport(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();

  await openImport(page, latin);
  await page.getByText(/^As for cameras.csv on /).waitFor();
  expect(await readAs('Qty')).toBe('Not read');
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await page.getByRole('button', { name: 'Import 6 cameras in 2 groups' }).waitFor();
  await cancelled();
});

test('a design without cameras takes pasted rows with headers in the pasted order', async () => {
  await goTo(page, emptyDesign);
  await page.getByText('No cameras yet.').waitFor();
  const text = ['Camera name\tQty\tCodec', 'A\t4\th265', 'B\t2\tXVID', 'C\t1\tXVID'].join('\n');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+v');
  const wrong = page.getByLabel(/^Codec “XVID”, 2 lines/);
  await wrong.fill('H.264');
  await wrong.press('Enter');
  await wrong.waitFor({ state: 'detached' });
  await finishImport(page);
  const first = field(page, 'Name', 1);
  await expect.poll(() => first.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
  const names = () => Promise.all([1, 2, 3].map((row) => textIn(field(page, 'Name', row))));
  await expect.poll(names).toEqual(['A', 'B', 'C']);
  expect(await field(page, 'Name', 4).count()).toBe(0);
});
