import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  explain,
  type CameraRow,
  type Design,
  type Proposal,
  type TierSettings,
} from '../../../src/index.ts';
import { longestRetention } from '../../../src/doors/goals.ts';
import { compareProposals } from '../../../src/doors/comparison.ts';
import { checkServerSettings } from '../../../src/index.ts';
import { MachineType, Recording } from '../../../src/doors/enumerations.ts';
import { TIER_BOUNDS } from '../../../src/doors/bounds.ts';
import { SHARED_SETTINGS } from '../../../src/doors/design.ts';
import type { NumberStep } from '../../../src/doors/explanations.ts';
import { expectClose } from '../../support/close-to.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  groupsOf,
  huskyDesign,
  type GenericChange,
} from '../../support/designs.ts';
import { english, worded } from '../../support/in-english.ts';

const TEN_DAYS: Partial<TierSettings> = { groomAfterDays: 10 };

/** 100 cameras of 2 Mbit/s at 11 fps: with a key frame of ten delta frames, the second archive keeps half of the rate. */
const CAMERAS = constantGroup({
  kbps: 2000,
  quantity: 100,
  retentionDays: 30,
  fps: { continuous: 11, motion: 11 },
});

function designOf(tiers: Partial<TierSettings>, change: GenericChange = {}, cameras = CAMERAS): Design {
  return genericDesign(cameras, { archiving: true, systemOverhead: 0, tiers, ...change });
}

function sized(...of: Parameters<typeof designOf>): Proposal {
  return calculateProposal(designOf(...of), catalogue);
}

const warningsOf = ({ warnings }: Proposal): readonly string[] => warnings.map(({ code }) => code);

describe('the disks of two archives', () => {
  // 520 Mbit/s, of which half is read and written again: 520 * 2.5 * 0.035 reads, 520 * 1.5 * 0.065 writes of 4 operations in RAID 5.
  it.each([
    [0, 3, 'no second archive'],
    [1, 4, '248 operations a second, where three disks do 240'],
  ])('with grooming after %i days are %i: %s', (groomAfterDays, disks) => {
    const cameras = CAMERAS.map((row) => ({
      ...row,
      bitrateKbit: { ...row.bitrateKbit, continuous: 5200 },
      retentionDays: 2,
    }));
    const { archiveDatabase } = sized({ groomAfterDays }, {}, cameras);
    expect(archiveDatabase?.quantity).toBe(disks);
  });
});

