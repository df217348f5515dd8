import { describe, expect, it } from 'vitest';
import { explain, SizingError, type CameraRow } from '../../src/index.ts';
import { asBuiltCheck, withMeasuredRates, type AsBuiltOptions, type RecordedCamera } from '../../src/doors/as-built.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { applyChange } from '../../src/index.ts';
import { LensType, Recording } from '../../src/doors/enumerations.ts';
import { consecutiveIds } from '../../src/doors/design.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, rowOf } from '../support/designs.ts';
import { english } from '../support/in-english.ts';
import { gibOf, recorded, reportOf } from '../support/reports.ts';
import { derivationText } from '../support/in-english.ts';

/** Ten cameras at 2702 kbit/s for 40 % of 90 days, as in docs/model.md#as-built. */
const LOBBY = groupsOf({ streamName: 'Lobby', quantity: 10, retentionDays: 90 });
const design = huskyDesign(LOBBY);
const PLANNED_GIB = gibOf(1080.8, 90);

/** The report of the worked example: the planned space holds 35 days. */
const SHORT = lobby({ usedSpaceGib: PLANNED_GIB, daysHeld: 35, recordedPercent: 60 });

function lobby(change: Partial<RecordedCamera>, cameras = 10): RecordedCamera[] {
  return Array.from({ length: cameras }, (_, index) =>
    recorded({ key: String(index), name: `Lobby ${index}`, ...change }),
  );
}

function checkOf(cameras: readonly RecordedCamera[], options?: AsBuiltOptions, rows: readonly CameraRow[] = LOBBY) {
  return asBuiltCheck({ design: huskyDesign(rows), cameras }, catalogue, options);
}

describe('the worked example of docs/model.md', () => {
  const { groups, cameras, totals } = checkOf(SHORT);
  const [group] = groups;

  it('has the actual rate, share and days beside the planned ones', () => {
    expect(group!.planned).toEqual({ rateKbps: 1080.8, recordedPercent: 40, days: 90 });
    expectClose(group!.actual!.rateKbps, 2779.2);
    expect(group!.actual!.recordedPercent).toBe(60);
    expectClose(group!.actual!.days, 35);
    expect(cameras[0]!.heldBy).toBe('space');
  });

  it.each([
    ['the group', group!],
    ['a camera', cameras[0]!],
  ])('splits the 55 days of %s into 31.25 of the rate and 23.75 of the share', (_, { gap }) => {
    expectClose(gap!.days, -55);
    expectClose(gap!.parts.rate, -31.25);
    expectClose(gap!.parts.recordedShare!, -23.75);
    expect(Math.abs(gap!.parts.capacity)).toBeLessThan(1e-9);
  });

  it('needs 1.651 TB more per camera, 0.938 for the rate and 0.713 for the share', () => {
    const { plannedTb, missingTb, parts } = totals.storage!;
    expectClose(plannedTb, 10.505376);
    expectClose(missingTb, (10.505376 * 11) / 7);
    expectClose(parts.rate, 10.505376 * (5 / 7) * 1.25);
    expectClose(parts.recordedShare!, 10.505376 * 0.5 * (19 / 14));
    expect(Math.abs(parts.capacity)).toBeLessThan(1e-9);
    expect(group!.storage).toEqual(totals.storage);
  });

  it('explains the part of the rate down to the lines of the report and the fields of the design', () => {
    const text = derivationText(explain(checkOf(SHORT), 'groups[0].gap.parts.rate'), formulas);
    expect(text).toContain('report.cameras[*].usedSpaceGib');
    expect(text).toContain('cameras[0].motion.motion');
    expect(text).not.toMatch(/report\.\S+.*default/);
  });

  it('is measured as 4632 kbit/s at 60 % of the time, for 35 days', () => {
    const check = checkOf(SHORT);
    const { change } = withMeasuredRates({ design, check }, catalogue, {
      measuredUtc: '2026-05-04T08:00:00Z',
      note: { 1: 'Report 7' },
    });
    const [row] = applyChange(design, change, { catalogue, ids: consecutiveIds(0) }).design.cameras;
    expect(row).toMatchObject({ motion: { motion: 60 }, bitrateKbit: { motion: 4632 }, motionIsCustomBitrate: true });
    expect(row!.measured.motion).toEqual({
      measuredUtc: '2026-05-04T08:00:00Z',
      sampleHours: 840,
      note: 'Report 7',
    });
    expect(row!.measured.continuous).toBeNull();
  });
});

