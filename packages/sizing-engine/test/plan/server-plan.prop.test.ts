import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealtServers, greatestLoads, totalLoad } from '../../src/sizing/plan/deal.ts';
import type { CameraLoad, PlanGroup, PlanLoad } from '../../src/sizing/plan/plan-group.ts';
import { findPlan, type PlanQuestion } from '../../src/sizing/plan/search.ts';

const FIGURES = ['streams', 'peakMbit', 'storageTb', 'liveTb'] as const;

const cameraLoads: fc.Arbitrary<CameraLoad> = fc.record({
  streams: fc.integer({ min: 1, max: 4 }),
  peakMbit: fc.double({ min: 0.001, max: 50, noNaN: true }),
  storageTb: fc.double({ min: 0.001, max: 10, noNaN: true }),
  liveTb: fc.constantFrom(0, 0.25, 1.5),
});

const groupsOf = (maxCameras: number): fc.Arbitrary<PlanGroup[]> =>
  fc
    .array(fc.record({ cameras: fc.integer({ min: 1, max: maxCameras }), perCamera: cameraLoads }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((groups) => groups.map((group, index) => ({ ...group, cameraGroupId: groups.length - index })));

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

function loadOf(cameras: readonly PlanGroup[]): PlanLoad {
  const sum = (figure: keyof CameraLoad): number =>
    cameras.reduce((total, group) => total + group.perCamera[figure], 0);
  return {
    cameras: cameras.length,
    streams: sum('streams'),
    peakMbit: sum('peakMbit'),
    storageTb: sum('storageTb'),
    liveTb: sum('liveTb'),
  };
}

/** Servers that hold up to a limit of each figure, as appliances do. */
const limits: fc.Arbitrary<PlanLoad> = fc.record({
  cameras: fc.integer({ min: 1, max: 60 }),
  streams: fc.integer({ min: 1, max: 120 }),
  peakMbit: fc.double({ min: 1, max: 500, noNaN: true }),
  storageTb: fc.double({ min: 1, max: 100, noNaN: true }),
  liveTb: fc.double({ min: 0, max: 50, noNaN: true }),
});

const isWithin = (load: PlanLoad, limit: PlanLoad): boolean =>
  load.cameras <= limit.cameras && FIGURES.every((figure) => load[figure] <= limit[figure] * (1 + 1e-9));

function questionOf(groups: readonly PlanGroup[], limit: PlanLoad): PlanQuestion<true> {
  return {
    groups,
    mostServers: Number.POSITIVE_INFINITY,
    hardwareFor: (load) => (isWithin(load, limit) ? true : undefined),
  };
}

const close = (value: number): unknown => expect.closeTo(value, 6);

describe('a deal', () => {
  it('has the greatest loads that dealing one camera after the other gives', () => {
    fc.assert(
      fc.property(groupsOf(30), fc.integer({ min: 1, max: 40 }), (order, servers) => {
        const loads = dealtSingly(order, servers).map(loadOf);
        const greatest = greatestLoads(order, servers);
        for (const figure of ['cameras', ...FIGURES] as const) {
          expect(greatest[figure]).toEqual(close(Math.max(...loads.map((load) => load[figure]))));
        }
      }),
    );
  });

  it('gives each server the cameras that dealing one after the other gives', () => {
    fc.assert(
      fc.property(groupsOf(30), fc.integer({ min: 1, max: 40 }), (order, servers) => {
        const singly = dealtSingly(order, servers).map((cameras) =>
          order
            .map((group) => ({ group, cameras: cameras.filter((each) => each === group).length }))
            .filter(({ cameras: count }) => count > 0),
        );
        expect(dealtServers(order, servers)).toEqual(singly);
      }),
    );
  });
});

describe('a server plan', () => {
  it('keeps every server within every limit, and deals every camera once', () => {
    fc.assert(
      fc.property(groupsOf(30), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        const servers = dealtSingly(plan.order, plan.servers);
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
      }),
    );
  });

  it('has never fewer servers than its lower bound, on which the totals themselves insist', () => {
    fc.assert(
      fc.property(groupsOf(30), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        expect(plan.servers).toBeGreaterThanOrEqual(plan.lowerBound);
        const total = totalLoad(groups);
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

  it('is the first number of servers, from the lower bound up, that an order allows', () => {
    fc.assert(
      fc.property(groupsOf(12), limits, (groups, limit) => {
        const plan = findPlan(questionOf(groups, limit));
        if (plan === undefined) return;
        const orders = (['storageTb', 'peakMbit', 'streams'] as const).map((figure) =>
          groups.toSorted((a, b) => b.perCamera[figure] - a.perCamera[figure] || b.cameraGroupId - a.cameraGroupId),
        );
        const holds = (servers: number): boolean =>
          orders.some((order) => dealtSingly(order, servers).every((server) => isWithin(loadOf(server), limit)));
        for (let servers = plan.lowerBound; servers < plan.servers; servers += 1) expect(holds(servers)).toBe(false);
        expect(
          orders.find((order) => dealtSingly(order, plan.servers).every((s) => isWithin(loadOf(s), limit))),
        ).toEqual(plan.order);
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

  it('goes no further than the most servers that are allowed', () => {
    const perCamera = { streams: 1, peakMbit: 10, storageTb: 1, liveTb: 0 };
    const limit = { cameras: 10, streams: 10, peakMbit: 100, storageTb: 10, liveTb: 0 };
    const groups = [{ cameraGroupId: 1, cameras: 11, perCamera }];
    expect(findPlan({ ...questionOf(groups, limit), mostServers: 1 })).toBeUndefined();
    expect(findPlan({ ...questionOf(groups, limit), mostServers: 2 })?.servers).toBe(2);
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
  });
});
