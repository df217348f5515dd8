import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settles, sortedByFirstDigits, sortedDescending } from '../../src/sizing/deal/sorted-places.ts';

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

/** The upper half of the bits of a number. */
const upperWord = (number: number): number => new Uint32Array(Float64Array.of(number).buffer)[1]!;

/** Numbers that are all much the same, and numbers of many magnitudes. */
const alikeOrNot = fc
  .constantFrom([1000, 1001] as const, [1, 3] as const, [1e-6, 1e9] as const)
  .chain(([min, max]) => fc.array(fc.double({ min, max, noNaN: true }), { minLength: 2, maxLength: 60 }));

describe('places sorted by their first digits alone', () => {
  test('descend up to a part in two million of what their upper words differ by', () => {
    fc.assert(
      fc.property(alikeOrNot, (column) => {
        const start = Uint32Array.from(column.keys());
        const words = column.map(upperWord);
        const span = Math.max(...words) - Math.min(...words);
        const sorted = [...sortedByFirstDigits(start, Float64Array.from(column))].map((place) => words[place]!);
        expect(sorted.toSorted((a, b) => a - b)).toEqual(words.toSorted((a, b) => a - b));
        for (const [place, word] of sorted.slice(1).entries()) {
          expect(word - sorted[place]!).toBeLessThan(Math.max(1, span / 2 ** 21));
        }
      }),
    );
  });

  test.each<[string, (place: number) => number]>([
    ['the least steps, the least number first', (place) => 1 + place * 2 ** -20],
    ['the widest steps, the least number first', (place) => 2 ** (place - 1000)],
    ['the widest steps, the greatest number first', (place) => 2 ** (1000 - place)],
  ])('descend where the upper words tell all numbers apart: %s', (_, numberAt) => {
    const start = Uint32Array.from({ length: 2000 }, (_each, place) => place);
    const column = Float64Array.from(start, numberAt);
    expect([...sortedByFirstDigits(start, column)]).toEqual([...start].toSorted((a, b) => column[b]! - column[a]!));
  });
});

/** How many pairs of places stand the wrong way round: the steps that it takes to move each past the next. */
const inversions = (places: readonly number[], column: readonly number[]): number =>
  places.flatMap((place, at) => places.slice(0, at).filter((before) => column[before]! < column[place]!)).length;

describe('places that are moved past each other', () => {
  const shuffled = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 16 }).chain((column) =>
    fc.record({
      column: fc.constant(column),
      places: fc.shuffledSubarray([...column.keys()], { minLength: column.length }),
    }),
  );

  test('stand in order where two steps for each are enough, and equal ones as before', () => {
    fc.assert(
      fc.property(shuffled, ({ column, places }) => {
        const moved = Uint32Array.from(places);
        const isEnough = inversions(places, column) <= 2 * places.length;
        const sorted = places.toSorted((a, b) => column[b]! - column[a]!);
        expect(settles(moved, Float64Array.from(column)) && [...moved]).toEqual(isEnough && sorted);
      }),
    );
  });

  test.each([
    [5, true],
    [6, false],
  ])('of %i in ascending order are settled: %s', (length, isSettled) => {
    const ascending = Uint32Array.from({ length }, (_, place) => place);
    expect(settles(ascending, Float64Array.from(ascending))).toBe(isSettled);
  });
});
