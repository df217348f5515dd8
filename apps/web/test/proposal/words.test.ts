import { describe, expect, test } from 'vitest';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { amountText, inWords, placeText, rowText, sourceParts } from '../../src/features/proposal/explanation/words.ts';

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
    [512, 'B', '512 B'],
    [784_501_200_000, 'B', '784.501 GB'],
    [2_463_728_400_000, 'B', '2.46373 TB'],
  ])('of %s %s is shown as %s', (value, unit, text) => {
    expect(amountText(value, unit)).toBe(text);
  });

  test('has no digits that are the rounding of the arithmetic', () => {
    expect(amountText(3459 * 0.7, 'kbit/s', 17)).toBe('2,421.3 kbit/s');
  });
});

describe('a name of the code', () => {
  test.each([
    ['averageKbps', 'average kbit/s'],
    ['formattedTib', 'formatted TiB'],
    ['motionPercent', 'motion %'],
    ['hoursPerDay', 'hours per day'],
  ])('%s is told as "%s"', (name, words) => {
    expect(inWords(name)).toBe(words);
  });
});

describe('a row of the camera table', () => {
  test.each([
    [0, 'Group 2'],
    [1, 'Group 1, stream 1: Gate'],
    [2, 'Group 1, stream 2'],
    [9, 'Row 10'],
  ])('%i is told by its group within the design: %s', (place, text) => {
    expect(rowText(place, rows)).toBe(text);
  });
});

describe('the place where something was typed', () => {
  test.each([
    ['cameras[0].retentionDays', 'retention days, Group 2'],
    ['cameras[0].fps.motion', 'fps, motion, Group 2'],
    ['cameras[0].motion.motion', 'motion, Group 2'],
    ['cameras[*].quantity', 'quantity'],
    ['serverSettings.huskyServerSettings.mainSettings.maxCamerasPerServer', 'max cameras per server'],
    ['serverSettings.huskyServerSettings.maxDiskUtilization', 'max disk utilization'],
  ])('%s is told as "%s"', (path, text) => {
    expect(placeText(path, rows)).toBe(text);
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
