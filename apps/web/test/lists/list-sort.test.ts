import { expect, test } from 'vitest';
import { nextSort, sorted, sortOf, textOf } from '../../src/ui/item-list/list-sort.ts';

const ASCENDING = { column: 'price', isDescending: false };
const DESCENDING = { column: 'price', isDescending: true };

test('a press sorts, a second one reverses, a third one restores, and another column begins anew', () => {
  expect(nextSort(undefined, 'price')).toEqual(ASCENDING);
  expect(nextSort(ASCENDING, 'price')).toEqual(DESCENDING);
  expect(nextSort(DESCENDING, 'price')).toBeUndefined();
  expect(nextSort(DESCENDING, 'name')).toEqual({ column: 'name', isDescending: false });
});

test('an address says the same sort', () => {
  for (const sort of [undefined, ASCENDING, DESCENDING]) expect(sortOf(textOf(sort))).toEqual(sort);
  expect(sortOf(null)).toBeUndefined();
});

test.each([
  ['numbers by their value', [10, 9, 100], [9, 10, 100]],
  ['texts as they are read, with their numbers', ['B 10', 'a 1', 'b 9'], ['a 1', 'b 9', 'B 10']],
  ['what has no value last', [undefined, 2, undefined, 1], [1, 2, undefined, undefined]],
])('%s', (_, values, expected) => {
  const valueOf = (value: string | number | undefined) => value;
  expect(sorted<string | number | undefined>(values, ASCENDING, valueOf)).toEqual(expected);
  const missing = expected.filter((value) => value === undefined);
  const present = expected.filter((value) => value !== undefined);
  expect(sorted<string | number | undefined>(values, DESCENDING, valueOf)).toEqual([
    ...present.toReversed(),
    ...missing,
  ]);
});

test('equal ones stay in the order of the list, in both directions', () => {
  const items = [3, 1, 2].map((id) => ({ id, price: 5 }));
  for (const sort of [ASCENDING, DESCENDING]) expect(sorted(items, sort, ({ price }) => price)).toEqual(items);
});
