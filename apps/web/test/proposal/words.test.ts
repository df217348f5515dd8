import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { formulas } from '@site-designer/sizing-engine/explanations';
import { PUBLISHED_NAMES } from '@site-designer/sizing-engine/catalogue';
import { INPUT_TITLES } from '@site-designer/texts';
import { CHAPTER_PHRASES } from '#texts/proposal/explanation-words.ts';
import { INPUT_PHRASES } from '#texts/proposal/input-phrases.ts';
import { amountText, columnRowText, inputPhrase, placeText, rowText, sourceParts } from '../../src/explained/words.ts';

const row = (cameraGroupId: number, streamId: number, streamName = '') => ({
  ...NEW_STREAM,
  id: streamId,
  cameraGroupId,
  streamId,
  streamName,
});
const rows = [row(12, 3), row(7, 1, 'Gate'), row(7, 2)];

describe('an amount of an explanation', () => {
  test.each([
    [2702, 'kbit/s', '2,702 kbit/s'],
    [68.965_6214, '%', '68.9656 %'],
    [1, 'day', '1 day'],
    [30, 'day', '30 days'],
    [24, 'h/day', '24 h/day'],
    [16, 'disk/array', '16 disks/array'],
    [0.5, '1', '0.5'],
    [0.035, 'IOPS/(Mbit/s)', '0.035 IOPS/(Mbit/s)'],
    [150, 'MB/s/disk', '150 MB/s/disk'],
    [3, 'shelf', '3 shelves'],
    [0.075, '1/year', '0.075 per year'],
    [512, 'B', '512 B'],
    [784_501_200_000, 'B', '784.501 GB'],
    [2_463_728_400_000, 'B', '2.46373 TB'],
  ])('of %s %s is shown as %s', (value, unit, text) => {
    expect(amountText(value, unit)).toBe(text);
  });

  test('has no digits from rounding errors', () => {
    expect(amountText(3459 * 0.7, 'kbit/s', 17)).toBe('2,421.3 kbit/s');
  });
});

describe('the words of an explanation', () => {
  const root = join(import.meta.dirname, '../../../..');

  test.each([
    ['averageKbps', 'average kbit/s'],
    ['formattedTib', 'formatted TiB'],
    ['motionPercent', 'motion %'],
    ['inputOfALaterEngine', 'inputOfALaterEngine'],
  ])('call the input %s "%s"', (name, words) => {
    expect(inputPhrase(name)).toBe(words);
  });

  test('have a phrase for each input of a formula', () => {
    const inputs = new Set(formulas.flatMap(({ card }) => Object.keys(card.inputs)));
    expect([...inputs].filter((name) => !(name in INPUT_PHRASES) && !(name in INPUT_TITLES))).toEqual([]);
    expect(Object.keys(INPUT_PHRASES).filter((name) => !inputs.has(name))).toEqual([]);
  });

  test('have a title for each typed field that the approved results use', () => {
    const words = readFileSync(join(root, 'packages/sizing-engine/test/golden/words.txt'), 'utf8');
    const paths = [...words.matchAll(/^typed: (.+)$/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => placeText(path, { products: PUBLISHED_NAMES, rows: [] }).includes('.'))).toEqual([]);
  });

  test('have a phrase for each chapter of the model', () => {
    const headings = readFileSync(join(root, 'docs/model.md'), 'utf8').matchAll(/^##+ (.+)$/gm);
    const chapters = [...headings].map(([, title = '']) => [title.toLowerCase().replaceAll(',', ''), title] as const);
    const named = Object.entries(CHAPTER_PHRASES).map(([anchor, phrase]) => [anchor.replaceAll('-', ' '), phrase]);
    expect(named.map(([anchor, phrase]) => [anchor, phrase!.toLowerCase()])).toEqual(
      chapters.map(([anchor, title]) => [anchor, title.toLowerCase()]),
    );
  });
});

describe('a row of the camera table', () => {
  test.each([
    [0, 'Group 2'],
    [1, 'Group 1, stream 1: Gate'],
    [2, 'Group 1, stream 2'],
    [9, 'Row 10'],
  ])('%i is named by its group within the design: %s', (place, text) => {
    expect(rowText(place, rows)).toBe(text);
  });
});

describe('the place where something was typed', () => {
  test.each([
    ['cameras[0].retentionDays', 'Retention days, Group 2'],
    ['cameras[0].fps.motion', 'FPS, event, Group 2'],
    ['report.cameras[1].daysHeld', 'Days held, Lobby 2'],
    ['report.cameras[2].daysHeld', 'Days held, Row 3'],
    ['report.cameras[*].usedSpaceGib', 'Used space'],
    ['report.groups[7].checkedCameras', 'Checked cameras of the group in the report'],
    ['cameras[0].motion.motion', 'Motion, Group 2'],
    ['cameras[*].quantity', 'Quantity'],
    ['serverSettings.huskyServerSettings.mainSettings.maxCamerasPerServer', 'Max cameras per server'],
    ['serverSettings.huskyServerSettings.maxDiskUtilization', 'Max disk utilization'],
    ['serverSettings.genericServerSettings.advancedSettings.archiveDatabase.raidType', 'Archive, RAID type'],
    ['serverSettings.huskyServerSettings.xProtectVersion', 'XProtect version'],
  ])('the words of %s are "%s"', (path, text) => {
    expect(placeText(path, { products: PUBLISHED_NAMES, rows, reported: ['Lobby 1', 'Lobby 2'] })).toBe(text);
  });
});

test('the source of a formula opens its chapter of the model', () => {
  const chapter = {
    text: 'The model, RAID and formatted capacity',
    href: '/docs/model.html#raid-and-formatted-capacity',
  };
  expect(sourceParts('docs/model.md#raid-and-formatted-capacity')).toEqual([chapter]);
  expect(sourceParts('docs/model.md#raid-and-formatted-capacity: a limit')).toEqual([chapter, { text: ': a limit' }]);
  expect(sourceParts('by definition')).toEqual([{ text: 'by definition' }]);
});

describe('a row of a column', () => {
  const names = { products: PUBLISHED_NAMES, rows, reported: ['Lobby 1', 'Lobby 2'] };
  const column = (path: string, numbers: readonly number[]) =>
    ({
      key: 'a',
      values: numbers,
      unit: 'day',
      origin: { kind: 'given', path, rows: numbers, default: null },
    }) as const;

  test('is named by the row of the camera table that it was typed in', () => {
    expect(columnRowText(column('cameras[*].quantity', [1]), 0, { ...names, byKey: new Map() })).toBe(
      'Group 1, stream 1: Gate',
    );
  });

  test('is named by the camera of the report that it comes from', () => {
    const daysHeld = column('report.cameras[*].daysHeld', [1]);
    const rate = {
      key: 'b',
      values: [5],
      unit: 'kbit/s',
      origin: { kind: 'formula', formula: 'as-built.actual-rate', inputs: { days: 'a' } },
    } as const;
    expect(columnRowText(rate, 0, { ...names, byKey: new Map([['a', daysHeld]]) })).toBe('Lobby 2');
  });
});
