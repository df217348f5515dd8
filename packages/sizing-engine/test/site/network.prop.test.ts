import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withinLimit } from '../../src/formulas/servers.ts';
import { catalogue } from '../support/designs.ts';
import { connected, networkOf, type Connected } from '../support/site.ts';

const RUNS = { numRuns: 60 };

const group: fc.Arbitrary<Connected> = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  mbit: fc.integer({ min: 1, max: 20 }),
  poeClass: fc.option(fc.integer({ min: 0, max: 4 })),
  closet: fc.constantFrom('A', 'B'),
});

const groups = fc.array(group, { minLength: 1, maxLength: 5 });
const kind = fc.constantFrom(...catalogue.switchKinds.map(({ id }) => id), '');

const sum = (terms: readonly number[]) => terms.reduce((total, each) => total + each, 0);

/** The sum of the lower bounds of all closets under one kind. */
function bounds(asked: readonly Connected[], switchKind: string): number {
  return sum(networkOf(connected(...asked), { switchKind }).closets.map(({ lowerBound }) => lowerBound ?? 0));
}

describe('the lower bound of switches of a kind', () => {
  it.each([
    ['cameras', (each: Connected) => ({ ...each, quantity: each.quantity + 5 })],
    ['watts', (each: Connected) => ({ ...each, poeClass: 4 })],
    ['rate', (each: Connected) => ({ ...each, mbit: (each.mbit ?? 2) + 5 })],
  ])('is never lowered by more %s', (_, more) => {
    fc.assert(
      fc.property(groups, fc.constantFrom('poe-8', 'poe-24', 'poe-48'), (asked, switchKind) => {
        const grown = asked.map((each, at) => (at === 0 ? more(each) : each));
        expect(bounds(grown, switchKind)).toBeGreaterThanOrEqual(bounds(asked, switchKind));
      }),
      RUNS,
    );
  });
});

test('switches hold what is dealt to them, and deal every camera', () => {
  fc.assert(
    fc.property(groups, kind, (asked, switchKind) => {
      const { closets, core } = networkOf(connected(...asked), { switchKind });
      for (const closet of closets) {
        const { ports, poeBudgetW, uplinkMbit } = catalogue.switchKinds.find(({ id }) => id === closet.switchKind)!;
        for (const { cameras, reservedW, rateMbit } of closet.switches) {
          expect(cameras).toBeLessThanOrEqual(Math.floor(ports.value * 0.8 + 1e-9));
          expect(withinLimit(reservedW, poeBudgetW.value)).toBe(true);
          expect(withinLimit(rateMbit, 0.6 * uplinkMbit.value)).toBe(true);
        }
        const dealt = sum(closet.switches.map(({ count, cameras }) => count * cameras));
        const switches = sum(closet.switches.map(({ count }) => count));
        expect(dealt).toBe(closet.cameras);
        expect(switches).toBeGreaterThanOrEqual(closet.lowerBound!);
        expect(closet.provenLeast).toBe(switches === closet.lowerBound);
      }
      const all = sum(asked.map(({ quantity, mbit = 2 }) => quantity * mbit));
      expect(core.rateMbit).toBeCloseTo(all, 6);
      expect(core.ports).toBe(sum(closets.flatMap(({ switches }) => switches.map(({ count }) => count))));
    }),
    RUNS,
  );
});

test('one switch less than the lower bound never holds ports, power and uplink of a closet', () => {
  fc.assert(
    fc.property(groups, kind, (asked, switchKind) => {
      for (const { switchKind: chosen, lowerBound, switches, cameras } of networkOf(connected(...asked), { switchKind })
        .closets) {
        const { ports, poeBudgetW, uplinkMbit } = catalogue.switchKinds.find(({ id }) => id === chosen)!;
        const fewer = lowerBound! - 1;
        if (fewer === 0) continue;
        const total = (of: (each: (typeof switches)[number]) => number) =>
          sum(switches.map((each) => each.count * of(each)));
        const holds =
          Math.ceil(cameras / fewer) <= Math.floor(ports.value * 0.8 + 1e-9) &&
          withinLimit(total(({ reservedW }) => reservedW) / fewer, poeBudgetW.value) &&
          withinLimit(total(({ rateMbit }) => rateMbit) / fewer, 0.6 * uplinkMbit.value);
        expect(holds).toBe(false);
      }
    }),
    RUNS,
  );
});

/** Whether some way to put single cameras on so many switches holds: every way is tried. */
function anyHolds(watts: readonly number[], switches: number, budget: number): boolean {
  const loads = Array.from({ length: switches }, () => 0);
  const place = (camera: number): boolean => {
    if (camera === watts.length) return true;
    return loads.some((load, at) => {
      if (!withinLimit(load + watts[camera]!, budget)) return false;
      loads[at] = load + watts[camera]!;
      const done = place(camera + 1);
      loads[at] = load;
      return done;
    });
  };
  return place(0);
}

test('on small closets no way at all takes fewer switches than the proven least', () => {
  const small = fc.array(
    fc.record({ quantity: fc.constant(1), poeClass: fc.constantFrom(2, 3, 4), mbit: fc.constant(1) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(small, (asked) => {
      const [closet] = networkOf(connected(...asked), { switchKind: 'poe-8', sparePortsPercent: 0 }).closets;
      const watts = asked.map(({ poeClass }) => catalogue.siteModel.poeClasses[poeClass]!.reserved.value);
      const switches = sum(closet!.switches.map(({ count }) => count));
      const isProven = closet!.provenLeast === true && switches > 1;
      expect(isProven && anyHolds(watts, switches - 1, 120)).toBe(false);
      expect(anyHolds(watts, switches, 120)).toBe(true);
    }),
    RUNS,
  );
});

test('the order of groups changes nothing', () => {
  fc.assert(
    fc.property(groups, (asked) => {
      const rows = connected(...asked);
      expect(networkOf(rows.toReversed()).closets).toEqual(networkOf(rows).closets);
    }),
    RUNS,
  );
});