describe('recorders that are set to other days than planned', () => {
  const rows = groupsOf({ streamName: 'Lobby', quantity: 100, recording: Recording.constant, retentionDays: 90 });
  const PLANNED_KBPS = rows[0]!.bitrateKbit.continuous;
  const setTo35 = (rate: number, change: Partial<RecordedCamera> = {}) =>
    lobby(
      { usedSpaceGib: gibOf(PLANNED_KBPS * rate, 35), daysHeld: 35, recordedPercent: 100, setDays: 35, ...change },
      100,
    );

  it.each([1, 3])('lose all of the days by the setting, at %s times the planned rate', (rate) => {
    const { groups, cameras, totals } = checkOf(setTo35(rate), {}, rows);
    expect(cameras[0]!.gap).toEqual({
      days: -55,
      parts: { rate: 0, recordedShare: 0, capacity: 0, retentionSetting: -55 },
    });
    const { days, parts } = groups[0]!.gap!;
    expectClose(days, -55);
    expectClose(parts.retentionSetting!, -55);
    expect(parts).toMatchObject({ rate: 0, recordedShare: 0, capacity: 0 });
    expect(groups[0]!.storage!.missingTb).toBe(0);
    expect(totals.shortTb).toBe(0);
    expectClose(totals.storage!.neededTb, 2.6263 * 100 * rate, 1e-3);
  });

  it('lose the rest by what space ends before: 20 of 35 days at twice the rate', () => {
    const cameras = setTo35(2, { daysHeld: 20, usedSpaceGib: gibOf(PLANNED_KBPS * 2, 20) });
    const { gap, storage } = checkOf(cameras, {}, rows).cameras[0]!;
    // Planned space of 35 days: 40 of 35 are used, for 20 days at twice the rate.
    expect(gap!.parts.retentionSetting).toBe(-55);
    expectClose(gap!.parts.rate, 35 * (1 / 2 - 1) * ((1 + 40 / 35) / 2));
    expectClose(gap!.parts.capacity, 35 * (40 / 35 - 1) * ((1 + 1 / 2) / 2));
    expectClose(storage!.missingTb, (2.6263 / 90) * (2 * 35 - 40), 1e-3);
  });

  it('count with their rates beside cameras of the group that space ends', () => {
    const held = setTo35(1).slice(0, 50);
    const full = setTo35(1, { daysHeld: 30, usedSpaceGib: gibOf(PLANNED_KBPS, 30), setDays: 90 }).slice(50);
    const { gap, storage } = checkOf([...held, ...full], {}, rows).groups[0]!;
    expectClose(gap!.days, -57.5);
    expectClose(gap!.parts.retentionSetting!, -27.5);
    expectClose(gap!.parts.capacity, -30);
    expectClose(storage!.missingTb, 50 * 2.6263 * (60 / 90), 1e-3);
  });

  it('count as set to the planned days where the report does not tell it', () => {
    const { gap } = checkOf(setTo35(1, { setDays: null }), {}, rows).groups[0]!;
    expect(gap!.parts.retentionSetting).toBeNull();
    expectClose(gap!.parts.capacity, -55);
  });

  it('gain the days that are set beyond the planned ones', () => {
    const { gap } = checkOf(setTo35(1, { daysHeld: 100, setDays: 100 }), {}, rows).cameras[0]!;
    expect(gap).toEqual({ days: 10, parts: { rate: 0, recordedShare: 0, capacity: 0, retentionSetting: 10 } });
  });
});

describe('groups of which one has no recorded share in the report', () => {
  const rows = groupsOf({ streamName: 'Lobby', quantity: 2 }, { streamName: 'Yard', quantity: 1 });
  const { groups, totals } = checkOf(
    [
      recorded({ key: '1', cameraGroupId: 1, daysHeld: 20 }),
      recorded({ key: '2', cameraGroupId: 1, daysHeld: 12 }),
      recorded({ key: '3', cameraGroupId: 2, recordedPercent: null }),
    ],
    undefined,
    rows,
  );

  it('add up the shares that are known', () => {
    expect(groups.map(({ storage }) => storage!.parts.recordedShare === null)).toEqual([false, true]);
    expectClose(totals.storage!.parts.recordedShare!, groups[0]!.storage!.parts.recordedShare!);
  });

  it('give the fewest days that a camera holds', () => {
    expect(groups.map(({ fewestDays }) => fewestDays)).toEqual([12, 30]);
  });
});

