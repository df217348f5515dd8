import { expect, test } from 'vitest';
import { inSteps, rowsBetween, topsOf, withMargin } from '../../src/lib/hooks/use-visible-rows.ts';

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

test('rows are placed below each other, and the visible ones are found', () => {
  const tops = topsOf(indices(0, 100), (index) => (index % 2 === 0 ? 20 : 30));
  expect([tops[0], tops[1], tops[2], tops.at(-1)]).toEqual([0, 20, 50, 2500]);
  expect(rowsBetween(tops, 1000, 1100)).toEqual({ from: 40, to: 45 });
  expect(rowsBetween(tops, 0, 10)).toEqual({ from: 0, to: 1 });
  expect(rowsBetween(tops, 2490, 5000)).toEqual({ from: 99, to: 100 });
});

test('rows come in steps: every visible one is there, and the range changes at every fourth row alone', () => {
  const ranges = indices(0, 80).map((from) => ({ ...inSteps({ from, to: from + 20 }, 100), first: from }));
  expect(ranges.every(({ from, to, first }) => from <= first && to >= first + 20)).toBe(true);
  expect(new Set(ranges.map(({ from, to }) => `${from} ${to}`)).size).toBe(20);
  expect(inSteps({ from: 79, to: 100 }, 100)).toEqual({ from: 76, to: 100 });
});

test('the margin of rendered rows ends at the last row', () => {
  expect(withMargin({ from: 40, to: 45 }, 6, 100)).toEqual({ from: 34, to: 51 });
  expect(withMargin({ from: 2, to: 98 }, 6, 100)).toEqual({ from: 0, to: 100 });
});

test('a table that became shorter shows its last rows until it is measured again', () => {
  expect(withMargin({ from: 400, to: 420 }, 6, 300)).toEqual({ from: 274, to: 300 });
  expect(withMargin({ from: 400, to: 420 }, 6, 12)).toEqual({ from: 0, to: 12 });
});
