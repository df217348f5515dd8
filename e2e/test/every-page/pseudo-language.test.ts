import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cameraForm } from '@site-designer/camera-table';
import { billDesignations, publishedCatalogue, SOURCES } from '@site-designer/sizing-engine/catalogue';
import { LANGUAGES } from '@site-designer/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accented } from '../../../apps/web/pseudo-language.ts';
import { branding } from '../../../apps/web/src/lib/state/branding.ts';
import figures from '../../../docs/accuracy.json' with { type: 'json' };
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { goOver, TEXT_PAGES } from '../../support/go-to.ts';
import { buildPseudoLanguage, cutTexts, hardCoded, showAppOf } from '../../support/every-page/pseudo-language.ts';
import { LIST, prepare, walks, type Prepared } from '../../support/every-page/pseudo-walks.ts';
import { sharedSignIn } from '../../support/sign-in.ts';

const app = useApp();
let folder: string;
let prepared: Prepared;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-designer-pseudo-'));
  [prepared] = await Promise.all([apiFor('Alice', app().server).then(prepare), buildPseudoLanguage(folder)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Words of the data: names of the catalogue, of the company, of languages, of what the test made, and units. */
function dataWords(): string[] {
  const names: string[] = [];
  const take = (value: unknown, isName: boolean): void => {
    if (typeof value === 'string' && isName) names.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) take(part, isName || NAMING.test(key));
  };
  take(publishedCatalogue, false);
  take(branding, true);
  take(LANGUAGES, false);
  names.push(
    readFileSync(LIST, 'latin1'),
    basename(LIST),
    ...billDesignations(publishedCatalogue),
    ...cameraForm(publishedCatalogue).levels.map(({ name }) => name),
    ...figures.points.map(({ source }) => source),
    'ground Northern Light Integrators REC-01 TB/day records racks Switch',
    new Date().toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
    'GB KB MB TB TiB IOPS MB/s Mbit/s kbit/s W VA Wh BTU/h fps New Project Site Design Alice Andersen alice@example.com Letter',
  );
  for (const code of Intl.supportedValuesOf('currency')) {
    names.push(code, new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? '');
    names.push(new Intl.DisplayNames('en-US', { type: 'currency' }).of(code) ?? '');
  }
  // Each once, as they are sent to the page for each look at it.
  return [...new Set(names.flatMap((name) => name.match(/[\p{L}\d][\p{L}\d'’./-]*/gu) ?? []))];
}

/** Parts of the catalogue that are names, or texts that it has in one language. */
const NAMING = /name|cpu|model|sku|label|example|citation|region|description/i;

/** Other languages have sources of the catalogue by their English, as its names. */
function isSource(found: string): boolean {
  return Object.values(SOURCES).some((source) => found.endsWith(`: ${source}`));
}

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function openPseudo(): Promise<Page> {
  const page = await app().openPage({ viewport: LAPTOP, isAlone: true });
  const { cookies, stored } = await sharedSignIn('Alice', app().server.origin);
  await page.goto('/favicon.svg');
  await page.context().addCookies([...cookies]);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
  await showAppOf(page, folder);
  await page.goto('/disclaimer/');
  return page;
}

/** Nothing more comes. */
function settled(page: Page, within: number): Promise<unknown> {
  return page.waitForFunction(async (pause) => {
    const before = document.body.textContent;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return before === document.body.textContent;
  }, within);
}

test('in the pseudo-language every word comes from a text file, and none is cut on a phone', async () => {
  const page = await openPseudo();
  const data = dataWords();
  const hard = new Set<string>();
  const cut = new Set<string>();
  const lookAt = async (place: string): Promise<void> => {
    await settled(page, 200);
    for (const text of await hardCoded(page, data)) if (!isSource(text)) hard.add(`${place}: ${text}`);
    await page.setViewportSize(PHONE);
    await settled(page, 100);
    for (const text of await cutTexts(page)) cut.add(`${place}: ${text}`);
    await page.setViewportSize(LAPTOP);
  };
  for (const { path, steps = [] } of walks(prepared)) {
    await goOver(page, path, accented(TEXT_PAGES['/disclaimer/']));
    // Some text of the screen is there.
    await page.locator('main').filter({ hasText: '⟦' }).waitFor();
    await lookAt(path);
    for (const [index, step] of steps.entries()) {
      await step(page);
      await lookAt(`${path}, step ${index + 1}`);
    }
  }
  expect([...hard]).toEqual([]);
  expect([...cut]).toEqual([]);
});
