import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, type Design, type EvidenceLock, type Proposal } from '../../../src/index.ts';
import { longestRetention } from '../../../src/doors/goals.ts';
import { replay, formulas } from '../../../src/doors/explanations.ts';
import { checkServerSettings, settleServerSettings } from '../../../src/index.ts';
import { Platform } from '../../../src/doors/enumerations.ts';
import { EVIDENCE_LOCK_BOUNDS } from '../../../src/doors/bounds.ts';
import { bareProposal } from '../../support/answers.ts';
import { simpleDesigns } from '../../support/arbitraries.ts';
import { expectClose } from '../../support/close-to.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { english, worded } from '../../support/in-english.ts';

const LOCK: EvidenceLock = { locksPerMonth: 4, camerasPerLock: 6, hoursPerLock: 1.5, monthsKept: 12 };
const NONE: EvidenceLock = { locksPerMonth: 0, camerasPerLock: 0, hoursPerLock: 0, monthsKept: 0 };

function locking(evidenceLock: EvidenceLock, design: Design): Design {
  return { ...design, serverSettings: { ...design.serverSettings, evidenceLock } };
}

const sized = (lock: EvidenceLock, design: Design) => calculateProposal(locking(lock, design), catalogue);

function stepOf({ ledger }: Proposal, code: string) {
  return ledger.find((step) => step.code === code);
}

// 100 cameras of 4 Mbit/s that are recorded all the time for 30 days: 1.8 GB an hour each, 129.6 TB in all.
const CAMERAS = constantGroup({ kbps: 4000, quantity: 100, retentionDays: 30 });

describe('the worked example', () => {
  // 4 locks x 6 cameras x 2 whole hours x 12 months = 576 hours of 1.8 GB = 1.0368 TB.
  const RESERVE = 1.0368;

  it.each([
    ['generic servers', genericDesign(CAMERAS, { systemOverhead: 20 })],
    ['generic servers with an archive', genericDesign(CAMERAS, { systemOverhead: 20, archiving: true })],
    ['appliances', huskyDesign(CAMERAS)],
  ])('stands in the ledger of %s as a line of its own', (_, design) => {
    const proposal = english.rendered(sized(LOCK, design));
    const [before, after] = proposal.ledger.flatMap((step, index) =>
      step.code === 'evidence-lock' ? [proposal.ledger[index - 1]!, step] : [],
    );
    expect(after?.title).toBe('Evidence lock reserve');
    expectClose(after!.tb - before!.tb, RESERVE);
    expectClose(after?.factor, after!.tb / before!.tb);
    expect(proposal.evidenceLock?.cameraHours).toBe(576);
    expectClose(proposal.evidenceLock?.storageTb.value, RESERVE);
  });

  it('has the range of the rates', () => {
    const { storageTb } = sized(LOCK, huskyDesign(CAMERAS)).evidenceLock!;
    expectClose(storageTb.low, RESERVE * 0.9);
    expectClose(storageTb.high, RESERVE * 1.1);
  });

  it('is stored with overhead on the servers, and not in the totals of the cameras', () => {
    const proposal = sized(LOCK, genericDesign(CAMERAS, { systemOverhead: 20 }));
    expectClose(proposal.totals.storageTb.value, 129.6);
    expectClose(stepOf(proposal, 'overhead')?.tb, (129.6 + RESERVE) * 1.2);
    const stored = proposal.serverPlan!.servers!.reduce((sum, { count, storageTb }) => sum + count * storageTb, 0);
    expectClose(stored, (129.6 + RESERVE) * 1.2);
  });

  it('is in the archive where there is one', () => {
    const design = genericDesign(CAMERAS, { archiving: true, systemOverhead: 0 });
    const [without, having] = [sized(NONE, design), sized(LOCK, design)];
    expect(having.liveDatabase).toEqual(without.liveDatabase);
    const ofServer = having.archiveDatabase!.reqCapacity - without.archiveDatabase!.reqCapacity;
    expectClose(ofServer * having.genericProposal!.quantity, RESERVE);
  });
});

describe('hours', () => {
  it.each([
    [0, 1],
    [0.2, 1],
    [1, 1],
    [1.01, 2],
    [24, 24],
  ])('of %d lock %d', (hoursPerLock, locked) => {
    const lock = { locksPerMonth: 1, camerasPerLock: 1, hoursPerLock, monthsKept: 1 };
    expect(sized(lock, huskyDesign(CAMERAS)).evidenceLock?.cameraHours).toBe(locked);
  });
});

