import { expect, it } from 'vitest';
import type { Derivation } from '../../src/derivation/derivation.ts';
import { digitsOf, printedNumber } from '../../src/derivation/digits.ts';
import type { PrintedFormula } from '../../src/derivation/formula.ts';

const ROWS = [3_408_133_806_000, 32_033_168_528_000.004];
const SUM = 35.441302334;
const ALL_DIGITS = 17;

/** Two rows and their sum in millions of millions. */
function sumOf(value: number, numbers = ROWS): Derivation {
  const rows = numbers.map((row, index) => ({ key: `row ${index}`, value: row, origin: { kind: 'entered' } }));
  const origin = { kind: 'formula', formula: 'sum', inputs: { rows: rows.map(({ key }) => key) } };
  return { root: 'sum', steps: [...rows, { key: 'sum', value, origin }] } as unknown as Derivation;
}

const formula = {
  card: { id: 'sum' },
  recompute: ({ rows }: { readonly rows: readonly number[] }) => rows.reduce((sum, row) => sum + row, 0) / 1e12,
} as unknown as PrintedFormula;

function digitsOfRows(value: number): (number | undefined)[] {
  const digits = digitsOf(sumOf(value), [formula], { root: ALL_DIGITS });
  return ROWS.map((_, index) => digits.get(`row ${index}`));
}

it('rows whose sum was rounded differently are printed with all digits', () => {
  const exact = ROWS.reduce((sum, row) => sum + row, 0) / 1e12;
  const next = exact * (1 + 4 * Number.EPSILON);
  expect(next).not.toBe(exact);
  expect(digitsOfRows(next)).toEqual([ALL_DIGITS, ALL_DIGITS]);
});

it('rows that no longer give the recorded sum keep the fewest digits', () => {
  expect(digitsOfRows(SUM * 1.1)).toEqual([6, 6]);
});

it('a number within rounding errors of a whole one is printed as the whole one', () => {
  const bytes = 40 * (6269 * 0.4) * 450_000 * 24 * 30;
  expect(Number.isInteger(bytes)).toBe(false);
  expect(printedNumber(bytes, 6)).toBe(32_498_496_000_000);
  expect(printedNumber(-bytes, 6)).toBe(-32_498_496_000_000);
  expect(printedNumber(32_498_496_000_001.5, 6)).toBe(32_498_500_000_000);
  expect(printedNumber(0, 6)).toBe(0);
  expect(printedNumber(0.000_001_234_567_8, 6)).toBe(0.000_001_234_57);
});

/** What is above a limit, where rounding errors alone are. */
const ABOVE = {
  root: 'above',
  steps: [
    { key: 'is', value: 60.000_000_000_000_01, origin: { kind: 'entered' } },
    { key: 'limit', value: 60, origin: { kind: 'entered' } },
    {
      key: 'above',
      value: 60.000_000_000_000_01 - 60,
      origin: { kind: 'formula', formula: 'above', inputs: { is: 'is', limit: 'limit' } },
    },
  ],
} as unknown as Derivation;

const above = {
  card: { id: 'above' },
  recompute: ({ is, limit }: Readonly<Record<'is' | 'limit', number>>) => Math.max(0, is - limit),
} as unknown as PrintedFormula;

it('a number whose rounding errors make a figure is printed with all of them', () => {
  const digits = digitsOf(ABOVE, [above]).get('is')!;
  expect(printedNumber(60.000_000_000_000_01, digits) - 60).toBe(60.000_000_000_000_01 - 60);
});

it('a row whose sum was rounded differently, half way between two printed numbers, is printed with all digits', () => {
  const [below, above] = [1 - Number.EPSILON, 1 + Number.EPSILON].map((rounding) => 2.752_365e-9 * rounding);
  expect(below!.toPrecision(6)).not.toBe(above!.toPrecision(6));
  expect(digitsOf(sumOf(above!, [below! * 1e12]), [formula]).get('row 0')).toBe(ALL_DIGITS);
});
