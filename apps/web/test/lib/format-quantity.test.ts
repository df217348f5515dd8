import { expect, test } from 'vitest';
import { chanceText, smallText } from '../../src/lib/format/format-figure.ts';
import { formatQuantity, quantityText } from '../../src/lib/format/format-quantity.ts';

test.each([
  [2.4637284, 'TB', '2.46 TB'],
  [68.96563654685926, '%', '69 %'],
  [999, '%', '999 %'],
  [4590, '%', '> 999 %'],
  [10.863, 'Mbit/s', '10.9 Mbit/s'],
  [2702, 'kbit/s', '2,702 kbit/s'],
  [4, 'streams', '4 streams'],
  [1, 'cameras', '1 camera'],
  [1, 'Mbit/s', '1.0 Mbit/s'],
])('%d %s is shown as %s', (value, unit, text) => {
  expect(quantityText(value, unit)).toBe(text);
});

test('hundredths are shown on request', () => {
  expect(formatQuantity(68.96563654685926, '%').precise).toBe('68.97 %');
});

test.each([
  [0.003416, 'TB', '0.0034 TB'],
  [0, 'TB', '0 TB'],
  [1.3, 'disks', '1.3 disks'],
])('%d %s keeps the decimals that it needs', (value, unit, text) => {
  expect(smallText(value, unit)).toBe(text);
});

test('a small probability is not shown as zero', () => {
  expect(chanceText(0.000_000_18)).toBe('0.000018 %');
  expect(chanceText(0.044_31)).toBe('4.43 %');
});
