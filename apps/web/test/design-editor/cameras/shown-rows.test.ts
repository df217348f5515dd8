import { expect, test } from 'vitest';
import type { Drawn } from '../../../src/features/design-editor/cameras/grid/grid-lines.ts';
import {
  elementsOf,
  inSteps,
  rowsBetween,
  topsOf,
  withMargin,
} from '../../../src/features/design-editor/cameras/grid/shown-rows.ts';

/** Groups of one stream: a head and a stream in turns. */
const DRAWN: readonly Drawn[] = Array.from({ length: 100 }, (_, index) => {
  const at = Math.floor(index / 2);
  return { kind: index % 2 === 0 ? 'group' : 'stream', at, rowId: at + 1 };
});

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

test('rows are placed below each other, and the visible ones are found', () => {
  const tops = topsOf(DRAWN, ({ kind }) => (kind === 'group' ? 20 : 30));
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

test('elements are reused for other rows of the same kind', () => {
  const before = elementsOf({ drawn: DRAWN, indices: indices(0, 20) });
  const after = elementsOf({ drawn: DRAWN, indices: indices(7, 27) }, before);
  expect(after.elements.map(({ key }) => key)).toEqual(before.elements.map(({ key }) => key));
  expect(after.elements.map(({ drawn }) => drawn.kind)).toEqual(before.elements.map(({ drawn }) => drawn.kind));
  const shown = new Set(after.elements.map(({ index }) => index));
  expect(indices(7, 27).filter((index) => !shown.has(index))).toEqual([]);
  const stayed = before.elements.filter(({ index }) => index >= 7);
  expect(after.elements).toEqual(expect.arrayContaining(stayed));
});

test('unneeded elements are kept, and missing ones are appended', () => {
  const before = elementsOf({ drawn: DRAWN, indices: indices(0, 20) });
  const fewer = elementsOf({ drawn: DRAWN, indices: indices(5, 15) }, before);
  expect(fewer.elements).toEqual(before.elements);
  const more = elementsOf({ drawn: DRAWN, indices: indices(0, 24) }, before);
  expect(more.elements.slice(0, 20)).toEqual(before.elements);
  expect(new Set(more.elements.map(({ key }) => key)).size).toBe(24);
});

test('a table with other rows starts with the elements that it needs', () => {
  const before = elementsOf({ drawn: DRAWN, indices: indices(0, 20) });
  const after = elementsOf({ drawn: DRAWN.slice(2), indices: indices(0, 5) }, before);
  expect(after.elements.map(({ index }) => index)).toEqual(indices(0, 5));
});
