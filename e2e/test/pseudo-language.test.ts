import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { LANGUAGES } from '@site-designer/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branding } from '../../apps/web/src/lib/state/branding.ts';
import { BRANDING_TERMS } from '../../apps/web/src/lib/state/branding-terms.ts';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../support/four-cameras.ts';
import { buildPseudoLanguage, cutTexts, hardCoded, showAppOf } from '../support/pseudo-language.ts';
import { sharedSignIn } from '../support/sign-in.ts';

const app = useApp();
let folder: string;
let design: DesignPath;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-designer-pseudo-'));
  [design] = await Promise.all([apiFor('Alice', app().server).then(addPublishedCase), buildPseudoLanguage(folder)]);
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
  take([branding, BRANDING_TERMS], true);
  take(LANGUAGES, false);
  names.push(
    'TB TiB MB/s Mbit/s kbit/s W VA Wh BTU/h fps New Project Site Design Alice Andersen alice@example.com Letter',
  );
  for (const code of Intl.supportedValuesOf('currency')) {
    names.push(code, new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? '');
    names.push(new Intl.DisplayNames('en-US', { type: 'currency' }).of(code) ?? '');
  }
  return names.flatMap((name) => name.match(/[\p{L}\d][\p{L}\d'’./-]*/gu) ?? []);
}

/** Parts of the catalogue that are names, or texts that it has in one language. */
const NAMING = /name|model|sku|label|example|citation|region|description/i;

async function openPseudo(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await app().openPage({ viewport, isAlone: true });
  const { cookies, stored } = await sharedSignIn('Alice', app().server.origin);
  await page.goto('/favicon.svg');
  await page.context().addCookies([...cookies]);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
  await showAppOf(page, folder);
  return page;
}

/** The screens, and what each of them has to show before it is looked at. */
function screens(): readonly string[] {
  const at = pathOf(design);
  const project = `/project/${design.projectId}`;
  const site = `${project}/site/${design.siteId}/sitedesign`;
  // Not the proposal: its sentences come from the server, which does not speak the pseudo-language.
  const pages = ['site', 'plan', 'import', 'as-built', 'versions'].map((page) => `${at}/${page}`);
  const ofProject = ['proposals', 'comments', 'network-request'].map((page) => `${project}/${page}`);
  const own = ['/price-list', '/company', '/members', '/audit', '/api-tokens', '/account'];
  const texts = ['/release-notes/', '/disclaimer/', '/error-page', '/no/such/page'];
  return ['/', `${project}/site`, site, at, ...pages, ...ofProject, ...own, ...texts];
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Some text of the screen is there, and nothing more comes.
  await page.locator('main').filter({ hasText: '⟦' }).waitFor();
  await page.waitForFunction(async () => {
    const before = document.body.textContent;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return before === document.body.textContent;
  });
}

describe('in the pseudo-language', () => {
  test('every word of the screens comes from a text file', async () => {
    const page = await openPseudo({ width: 1440, height: 900 });
    const data = dataWords();
    const found: string[] = [];
    for (const path of screens()) {
      await show(page, path);
      found.push(...(await hardCoded(page, data)).map((text) => `${path}: ${text}`));
      if (path !== pathOf(design)) continue;
      await page.getByRole('tab').nth(1).click();
      found.push(...(await hardCoded(page, data)).map((text) => `servers: ${text}`));
    }
    expect(found).toEqual([]);
  });

  test('no text is cut on a phone, though it is two fifths longer', async () => {
    const page = await openPseudo({ width: 390, height: 844 });
    const found: string[] = [];
    for (const path of screens()) {
      await show(page, path);
      found.push(...(await cutTexts(page)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });
});
