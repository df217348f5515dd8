import { describe, expect, it, test } from 'vitest';
import type { CameraRow, SiteSettingsInput } from '../../src/index.ts';
import { NETWORK_DEFAULTS } from '../../src/doors/design.ts';
import { networkByKind, type NetworkOfKind } from '../../src/doors/goals.ts';
import { catalogue, genericDesign } from '../support/designs.ts';
import { connected, networkOf } from '../support/site.ts';

function byKind(cameras: readonly CameraRow[], site: SiteSettingsInput = { network: NETWORK_DEFAULTS }) {
  const { serverSettings } = genericDesign(cameras);
  return networkByKind({ cameras, serverSettings: { ...serverSettings, ...site } }, catalogue);
}

const countOf = ({ switches }: NetworkOfKind): number => switches.reduce((sum, { count }) => sum + count, 0);

/** Main building, gymnasium and parking of a school. */
const SCHOOL = connected(
  { quantity: 14, poeClass: 3, closet: 'MDF' },
  { quantity: 1, poeClass: 4, closet: 'MDF' },
  { quantity: 8, poeClass: 4, closet: 'IDF 1' },
  { quantity: 6, poeClass: 3, closet: 'IDF 2' },
);

describe('the school with each kind of switch everywhere', () => {
  const kinds = byKind(SCHOOL);

  it.each([
    ['', 3, 100, 'ports', 'IDF 2'],
    ['poe-8', 6, 100, 'poe', 'IDF 1'],
    ['poe-24', 3, 78.95, 'ports', 'MDF'],
    ['poe-48', 3, 39.47, 'ports', 'MDF'],
  ])('%s takes %i switches, the fullest to %d % of its %s in %s', (switchKind, switches, percent, limit, closet) => {
    const kind = kinds.find((each) => each.switchKind === switchKind)!;
    expect(countOf(kind)).toBe(switches);
    expect(kind.fullest).toMatchObject({ limit, closet });
    expect(kind.fullest!.percent).toBeCloseTo(percent, 2);
    expect(kind.closetsWithout).toEqual([]);
  });

  it('tells how many of each kind Auto takes', () => {
    expect(kinds[0]!.switches).toEqual([
      { switchKind: 'poe-8', count: 1 },
      { switchKind: 'poe-24', count: 2 },
    ]);
  });
});

test('closets that a kind does not hold are told, and the others are planned', () => {
  const cameras = connected({ quantity: 2, poeClass: 6, closet: 'A' }, { quantity: 2, closet: 'B' });
  const [auto, ...kinds] = byKind(cameras);
  expect(auto!.closetsWithout).toEqual([]);
  const without = Object.fromEntries(kinds.map(({ switchKind, closetsWithout }) => [switchKind, closetsWithout]));
  expect(without).toEqual({ 'poe-8': ['A'], 'poe-24': ['A'], 'poe-48': ['A'], 'poe-48-bt': [] });
  const [none] = byKind(connected({ quantity: 2, poeClass: 6 })).filter(({ switchKind }) => switchKind === 'poe-8');
  expect(none).toEqual({ switchKind: 'poe-8', switches: [], fullest: null, closetsWithout: [''] });
});

test('each kind gives what the design has once it is set', () => {
  for (const kind of byKind(SCHOOL)) {
    const { closets } = networkOf(SCHOOL, { switchKind: kind.switchKind });
    const counts = closets.flatMap(({ switches }) => switches.map(({ count }) => count));
    expect(countOf(kind)).toBe(counts.reduce((sum, count) => sum + count, 0));
  }
});

test('a kind of an own catalogue is compared as the published ones', () => {
  const [small] = catalogue.switchKinds;
  const own = { ...small!, id: 'own-16', name: 'Own switch', ports: { ...small!.ports, value: 16 } };
  const { serverSettings } = genericDesign(SCHOOL);
  const design = { cameras: SCHOOL, serverSettings: { ...serverSettings, network: NETWORK_DEFAULTS } };
  const kinds = networkByKind(design, { ...catalogue, switchKinds: [...catalogue.switchKinds, own] });
  // The budget decides: 245.6, 240 and 92.4 W on 120 W each.
  expect(kinds.at(-1)).toMatchObject({ switchKind: 'own-16', switches: [{ switchKind: 'own-16', count: 6 }] });
});

test('a design that asks for no network compares no switches', () => {
  expect(byKind(SCHOOL, {})).toEqual([]);
});