describe('a camera that cannot be checked', () => {
  it.each<[RecordedCamera, string, AsBuiltOptions | undefined]>([
    [recorded({ isEnabled: false }), 'disabled', undefined],
    [recorded({ hasEvidenceLock: true }), 'locked', undefined],
    [recorded({ storageName: 'Long archive' }), 'groomed', { groomedStorages: ['Long archive'] }],
    [recorded({ usedSpaceGib: null }), 'no-figures', undefined],
    [recorded({ daysHeld: null }), 'no-figures', undefined],
    [recorded({ usedSpaceGib: 0 }), 'nothing-recorded', undefined],
    [recorded({ daysHeld: 0 }), 'nothing-recorded', undefined],
  ])('%# is named and not computed', (camera, status, options) => {
    const { cameras, groups, findings } = checkOf([camera], options);
    expect(cameras[0]).toMatchObject({ status, actual: null, heldBy: null, gap: null, storage: null });
    expect(groups[0]).toMatchObject({ reportedCameras: 1, checkedCameras: 0, actual: null, gap: null });
    expect(findings).toContainEqual(expect.objectContaining({ code: 'not-checked', cameras: 1 }));
  });

  it('is one whose group the second archive of the design reduces', () => {
    const rows = groupsOf({ retentionDays: 30 }, { retentionDays: 20 });
    const tiered = genericDesign(rows, { archiving: true });
    const serverSettings = { ...tiered.serverSettings, tiers: { groomAfterDays: 20, groomFps: 1, keyFrameRatio: 10 } };
    const cameras = [recorded(), recorded({ cameraGroupId: 2 })];
    const check = asBuiltCheck({ design: { ...tiered, serverSettings }, cameras }, catalogue);
    expect(check.cameras.map(({ status }) => status)).toEqual(['groomed', 'checked']);
  });

  it('does not change the figures of the others', () => {
    const { groups } = checkOf([...SHORT, recorded({ usedSpaceGib: 9999, hasEvidenceLock: true })]);
    expect(groups[0]).toMatchObject({ reportedCameras: 11, checkedCameras: 10 });
    expectClose(groups[0]!.actual!.rateKbps, 2779.2);
  });
});

describe('what ended the recordings', () => {
  it.each([
    ['the days of the recorder', { daysHeld: 30.2, setDays: 30 }, undefined, 'set-days'],
    ['the planned days, where the report tells none', { daysHeld: 90.2 }, undefined, 'set-days'],
    ['the space', { daysHeld: 29, setDays: 30 }, undefined, 'space'],
    ['the age of the site', { daysHeld: 19.6, setDays: 30 }, { recordingDays: 20 }, 'site-age'],
  ] as const)('is %s', (_, change, options, heldBy) => {
    expect(checkOf(lobby(change, 1), options).cameras[0]).toMatchObject({ heldBy });
  });

  it('is no gap of a site that is younger than its retention', () => {
    const { groups, cameras, totals } = checkOf(lobby({ daysHeld: 20, usedSpaceGib: gibOf(1080.8, 20) }), {
      recordingDays: 20,
    });
    expect(cameras[0]).toMatchObject({ gap: null, storage: null });
    expect(groups[0]).toMatchObject({ gap: null, storage: null });
    expectClose(groups[0]!.actual!.rateKbps, 1080.8);
    expect(totals.storage).toBeNull();
  });
});

describe('findings', () => {
  const codes = (cameras: readonly RecordedCamera[]) =>
    checkOf(cameras).findings.map(({ code, cameras: count }) => [code, count]);

  it('are empty for a report that is as planned', () => {
    expect(checkOf(lobby({ usedSpaceGib: gibOf(1080.8, 89), daysHeld: 89, recordedPercent: 40 })).findings).toEqual([]);
  });

  it.each<[string, RecordedCamera[], (string | number)[]]>([
    ['another number of cameras', lobby({ daysHeld: 80 }, 8), ['other-number-of-cameras', 2]],
    ['no camera at all', [], ['other-number-of-cameras', 10]],
    ['a recorder that is set to other days', lobby({ daysHeld: 29, setDays: 30 }), ['set-days-differ', 10]],
    ['a recorder that deletes by age', lobby({ daysHeld: 30, setDays: 30 }), ['held-by-set-days', 10]],
    ['less than a week of recordings', lobby({ daysHeld: 6.9 }), ['short-sample', 10]],
    ['no recorded share', lobby({ daysHeld: 80, recordedPercent: null }), ['no-recorded-share', 10]],
  ])('tell of %s', (_, cameras, finding) => {
    expect(codes(cameras)).toContainEqual(finding);
  });
});

describe('groups of several streams', () => {
  const LENSES = [
    rowOf({ id: 1, streamId: 1, quantity: 2, lensType: LensType.multiParent, retentionDays: 30 }),
    rowOf({
      id: 2,
      streamId: 2,
      quantity: 2,
      lensType: LensType.multiChild,
      retentionDays: 30,
      motion: { continuous: 0, motion: 20 },
    }),
  ];

  it('count the lenses of a multi-lens camera, with the mean of their rates and shares', () => {
    const { groups, findings } = checkOf(lobby({ daysHeld: 29 }, 4), {}, LENSES);
    expect(groups[0]).toMatchObject({ designedCameras: 4, planned: { recordedPercent: 30, days: 30 } });
    expectClose(groups[0]!.planned.rateKbps, 2702 * 0.3);
    expect(findings).toEqual([]);
  });

  it('count a camera with two streams once, with the rates of both', () => {
    const rows = [
      rowOf({ id: 1, quantity: 3 }),
      rowOf({ id: 2, streamId: 2, quantity: 3, recording: Recording.constant, hoursPerDay: 12 }),
    ];
    const [, second] = rows;
    const { groups } = checkOf([], {}, rows);
    expect(groups[0]!.designedCameras).toBe(3);
    expectClose(groups[0]!.planned.rateKbps, 1080.8 + second!.bitrateKbit.continuous / 2);
  });

  it('kept for different times, have the days that their space holds', () => {
    const rows = [rowOf({ id: 1, retentionDays: 30 }), rowOf({ id: 2, streamId: 2, retentionDays: 90 })];
    expectClose(checkOf([], {}, rows).groups[0]!.planned.days, 60);
  });
});

