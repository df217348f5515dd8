import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURES, type PlanLoad } from '../../src/sizing/deal/plan-group.ts';
import { Deals } from '../../src/sizing/deal/deals.ts';
import { findPlan, hasPlan, planOn } from '../../src/sizing/deal/search.ts';
import {
  columnsOf,
  dealsOf,
  figuresOf,
  groupsOf,
  isWithin,
  loadOf,
  questionOf,
  type PlanGroup,
} from '../support/plan-groups.ts';

/** The orders of the model. */
const ordersOf = (groups: readonly PlanGroup[]): PlanGroup[][] =>
  (['storageTb', 'peakMbit', 'streams'] as const).map((figure) =>
    groups.toSorted((a, b) => b.perCamera[figure] - a.perCamera[figure] || b.cameraGroupId - a.cameraGroupId),
  );

/** The same deal, one camera after the other. */
function dealtSingly(order: readonly PlanGroup[], servers: number): PlanGroup[][] {
  const cameras = order.flatMap((group) => Array.from({ length: group.cameras }, () => group));
  const dealt = Array.from({ length: servers }, (): PlanGroup[] => []);
  for (const [position, group] of cameras.entries()) {
    const round = Math.floor(position / servers);
    const place = position % servers;
    dealt[round % 2 === 0 ? place : servers - 1 - place]!.push(group);
  }
  return dealt;
}

/** Servers that hold up to a limit of each figure, as appliances do. */
const limits: fc.Arbitrary<PlanLoad> = fc.record({
  cameras: fc.integer({ min: 1, max: 60 }),
  streams: fc.integer({ min: 1, max: 120 }),
  peakMbit: fc.double({ min: 1, max: 500, noNaN: true }),
  storageTb: fc.double({ min: 1, max: 100, noNaN: true }),
  liveTb: fc.double({ min: 0, max: 50, noNaN: true }),
});

const close = (value: number): unknown => expect.closeTo(value, 6);

const orderNumbers = fc.constantFrom(0, 1, 2);
const serverCounts = fc.integer({ min: 1, max: 40 });

describe('a deal', () => {
  it('has the greatest loads of dealing one camera after the other, and never less than its lower bound', () => {
    fc.assert(
      fc.property(groupsOf(30), orderNumbers, fc.array(serverCounts, { minLength: 1 }), (groups, order, counts) => {
        const deals = dealsOf(groups);
        for (const servers of counts) {
          const loads = dealtSingly(ordersOf(groups)[order]!, servers).map(loadOf);
          const least = deals.atLeast(order, servers);
          const greatest = deals.greatest(order, servers);
          for (const figure of ['cameras', ...FIGURES] as const) {
            expect(greatest[figure]).toEqual(close(Math.max(...loads.map((load) => load[figure]))));
            expect(least[figure]).toBeLessThanOrEqual(greatest[figure]);
            expect(deals.greatestCamera[figure]).toBeLessThanOrEqual(greatest[figure] * (1 + 1e-12));
          }
        }
      }),
    );
  });

  it('gives each server the cameras of dealing one after the other', () => {
    fc.assert(
      fc.property(groupsOf(30), orderNumbers, serverCounts, (groups, order, servers) => {
        const ordered = ordersOf(groups)[order]!;
        const singly = dealtSingly(ordered, servers).map((cameras) =>
          ordered
            .map(({ cameraGroupId }) => ({
              cameraGroupId,
              cameras: cameras.filter((each) => each.cameraGroupId === cameraGroupId).length,
            }))
            .filter(({ cameras: count }) => count > 0),
        );
        const alike = [...dealsOf(groups).servers(order, servers)];
        expect(
          alike.flatMap(({ count, cameras }) =>
            Array.from({ length: count }, () =>
              cameras.map(({ cameraGroupId, cameras: on }) => ({ cameraGroupId, cameras: on })),
            ),
          ),
        ).toEqual(singly);
      }),
    );
  });

  it('starts its servers with as many groups as it says', () => {
    fc.assert(
      fc.property(groupsOf(30), orderNumbers, serverCounts, (groups, order, count) => {
        const deals = dealsOf(groups);
        const servers = Math.min(count, deals.total.cameras);
        const firsts = dealtSingly(ordersOf(groups)[order]!, servers).map(([first]) => first);
        expect(deals.groupsDealtFirst(order, servers)).toBe(new Set(firsts).size);
      }),
    );
  });

  it('has the greatest value of a figure on its fullest server', () => {
    fc.assert(
      fc.property(
        groupsOf(30),
        orderNumbers,
        serverCounts,
        fc.constantFrom(...FIGURES),
        (groups, order, servers, figure) => {
          const deals = dealsOf(groups);
          const load = deals.loadOf(deals.ofFullest(figure, order, servers));
          expect(load[figure]).toEqual(close(deals.greatest(order, servers)[figure]));
        },
      ),
    );
  });

  it('is the same after a change as when made from scratch', () => {
    const ways = fc.constantFrom<(groups: PlanGroup[], deals: Deals) => readonly [Deals, PlanGroup[]]>(
      (groups, deals) => {
        const doubled = groups.map((group) => ({ ...group, cameras: group.cameras * 2 }));
        return [deals.inPresentMix(2 * deals.total.cameras), doubled];
      },
      (groups, deals) => {
        const stored = groups.map(({ perCamera }, index) => ({ ...perCamera, storageTb: (index * 7) % 3, liveTb: 1 }));
        const changed = groups.map((group, index) => ({ ...group, perCamera: stored[index]! }));
        const { storageTb, liveTb } = columnsOf(changed).perCamera;
        return [deals.storing({ storageTb, liveTb, groomedShare: 0 }), changed];
      },
    );
    fc.assert(
      fc.property(groupsOf(30), orderNumbers, serverCounts, ways, (groups, order, servers, change) => {
        const before = dealsOf(groups);
        before.greatest(order, servers);
        const [changed, anew] = change(groups, before);
        expect(figuresOf(changed.greatest(order, servers))).toEqual(figuresOf(dealsOf(anew).greatest(order, servers)));
        expect(changed.total).toEqual(dealsOf(anew).total);
      }),
    );
  });

  it('of other cameras in the present mix has the same evidence locks, spread over them', () => {
    fc.assert(
      fc.property(groupsOf(30), fc.integer({ min: 2, max: 5 }), (groups, times) => {
        const columns = columnsOf(groups);
        const deals = new Deals({ ...columns, locked: columns.perCamera.storageTb.map((tb) => tb / 4) });
        const [{ cameras, storageTb }, locked] = [deals.total, deals.lockedOf()];
        const more = deals.inPresentMix(times * cameras);
        expect(more.total.storageTb).toEqual(close(times * (storageTb - locked) + locked));
        expect(more.lockedOf()).toEqual(close(locked));
        expect(more.inPresentMix(cameras).total.storageTb).toEqual(close(storageTb));
      }),
    );
  });
});