describe('the worked example of a second archive', () => {
  const proposal = sized(TEN_DAYS);

  it('holds 20 of 30 days at half of the rate: 2.16 TB a day for 10 days, 1.08 TB for 20', () => {
    const { tiers, totals } = proposal;
    expect(tiers?.groomAfterDays).toBe(10);
    expectClose(tiers?.fullTb, 21.6);
    expectClose(tiers?.groomedTb, 21.6);
    expectClose(tiers?.savedTb, 21.6);
    expectClose(totals.storageTb.value, 64.8);
  });

  it('is a step of the ledger from what is recorded to what is stored', () => {
    const [video, tiers, live] = english.rendered(proposal).ledger;
    expectClose(video?.tb, 64.8);
    expect(tiers).toMatchObject({ code: 'tiers', title: 'Second archive with reduced frame rate' });
    expectClose(tiers?.tb, 43.2);
    expectClose(tiers?.factor, 2 / 3);
    expect(live?.code).toBe('live');
  });

  it('needs less of the archive of each server', () => {
    const { quantity } = proposal.genericProposal!;
    expect(quantity).toBe(1);
    expectClose(proposal.archiveDatabase?.reqCapacity, 43.2 + 0.005);
    expectClose(proposal.serverPlan?.servers?.[0]?.storageTb, 43.2);
    expectClose(proposal.liveDatabase?.reqCapacity, sized({}).liveDatabase!.reqCapacity);
  });

  it('is read from the archive and written to it once more', () => {
    // 200 Mbit/s of cameras, 2 of one client: written, read again, half of it written again, played back.
    expectClose(proposal.archiveDatabase?.transferSpeed, (2 * 200 + 100 + 2) / 8);
    expectClose(sized({}).archiveDatabase?.transferSpeed, (200 + 2) / 8);
    const penalty = { 'RAID 5': 4, 'RAID 6': 6, 'RAID 10': 2 }[proposal.archiveDatabase!.raidType]!;
    expectClose(proposal.archiveDatabase?.iops, 0.035 * 502 + penalty * (0.29 * 100 + 0.065 * 100));
  });

  it('passes a storage network as often', () => {
    const onSan = sized(TEN_DAYS, { archiveDatabase: { storageConnectivity: 2 } });
    expectClose(onSan.loads?.find(({ limit }) => limit === 'storageLink')?.value, 200 + 200 + 100);
  });

  it('holds more days on the same disks, each of them half as large', () => {
    const { retentionReach: reach, archiveDatabase, failure, reach: storages } = proposal;
    const room = (43.2 * archiveDatabase!.formattedCapacity) / archiveDatabase!.reqCapacity;
    expectClose(reach?.room, room);
    expectClose(reach?.likely, 10 + (room - 21.6) / 1.08);
    expect(failure?.states.find(({ state }) => state === 'normal')?.retentionDays).toBe(30);
    const left = archiveDatabase!.formattedCapacity - archiveDatabase!.reqCapacity;
    expectClose(storages?.[0]?.alone[0]?.days, 30 + left / 1.08);
    expect(reach?.needs.map(({ retention }) => retention)).toEqual([10, 15, 30, 45, 60]);
    for (const [index, tb] of [21.6, 27, 43.2, 59.4, 75.6].entries()) expectClose(reach?.needs[index]?.value, tb);
  });

  it('says for each retention to compare with what either archive holds', () => {
    const held = proposal.retentionReach!.needs.map(({ tiers }) => tiers!);
    for (const [index, tb] of [0, 5.4, 21.6, 37.8, 54].entries()) {
      expectClose(held[index]!.fullTb, 21.6);
      expectClose(held[index]!.groomedTb, tb);
    }
    expect(sized({}).retentionReach!.needs.map(({ tiers }) => tiers)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps as many days as the search for the longest retention finds', () => {
    const longest = longestRetention(designOf(TEN_DAYS), catalogue)!;
    expect(longest.longestDays).toBe(Math.floor(proposal.retentionReach!.likely));
  });
});

describe('a second archive', () => {
  it('keeps the chosen frame rate of MJPEG, and no more than there is', () => {
    const mjpeg = (fps: number): CameraRow[] =>
      CAMERAS.map((row) => ({ ...row, codec: 1, fps: { continuous: fps, motion: fps } }));
    const kept = (fps: number): number => sized({ ...TEN_DAYS, groomFps: 5 }, {}, mjpeg(fps)).tiers!.groomedTb;
    expectClose(kept(25), 43.2 / 5);
    expectClose(kept(4), 43.2);
  });

  it('keeps a stream of one frame a second as it is', () => {
    const slow = CAMERAS.map((row) => ({ ...row, fps: { continuous: 1, motion: 1 } }));
    expect(sized(TEN_DAYS, {}, slow).tiers?.savedTb).toBe(0);
  });

  it('saves exactly nothing where it keeps every frame, whatever the groups', () => {
    const slow = { fps: { continuous: 1, motion: 1 }, motion: { continuous: 0, motion: 33 }, retentionDays: 3 };
    const saved = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((quantity) => {
      const rows = groupsOf({ ...slow, quantity }, { ...slow, quantity: 11 - quantity });
      return sized({ groomAfterDays: 1 }, {}, rows).tiers?.savedTb;
    });
    expect(new Set(saved)).toEqual(new Set([0]));
  });

  it('keeps sound and metadata whole', () => {
    const extras = { ...CAMERAS[0]!.extras, audioKbps: 64, metadataKbps: 36 };
    const { tiers } = sized(
      TEN_DAYS,
      {},
      CAMERAS.map((row) => ({ ...row, extras })),
    );
    expectClose(tiers?.groomedTb, 21.6 * 1.1);
  });

  it('reduces each half by its own frame rate', () => {
    const speedup = CAMERAS.map((row) => ({
      ...row,
      recording: Recording.speedup,
      fps: { continuous: 1, motion: 11 },
      motion: { continuous: 75, motion: 25 },
      bitrateKbit: { continuous: 400, motion: 4000 },
      motionIsCustomBitrate: true,
    }));
    // 0.75 x 400 whole, 0.25 x 4000 at half: 800 of 1300 kbit/s
    expectClose(sized(TEN_DAYS, {}, speedup).tiers?.groomedTb, (43.2 * 800) / 2000);
  });

  it('leaves what is locked as evidence at the full rate', () => {
    const design = designOf(TEN_DAYS);
    const evidenceLock = { locksPerMonth: 10, camerasPerLock: 10, hoursPerLock: 10, monthsKept: 12 };
    const locked = calculateProposal(
      { ...design, serverSettings: { ...design.serverSettings, evidenceLock } },
      catalogue,
    );
    // 12 000 hours of 2 Mbit/s are 10.8 TB.
    expectClose(locked.archiveDatabase?.reqCapacity, 43.2 + 10.8 + 0.005);
    const { formattedCapacity } = locked.archiveDatabase!;
    const room = (43.2 * (formattedCapacity - 10.8)) / (43.2 + 0.005);
    expectClose(locked.retentionReach?.likely, 10 + (room - 21.6) / 1.08);
    expectClose(locked.reach?.[0]?.alone[0]?.days, 10 + (formattedCapacity - 0.005 - 10.8 - 21.6) / 1.08);
    expect(locked.ledger.slice(0, 4).map(({ code }) => code)).toEqual(['video', 'tiers', 'live', 'evidence-lock']);
  });

  it('does not change groups with a shorter retention', () => {
    const short = { ...CAMERAS[0]!, id: 2, streamId: 2, cameraGroupId: 2, retentionDays: 10 };
    const { tiers } = sized(TEN_DAYS, {}, [short, ...CAMERAS]);
    expectClose(tiers?.fullTb, 2 * 21.6);
    expectClose(tiers?.groomedTb, 21.6);
  });

  it('is listed at the part of each retention at which it takes over, where they differ', () => {
    const kept = [80, 40].map((retentionDays, index) => ({
      ...CAMERAS[0]!,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: index + 1,
      retentionDays,
    }));
    const { needs, unit } = sized(TEN_DAYS, {}, kept).retentionReach!;
    expect(unit).toBe('%');
    expect(needs.map(({ retention }) => retention)).toEqual([12.5, 25, 50, 100, 150, 200]);
    // 2.16 TB a day of each group: at an eighth 10 and 5 days, at a quarter 20 and 10, and all of them in the end.
    const held = needs.map(({ tiers }) => tiers!);
    for (const [at, [full, groomed]] of [
      [15, 0],
      [20, 10],
      [20, 40],
      [20, 100],
    ].entries()) {
      expectClose(held[at]!.fullTb, 2.16 * full!);
      expectClose(held[at]!.groomedTb, 1.08 * groomed!);
    }
  });

  it('is listed at six retentions at the most, those at which the slope changes most', () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...CAMERAS[0]!,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: index + 1,
      retentionDays: 12 + index,
    }));
    const { needs } = sized(TEN_DAYS, {}, rows).retentionReach!;
    expect(needs).toHaveLength(4 + 6);
    expect(Math.round(1000 / needs[0]!.retention)).toBe(31);
    expect(Math.round(1000 / needs.find(({ retention }) => retention > 33)!.retention)).toBe(30);
  });

  it('that takes over at the end of the retention or later grooms nothing, and a warning says so', () => {
    const unused = sized({ groomAfterDays: 30 });
    expect(warningsOf(unused)).toContain('second-archive-unused');
    expect(warningsOf(sized({ groomAfterDays: 29 }))).not.toContain('second-archive-unused');
    expect(unused.tiers?.savedTb).toBe(0);
    expect(unused.archiveDatabase).toEqual(sized({}).archiveDatabase);
  });

  it.each([
    ['without archiving', designOf(TEN_DAYS, { archiving: false }), designOf({}, { archiving: false })],
    [
      'on appliances',
      {
        ...huskyDesign(CAMERAS),
        serverSettings: { ...huskyDesign(CAMERAS).serverSettings, tiers: { ...SHARED_SETTINGS.tiers, ...TEN_DAYS } },
      },
      huskyDesign(CAMERAS),
    ],
  ])('is ignored %s', (_, design, without) => {
    expect(JSON.stringify(calculateProposal(design, catalogue))).toBe(
      JSON.stringify(calculateProposal(without, catalogue)),
    );
  });
});

