import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCameras, type MatchedGroup } from '../src/tables/match-cameras.ts';
import type { ReportCamera } from '../src/read/report.ts';
import { fits } from '../src/tables/wildcard.ts';

function camera(change: Partial<ReportCamera> = {}): ReportCamera {
  return {
    key: change.name ?? 'a',
    name: 'Camera',
    line: 2,
    isEnabled: true,
    usedSpaceGib: 1,
    daysHeld: 1,
    recordedPercent: 1,
    setDays: null,
    hasEvidenceLock: null,
    storageName: null,
    hardwareName: '',
    model: '',
    recorderName: '',
    deviceGroups: [],
    momentKbps: null,
    ...change,
  };
}

function groupsNamed(...names: readonly string[]): MatchedGroup[] {
  return names.map((name, index) => ({ cameraGroupId: index + 1, name, designedCameras: 2 }));
}

/** The group of one camera and what decided it. */
function found(
  change: Partial<ReportCamera>,
  groups: readonly MatchedGroup[],
  options?: Parameters<typeof matchCameras>[2],
) {
  const { matched, unmatched, leftOut } = matchCameras([camera(change)], groups, options);
  if (leftOut.length > 0) return 'left out';
  return matched[0] === undefined ? unmatched[0]!.candidates : [matched[0].cameraGroupId, matched[0].by];
}

const SITE = groupsNamed('Lobby', 'Lobby north', 'Car park', 'AXIS Q1615', 'REC2', 'Dome*');

describe('a camera goes to', () => {
  it.each<[string, Partial<ReportCamera>, ReturnType<typeof found>]>([
    ['the group of its name', { name: 'Lobby' }, [1, 'name']],
    ['the group that its name begins with', { name: 'Lobby 12' }, [1, 'name']],
    ['the group with the longest name that fits', { name: 'lobby  NORTH-3' }, [2, 'name']],
    ['a group whose name ends where digits begin', { name: 'Lobby7' }, [1, 'name']],
    ['no group that is a part of a word', { name: 'Lobbying' }, []],
    ['no group that stands elsewhere in its name', { name: 'East lobby' }, []],
    ['the group whose name is a pattern', { name: 'Dome car park' }, [6, 'pattern']],
    ['the group that its folder is called', { deviceGroups: ['/Site/Outside/Car park'] }, [3, 'device-group']],
    ['the group of the deepest folder', { deviceGroups: ['/Lobby/Car park/1'] }, [3, 'device-group']],
    ['the group of its hardware', { hardwareName: 'Car park 3 (10.0.0.3)' }, [3, 'hardware']],
    ['the group of its recorder', { recorderName: 'rec2' }, [5, 'recorder']],
    ['the group of its model', { model: 'Axis Q1615' }, [4, 'model']],
    ['none where nothing fits', { name: 'Gate', model: 'P3245' }, []],
  ])('%s', (_, change, expected) => {
    expect(found(change, SITE)).toEqual(expected);
  });

  it('the group named in its name before its hardware, and in its hardware before its model', () => {
    const change = { name: 'Lobby 1', hardwareName: 'Car park', model: 'AXIS Q1615' };
    expect(found(change, SITE)).toEqual([1, 'name']);
    expect(found({ ...change, name: 'x' }, SITE)).toEqual([3, 'hardware']);
  });

  it('the group whose pattern matches, before any match by name', () => {
    const patterns = new Map([[3, ['*north*', 'P?']]]);
    expect(found({ name: 'Lobby north' }, SITE, { patterns })).toEqual([3, 'pattern']);
    expect(found({ name: 'p9' }, SITE, { patterns })).toEqual([3, 'pattern']);
    expect(found({ name: 'P10' }, SITE, { patterns })).toEqual([]);
  });

  it('the group chosen by hand, whatever else matches, as long as that group exists', () => {
    expect(found({ name: 'Lobby 1' }, SITE, { assigned: new Map([['Lobby 1', 3]]) })).toEqual([3, 'hand']);
    expect(found({ name: 'Lobby 1' }, SITE, { assigned: new Map([['Lobby 1', 99]]) })).toEqual([1, 'name']);
    expect(found({ name: 'Lobby 1' }, SITE, { assigned: new Map([['Lobby 1', null]]) })).toBe('left out');
  });

  it('no group where two match equally well', () => {
    expect(found({ name: 'Gate 1' }, groupsNamed('Gate', 'gate '))).toEqual([1, 2]);
    expect(found({ name: 'Gate 1' }, groupsNamed('Gate*', '*1'))).toEqual([1, 2]);
  });

  it('no group that has no name', () => {
    expect(found({ name: 'Gate 1' }, groupsNamed('', ' '))).toEqual([]);
  });
});

it('counts the cameras of each group beside those of the design', () => {
  const { groups, matched, unmatched } = matchCameras(
    ['Lobby 1', 'Lobby 2', 'Lobby 3', 'Gate'].map((name) => camera({ name })),
    SITE,
  );
  expect(groups[0]).toEqual({ cameraGroupId: 1, name: 'Lobby', designedCameras: 2, reportedCameras: 3 });
  expect(groups[2]).toMatchObject({ reportedCameras: 0 });
  expect(matched.map(({ name }) => name)).toEqual(['Lobby 1', 'Lobby 2', 'Lobby 3']);
  expect(unmatched.map((each) => each.camera.name)).toEqual(['Gate']);
});

const names = fc
  .array(fc.constantFrom('a', 'b', ' ', '1', '*', '?', 'ä'), { maxLength: 8 })
  .map((letters) => letters.join(''));

it('assigns every camera once, whatever groups and patterns there are', () => {
  fc.assert(
    fc.property(
      fc.array(names),
      fc.array(names),
      fc.array(names, { maxLength: 3 }),
      (cameraNames, groupNames, patterns) => {
        const cameras = cameraNames.map((name, line) => camera({ name, key: String(line), line }));
        const result = matchCameras(cameras, groupsNamed(...groupNames), { patterns: new Map([[1, patterns]]) });
        const places = [...result.matched, ...result.unmatched.map((each) => each.camera)].map(({ line }) => line);
        expect(places.toSorted((a, b) => a - b)).toEqual(cameras.map(({ line }) => line));
        expect(result.groups.reduce((sum, { reportedCameras }) => sum + reportedCameras, 0)).toBe(
          result.matched.length,
        );
      },
    ),
  );
});

it('reads wildcards as a regular expression would', () => {
  fc.assert(
    fc.property(names, names, (pattern, name) => {
      const source = pattern.replaceAll('?', '.').replaceAll('*', '.*');
      expect(fits(pattern, name)).toBe(new RegExp(`^${source}$`, 's').test(name));
    }),
  );
});

it('matches 5000 cameras with 500 groups and 500 patterns without a noticeable wait', () => {
  const groups = Array.from({ length: 500 }, (_, index) => ({
    cameraGroupId: index + 1,
    name: `Floor ${index} *`,
    designedCameras: 10,
  }));
  const patterns = new Map(groups.map(({ cameraGroupId }) => [cameraGroupId, [`*-${cameraGroupId}-*`]]));
  const cameras = Array.from({ length: 5000 }, (_, index) =>
    camera({ name: `${'a'.repeat(60)}-${(index % 500) + 1}-x`, key: String(index) }),
  );
  const start = performance.now();
  expect(matchCameras(cameras, groups, { patterns }).matched).toHaveLength(5000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
