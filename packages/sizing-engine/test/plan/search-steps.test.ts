import { describe, expect, it } from 'vitest';
import { findPlan } from '../../src/sizing/deal/search.ts';
import { questionOf } from '../support/plan-groups.ts';

/** 300 cameras, of which 180 servers hold the mean, and no server holds two. */
const GROUP = { cameraGroupId: 1, cameras: 300, perCamera: { streams: 1, peakMbit: 1, storageTb: 0.6, liveTb: 0 } };
const LIMIT = { cameras: 9, streams: 9, peakMbit: 9, storageTb: 1, liveTb: 1 };

const upTo = (last: number): number[] => Array.from({ length: last - 179 }, (_, index) => 180 + index);

/** The numbers of servers that a search tries, and what it finds. */
function searched(atMost?: number) {
  const question = questionOf([GROUP], LIMIT);
  const tried: number[] = [];
  const { deals } = question;
  const atLeast = deals.atLeast.bind(deals);
  deals.atLeast = (order, servers) => {
    tried.push(servers);
    return atLeast(order, servers);
  };
  return { found: findPlan(question, atMost)?.servers, tried };
}

describe('a search for the fewest servers', () => {
  it('goes up one by one for 64 steps, then in steps that double, and halves at the end', () => {
    expect(searched()).toEqual({
      found: 300,
      tried: [...upTo(244), 246, 250, 258, 274, 300, 287, 293, 296, 298, 299],
    });
  });

  it('ends going up where as many fail as are of use', () => {
    expect(searched(200)).toEqual({ found: undefined, tried: upTo(200) });
  });

  it('ends halving where as many fail as are of use', () => {
    expect(searched(287)).toEqual({ found: undefined, tried: [...upTo(244), 246, 250, 258, 274, 300, 287] });
  });
});
