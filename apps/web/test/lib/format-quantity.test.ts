import { expect, test } from 'vitest';
import { formatQuantity, quantityText } from '../../src/lib/format-quantity.ts';

test.each([
  [2.4637284, 'TB', '2.46 TB'],
  [68.96563654685926, '%', '69 %'],
  [10.863, 'Mbit/s', '10.9 Mbit/s'],
  [2702, 'kbit/s', '2,702 kbit/s'],
  [4, 'streams', '4 streams'],
  [1, 'cameras', '1 camera'],
  [1, 'Mbit/s', '1.0 Mbit/s'],
])('%d %s is shown as %s', (value, unit, text) => {
  expect(quantityText(value, unit)).toBe(text);
});

test('the hundredths are there for whoever looks closer', () => {
  expect(formatQuantity(68.96563654685926, '%').precise).toBe('68.97 %');
});
