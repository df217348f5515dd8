import { expect, it, test } from 'vitest';
import { isBegun, typedField } from '../src/cells/typed-field.ts';

it.each([
  ['60', 'm', 60],
  ['60 m', 'm', 60],
  ['60 Meter', 'm', 60],
  ['197 ft', 'm', 60.0456],
  ['12 W', 'W', 12],
  ['9,5 Watt', 'W', 9.5],
  ['20 %', '%', 20],
  ['20 Prozent', '%', 20],
  ['1 Gbit/s', 'Mbit/s', 1000],
  ['1000 Mbps', 'Mbit/s', 1000],
  ['4 pcs', '', 4],
  ['60 W', 'm', undefined],
  ['60 m', 'W', undefined],
  ['many', '', undefined],
] as const)('reads %j in a field in %j as %s', (text, unit, value) => {
  expect(typedField(text, unit)).toBe(value);
});

test('the mark between thousands is that of the language', () => {
  expect(typedField('1,250 m', 'm', { grouping: ',' })).toBe(1250);
  expect(typedField('1,250 m', 'm', { grouping: '.' })).toBe(1.25);
  expect(typedField('1.000', 'Mbit/s')).toBe(1000);
});

it.each([
  ['9.', 'W', true],
  ['60 me', 'm', true],
  ['1 Gb', 'Mbit/s', true],
  ['60 m', 'm', false],
  ['60 x', 'm', false],
  ['', 'm', false],
] as const)('%j in a field in %s is the beginning of an amount: %s', (text, unit, is) => {
  expect(isBegun(text, unit)).toBe(is);
});
