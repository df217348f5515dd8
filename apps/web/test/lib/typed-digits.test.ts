import { columnOf, typedAmount } from '@site-designer/camera-table';
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../src/lib/format/number-marks.ts';
import { typedDigits, typedNumber, type TypedDigits } from '../../src/lib/format/typed-digits.ts';

/** What is left after one text of a field after the other. */
function after(...texts: readonly string[]): TypedDigits | undefined {
  return texts.reduce<TypedDigits | undefined>((before, text) => typedDigits(text, before), undefined);
}

test.each<[string, readonly string[], TypedDigits]>([
  ['digits', ['1', '12'], { text: '12', refused: undefined }],
  ['nothing', ['1', ''], { text: '', refused: undefined }],
  ['a point among digits', ['2', '2.', '25'], { text: '25', refused: '2.5' }],
  ['a sign before a digit', ['-', '5'], { text: '5', refused: '-5' }],
  ['more than one', ['1', '1e', '1e', '19'], { text: '19', refused: '1ee9' }],
  ['a digit taken back', ['2', '2.', '25', '2'], { text: '2', refused: undefined }],
  ['a number typed over it', ['2', '2.', '25', '7'], { text: '7', refused: undefined }],
])('%s', (_, texts, left) => {
  expect(after(...texts)).toEqual(left);
});

test('decimals are accepted if the field takes them', () => {
  expect(typedDigits('1.5', undefined, 'decimals')).toEqual({ text: '1.5', refused: undefined });
  expect(typedDigits('1,5', undefined, 'decimals')).toEqual({ text: '1,5', refused: undefined });
  expect(typedDigits('-1.5', undefined, 'decimals')).toEqual({ text: '1.5', refused: '-1.5' });
});

test.each([
  ['12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1.', 1],
  ['.5', 0.5],
  ['1,500.5', 1500.5],
  ['1.500,5', 1500.5],
  ['1,500', 1500],
  ['0,125', 0.125],
  ['1,50,0.5', Number.NaN],
  ['1,500,5', Number.NaN],
  ['.', Number.NaN],
  ['', Number.NaN],
  ['1e3', Number.NaN],
])('the number read from %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

/** What is typed in either convention, and what it is where a point or a comma groups. */
const TYPED: readonly (readonly [text: string, number: number])[] = [
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1234,5', 1234.5],
  ['1234.5', 1234.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
];

describe.each(['en-GB', 'de-DE', 'de-CH', 'fr-FR', 'es-ES'])('in %s', (locale) => {
  const marks = marksOf(locale);

  test('a field reads both conventions', () => {
    expect(TYPED.map(([text]) => typedNumber(text, marks))).toEqual(TYPED.map(([, number]) => number));
  });

  test('the camera table reads them alike', () => {
    const rate = columnOf('bitrateKbit.motion') as Parameters<typeof typedAmount>[1];
    expect(TYPED.map(([text]) => typedAmount(text, rate, marks))).toEqual(TYPED.map(([, number]) => number));
  });
});

test('three digits behind the mark that groups in the language are thousands', () => {
  const read = (text: string) => ['en-GB', 'de-DE', 'fr-FR'].map((locale) => typedNumber(text, marksOf(locale)));
  expect(read('1,250')).toEqual([1250, 1.25, 1.25]);
  expect(read('1.250')).toEqual([1.25, 1250, 1.25]);
});