describe('a second archive that costs more than it saves', () => {
  const MACHINE: GenericChange = { machineType: MachineType.highPerformance, maxCamerasPerServer: 500 };
  const fast = (quantity: number, retentionDays: number, fps = 30): CameraRow[] =>
    groupsOf({
      quantity,
      retentionDays,
      recording: Recording.constant,
      fps: { continuous: fps, motion: fps },
    });
  const saidOf = (tiers: Partial<TierSettings>, cameras: CameraRow[]): string[] =>
    english
      .rendered(sized(tiers, MACHINE, cameras))
      .warnings.flatMap(({ code, message }) => (code.startsWith('second-archive') ? [`${code}: ${message}`] : []));

  it('is told with the hardware that it takes and that none would take', () => {
    expect(saidOf({ groomAfterDays: 6, keyFrameRatio: 30 }, fast(200, 7))).toEqual([
      'second-archive-costs: The second archive after 6 days costs more than it saves: 1 x High-performance server, 4 x 2 TB RAID 10 and 8 x 20 TB RAID 10; without it 1 x High-performance server, 4 x 2 TB RAID 10 and 7 x 18 TB RAID 6.',
    ]);
    expect(saidOf({ groomAfterDays: 6, keyFrameRatio: 30 }, fast(400, 7))).toHaveLength(1);
  });

  it('is told to save nothing where it keeps every frame', () => {
    expect(saidOf({ groomAfterDays: 6 }, fast(60, 7, 1))).toEqual([
      'second-archive-unused: The second archive takes over after 6 days, but keeps every frame of these cameras: it saves no storage.',
    ]);
  });

  it('is not told where it saves hardware', () => {
    expect(saidOf(TEN_DAYS, CAMERAS)).toEqual([]);
  });

  it('comes first of all warnings but for those of recordings that may be lost', () => {
    const lost = ['no-failover', 'disks-nearly-full'];
    const codes = warningsOf(sized({ groomAfterDays: 6, keyFrameRatio: 30 }, MACHINE, fast(200, 7)));
    expect(codes.find((code) => !lost.includes(code))).toBe('second-archive-costs');
  });
});

