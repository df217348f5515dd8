import { fieldText } from '@site-designer/texts';
import { describe, expect, test } from 'vitest';
import { readReadings, spreadOf } from '../src/files/readings.ts';

describe('readings of a bit rate', () => {
  test.each([
    ['a line each', '2950\n3010\n2890\n', [2950, 3010, 2890]],
    ['cells of a spreadsheet', '2950\t3010\n2890\t', [2950, 3010, 2890]],
    ['a list with semicolons', '2950; 3010;2890', [2950, 3010, 2890]],
    ['a list with commas', '2950, 3010, 2890', [2950, 3010, 2890]],
    [
      'units, decimal comma and decimal point',
      '2,95 Mbit/s\n3.01 mbps\n2890,5 kbit/s\n3 Mb/s',
      [2950, 3010, 2890.5, 3000],
    ],
    ['thousands', "2.950\n3,010\n2'890\n3 000", [2950, 3010, 2890, 3000]],
    ['blank lines', '\n2950\n\n  \n3010', [2950, 3010]],
    ['nothing', '', []],
  ])('are read from %s', (_, text, readings) => {
    expect(readReadings(text)).toEqual({ readings, refused: [] });
  });

  test('below a header have its unit', () => {
    expect(readReadings('Bit rate (Mbit/s)\n2,95\n3,01').readings).toEqual([2950, 3010]);
    expect(readReadings('Bitrate kbps\n2950\n3 Mbit/s').readings).toEqual([2950, 3000]);
  });

  test('are taken from columns of bit rates alone where headers name them', () => {
    const table = 'No.\tTime\tBandwidth (Mbps)\n1\t10:00\t2.95\n2\t10:05\t3.01';
    expect(readReadings(table)).toEqual({ readings: [2950, 3010], refused: [] });
  });

  test('that are invalid are reported with their line, and the others are read', () => {
    const text = '2950\nunavailable\n\n0\t3010\n30000\n3 Gbit/s';
    expect(readReadings(text)).toEqual({
      readings: [2950, 3010],
      refused: [
        { line: 2, text: 'unavailable', message: fieldText('field.number') },
        { line: 4, text: '0', message: 'Value must be between 1 and 26000' },
        { line: 5, text: '30000', message: 'Value must be between 1 and 26000' },
        { line: 6, text: '3 Gbit/s', message: fieldText('field.number') },
      ],
    });
  });
});

describe('the spread of readings', () => {
  test('is that of a worked example', () => {
    // Mean 5, squares of the distances 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, divided by 7.
    const spread = spreadOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(spread).toEqual({ count: 8, mean: 5, least: 2, greatest: 9, deviation: Math.sqrt(32 / 7) });
  });

  test('of one reading has no deviation, and without readings there is no spread', () => {
    expect(spreadOf([2950])).toEqual({ count: 1, mean: 2950, least: 2950, greatest: 2950, deviation: undefined });
    expect(spreadOf([])).toBeUndefined();
  });
});
