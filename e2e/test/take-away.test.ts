import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addPublishedCase, pathOf } from '../support/four-cameras.ts';
import { generateProposal, open } from '../support/steps.ts';

const app = useApp();
let page: Page;
let report: Locator;

beforeAll(async () => {
  const api = await apiFor('alice', app().server);
  const design = await addPublishedCase(api);
  page = await app().openPage({ permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true });
  await open(page, pathOf(design), 'Alice');
  report = await generateProposal(page);
});

const BILL = [
  ['Item', 'Description', 'Quantity'],
  ['HE150D-4TB', 'Husky IVO 150D, Desktop, 1 x 4 TB, JBOD', 1],
  ['Professional+', 'Recording software: a licence for each camera', 4],
] as const;

async function downloaded(button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return file;
}

test('the bill of materials is taken away as CSV', async () => {
  const file = await downloaded('CSV');
  expect(file.suggestedFilename()).toBe('New Site Design - bill of materials.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFItem,Description,Quantity',
    'HE150D-4TB,"Husky IVO 150D, Desktop, 1 x 4 TB, JBOD",1',
    'Professional+,Recording software: a licence for each camera,4',
    '',
  ]);
});

test('the bill of materials is taken away as a workbook', async () => {
  const file = await downloaded('XLSX');
  expect(file.suggestedFilename()).toBe('New Site Design - bill of materials.xlsx');
  const [sheet] = await readWorkbook(await file.path());
  expect(sheet).toEqual({ sheet: 'Bill of materials', data: BILL });
});

test('the bill of materials is pasted as a table', async () => {
  await report.getByRole('button', { name: 'Copy table' }).click();
  await report.getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toEqual(BILL.map((row) => row.join('\t')));
});

test('the whole result is taken away as the API gives it', async () => {
  const file = await downloaded('Whole result as JSON');
  expect(file.suggestedFilename()).toBe('New Site Design.json');
  const result = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(result).toMatchObject({ calculationSuccess: true, huskyProposal: { serverQuantity: 1 } });
});
