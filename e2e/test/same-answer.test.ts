import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDesignFile } from '@site-designer/design-file';
import { calculateProposal, type Proposal } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { rowOf } from '../support/lists.ts';
import { open } from '../support/steps.ts';

const DESIGNS = new URL('../../docs/designs/', import.meta.url);
const COMMAND_LINE = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const ENDING = '.design.json';

const app = useApp();
let api: Api;
let site: string;
let page: Page;

interface Named {
  readonly id: number;
}

beforeAll(async () => {
  api = await apiFor('alice', app().server);
  const { project } = await api.post<{ project: Named }>('/project');
  const { site: added } = await api.post<{ site: Named }>(`/project/${project.id}/site`);
  site = `/project/${project.id}/site/${added.id}/sitedesign`;
  page = await app().openPage();
  await open(page, site, 'Alice');
});

const names = readdirSync(DESIGNS)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

function pathOf(name: string): string {
  return fileURLToPath(new URL(`${name}${ENDING}`, DESIGNS));
}

function byLibrary(name: string): Proposal {
  const read = readDesignFile(readFileSync(pathOf(name), 'utf8'), publishedCatalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return plain(calculateProposal(read.design, publishedCatalogue));
}

function plain(proposal: Proposal): Proposal {
  return JSON.parse(JSON.stringify(proposal)) as Proposal;
}

function byCommandLine(name: string): Promise<{ readonly code: number; readonly proposal: Proposal }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND_LINE, 'size', pathOf(name), '--json'], (error, out) =>
      resolve({ code: Number(error?.code ?? 0), proposal: JSON.parse(out) as Proposal }),
    );
  });
}

/** Imports the file as a user would; gives the address of the design. */
async function imported(name: string): Promise<string> {
  const { name: title } = JSON.parse(readFileSync(pathOf(name), 'utf8')) as { readonly name: string };
  await page.goto(site);
  await page.getByLabel('Design file to import').setInputFiles(pathOf(name));
  await page.getByRole('status').getByText(`Imported ${title}.`).waitFor();
  return (await rowOf(page, title).getByRole('link').first().getAttribute('href')) ?? '';
}

/** What the browser shows before anything was asked of the server: digits of the live answer. */
async function shownStorage(address: string): Promise<string> {
  await page.goto(address);
  const totals = page.getByRole('region', { name: 'Totals' });
  return (await totals.getByText('Storage').locator('..').textContent()) ?? '';
}

describe.each(names)('%s', (name) => {
  test('is answered alike by the library, the command line, the API and the web app', async () => {
    const expected = byLibrary(name);
    const { code, proposal } = await byCommandLine(name);
    expect(proposal).toEqual(expected);
    expect(code).toBe(expected.calculationSuccess ? 0 : 1);

    const address = await imported(name);
    expect(await api.get(`${address}/calculate`)).toMatchObject(expected);
    const { cameras, storageTb } = expected.totals;
    const shown = cameras.value === 0 ? 'Storage0 TB' : await shownStorage(address);
    expect(shown).toContain(digitsOf(storageTb.value));
  });
});

/** As many digits as a figure is shown with at least: rounding beyond them is the screen's. */
function digitsOf(value: number): string {
  return Math.floor(value).toLocaleString('en-US');
}

test('the set holds answers of both hardware types, and designs that nothing fits', () => {
  const answers = names.map(byLibrary);
  expect(answers.filter(({ genericProposal }) => genericProposal !== null).length).toBeGreaterThan(1);
  expect(answers.filter(({ huskyProposal }) => huskyProposal !== null).length).toBeGreaterThan(1);
  expect(answers.filter(({ calculationSuccess }) => !calculationSuccess).length).toBeGreaterThan(1);
});
