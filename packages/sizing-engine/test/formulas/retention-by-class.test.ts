import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysMore,
  daysWithoutDeletion,
  retentionByClass,
  timesAsLong,
  type RetentionClass,
} from '../../src/formulas/retention-by-class.ts';
import { expectClose, expectNotLess } from '../support/close-to.ts';

const classesOf = (a: number, b: number): RetentionClass[] => [
  { rate: a, days: 30 },
  { rate: b, days: 180 },
];

describe('group A for 30 days and group B for 180', () => {
  it('on a storage that holds both: never full, and some room', () => {
    const both = classesOf(1.728, 0.432);
    const { used, fullAfterDays, kept: days } = retentionByClass(137.5, both);
    expectClose(used, 129.6);
    expect([fullAfterDays, days]).toEqual([null, [30, 180]]);
    const alone = both.map((each) => each.days + daysMore(137.5 - used, [each]));
    expect(alone.map((each) => each.toFixed(1))).toEqual(['34.6', '198.3']);
    expect(timesAsLong(137.5, both).toFixed(2)).toBe('1.06');
    expect(daysWithoutDeletion(137.5, both).toFixed(1)).toBe('63.7');
  });

  it.each([
    [196.4, 1.296, 1.296, '121.5'],
    [137.5, 3.456, 0.864, '39.1'],
  ])('on %d TB at %d and %d TB a day: full after the shorter one, which loses nothing', (capacity, a, b, full) => {
    const { fullAfterDays, kept: days } = retentionByClass(capacity, classesOf(a, b));
    expect(fullAfterDays!.toFixed(1)).toBe(full);
    expect(days).toEqual([30, fullAfterDays]);
  });
});

const rates = fc.double({ min: 0.01, max: 10, noNaN: true });
const classes: fc.Arbitrary<RetentionClass[]> = fc
  .array(
    fc.record({
      rate: rates,
      share: fc.double({ min: 0.1, max: 1, noNaN: true }),
      days: fc.integer({ min: 1, max: 365 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map(({ rate, share, days }) => ({ rate, days, reducedRate: rate * share })));
const capacities = fc.double({ min: 0.001, max: 5000, noNaN: true });
const takeOver = fc.option(fc.integer({ min: 1, max: 100 }), { nil: Number.POSITIVE_INFINITY });

/** TB of some days of a class. */
const stored = ({ rate, reducedRate = rate }: RetentionClass, days: number, after: number): number =>
  rate * Math.min(days, after) + reducedRate * Math.max(0, days - after);

const storedOf = (all: readonly RetentionClass[], after: number, daysOf: (each: RetentionClass) => number): number =>
  all.reduce((sum, each) => sum + stored(each, daysOf(each), after), 0);

describe('a storage', () => {
  it('is full of what it keeps, and only those lose days that are kept for longer than it takes to fill it', () => {
    fc.assert(
      fc.property(capacities, classes, takeOver, (capacity, all, after) => {
        const { fullAfterDays, kept: days } = retentionByClass(capacity, all, after);
        if (fullAfterDays === null) return;
        expectClose(
          storedOf(all, after, (each) => Math.min(each.days, fullAfterDays)),
          capacity,
        );
        for (const [index, each] of all.entries()) expect(days[index]).toBe(Math.min(each.days, fullAfterDays));
      }),
    );
  });

  it('that holds every class for its days is never full', () => {
    fc.assert(
      fc.property(capacities, classes, takeOver, (room, all, after) => {
        const used = storedOf(all, after, ({ days }) => days);
        const result = retentionByClass(used + room, all, after);
        expect(result.fullAfterDays).toBeNull();
        expect(result.kept).toEqual(all.map(({ days }) => days));
        expectClose(
          storedOf(all, after, ({ days }) => days * timesAsLong(used + room, all, after)),
          used + room,
        );
        expectClose(
          storedOf(all, after, () => daysWithoutDeletion(used + room, all, after)),
          used + room,
        );
        for (const each of all) {
          const longer =
            stored(each, each.days + daysMore(room, [each], after), after) - stored(each, each.days, after);
          expect(Math.abs(longer - room)).toBeLessThan(1e-6 * (used + room));
        }
      }),
    );
  });

  it('with more room never keeps less', () => {
    fc.assert(
      fc.property(capacities, capacities, classes, takeOver, (capacity, more, all, after) => {
        const [less, greater] = [capacity, capacity + more].map((each) => retentionByClass(each, all, after));
        for (const [index, days] of less!.kept.entries()) expectNotLess(greater!.kept[index]!, days);
        expectNotLess(daysMore(capacity + more, all, after), daysMore(capacity, all, after));
      }),
    );
  });
});
