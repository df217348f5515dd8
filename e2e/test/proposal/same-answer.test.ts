import { calculateProposal, type CameraRow } from '@site-designer/sizing-engine';
import { contentOf, rowsByGroup } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { readDesignFile, type NamedDesign } from '@site-designer/design-file';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { addDesign, pathOf } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { generateProposal } from '../../support/steps.ts';
import { COMPILE_CACHE } from '../../../tools/compile-cache.ts';

const CLI = fileURLToPath(new URL('../../../packages/cli', import.meta.url));
const DESIGNS = fileURLToPath(new URL('../../../docs/designs', import.meta.url));
const FILES = readdirSync(DESIGNS).filter((file) => file.endsWith('.design.json'));

const app = useApp();
let api: Api;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  page = await app().openPage({ acceptDownloads: true });
});

interface Result {
  readonly siteDesignName: string;
  readonly calculationSuccess: boolean;
  readonly errorMessage: string | null;
}

/** What only a store knows of a design. */
interface Stored {
  readonly siteName: string;
  readonly projectName: string;
  readonly siteDesignDateUtc: string;
}

function answerOf<T extends Result>({ siteName: _s, projectName: _p, siteDesignDateUtc: _d, ...answer }: T & Stored) {
  return withIdsNumbered(answer);
}

const GROUP_KEYS = ['cameraGroupId'];
const STREAM_KEYS = ['streamId', 'pictureStreamId'];

/** An answer that names groups and streams by their places, as a store gives them ids of its own. */
function withIdsNumbered(answer: object): object {
  const text = JSON.stringify(answer);
  const placesOf = (keys: readonly string[]): ReadonlyMap<number, number> => {
    const found = text.matchAll(new RegExp(`"(?:${keys.join('|')})":(\\d+)`, 'g'));
    const ids = new Set(Array.from(found, ([, id]) => Number(id)));
    return new Map([...ids].toSorted((a, b) => a - b).map((id, index) => [id, index + 1]));
  };
  const [groups, streams] = [placesOf(GROUP_KEYS), placesOf(STREAM_KEYS)];
  const numbered = (key: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (GROUP_KEYS.includes(key)) return groups.get(value);
    return STREAM_KEYS.includes(key) ? streams.get(value) : value;
  };
  return JSON.parse(text, numbered) as object;
}

function designOf(file: string): NamedDesign {
  const read = readDesignFile(readFileSync(join(DESIGNS, file), 'utf8'), publishedCatalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.design;
}

function byLibrary(file: string): unknown {
  const { name, ...design } = designOf(file);
  return JSON.parse(
    JSON.stringify({ siteDesignName: name, ...english.rendered(calculateProposal(design, publishedCatalogue)) }),
  );
}

function byCommandLine(file: string): unknown {
  const program = join(CLI, 'dist/main.cjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'size', join(DESIGNS, file), '--json'], {
    encoding: 'utf8',
    env: { ...process.env, ...COMPILE_CACHE },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

async function byApi(file: string): Promise<unknown> {
  const { name, serverSettings, cameras } = designOf(file);
  const path = pathOf(await addDesign(api));
  await api.put(path, { name });
  const groups = [...rowsByGroup(cameras).values()].toReversed();
  const firsts = groups.map(([first]) => contentOf(first!));
  const { siteDesign } = await api.put<SavedDesign>(`${path}/savechanges`, { cameras: firsts, serverSettings });
  // The oldest group stands lowest. None has an id to name it by before it is stored.
  const ids = [...rowsByGroup(siteDesign.cameras).keys()].toSorted((a, b) => a - b);
  const further = groups.flatMap(([, ...streams], index) =>
    streams.map((row) => ({ ...contentOf(row), cameraGroupId: ids[index] })),
  );
  if (further.length > 0) await api.put(`${path}/savechanges`, { cameras: further, serverSettings: null });
  return answerOf(await api.get<Result & Stored>(`${path}/calculate`));
}

interface SavedDesign {
  readonly siteDesign: { readonly cameras: readonly CameraRow[] };
}

/** Calculated in the browser: without an account, nothing of a design is sent. */
async function shownByWebApp(file: string): Promise<Locator> {
  // Opened once, as it compiles all scripts.
  await (page.url() === 'about:blank' ? page.goto('/try') : goTo(page, '/try'));
  const opened = page.getByRole('button', { name: 'Start over' });
  const input = page.getByLabel('Design file to import');
  await opened
    .or(page.getByRole('button', { name: 'Start with an empty design' }))
    .first()
    .waitFor();
  if (await opened.isVisible()) {
    await opened.click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
  }
  await input.setInputFiles(join(DESIGNS, file));
  await page.getByRole('heading', { name: designOf(file).name, level: 1 }).waitFor();
  return generateProposal(page);
}

async function takenAway(report: Locator): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Result as JSON' }).click(),
  ]);
  return answerOf(JSON.parse(await readFile(await savedFile(download), 'utf8')) as Result & Stored);
}

function approvedAnswer(file: string): Result {
  return JSON.parse(readFileSync(join(CLI, 'golden', file.replace('.design.', '.answer.')), 'utf8')) as Result;
}

const [POSSIBLE, IMPOSSIBLE] = [true, false].map((isPossible) =>
  FILES.filter((file) => approvedAnswer(file).calculationSuccess === isPossible),
) as [string[], string[]];

async function expectOneAnswer(file: string): Promise<void> {
  const approved = approvedAnswer(file);
  expect(byLibrary(file)).toEqual(approved);
  expect(byCommandLine(file)).toEqual(approved);
  expect(await byApi(file)).toEqual(withIdsNumbered(approved));
}

test.each(POSSIBLE)('%s has the same result on screen, in the API and on the command line', async (file) => {
  await expectOneAnswer(file);
  expect(await takenAway(await shownByWebApp(file))).toEqual(withIdsNumbered(approvedAnswer(file)));
});

test.each(IMPOSSIBLE)(
  '%s is refused for the same reason on screen, in the API and on the command line',
  async (file) => {
    await expectOneAnswer(file);
    expect(await (await shownByWebApp(file)).innerText()).toContain(approvedAnswer(file).errorMessage);
  },
);