describe('measured rates', () => {
  const measuredRow = (change: Partial<CameraRow>, kbps: number, recordedPercent: number | null = null) => {
    const rows = groupsOf({ retentionDays: 30, ...change });
    const site = huskyDesign(rows);
    const check = asBuiltCheck(
      { design: site, cameras: [recorded({ usedSpaceGib: gibOf(kbps, 29), daysHeld: 29, recordedPercent })] },
      catalogue,
    );
    const { change: patches, notTaken } = withMeasuredRates({ design: site, check }, catalogue, {
      measuredUtc: '2026-05-04',
    });
    return { row: applyChange(site, patches, { catalogue, ids: consecutiveIds(0) }).design.cameras[0]!, notTaken };
  };

  it('keep the share of motion where the report does not have it', () => {
    expect(measuredRow({}, 1600).row).toMatchObject({ motion: { motion: 40 }, bitrateKbit: { motion: 4000 } });
  });

  it('keep the hours of a day', () => {
    expect(measuredRow({ recording: Recording.constant, hoursPerDay: 12 }, 1000).row.bitrateKbit.continuous).toBe(2000);
  });

  it('change both rates of speedup in proportion', () => {
    const change = {
      recording: Recording.speedup,
      continuousIsCustomBitrate: true,
      motionIsCustomBitrate: true,
      bitrateKbit: { continuous: 500, motion: 3000 },
    };
    expect(measuredRow(change, 3000, 100).row.bitrateKbit).toEqual({ continuous: 1000, motion: 6000 });
  });

  it('do not include sound, metadata and buffers around events, which stay unchanged', () => {
    const extras = { audioKbps: 64, metadataKbps: 36, eventsPerHour: 36, preSeconds: 5, postSeconds: 5 };
    const { row } = measuredRow({ extras }, 1050, 50);
    expect(row).toMatchObject({ motion: { motion: 40 }, bitrateKbit: { motion: 2000 }, extras });
  });

  it.each([
    ['a rate above what can be typed', {}, 20_000, /cannot be typed/],
    [
      'less than the sound alone',
      { extras: { audioKbps: 320, metadataKbps: 1000, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 } },
      400,
      /Sound and metadata/,
    ],
  ])('are not taken for %s', (_, change, kbps, message) => {
    const { row, notTaken } = measuredRow(change, kbps);
    expect(english.rendered(notTaken)).toEqual([
      { cameraGroupId: 1, message: expect.stringMatching(message) as string },
    ]);
    expect(row.motionIsCustomBitrate).toBe(false);
  });

  it.each([
    [{ measuredUtc: 'May' }, 'source.measuredUtc'],
    [{ measuredUtc: '2026-05-04', note: 'x'.repeat(201) }, 'source.note'],
  ])('are refused with %o', (source, subject) => {
    const check = checkOf(SHORT);
    const asked = () => withMeasuredRates({ design, check }, catalogue, source);
    expect(asked).toThrow(expect.objectContaining({ code: 'out-of-domain', subject }) as Error);
  });

  it('are those of the requested groups', () => {
    const site = huskyDesign(groupsOf({}, {}));
    const check = asBuiltCheck({ design: site, cameras: reportOf(site) }, catalogue);
    const source = { measuredUtc: '2026-05-04', cameraGroupIds: [2] };
    expect([...withMeasuredRates({ design: site, check }, catalogue, source).change.patches.keys()]).toEqual([2]);
  });
});

describe('an invalid report', () => {
  it.each<[Partial<RecordedCamera>, string, string]>([
    [{ cameraGroupId: 9 }, 'unknown-entry', 'cameras[0].cameraGroupId'],
    [{ usedSpaceGib: -1 }, 'out-of-domain', 'cameras[0].usedSpaceGib'],
    [{ daysHeld: Number.NaN }, 'out-of-domain', 'cameras[0].daysHeld'],
  ])('%# is refused by its place', (change, code, subject) => {
    const asked = () => checkOf([recorded(change)]);
    expect(asked).toThrow(SizingError);
    expect(asked).toThrow(expect.objectContaining({ code, subject }) as Error);
  });
});
