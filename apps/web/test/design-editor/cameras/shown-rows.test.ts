import { expect, test } from 'vitest';
import type { Drawn } from '../../../src/features/design-editor/cameras/grid/grid-lines.ts';
import { elementsOf } from '../../../src/features/design-editor/cameras/grid/shown-rows.ts';

/** Groups of one stream: a head and a stream in turns. */
const DRAWN: readonly Drawn[] = Array.from({ length: 100 }, (_, index) => {
  const at = Math.floor(index / 2);
  return { kind: index % 2 === 0 ? 'group' : 'stream', at, rowId: at + 1 };
});

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

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
