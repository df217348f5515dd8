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

/** A camera of a small closet, as the brute force sees it. */
interface Single {
  readonly group: number;
  readonly watts: number;
  readonly mbit: number;
}

/** Usable ports, power and uplink of a poe-8 without spare ports, of whose uplink cameras may use a tenth. */
const SMALL = { ports: 8, watts: 120, mbit: 100 } as const;

function isHeld(cameras: readonly Single[]): boolean {
  const total = (figure: 'watts' | 'mbit') => sum(cameras.map((each) => each[figure]));
  return (
    cameras.length <= SMALL.ports && withinLimit(total('watts'), SMALL.watts) && withinLimit(total('mbit'), SMALL.mbit)
  );
}

/** Whether some way to put single cameras on so many switches holds: every way is tried. */
function anyHolds([camera, ...others]: readonly Single[], switches: readonly (readonly Single[])[]): boolean {
  if (camera === undefined) return true;
  return switches.some((on, at) => {
    // Empty switches are alike: one of them is enough to try.
    if (on.length === 0 && switches.findIndex((each) => each.length === 0) < at) return false;
    return isHeld([...on, camera]) && anyHolds(others, switches.with(at, [...on, camera]));
  });
}

/** Whether cameras hold where they are handed out in rounds to and fro, in one of the three orders of groups. */
function anyDealHolds(cameras: readonly Single[], switches: number): boolean {
  const orders: readonly ((camera: Single) => number)[] = [({ watts }) => watts, ({ mbit }) => mbit, () => 0];
  return orders.some((by) => {
    const row = cameras.toSorted((one, other) => by(other) - by(one) || other.group - one.group);
    const dealt = Array.from({ length: switches }, (): Single[] => []);
    for (const [place, camera] of row.entries()) {
      const at = place % switches;
      const isBack = Math.floor(place / switches) % 2 === 1;
      dealt[isBack ? switches - 1 - at : at]!.push(camera);
    }
    return dealt.every(isHeld);
  });
}

const none = (switches: number): readonly Single[][] => Array.from({ length: switches }, () => []);

test('on small closets brute force finds no better within the deal, and none at all below a proven least', () => {
  const small = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      poeClass: fc.constantFrom(2, 3, 4),
      mbit: fc.constantFrom(1, 17, 26),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const seen = new Set<boolean | null>();
  fc.assert(
    fc.property(small, (asked) => {
      const [closet] = networkOf(connected(...asked), {
        switchKind: 'poe-8',
        sparePortsPercent: 0,
        uplinkUsePercent: 10,
      }).closets;
      const cameras = asked.flatMap(({ quantity, poeClass, mbit }, at) => {
        const watts = catalogue.siteModel.poeClasses[poeClass]!.reserved.value;
        return Array.from({ length: quantity }, (): Single => ({ group: at + 1, watts, mbit }));
      });
      const found = sum(closet!.switches.map(({ count }) => count));
      const upTo = Array.from({ length: found }, (_, at) => at + 1);
      expect(upTo.filter((switches) => anyDealHolds(cameras, switches))).toEqual([found]);
      expect(anyHolds(cameras, none(found))).toBe(true);
      // What no way at all holds with a switch less may still have a bound below it: then it is the least, and not proven.
      const isBetterAnyhow = found > 1 && anyHolds(cameras, none(found - 1));
      expect(closet!.provenLeast === true && isBetterAnyhow).toBe(false);
      expect(closet!.lowerBound).toBeLessThanOrEqual(found);
      seen.add(closet!.provenLeast);
    }),
    // Seven cameras of 26 Mbit/s: two switches of 100 carry their sum, but not four of them on one.
    { numRuns: 300, examples: [[[{ quantity: 7, poeClass: 2, mbit: 26 }]], [[{ quantity: 1, poeClass: 2, mbit: 1 }]]] },
  );
  // Closets of both kinds were drawn.
  expect(seen).toEqual(new Set([true, false]));
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
