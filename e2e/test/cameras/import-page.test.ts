import { join } from 'node:path';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDesign, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { finishImport, importButton, importStep, openImport, preview } from '../../support/import-page.ts';
import { ROOT } from '../../support/pages.ts';
import { open } from '../../support/steps.ts';

/** Lists as integrators get them, with what is in each. */
const LISTS = join(ROOT, 'packages/camera-table/test/foreign/lists');

interface List {
  readonly file: string;
  /** What is asked, by the buttons that answer. */
  readonly answers: readonly RegExp[];
  /** Groups from the top of the table down. */
  readonly truth: readonly string[];
  /** What the line of the grand total says. */
  readonly check: string | undefined;
}

const numbered = (prefix: string, count: number, rest: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `CAM-${prefix}${String(at + 1).padStart(2, '0')} 1 ${rest}`);

const ALL_LISTS: readonly List[] = [
  {
    file: 'de-lager.csv',
    answers: [],
    truth: [
      'Dome-Kamera Tore 1 bis 6 6 2592x1520 12.5 H.265 smart 30 event',
      'Bullet-Kamera Rampe 4 3840x2160 15 H.265 30 constant',
      'Fisheye-Kamera Kommissionierung 2 4000x3000 10 H.265 14 constant',
      'Bullet-Kamera Gassen Nord 10 2688x1520 12.5 H.265 smart 30 event',
      'PTZ-Kamera Hof 1 1920x1080 25 H.264 90 constant',
    ],
    check: 'Line 20 says 23 cameras: 23 taken',
  },
  {
    file: 'fr-musee.xlsx',
    answers: [],
    truth: [
      'Dôme intérieur hall 5 1920x1080 12.5 H.264 30 event',
      'Caméra tube parvis 3 2688x1520 12.5 H.265 30 constant 3500',
      'Dôme intérieur réserve 12 2592x1944 6.3 H.265 90 event',
      'Caméra panoramique cour 1 2592x1944 10 H.265 30 constant',
    ],
    check: 'says 21 cameras: 21 taken',
  },
  {
    file: 'us-school.csv',
    answers: [/^Leave the other \d+ lines? out$/, /^Leave the other \d+ lines? out$/],
    truth: [
      ...numbered('1', 10, '2688x1520 12.5 H.265 30 event'),
      ...numbered('2', 8, '3840x2160 15 H.265 45 event'),
      ...numbered('3', 6, '2592x1944 7.5 H.264 30 event'),
    ],
    check: undefined,
  },
  {
    file: 'us-quote.xlsx',
    answers: [/^Leave them out$/],
    truth: [
      '4MP outdoor turret camera, 2.8 mm, H.265 18 2592x1520 15 H.265 30 event',
      '5MP indoor dome camera, varifocal, H.265 22 2592x1944 15 H.265 30 event',
      '2MP PTZ camera, 30x zoom 3 1920x1080 15 H.264 30 event',
    ],
    check: undefined,
  },
];

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  page = await app().openPage({ isKept: true });
  await open(page, pathOf(design), 'Alice');
});

async function storedRows(): Promise<readonly CameraRow[]> {
  return (await api.get<{ siteDesign: { cameras: readonly CameraRow[] } }>(pathOf(design))).siteDesign.cameras;
}

/** A group as a list describes it: the further streams of a camera with several lenses are as its first. */
function inWords(row: CameraRow): string {
  const isConstant = row.recording === 0;
  const half = isConstant ? 'continuous' : 'motion';
  const { width, height } =
    row.size[half] ?? publishedCatalogue.resolutions.find(({ id }) => id === row.resolution[half])!;
  const codec = publishedCatalogue.codecs.find(({ id }) => id === row.codec)!.name;
  const isTyped = isConstant ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate;
  const rate = isTyped ? [row.bitrateKbit[half]] : [];
  const size = `${width}x${height}`;
  const recording = isConstant ? 'constant' : 'event';
  return [row.streamName, row.quantity, size, row.fps[half], codec, row.retentionDays, recording, ...rate].join(' ');
}

/** First streams, from the top of the table down. */
function firstStreams(rows: readonly CameraRow[]): readonly CameraRow[] {
  return rows.filter((row, at) => rows[at - 1]?.cameraGroupId !== row.cameraGroupId);
}

/** The four counts, and their sum as the page says it. */
async function counts(): Promise<readonly number[]> {
  const text = await preview(page)
    .getByText(/title or header, .* taken/)
    .textContent();
  return [...(text ?? '').matchAll(/\d+/g)].map(Number);
}

