import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUpTo, nearest, smallest } from '../../src/sizing/search/bisection.ts';

const MOST = 9999;

/** A greatest change, and the first that is enough, which may lie beyond it. */
const changes = fc.tuple(fc.integer({ min: 1, max: MOST }), fc.integer({ min: 1, max: MOST }));

/** What a search finds, and the changes that it tries. */
function searched(search: typeof nearest, most: number, first: number) {
  const tried: number[] = [];
  const found = search(most, (change) => {
    tried.push(change);
    return change >= first;
  });
  return { found, tried };
}

describe.each([
  ['from 1 on', nearest],
  ['from the greatest down', smallest],
])('the smallest change that is enough, looked for %s', (_, search) => {
  it('is found exactly where there is one', () => {
    fc.assert(
      fc.property(changes, ([most, first]) => {
        expect(searched(search, most, first).found).toBe(first <= most ? first : undefined);
      }),
    );
  });

  it('is found by trying changes up to the greatest, each once', () => {
    fc.assert(
      fc.property(changes, ([most, first]) => {
        const { tried } = searched(search, most, first);
        expect(new Set(tried).size).toBe(tried.length);
        expect(tried.filter((change) => change < 1 || change > most)).toEqual([]);
      }),
    );
  });

  it.each([0, -3])('does not exist where none from 1 to %i is, and nothing is tried', (most) => {
    expect(searched(search, most, 0)).toEqual({ found: undefined, tried: [] });
  });
});

describe('a search', () => {
  it('from 1 on tries no more than twice what it finds, and no more changes than doubling and halving take', () => {
    fc.assert(
      fc.property(changes, ([most, first]) => {
        const { found = most, tried } = searched(nearest, most, first);
        expect(Math.max(...tried)).toBeLessThan(2 * found);
        expect(tried.length).toBeLessThanOrEqual(1 + 2 * Math.ceil(Math.log2(found)));
      }),
    );
  });

  it('from the greatest down tries that alone if it is not enough, else as many as halving takes', () => {
    fc.assert(
      fc.property(changes, ([most, first]) => {
        const { found, tried } = searched(smallest, most, first);
        expect(tried[0]).toBe(most);
        expect(tried.length).toBeLessThanOrEqual(1 + (found === undefined ? 0 : Math.ceil(Math.log2(most))));
      }),
    );
  });
});

it('the most days are all where all hold, and none where not even one does', () => {
  fc.assert(
    fc.property(changes, ([upTo, last]) => {
      expect(mostUpTo(upTo, (days) => days <= last)).toBe(Math.min(upTo, last));
      expect(mostUpTo(upTo, () => false)).toBe(0);
    }),
  );
});
