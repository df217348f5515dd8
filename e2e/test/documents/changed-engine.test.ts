import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { pageOpener } from '../../support/run/pages-in-turn.ts';
import { workerBrowser } from '../../support/run/browser.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { pagesOf } from '../../support/pdf.ts';
import { freePort, startServer, type RunningServer } from '../../support/run/server.ts';
import { generateProposal, open } from '../../support/steps.ts';
import { printedToken } from '../../support/token.ts';
import { ownUserId, setOnSharedServer } from '../../support/run/users.ts';

const CHANGED_ENGINE = new URL('../../support/changed-engine.ts', import.meta.url).href;

let browser: Browser;
let folder: string;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  setOnSharedServer(false);
  browser = await workerBrowser();
  folder = await mkdtemp(join(tmpdir(), 'site-designer-'));
  variables = {
    PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${join(folder, 'designs.db')}`,
    DATA_FOLDER: folder,
  };
});

afterAll(() => rm(folder, { recursive: true }));

/** The engine of the browser with the constant of the changed server. */
async function changeEngine(context: BrowserContext): Promise<readonly string[]> {
  const changed: string[] = [];
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes('=45e4;')) changed.push(route.request().url());
    await route.fulfill({ response, body: script.replaceAll('=45e4;', '=45e4*1.1;') });
  });
  return changed;
}

interface Issue {
  readonly bytes: string;
  readonly screen: string;
  readonly paper: readonly string[];
  /** What the design, and not the issue, comes to. */
  readonly today: string;
}

async function issueOn({ origin, port }: RunningServer, page: Page, place: string, design: DesignPath): Promise<Issue> {
  const authorization = `Bearer ${await printedToken(ownUserId('Alice'), port)}`;
  const bytes = await (
    await fetch(`${origin}/api${place.replace('/proposals/', '/proposal/')}`, { headers: { authorization } })
  ).text();
  await open(page, pathOf(design), 'Alice');
  const today = await (
    await generateProposal(page)
  )
    .getByRole('row', { name: /^Storage \d/ })
    .first()
    .innerText();
  await open(page, place, 'Alice');
  const report = page.getByRole('region', { name: 'Proposal', exact: true });
  await report.getByRole('article').waitFor();
  const paper = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  return { bytes, screen: await report.innerText(), paper, today };
}

test('an issued proposal keeps its bytes, screen and print when the engine changes, and lists what would differ', async () => {
  const before = await startServer(variables);
  const api = await apiFor('Alice', before);
  const design = await addPublishedCase(api);
  const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`);
  const place = `/project/${design.projectId}/proposals/${proposal.id}`;
  const page = await pageOpener(browser, before.origin)();
  const issued = await issueOn(before, page, place, design);
  expect(await page.getByText(/have changed since/).count()).toBe(0);
  await page.context().close();
  expect(await before.stop()).toBe(0);

  const after = await startServer({ ...variables, NODE_OPTIONS: `--import=${CHANGED_ENGINE}` });
  const later = await pageOpener(browser, after.origin)();
  const changed = await changeEngine(later.context());
  const opened = await issueOn(after, later, place, design);
  expect(changed.length).toBeGreaterThan(0);
  expect(opened.today).not.toBe(issued.today);
  expect({ ...opened, today: '' }).toEqual({ ...issued, today: '' });

  await later.getByText('Engine, catalogue or prices have changed since. Today: 1 x HE150D-4TB.').waitFor();
  await later.getByRole('link', { name: 'See what' }).click();
  const storage = await later
    .getByRole('row', { name: /^Video / })
    .first()
    .innerText();
  const [was, is] = [...storage.matchAll(/\d+\.\d+/g)].map(Number);
  expect(is! / was!).toBeCloseTo(1.1, 2);
  // A script may still be on its way.
  await later.context().unrouteAll({ behavior: 'ignoreErrors' });
  await later.context().close();
  expect(await after.stop()).toBe(0);
});