test.each(ALL_LISTS)('$file comes in as it is, and one undo takes it back', async ({ file, answers, truth, check }) => {
  await openImport(page, join(LISTS, file));
  for (const answer of answers) {
    const button = page.getByRole('button', { name: answer }).first();
    const isAsked = button.waitFor().then(() => true);
    if (
      await Promise.race([
        isAsked,
        importButton(page)
          .and(page.locator(':enabled'))
          .waitFor()
          .then(() => false),
      ])
    ) {
      await button.click();
    }
  }
  await importButton(page).and(page.locator(':enabled')).waitFor();
  const [headers = 0, taken = 0, leftOut = 0, undecided = 0, lines = 0] = await counts();
  expect(headers + taken + leftOut + undecided).toBe(lines);
  expect(undecided).toBe(0);
  const checks = importStep(page, '4 Result').getByRole('listitem').filter({ hasText: 'says' });
  if (check !== undefined) await checks.filter({ hasText: check }).waitFor();
  expect((await checks.allTextContents()).filter((text) => /missing|too many/.test(text))).toEqual([]);

  const before = await storedRows();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await finishImport(page);
  await expect.poll(async () => firstStreams(await storedRows()).map(inWords)).toEqual(truth);
  // The browser tells of a request a moment after it is answered.
  await page.getByText('All changes saved').waitFor();
  await expect.poll(() => sent).toEqual(['savechanges']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(storedRows).toEqual(before);
});

const ASKING = [
  'Name;Quantity;Retention;Codec',
  'Gate;2;30;H.265',
  'Hall;3;as agreed;H.265',
  'Yard;4;as agreed;H.264',
].join('\r\n');

test('by the keyboard alone a line is left out, a text is corrected, and the rest is imported', async () => {
  await openImport(page, { name: 'asking.csv', mimeType: 'text/csv', buffer: Buffer.from(ASKING) });
  const correction = page.getByLabel(/^Retention “as agreed”, 2 lines/);
  await correction.waitFor();
  await correction.focus();
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await correction.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Line 1: / }).focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  // What is told of a line comes a moment behind the arrow keys: until then the button is that of the line before.
  await preview(page).getByRole('status').filter({ hasText: 'Hall' }).waitFor();
  await preview(page).getByRole('button', { name: 'Leave out', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 6 cameras in 2 groups' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Import 9 cameras in 3 groups' }).waitFor();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Import 6 cameras in 2 groups' }).waitFor();
  await importButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('6 cameras imported.').waitFor();
  const words = async () =>
    firstStreams(await storedRows()).map(({ streamName, retentionDays }) => [streamName, retentionDays]);
  await expect.poll(words).toEqual([
    ['Gate', 30],
    ['Yard', 45],
  ]);
});

test('a reload keeps the file and the choices, on a phone too, and nothing is wrong for axe', async () => {
  await openImport(page, join(LISTS, 'de-lager.csv'));
  await page.getByRole('button', { name: 'Import 23 cameras in 5 groups' }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('region', { name: 'The cameras as they will be' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByLabel('Take line 13').uncheck();
  await page.getByRole('button', { name: 'Import 22 cameras in 4 groups' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: 'Import 22 cameras in 4 groups' }).waitFor();
  expect(await page.getByLabel('Take line 13').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('No cameras yet.').waitFor();
  expect(await storedRows()).toEqual([]);
});

test('a list with a column for each kind of camera has its own headers, and nothing to choose over them', async () => {
  const matrix = ';Dome;Bullet;Total\nResolution;4 MP;8 MP;\nHall;4;;4\nYard;1;3;4\nTotal;5;3;8';
  await openImport(page, { name: 'kinds.csv', mimeType: 'text/csv', buffer: Buffer.from(matrix) });
  await page.getByRole('button', { name: 'Import 8 cameras in 3 groups' }).waitFor();
  expect(await preview(page).getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining(['Dome', 'Bullet']),
  );
  expect(await preview(page).getByRole('combobox').count()).toBe(0);
  expect(await importStep(page, '2 Columns').getByText('is not read').count()).toBe(0);
});

test('the same list once more changes nothing unless it is to be added', async () => {
  const list = {
    name: 'twice.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name;Qty;Codec\nGate;2;H.265\nHall;3;H.264'),
  };
  await openImport(page, list);
  await finishImport(page);
  await openImport(page, list);
  await page.getByText('The list changes nothing.').first().waitFor();
  await page.getByRole('radio', { name: 'Add to the design' }).check();
  await page.getByRole('button', { name: 'Import 5 cameras in 2 groups' }).waitFor();
  await expect.poll(storedRows).toHaveLength(2);
});
