import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DealTable } from '../../src/sizing/deal/deal-table.ts';
import { Deals } from '../../src/sizing/deal/deals.ts';
import { GroupOrders } from '../../src/sizing/deal/group-orders.ts';
import { FIGURES } from '../../src/sizing/deal/plan-group.ts';
import { figuresOf } from '../support/plan-groups.ts';
import { dealtGroups } from '../support/deals.ts';

const groups = dealtGroups([1, 2, 5, 40, 250]);

type Question = (deals: Deals) => unknown;

const orders = fc.nat({ max: 2 });
const servers = fc.oneof(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 31, max: 2000 }));

const question: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(orders, servers).map(
    ([order, count]) =>
      (deals: Deals) =>
        figuresOf(deals.greatest(order, count)),
  ),
  fc.tuple(orders, servers).map(
    ([order, count]) =>
      (deals: Deals) =>
        figuresOf(deals.atLeast(order, count)),
  ),
  fc.tuple(orders, servers).map(
    ([order, count]) =>
      (deals: Deals) =>
        deals.serverWithMostCameras(order, count),
  ),
  fc.tuple(orders, servers, fc.nat()).map(([order, count, pick]) => (deals: Deals) => {
    const { load, fullest } = deals.greatestBut(order, { server: pick % count, servers: count });
    return { load: figuresOf(load), fullest: FIGURES.map((figure) => fullest(figure)) };
  }),
  fc.tuple(orders, servers).map(
    ([order, count]) =>
      (deals: Deals) =>
        deals.ofFullest('peakMbit', order, count),
  ),
);

it('gives for every number of servers the same answer as when asked first', () => {
  fc.assert(
    fc.property(groups, fc.array(question, { minLength: 2, maxLength: 12 }), (all, questions) => {
      const asked = new Deals(all);
      const answers = questions.map((each) => each(asked));
      expect(answers).toEqual(questions.map((each) => each(new Deals(all))));
      expect(questions.map((each) => each(asked))).toEqual(answers);
    }),
  );
});

it('never promises more than the fullest servers carry', () => {
  fc.assert(
    fc.property(groups, orders, servers, (all, order, count) => {
      const deals = new Deals(all);
      const least = deals.atLeast(order, count);
      const greatest = deals.greatest(order, count);
      for (const each of ['cameras', 'streams', 'peakMbit', 'storageTb', 'liveTb'] as const) {
        expect(least[each]).toBeLessThanOrEqual(greatest[each]);
      }
    }),
  );
});

it('looks for the greatest loads of an order and a number of servers once', () => {
  fc.assert(
    fc.property(groups, orders, servers, (all, order, count) => {
      const table = new DealTable(all, new GroupOrders(all));
      const greatest = table.greatest(order, count);
      expect(table.greatest((order + 1) % 3, count)).not.toBe(greatest);
      expect(table.greatest(order, count + 1)).not.toBe(greatest);
      expect(table.greatest(order, count)).toBe(greatest);
    }),
  );
});