describe('the days that disks hold', () => {
  const design = huskyDesign(CAMERAS);
  const heavy = { ...LOCK, locksPerMonth: 60 };
  const proposal = sized(heavy, design);

  it('are those of the video alone: locked video is not deleted for new recordings', () => {
    const { huskyProposal, retentionReach, reach } = proposal;
    const servers = huskyProposal!.serverQuantity;
    const fullest = Math.ceil(100 / servers);
    const locked = (proposal.evidenceLock!.storageTb.value * fullest) / 100;
    const { value, max } = proposal.loads!.find(({ limit }) => limit === 'storage')!;
    expectClose(retentionReach?.likely, (30 * (max - locked)) / (value - locked));
    expectClose(retentionReach?.low, (30 * (max - locked * 1.1)) / (value - locked) / 1.1);
    const counted = max / 0.8;
    expectClose(reach?.[0]?.togetherFactor, (counted - locked) / (value - locked));
  });

  it('are those of the video alone on generic servers as well, where locked video has overhead', () => {
    const { liveDatabase, evidenceLock, reach, genericProposal } = sized(
      heavy,
      genericDesign(CAMERAS, { systemOverhead: 20 }),
    );
    const { reqCapacity, formattedCapacity } = liveDatabase!;
    const locked = ((evidenceLock!.storageTb.value * Math.ceil(100 / genericProposal!.quantity)) / 100) * 1.2;
    const taken = locked + 0.005;
    expectClose(reach?.[0]?.togetherFactor, (formattedCapacity - taken) / (reqCapacity - taken));
  });

  it('are those of the search for the longest retention', () => {
    const found = longestRetention(locking(heavy, design), catalogue)!;
    expect(found.longestDays).toBe(Math.floor(proposal.retentionReach!.likely));
    expect(found.longestDays).toBeLessThan(longestRetention(locking(LOCK, design), catalogue)!.longestDays);
  });
});

describe('headroom', () => {
  it('of cameras keeps the number of locks', () => {
    const design = genericDesign(groupsOf({ quantity: 40 }, { quantity: 25, hoursPerDay: 12 }));
    const lock = { ...LOCK, locksPerMonth: 400 };
    const { headroom, genericProposal, liveDatabase } = sized(lock, design);
    const { distance } = headroom.find(({ code }) => code === 'cameras-more')!;
    const hardwareOf = (cameras: number): unknown => {
      // In the present mix, rounded along the order of the deal: the larger camera first.
      const first = Math.round((40 * cameras) / 65);
      const typed = sized(
        lock,
        genericDesign(groupsOf({ quantity: first }, { quantity: cameras - first, hoursPerDay: 12 })),
      );
      return [typed.genericProposal?.quantity, typed.liveDatabase?.quantity, typed.liveDatabase?.diskSize];
    };
    const now = [genericProposal?.quantity, liveDatabase?.quantity, liveDatabase?.diskSize];
    expect(hardwareOf(65 + distance! - 1)).toEqual(now);
    expect(hardwareOf(65 + distance!)).not.toEqual(now);
  });
});

describe('warnings', () => {
  const codes = (design: Design): string[] => sized(LOCK, design).warnings.map(({ code }) => code);

  it('name no other edition where none has evidence lock', () => {
    const platformVersions = catalogue.platformVersions.map(({ evidenceLock, ...version }) => ({
      ...version,
      ...(evidenceLock !== undefined && { evidenceLock: { ...evidenceLock, value: false } }),
    }));
    const design = locking(LOCK, genericDesign(CAMERAS, { xProtectVersion: Platform.corporate }));
    const { warnings } = english.rendered(calculateProposal(design, { ...catalogue, platformVersions }));
    expect(warnings.find(({ code }) => code === 'evidence-lock-edition')?.message).toBe(
      'The Corporate edition has no evidence lock: its reserve would stay unused.',
    );
  });

  it('name an edition without evidence lock', () => {
    const { warnings } = english.rendered(sized(LOCK, genericDesign(CAMERAS, { xProtectVersion: Platform.expert })));
    expect(warnings.find(({ code }) => code === 'evidence-lock-edition')?.message).toBe(
      'The Expert edition has no evidence lock: its reserve would stay unused. Editions that have it: Corporate.',
    );
    expect(codes(genericDesign(CAMERAS, { xProtectVersion: Platform.corporate }))).not.toContain(
      'evidence-lock-edition',
    );
    expect(codes(huskyDesign(CAMERAS, { xProtectVersion: Platform.professionalPlus }))).toContain(
      'evidence-lock-edition',
    );
  });

  it('name locks of more cameras than there are', () => {
    const few = groupsOf({ quantity: 5 });
    expect(english.rendered(sized(LOCK, huskyDesign(few))).warnings.map(({ message }) => message)).toContain(
      'The evidence lock reserve counts 6 cameras in each lock, the design has 5.',
    );
    expect(codes(huskyDesign(groupsOf({ quantity: 6 })))).not.toContain('evidence-lock-cameras');
  });

  it('are empty without locks', () => {
    const design = genericDesign(groupsOf({ quantity: 1 }), { xProtectVersion: Platform.expert });
    expect(sized({ ...LOCK, monthsKept: 0 }, design).warnings).toEqual(sized(NONE, design).warnings);
  });
});

