import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { copied } from '../../support/clipboard.ts';
import { addPublishedCase, pathOf } from '../../support/four-cameras.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let page: Page;
let report: Locator;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  page = await app().openPage({ permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true });
  await open(page, pathOf(design), 'Alice');
  report = await generateProposal(page);
});

const DEVICE_LICENCE =
  'Makers count devices with several lenses or channels differently: set licences per camera by their rules';

const BILL = [
  ['Item', 'Description', 'Quantity'],
  ['HE150D-4TB', 'Husky IVO 150D, Desktop, 1 x 4 TB, JBOD', 1],
  ['Professional+ base licence', 'One for the whole system', 1],
  ['Professional+ device licence', DEVICE_LICENCE, 4],
  ['UPS 750 VA', 'At least 96 VA, 69 W and 20 Wh in all: 15 minutes without mains', 1],
] as const;

async function downloaded(name: string, role: 'button' | 'link' = 'button'): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole(role, { name, exact: true }).click(),
  ]);
  return file;
}

test('the bill of materials is exported as CSV', async () => {
  const file = await downloaded('CSV');
  expect(file.suggestedFilename()).toBe('New Site Design - bill of materials.csv');
  const text = await readFile(await savedFile(file), 'utf8');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFItem,Description,Quantity',
    'HE150D-4TB,"Husky IVO 150D, Desktop, 1 x 4 TB, JBOD",1',
    'Professional+ base licence,One for the whole system,1',
    `Professional+ device licence,${DEVICE_LICENCE},4`,
    'UPS 750 VA,"At least 96 VA, 69 W and 20 Wh in all: 15 minutes without mains",1',
    '',
  ]);
});

test('the bill of materials is exported as a workbook', async () => {
  const file = await downloaded('XLSX');
  expect(file.suggestedFilename()).toBe('New Site Design - bill of materials.xlsx');
  const [sheet] = await readWorkbook(await savedFile(file));
  expect(sheet).toEqual({ sheet: 'Bill of materials', data: BILL });
});

const copyTable = () =>
  copied(page, async () => {
    await report.getByRole('button', { name: 'Copy table' }).click();
    await report.getByText('Copied').waitFor();
  });

test('the copied bill of materials pastes as a table', async () => {
  expect((await copyTable()).split('\n')).toEqual(BILL.map((row) => row.join('\t')));
});

test('a mail shows the copied bill of materials as a table with borders and a head', async () => {
  await copyTable();
  const pasted = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const html = await (await item!.getType('text/html')).text();
    const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')!;
    const cells = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
    return { cells, heads: table.tHead?.rows[0]?.querySelectorAll('th').length, border: table.border };
  });
  expect(pasted).toEqual({ cells: BILL.map((row) => row.map(String)), heads: 3, border: '1' });
});

test('the downloaded schema of the result equals the published one', async () => {
  const file = await downloaded('JSON schema', 'link');
  expect(file.suggestedFilename()).toBe('proposal.schema.json');
  const published = await readFile(new URL('../../../docs/schemas/proposal.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(await readFile(await savedFile(file), 'utf8'))).toEqual(JSON.parse(published));
});

test('the downloaded result equals the answer of the API', async () => {
  const file = await downloaded('Result as JSON');
  expect(file.suggestedFilename()).toBe('New Site Design.json');
  const result = JSON.parse(await readFile(await savedFile(file), 'utf8')) as object;
  expect(result).toMatchObject({ calculationSuccess: true, huskyProposal: { serverQuantity: 1 } });
});
