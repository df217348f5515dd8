import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateProposal, explain, type Optics, type Purpose } from '../../src/index.ts';
import { figurePaths, formulas, replay } from '../../src/doors/explanations.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { proposalOf } from '../support/site.ts';

/** A camera of 1080p at the height of what it looks at. */
const LEVEL: Optics = {
  hfovDeg: 68,
  sensorWidthMm: null,
  focalMm: null,
  mountHeightM: 1.6,
  aimHeightM: 1.6,
  tiltDeg: null,
  corridor: false,
};

const shownBy = (optics: Partial<Optics>, purpose: Purpose | null = null, quantity = 1) =>
  proposalOf(groupsOf({ optics: { ...LEVEL, ...optics }, purpose, quantity }), {}).coverage![0]!;

const reachOf = (found: ReturnType<typeof shownBy>, level: string) =>
  found.reach.find((each) => each.level === level)!.groundM;

describe('the reach of 1080p at 68 degrees', () => {
  it.each([
    ['detect', '56.93'],
    ['observe', '22.77'],
    ['recognise', '11.39'],
    ['identify', '5.69'],
    ['overview', '71.16'],
    ['outline', '35.58'],
    ['discern', '17.79'],
    ['perceive', '11.39'],
    ['characterise', '5.69'],
    ['validate', '2.85'],
    ['scrutinise', '0.95'],
  ])('of %s is %s m', (level, metres) => {
    expect(reachOf(shownBy({}), level)!.toFixed(2)).toBe(metres);
  });

  it('is given for the 13 levels of both editions', () => {
    expect(shownBy({}).reach).toHaveLength(13);
  });

  it('is none where the camera hangs too high', () => {
    expect(reachOf(shownBy({ mountHeightM: 9 }), 'identify')).toBeNull();
  });
});

test('an angle follows from sensor and focal length, and a typed one wins', () => {
  const sensor = { hfovDeg: null, sensorWidthMm: 5.6, focalMm: 4 };
  expect(shownBy(sensor).hfovDeg.toFixed(1)).toBe('70.0');
  expect(shownBy({ ...sensor, hfovDeg: 68 }).hfovDeg).toBe(68);
});

test('groups without an angle are left out, and a purpose without one is warned of', () => {
  const purpose = { standard: '2014', level: 'identify', distanceM: 5 } as const;
  const { coverage, warnings } = proposalOf(groupsOf({ purpose }), {});
  expect(coverage).toBeNull();
  expect(warnings.map(({ code }) => code)).toContain('purpose-without-angle');
});

test('corridor mode swaps the angles and leaves the reach', () => {
  const [level, turned] = [shownBy({}), shownBy({ corridor: true })];
  expect(turned.vfovDeg).toBe(68);
  expectClose(turned.hfovDeg, level.vfovDeg);
  expect(turned.reach).toEqual(level.reach);
});

test('ground points follow from the tilt', () => {
  const at = (tiltDeg: number | null) => {
    const { nearestM, farthestM, vfovDeg } = shownBy({ mountHeightM: 4, tiltDeg });
    return { nearestM, farthestM, vfovDeg };
  };
  expect(at(null)).toMatchObject({ nearestM: null, farthestM: null });
  expect(at(10)).toMatchObject({ farthestM: null });
  expect(at(80)).toMatchObject({ nearestM: 0 });
  const { nearestM, farthestM, vfovDeg } = at(40);
  const radians = Math.PI / 180;
  expectClose(nearestM!, 4 / Math.tan((40 + vfovDeg / 2) * radians));
  expectClose(farthestM!, 4 / Math.tan((40 - vfovDeg / 2) * radians));
});

describe('a purpose', () => {
  const identify = (distanceM: number): Purpose => ({ standard: '2014', level: 'identify', distanceM });

  it('is met within the reach', () => {
    expect(shownBy({}, identify(5)).required).toMatchObject({ met: true });
    expect(shownBy({}, identify(5)).cures).toEqual([]);
  });

  it('is short beyond it, with a lens, a resolution and a distance', () => {
    const { required, cures } = shownBy({}, identify(8), 4);
    expect(required).toMatchObject({ level: 'identify', distanceM: 8, met: false });
    const byKind = new Map(cures.map((cure) => [cure.kind, cure]));
    expect([...byKind.keys()]).toEqual(['lens', 'resolution', 'distance']);
    expect(byKind.get('distance')!.value.toFixed(2)).toBe('5.69');
    expect(byKind.get('resolution')).toMatchObject({ value: 13, unit: 'id' });
    expect(byKind.get('resolution')!.addedKbps).toBeGreaterThan(0);
    expect(byKind.get('resolution')!.addedTb).toBeGreaterThan(0);
  });

  it('is met with the angle that it needs: a law', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 60 }), fc.integer({ min: 0, max: 10 }), (distanceM, mountHeightM) => {
        const { cures } = shownBy({ mountHeightM }, identify(distanceM));
        const lens = cures.find(({ kind }) => kind === 'lens');
        const hfovDeg = lens?.value ?? 68;
        const cured = hfovDeg < 1 ? undefined : shownBy({ mountHeightM, hfovDeg }, identify(distanceM));
        expect(cured?.required?.met ?? true).toBe(lens !== undefined || cures.length === 0);
      }),
      { numRuns: 30 },
    );
  });

  it('out of the picture is short, with the tilt that it needs', () => {
    const { required, cures } = shownBy({ mountHeightM: 3, tiltDeg: 60 }, identify(4));
    expect(required!.met).toBe(false);
    expect(cures.map(({ kind }) => kind)).toEqual(['tilt']);
    expectClose(cures[0]!.value, (Math.atan2(1.4, 4) * 180) / Math.PI);
  });

  it('tells of faces that are seen from above', () => {
    expect(shownBy({ mountHeightM: 3 }, identify(4)).notes).toEqual(['face-angle']);
    expect(shownBy({ tiltDeg: 13 }).notes).toEqual([]);
  });
});

test('every figure of the coverage explains itself', () => {
  const cameras = groupsOf({
    optics: { ...LEVEL, hfovDeg: null, sensorWidthMm: 5.6, focalMm: 4, tiltDeg: 30, mountHeightM: 4 },
    purpose: { standard: '2025', level: 'validate', distanceM: 9 },
  });
  const proposal = calculateProposal(genericDesign(cameras), catalogue);
  const paths = figurePaths(proposal).filter((path) => path.startsWith('coverage'));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect(replay(explain(proposal, path), formulas)).toEqual([]);
});