/** The search of the model, step by step: whether an order holds is tried by dealing one camera after the other. */
function plainSearch(
  groups: readonly PlanGroup[],
  limit: PlanLoad,
  least: number,
): readonly [number, number] | undefined {
  const most = groups.reduce((sum, { cameras }) => sum + cameras, 0);
  const orders = ordersOf(groups);
  const holding = (servers: number): number =>
    orders.findIndex((order) => dealtSingly(order, servers).every((server) => isWithin(loadOf(server), limit)));
  let failing = least - 1;
  let step = 1;
  let servers = Math.min(failing + step, most);
  while (holding(servers) === -1) {
    if (servers === most) return undefined;
    failing = servers;
    if (failing >= least + 64) step *= 2;
    servers = Math.min(failing + step, most);
  }
  while (servers - failing > 1) {
    const middle = Math.floor((failing + servers) / 2);
    if (holding(middle) === -1) failing = middle;
    else servers = middle;
  }
  return [servers, holding(servers)];
}

describe('a server plan', () => {
  it('keeps every server within every limit, and deals every camera once', () => {
    fc.assert(
      fc.property(groupsOf(30), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        const servers = dealtSingly(ordersOf(groups)[plan.order]!, plan.servers);
        for (const server of servers) expect(isWithin(loadOf(server), limit)).toBe(true);
        for (const group of groups) {
          expect(servers.flat().filter((each) => each === group)).toHaveLength(group.cameras);
        }
      }),
    );
  });

  it('exists exactly when each camera fits on a server by itself', () => {
    fc.assert(
      fc.property(groupsOf(10), limits, (groups, limit) => {
        const fitsAlone = groups.every(({ perCamera }) => isWithin({ cameras: 1, ...perCamera }, limit));
        expect(findPlan(questionOf(groups, limit)) !== undefined).toBe(fitsAlone);
        expect(hasPlan(questionOf(groups, limit))).toBe(fitsAlone);
      }),
    );
  });

  it('has never fewer servers than its lower bound, which follows from the totals', () => {
    fc.assert(
      fc.property(groupsOf(30), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        expect(plan.servers).toBeGreaterThanOrEqual(plan.lowerBound);
        const { total } = dealsOf(groups);
        const insisted = Math.max(
          Math.ceil(total.cameras / limit.cameras),
          ...FIGURES.map((figure) =>
            total[figure] === 0 ? 1 : Math.ceil((total[figure] / limit[figure]) * (1 - 1e-8)),
          ),
        );
        expect(plan.lowerBound).toBe(Math.max(1, insisted));
      }),
    );
  });

  it('is the one that the step-by-step search of the model finds', () => {
    fc.assert(
      fc.property(fc.oneof(groupsOf(12), groupsOf(60)), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        const plain = plainSearch(groups, limit, plan.lowerBound);
        expect([plan.servers, plan.order]).toEqual(plain);
        expect(findPlan(questionOf(groups, limit), plan.servers)?.servers).toBe(plan.servers);
        expect(findPlan(questionOf(groups, limit), plan.servers - 1)).toBeUndefined();
      }),
    );
  });

  it('of one group has the cameras of its fullest server rounded up, and the fewest servers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 500 }), (cameras, most) => {
        const perCamera = { streams: 1, peakMbit: 1, storageTb: 1, liveTb: 0 };
        const limit = { cameras: most, streams: 1e9, peakMbit: 1e9, storageTb: 1e9, liveTb: 0 };
        const plan = findPlan(questionOf([{ cameraGroupId: 1, cameras, perCamera }], limit))!;
        expect(plan.servers).toBe(Math.ceil(cameras / most));
        expect(plan.load.cameras).toBe(Math.ceil(cameras / plan.servers));
        expect(plan.load.storageTb).toEqual(close(plan.load.cameras));
      }),
    );
  });

  it.each([
    // 2 + 2 and 4 Mbit/s, which by storage, alike, stand as 2 + 4 and 2
    ['peak rate', 1, { streams: 1, peakMbit: 2, storageTb: 1 }, { streams: 1, peakMbit: 4, storageTb: 1 }],
    // 3 and 3 + 1 streams, of servers of 4, which by storage and by rate stand as 1 + 3 + 3
    ['streams', 2, { streams: 3, peakMbit: 1, storageTb: 1 }, { streams: 1, peakMbit: 3, storageTb: 3 }],
  ])('is of the order by %s where that is the first that holds', (_, order, two, one) => {
    const groups = [two, one].map((perCamera, index) => ({
      cameraGroupId: 2 - index,
      cameras: 2 - index,
      perCamera: { ...perCamera, liveTb: 0 },
    }));
    const limit = { cameras: 10, streams: 4, peakMbit: 4, storageTb: 4, liveTb: 0 };
    expect(findPlan(questionOf(groups, limit))).toMatchObject({ servers: 2, order });
  });

  // One camera on each of two servers goes to a third together with another that has no room beside it.
  it.each([
    { of: [[2, 3, 3] as const, [2, 2, 5] as const], most: [5, 8] as const, holding: 2, failing: 3 },
    { of: [[2, 1, 4] as const, [4, 5, 2] as const], most: [8, 7] as const, holding: 4, failing: 5 },
  ])(
    'is found on $holding servers where $failing would not do',
    ({ of, most: [peakMbit, storageTb], holding, failing }) => {
      const groups = of.map(([cameras, peak, storage], index) => ({
        cameraGroupId: 2 - index,
        cameras,
        perCamera: { streams: 1, peakMbit: peak, storageTb: storage, liveTb: 0 },
      }));
      const question = questionOf(groups, { cameras: 6, streams: 6, peakMbit, storageTb, liveTb: 0 });
      expect(planOn(failing, question)).toBeUndefined();
      expect(findPlan(question)?.servers).toBe(holding);
      expect(hasPlan({ ...question, mostServers: failing })).toBe(true);
    },
  );

  it('is there exactly where the search finds one, however few servers there may be', () => {
    fc.assert(
      fc.property(groupsOf(10), limits, fc.integer({ min: 1, max: 20 }), (groups, limit, mostServers) => {
        const question = { ...questionOf(groups, limit), mostServers };
        expect(hasPlan(question)).toBe(findPlan(question) !== undefined);
      }),
    );
  });

  it('goes no further than the most servers that are allowed', () => {
    const perCamera = { streams: 1, peakMbit: 10, storageTb: 1, liveTb: 0 };
    const limit = { cameras: 10, streams: 10, peakMbit: 100, storageTb: 10, liveTb: 0 };
    const groups = [{ cameraGroupId: 1, cameras: 11, perCamera }];
    expect(findPlan({ ...questionOf(groups, limit), mostServers: 1 })).toBeUndefined();
    expect(findPlan({ ...questionOf(groups, limit), mostServers: 2 })?.servers).toBe(2);
    // Two servers would carry the data rate of three cameras, but no two of the cameras fit on one server.
    const apart = questionOf([{ cameraGroupId: 1, cameras: 3, perCamera }], { ...limit, peakMbit: 15 });
    expect(findPlan({ ...apart, mostServers: 2 })).toBeUndefined();
    expect(hasPlan({ ...apart, mostServers: 2 })).toBe(false);
    expect(findPlan({ ...apart, mostServers: 3 })?.servers).toBe(3);
  });

  it('of thousands of servers is found in growing steps that end next to a number without a plan', () => {
    const [tiny, large] = [0.001, 10].map((storageTb) => ({ streams: 1, peakMbit: 1, storageTb, liveTb: 0 }));
    const limit = { cameras: 5000, streams: 5000, peakMbit: 5000, storageTb: 10.000_5, liveTb: 0 };
    const groups = [
      { cameraGroupId: 1, cameras: 2000, perCamera: large! },
      { cameraGroupId: 2, cameras: 3000, perCamera: tiny! },
    ];
    const plan = findPlan(questionOf(groups, limit))!;
    expect(plan.lowerBound).toBe(2001);
    expect(plan.servers).toBe(3500);
    const again = findPlan(questionOf(groups, limit), 3500)!;
    expect(again).toEqual(plan);
    expect(figuresOf(again.load)).toEqual(figuresOf(plan.load));
    expect(findPlan(questionOf(groups, limit), 3499)).toBeUndefined();
  });
});