describe('the size of a key frame', () => {
  const ratioStep = (keyFrameRatio: number): NumberStep => {
    const { steps } = explain(
      calculateProposal(designOf({ ...TEN_DAYS, keyFrameRatio }), catalogue),
      'tiers.groomedTb',
    );
    return steps.find(
      (step): step is NumberStep => 'value' in step && step.unit === '1' && step.value === keyFrameRatio,
    )!;
  };

  it('is assumed where it was not typed', () => {
    expect(ratioStep(10).origin).toMatchObject({ kind: 'catalogue', grade: 'assumed' });
  });

  it('is the typed one', () => {
    expect(ratioStep(30).origin).toMatchObject({ kind: 'given', path: 'serverSettings.tiers.keyFrameRatio' });
  });
});

describe('the settings', () => {
  const errorsOf = (tiers: object) =>
    checkServerSettings({ ...designOf({}).serverSettings, tiers: tiers as TierSettings }, catalogue, '');

  it.each(Object.entries(TIER_BOUNDS))('have bounds: %s', (field, { min, max }) => {
    const withValue = (value: number) => errorsOf({ ...SHARED_SETTINGS.tiers, [field]: value });
    expect([min, max].flatMap(withValue)).toEqual([]);
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect(withValue(value).map(({ path }) => path)).toEqual([`tiers.${field}`]);
    }
  });

  it('are an object', () => {
    expect(errorsOf([])).toEqual([{ path: 'tiers', message: worded('Must be an object') }]);
  });

  it('are the defaults in proposals issued before the setting existed', () => {
    const { tiers: _later, ...serverSettings } = designOf({}).serverSettings;
    const proposal = { result: {}, derivations: { figures: {}, steps: [] } };
    const issued = { ...proposal, design: { cameras: CAMERAS, serverSettings } };
    expect(compareProposals(issued, { ...proposal, design: designOf({}) }, catalogue)).toEqual([]);
    expect(english.rendered(compareProposals(issued, { ...proposal, design: designOf(TEN_DAYS) }, catalogue))).toEqual([
      {
        path: 'serverSettings.tiers.groomAfterDays',
        title: 'Settings: second archive, days at the full frame rate',
        before: 0,
        after: 10,
        unit: 'day',
      },
    ]);
  });
});
