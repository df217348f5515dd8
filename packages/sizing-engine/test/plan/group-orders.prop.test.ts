import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GroupOrders } from '../../src/sizing/deal/group-orders.ts';
import type { PlanGroups } from '../../src/sizing/deal/plan-group.ts';

const FIGURES = ['storageTb', 'peakMbit', 'streams'] as const;

/** Few different figures, so that many groups are alike in one, and some that differ in their last digits. */
const figure = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map((bytes) => bytes / 1e12),
);

/** Groups in any order of their ids, with another storage of each. */
const changedGroups = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 40 })
  .chain((ids) => {
    const column = fc
      .array(figure, { minLength: ids.length, maxLength: ids.length })
      .map((each) => Float64Array.from(each));
    return fc
      .tuple(column, column, column, column)
      .map(([streams, peakMbit, storageTb, otherStorageTb]): readonly [PlanGroups, PlanGroups] => {
        const cameras = new Float64Array(ids.length).fill(1);
        const liveTb = new Float64Array(ids.length);
        const perCamera = { streams, peakMbit, storageTb, liveTb };
        const groups = { ids, cameras, perCamera, groomedShare: 0 };
        return [groups, { ...groups, perCamera: { ...perCamera, storageTb: otherStorageTb } }];
      });
  });

/** Ids in the order of the model: by the figure, the greatest first, then by id, the greatest first. */
function expectedIds({ ids, perCamera }: PlanGroups, figureOf: (typeof FIGURES)[number]): number[] {
  const places = Array.from(ids, (_, place) => place);
  const column = perCamera[figureOf].map((each) => Math.round(each * 1e12));
  return places.toSorted((a, b) => column[b]! - column[a]! || ids[b]! - ids[a]!).map((place) => ids[place]!);
}

function idsOf(orders: GroupOrders, number: number, { ids }: PlanGroups): number[] {
  return Array.from(orders.at(number), (place) => ids[place]!);
}

describe('groups in the order in which they are dealt', () => {
  it('are sorted by a figure of one camera, and by their ids where they are alike', () => {
    fc.assert(
      fc.property(changedGroups, ([groups]) => {
        const orders = new GroupOrders(groups);
        for (const [number, each] of FIGURES.entries()) {
          expect(idsOf(orders, number, groups)).toEqual(expectedIds(groups, each));
        }
      }),
    );
  });

  it('are sorted alike where some figures are those of an order that they had before', () => {
    fc.assert(
      fc.property(changedGroups, ([before, groups]) => {
        const orders = new GroupOrders(groups, new GroupOrders(before));
        for (const [number, each] of FIGURES.entries()) {
          expect(idsOf(orders, number, groups)).toEqual(expectedIds(groups, each));
        }
      }),
    );
  });
});