describe('laws', () => {
  const locks: fc.Arbitrary<EvidenceLock> = fc.record({
    locksPerMonth: fc.integer({ min: 0, max: 60 }),
    camerasPerLock: fc.integer({ min: 0, max: 30 }),
    hoursPerLock: fc.double({ min: 0, max: 48, noNaN: true }),
    monthsKept: fc.integer({ min: 0, max: 36 }),
  });

  it('without locks the result is the same, byte for byte', () => {
    const off = fc
      .tuple(locks, fc.constantFrom('locksPerMonth', 'camerasPerLock', 'monthsKept'))
      .map(([lock, field]) => ({ ...lock, [field]: 0 }));
    fc.assert(
      fc.property(simpleDesigns, off, (design, lock) => {
        const { evidenceLock: _left, ...settings } = design.serverSettings;
        const before = calculateProposal({ ...design, serverSettings: settings }, catalogue);
        expect(JSON.stringify(sized(lock, design))).toBe(JSON.stringify(before));
      }),
    );
  });

  it('more locks, cameras, hours or months never need less', () => {
    const field = fc.constantFrom('locksPerMonth', 'camerasPerLock', 'hoursPerLock', 'monthsKept');
    fc.assert(
      fc.property(simpleDesigns, locks, field, fc.integer({ min: 1, max: 40 }), (design, lock, more, by) => {
        const [less, greater] = [lock, { ...lock, [more]: lock[more] + by }].map((each) =>
          bareProposal(locking(each, design)),
        );
        const needOf = (proposal: Proposal): number => stepOf(proposal, 'overhead')?.tb ?? Number.POSITIVE_INFINITY;
        expect(needOf(greater!)).toBeGreaterThanOrEqual(needOf(less!));
      }),
    );
  });

  it('what the servers store is the video and the reserve, and every figure replays', () => {
    fc.assert(
      fc.property(simpleDesigns, locks, (design, lock) => {
        const proposal = bareProposal(locking(lock, design));
        if (!proposal.calculationSuccess) return;
        const { servers } = proposal.serverPlan!;
        const stored = servers?.reduce((sum, { count, storageTb }) => sum + count * storageTb, 0);
        const saved = proposal.tiers?.savedTb ?? 0;
        const video = proposal.totals.storageTb.value - saved + (proposal.evidenceLock?.storageTb.value ?? 0);
        if (stored !== undefined) expectClose(stored, video * (1 + (proposal.overhead ?? 0) / 100));
        const paths = [
          'retentionReach.low',
          'retentionReach.likely',
          'failure.states[0].retentionDays',
          'reach[0].fillDays',
        ];
        const locked = ['evidenceLock.cameraHours', 'evidenceLock.storageTb.high'];
        for (const path of [...paths, ...(proposal.evidenceLock === undefined ? [] : locked)]) {
          expect(replay(explain(proposal, path), formulas)).toEqual([]);
        }
      }),
    );
  });
});

describe('the setting', () => {
  const { serverSettings } = huskyDesign(CAMERAS);
  const errorsOf = (evidenceLock: unknown) =>
    checkServerSettings({ ...serverSettings, evidenceLock: evidenceLock as EvidenceLock }, catalogue, 'serverSettings');

  it.each([
    ['locksPerMonth', -1, 'Value must be between 0 and 9999'],
    ['locksPerMonth', 1.5, 'Must be a valid number'],
    ['camerasPerLock', 10_000, 'Value must be between 0 and 9999'],
    ['hoursPerLock', 744.1, 'Value must be between 0 and 744'],
    ['hoursPerLock', Number.NaN, 'Must be a valid number'],
    ['monthsKept', 241, 'Value must be between 0 and 240'],
  ])('%s of %d is refused at its field', (field, value, message) => {
    expect(errorsOf({ ...LOCK, [field]: value })).toEqual([
      { path: `serverSettings.evidenceLock.${field}`, message: worded(message) },
    ]);
  });

  it('may be as great as its bounds', () => {
    const most = Object.fromEntries(Object.entries(EVIDENCE_LOCK_BOUNDS).map(([field, { max }]) => [field, max]));
    expect(errorsOf(most)).toEqual([]);
    expect(errorsOf(null)).toEqual([{ path: 'serverSettings.evidenceLock', message: worded('Must be an object') }]);
  });

  it('is unchanged where it is left out', () => {
    const { evidenceLock: _left, ...rest } = serverSettings;
    const before = { ...serverSettings, evidenceLock: LOCK };
    expect(settleServerSettings(rest, catalogue).evidenceLock).toEqual(NONE);
    expect(settleServerSettings(rest, catalogue, before).evidenceLock).toEqual(LOCK);
  });
});
