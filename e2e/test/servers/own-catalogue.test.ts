import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { addPrepared, onAppliances } from '../../support/prepared-designs.ts';
import { liveAnswer } from '../../support/server-settings.ts';
import { startServer } from '../../support/run/server.ts';
import { field, generateProposal, open, textIn } from '../../support/steps.ts';

const EXAMPLE = new URL('../../../docs/catalogue.md', import.meta.url);
const PROGRAM = new URL('../../../packages/cli/dist/main.cjs', import.meta.url).pathname;
const FOLDER = mkdtempSync(join(tmpdir(), 'site-designer-catalogue-'));
const OWN = join(FOLDER, 'own.json');
const BAD = join(FOLDER, 'bad.json');

/** What the example file names anew and adds. */
const CODEC = { id: 6, name: 'H.265 adaptive' };
const RULE = {
  name: 'Example franchise contract',
  citation: 'Appendix C, paragraph 4',
  source: 'franchise contract, appendix C',
};
const APPLIANCE = { id: 7, model: 'EX200', sku: 'EX200-32TB', source: 'EX200 data sheet' };

writeFileSync(OWN, /```json.*\n([^]*?)```/.exec(readFileSync(EXAMPLE, 'utf8'))![1]!);
writeFileSync(BAD, '{\n  "codecs": [{ "id": 0.5 }]\n}\n');

const app = useApp({ hasOwnServer: true, variables: { CATALOGUE_FILE: OWN } });
let api: Api;
let path: string;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  const settings = onAppliances({ ivoModel: APPLIANCE.id });
  path = pathOf(await addPrepared(api, { groups: [{ quantity: 60, codec: CODEC.id }], settings }));
  page = await app().openPage({ acceptDownloads: true });
  await open(page, path, 'Alice');
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

function commandLine(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
}

interface Answer {
  readonly huskyProposal: { readonly serverQuantity: number; readonly huskyIvoSpec: { readonly sku: string } };
  readonly totals: unknown;
}

describe("a company's own catalogue", () => {
  test('is what the API sizes with', async () => {
    expect(await api.get('/catalogue')).toMatchObject({ version: '2026-11 example' });
    const { formData } = await api.get<{ formData: { codecs: readonly object[] } }>(path);
    expect(formData.codecs).toContainEqual(expect.objectContaining(CODEC));
    const { huskyProposal } = await api.get<Answer>(`${path}/calculate`);
    expect(huskyProposal.huskyIvoSpec.sku).toBe(APPLIANCE.sku);
  });

  test('is what the web app lists, sizes and explains with', async () => {
    const { huskyProposal } = await api.get<Answer>(`${path}/calculate`);
    const hardware = new RegExp(`^${huskyProposal.serverQuantity} x `);
    expect(await textIn(field(page, 'Codec', 1))).toBe(CODEC.name);
    await liveAnswer(page).getByText(APPLIANCE.sku).first().waitFor();
    await page.getByRole('tab', { name: 'Servers' }).click();
    const model = page.getByLabel('Example Model');
    expect(await model.locator('option:checked').textContent()).toBe(APPLIANCE.model);

    const report = await generateProposal(page);
    await report.getByRole('heading', { level: 2, name: hardware }).waitFor();
    await report.locator('[data-figure="huskyProposal.systemUtilization.value"]:visible').first().click();
    const explanation = page.getByRole('dialog');
    await explanation.getByRole('button', { name: 'rated recording rate' }).click();
    await explanation.getByText(APPLIANCE.source).first().waitFor();
  });

  test('offers its own rules on retention beside the published ones', async () => {
    await page.getByRole('tab', { name: 'Servers' }).click();
    const rules = page.getByRole('group', { name: 'Retention rules', exact: true });
    await rules.getByLabel('Search rules').fill('franchise');
    await rules.getByText('1 of 6 rules').waitFor();
    await rules.getByRole('checkbox', { name: RULE.name }).setChecked(true, { force: true });
    await rules.getByText(`${RULE.citation}. Read in: ${RULE.source}.`).waitFor();
    await liveAnswer(page).getByText('break').waitFor({ state: 'detached' });
    expect(await rules.getByRole('list', { name: 'Chosen rules' }).textContent()).toContain('at least 21 days');
  });

  test('is what the command line sizes with', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export design file' }).click();
    const design = await savedFile(await download);
    const { stdout, stderr } = commandLine('size', design, '--catalogue', OWN, '--json');
    expect(stderr).toBe('');
    const { huskyProposal, totals } = JSON.parse(stdout) as Answer;
    expect({ huskyProposal, totals }).toEqual(await partsOfApi());
    const published = commandLine('size', design, '--json');
    expect([published.status, published.stdout]).toEqual([3, '']);
  });
});

async function partsOfApi(): Promise<Answer> {
  const { huskyProposal, totals } = await api.get<Answer>(`${path}/calculate`);
  return { huskyProposal, totals };
}

describe('a bad catalogue file', () => {
  test('stops the start of the API with its path and the reason', async () => {
    const start = startServer({ CATALOGUE_FILE: BAD });
    await expect(start).rejects.toThrow(/CATALOGUE_FILE=.*bad\.json: line 2, column \d+: codecs\[0\]\.id: Must be/);
  });

  test('is refused by the command line with its path and the reason', () => {
    const { status, stdout, stderr } = commandLine('bitrate', '--catalogue', BAD);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/bad\.json:2:\d+ codecs\[0\]\.id\n +Must be/);
  });
});
