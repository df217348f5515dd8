import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortedDescending } from '../../src/sizing/plan/sorted-places.ts';

/** As many as are compared, and as many as are counted digit by digit. */
const LENGTHS = [1, 2, 199, 200, 201, 600] as const;

const numbers = fc.oneof(
  fc.constantFrom(0, Number.MIN_VALUE, 1, 1.5, 1e-9, 1e15, Number.MAX_VALUE),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs),
);

const columns = fc
  .constantFrom(...LENGTHS)
  .chain((length) => fc.array(numbers, { minLength: length, maxLength: length, size: 'max' }));

describe('places sorted by their numbers', () => {
  test('descend, and keep their order where numbers are equal', () => {
    fc.assert(
      fc.property(columns, fc.boolean(), (column, isReversed) => {
        const places = column.map((_, place) => place);
        const start = isReversed ? places.toReversed() : places;
        const sorted = sortedDescending(Uint32Array.from(start), Float64Array.from(column));
        expect([...sorted]).toEqual(start.toSorted((a, b) => column[b]! - column[a]!));
      }),
    );
  });

  test.each<[string, (place: number) => number]>([
    ['few of thousands', (place) => Math.floor(place / 2) + (place % 2) * Number.EPSILON * 1024],
    ['all of thousands, ascending', (place) => 1 + place * Number.EPSILON],
    ['none of thousands, two alike', (place) => (place === 7 ? 8 : place)],
    ['all of thousands, in turns', (place) => 1 + (place % 5) * Number.EPSILON],
  ])('descend where the last bits tell numbers apart: %s', (_, numberAt) => {
    const start = Uint32Array.from({ length: 2000 }, (_each, place) => place);
    const column = Float64Array.from(start, numberAt);
    expect([...sortedDescending(start, column)]).toEqual([...start].toSorted((a, b) => column[b]! - column[a]!));
  });

  test('do not change the sorted list', () => {
    const start = Uint32Array.from({ length: 300 }, (_, place) => place);
    sortedDescending(start, Float64Array.from(start));
    expect([...start]).toEqual([...start.keys()]);
  });
});
