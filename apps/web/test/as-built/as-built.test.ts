import type { MatchedReport, ReportCamera } from '@site-designer/camera-report';
import type { AsBuiltCamera } from '@site-designer/sizing-engine/as-built';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { daysText, isShort, placedParts, signedDays, spanOf } from '../../src/features/as-built/check/gap-scale.ts';
import { forgetGroups, rememberedGroups, rememberGroups } from '../../src/features/as-built/check/remembered-groups.ts';
import { listedCameras, shownCameras } from '../../src/features/as-built/check/shown-cameras.ts';

describe('the parts of a gap', () => {
  test('that cost days are placed below 0, those that add days above it', () => {
    expect(placedParts({ rate: -30, recordedShare: 10, retentionSetting: -20, capacity: -5 })).toEqual([
      { part: 'rate', from: -30, to: 0 },
      { part: 'recordedShare', from: 0, to: 10 },
      { part: 'retentionSetting', from: -50, to: -30 },
      { part: 'capacity', from: -55, to: -50 },
    ]);
  });

  test('that are unknown or zero are not drawn', () => {
    expect(placedParts({ rate: -30, recordedShare: null, retentionSetting: null, capacity: 0 })).toEqual([
      { part: 'rate', from: -30, to: 0 },
    ]);
  });

  test('of all bars and 0 lie within their span', () => {
    const part = fc.integer({ min: -900, max: 900 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ rate: part, recordedShare: part, retentionSetting: part, capacity: part })),
        (gaps) => {
          const [least, most] = spanOf(gaps.map((parts) => ({ days: 0, parts })));
          expect(least).toBeLessThan(most);
          expect(least).toBeLessThanOrEqual(0);
          expect(most).toBeGreaterThanOrEqual(0);
          for (const { from, to } of gaps.flatMap(placedParts)) {
            expect(from).toBeGreaterThanOrEqual(least);
            expect(to).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });

  test('have their sign, and less than half a day is not a loss', () => {
    expect([signedDays(-38.14), signedDays(2), signedDays(0), daysText(34.75)]).toEqual(['−38.1', '+2', '0', '34.8']);
    expect([isShort({ days: -0.4 }), isShort({ days: -0.6 })]).toEqual([false, true]);
  });
});

describe('the chosen groups', () => {
  afterEach(() => localStorage.clear());
  const chosen = {
    assigned: new Map([
      ['a', 7],
      ['b', null],
    ]),
    patterns: new Map([[7, ['Lobby*']]]),
    groomedStorages: ['Archive'],
  };

  const nothing = { assigned: new Map(), patterns: new Map(), groomedStorages: [] };

  test('are remembered only for their design', () => {
    expect(rememberGroups(1, chosen)).toBe(true);
    expect(rememberedGroups(1)).toEqual(chosen);
    expect(rememberedGroups(2)).toEqual(nothing);
    forgetGroups(1);
    expect(rememberedGroups(1)).toEqual(nothing);
  });

  test.each(['', '{', '[]', 'null', '{"assigned":[["a"],[1,2],5],"patterns":[[1,[2]]],"groomedStorages":"x"}'])(
    'are none if the stored value is %j',
    (text) => {
      localStorage.setItem('site-designer.as-built.1', text);
      expect(rememberedGroups(1)).toEqual(nothing);
    },
  );
});

describe('the list of cameras', () => {
  const camera = (key: string, name: string): ReportCamera => ({
    key,
    name,
    line: 2,
    isEnabled: true,
    usedSpaceGib: 1,
    daysHeld: 1,
    recordedPercent: null,
    setDays: null,
    hasEvidenceLock: null,
    storageName: null,
    hardwareName: 'HW',
    model: 'P3245',
    recorderName: 'REC1',
    deviceGroups: [],
    momentKbps: null,
  });
  const cameras = [camera('a', 'Lobby 1'), camera('b', 'Gate'), camera('c', 'Roof')];
  const matching: MatchedReport = {
    matched: [{ ...cameras[0]!, cameraGroupId: 7, by: 'name' }],
    unmatched: [{ camera: cameras[1]!, candidates: [7, 8] }],
    leftOut: [cameras[2]!],
    groups: [],
  };
  const listed = listedCameras(cameras, matching);
  const checked = { status: 'checked', gap: { days: -3, parts: { rate: -3, recordedShare: 0, capacity: 0 } } };
  const resultOf = (key: string) => (key === 'a' ? (checked as AsBuiltCamera) : undefined);
  const namesOf = (filter: Parameters<typeof shownCameras>[1]['filter'], search = '') =>
    shownCameras(listed, { filter, search, resultOf }).map(({ camera: { name } }) => name);

  test('shows the group of each, or why it has none', () => {
    expect(listed.map(({ cameraGroupId, by, candidates }) => [cameraGroupId, by, candidates])).toEqual([
      [7, 'name', []],
      [undefined, undefined, [7, 8]],
      [null, undefined, []],
    ]);
  });

  test('is filtered by a choice and by words of the names', () => {
    expect(namesOf('all')).toEqual(['Lobby 1', 'Gate', 'Roof']);
    expect(namesOf('open')).toEqual(['Gate']);
    expect(namesOf('gap')).toEqual(['Lobby 1']);
    expect(namesOf('unchecked')).toEqual([]);
    expect(namesOf('all', 'p3245 LOB')).toEqual(['Lobby 1']);
  });
});
