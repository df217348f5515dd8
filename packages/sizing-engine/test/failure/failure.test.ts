import { describe, expect, it } from 'vitest';
import { calculateProposal, explainAll } from '../../src/index.ts';
import { formulas, replay } from '../../src/doors/explanations.ts';
import { ApplianceModel, DiskType, Failover, Platform, Raid } from '../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { failureOf, stateOf, withReady } from '../support/failures.ts';
import { english, worded } from '../support/in-english.ts';

/** 400 default cameras on 3 x HE1000R-96TB: 134, 133 and 133. */
const APPLIANCES = huskyDesign(groupsOf({ quantity: 400 }));

/** Four of 10 Mbit/s, all the time: 0.432 TB a day. */
const ONE_SERVER = genericDesign(constantGroup({ quantity: 4, kbps: 10_000, retentionDays: 30 }), {
  systemOverhead: 0,
});

describe('a server that is down', () => {
  it('loses the cameras of the fullest server', () => {
    const state = stateOf(failureOf(APPLIANCES), 'serverDown')!;
    expect([state.camerasRecorded, state.camerasNotRecorded]).toEqual([266, 134]);
    // 134 x 2702 kbit/s x 0.4 x 450 000 B an hour
    expectClose(state.tbNotRecordedPerHour, (134 * 2702 * 0.4 * 450_000) / 1e12);
    expect(state.broken).toEqual([]);
  });

  it('leaves no recording where it was the only one', () => {
    const failure = failureOf(ONE_SERVER);
    expect(stateOf(failure, 'serverDown')).toMatchObject({
      camerasRecorded: 0,
      camerasNotRecorded: 4,
      serverLoadPercent: 0,
      storagePercent: 0,
      retentionDays: 0,
      tbNotRecordedPerHour: 0.018,
    });
    expect(stateOf(failure, 'serverDownMoved')).toBeUndefined();
  });

  it('has its cameras moved to the others by hand', () => {
    const failure = failureOf(APPLIANCES);
    const moved = stateOf(failure, 'serverDownMoved')!;
    const normal = stateOf(failure, 'normal')!;
    expect(moved.camerasRecorded).toBe(400);
    // 200 cameras record in 30 days what 134 do in 44.8.
    const [reach] = calculateProposal(APPLIANCES, catalogue).reach!;
    expectClose(moved.retentionDays, (reach!.fillDays * 134) / 200);
    expect(moved.kept).toEqual([{ storage: 'live', retentionDays: 30, keptDays: moved.retentionDays, full: true }]);
    expect(normal.kept).toEqual([{ storage: 'live', retentionDays: 30, keptDays: 30, full: false }]);
    expectClose(moved.serverLoadPercent, (100 * 200 * 2.702) / 1000);
    expect(moved.broken).toEqual(['cameras', 'storage']);
  });
});

describe('a spare', () => {
  it('of a cold group starts after 7 to 35 s, and holds as many days as an appliance does', () => {
    const failure = failureOf(withReady(APPLIANCES, { kind: Failover.coldStandby }));
    expect(failure).toMatchObject({ spares: 1, gapSeconds: { low: 7, high: 35 } });
    const state = stateOf(failure, 'serverDownFailover')!;
    expect([state.camerasRecorded, state.camerasNotRecorded, state.broken]).toEqual([400, 0, []]);
    expectClose(state.retentionDays, calculateProposal(APPLIANCES, catalogue).reach![0]!.fillDays);
    expect(state.kept).toEqual([]);
  });

  it('of hot standby takes over each server after 5 s', () => {
    const failure = failureOf(withReady(APPLIANCES, { kind: Failover.hotStandby, servers: 7 }));
    expect(failure).toMatchObject({ spares: 3, gapSeconds: { low: 5, high: 5 } });
  });

  it('has disks for the days of an outage', () => {
    const failure = failureOf(withReady(ONE_SERVER, { kind: Failover.coldStandby, outageDays: 5 }));
    // 5 days of 0.432 TB and the reserve on 3 x 2 TB in RAID 5
    const { retentionDays, storagePercent } = stateOf(failure, 'serverDownFailover')!;
    expectClose(storagePercent, (100 * (5 * 0.432 + 0.005)) / (4 * 0.8931));
    expectClose(retentionDays, (4 * 0.8931 - 0.005) / 0.432);
  });

  it('says how many days it holds where its bays are too few for the outage', () => {
    const short = genericDesign(constantGroup({ quantity: 10, kbps: 20_000, retentionDays: 1 }), {
      serverDiskQuantity: 4,
      liveDatabase: { diskSizeMax: 2 },
    });
    const failure = failureOf(withReady(short, { kind: Failover.coldStandby, outageDays: 30 }));
    const state = stateOf(failure, 'serverDownFailover')!;
    expect(state.broken).toEqual(['storage']);
    expect(state.retentionDays).toBeLessThan(30);
  });

  it('is refused where there are fewer servers to fail', () => {
    const answer = english.rendered(
      calculateProposal(withReady(APPLIANCES, { kind: Failover.coldStandby, servers: 4 }), catalogue),
    );
    expect(answer).toMatchObject({ calculationSuccess: false, failure: null, huskyProposal: null });
    expect(answer.errorMessage).toBe(
      'The failover group has 4 spare servers, more than the 3 recording servers of this design. Set Spare Servers to 3 or less.',
    );
  });

  it('is refused at its field where the edition has one server', () => {
    const express = genericDesign(groupsOf({}), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 });
    expect(() => calculateProposal(withReady(express, { kind: Failover.hotStandby }), catalogue)).toThrow(
      worded(
        'serverSettings.resilience.failover.kind: The Express+ edition has one recording server and no failover servers',
      ),
    );
    expect(failureOf(express).spares).toBe(0);
  });
});

describe('disks', () => {
  it('of JBOD lose their recordings instead of rebuilding', () => {
    const jbod = huskyDesign(groupsOf({ quantity: 4 }), { ivoModel: ApplianceModel.HE150D });
    const failure = failureOf(jbod);
    expect(failure.disks).toMatchObject([{ storage: 'live', rebuildHours: null, chanceOfLoss: null }]);
    expect(stateOf(failure, 'diskRebuild')).toBeUndefined();
    const { totals } = calculateProposal(jbod, catalogue);
    expect(stateOf(failure, 'diskLost')).toMatchObject({
      storage: 'live',
      camerasNotRecorded: 4,
      tbLost: totals.storageTb.value,
      broken: [],
    });
  });

  it('8 x 16 TB in RAID 5 are lost with a chance of up to 59 %, with a warning', () => {
    const raid5 = { raidType: Raid.raid5, diskSizeMin: 16, diskSizeMax: 16 };
    const design = genericDesign(constantGroup({ quantity: 10, kbps: 26_000, retentionDays: 34 }), {
      systemOverhead: 0,
      liveDatabase: raid5,
    });
    const { failure, liveDatabase, warnings } = calculateProposal(design, catalogue);
    expect(liveDatabase).toMatchObject({ quantity: 8, diskSize: 16, raidType: 'RAID 5' });
    const chance = failure!.disks[0]!.chanceOfLoss!;
    expectClose(chance, 1 - (1 - 0.5918) * 0.985 ** ((7 * 88.889) / 8760), 1e-3);
    expect(warnings.map(({ code }) => code)).toContain('rebuild-loss');
  });

  it('have the workload of writes, parity included, and of playback', () => {
    const { liveDatabase, failure } = calculateProposal(ONE_SERVER, catalogue);
    const disks = liveDatabase!.quantity;
    // 40 Mbit/s are written and one stream of 10 is played back; one disk is parity.
    expect(liveDatabase!.raidType).toBe('RAID 5');
    const workload = (((5 * disks) / (disks - 1) + 1.25) * 31.536) / disks;
    expectClose(failure!.disks[0]!.workloadTbPerYear, workload);
  });

  it.each([
    [DiskType.hdd7k, true],
    [DiskType.ssd, false],
  ])('of type %i that move more than disks are rated for are told of: %s', (diskType, isTold) => {
    const design = genericDesign(constantGroup({ quantity: 30, kbps: 10_000, retentionDays: 1 }), {
      liveDatabase: { diskType },
    });
    const { failure, warnings } = calculateProposal(design, catalogue);
    expect(failure!.disks[0]!.workloadTbPerYear).toBeGreaterThan(200);
    const codes: string[] = [...failure!.notes, ...warnings].map(({ code }) => code);
    expect(codes.includes('disk-workload')).toBe(isTold);
  });

  it('that are hot spares take bays', () => {
    const design = genericDesign(groupsOf({ quantity: 300 }), { serverDiskQuantity: 8 });
    const disksOf = (spares: number) =>
      calculateProposal(withReady(design, { hotSparesPerServer: spares }), catalogue).loads!.find(
        ({ limit }) => limit === 'disks',
      )!.max;
    expect([disksOf(0), disksOf(3)]).toEqual([8, 5]);
  });

  it('that wait leave a bay for recordings, or are refused at their field', () => {
    const small = genericDesign(groupsOf({}), { serverDiskQuantity: 4 });
    expect(() => calculateProposal(withReady(small, { hotSparesPerServer: 4 }), catalogue)).toThrow(
      worded('serverSettings.resilience.hotSparesPerServer: Hot spares must leave bays for recordings: a server has 4'),
    );
    const san = { storageConnectivity: 2 };
    expect(
      failureOf(
        withReady(genericDesign(groupsOf({}), { serverDiskQuantity: 4, liveDatabase: san }), { hotSparesPerServer: 4 }),
      ).spares,
    ).toBe(0);
  });
});

describe('the failures of a design', () => {
  it('is left out when the caller says so, and where nothing fits', () => {
    expect(calculateProposal(APPLIANCES, catalogue, { failure: false }).failure).toBeNull();
    expect(calculateProposal(huskyDesign([]), catalogue).failure).toBeNull();
  });

  it('is explained to the leaves', () => {
    const campus = genericDesign(groupsOf({ quantity: 250 }, { quantity: 90, codec: 4 }), { archiving: true });
    const proposal = calculateProposal(
      withReady(campus, { kind: Failover.coldStandby, hotSparesPerServer: 1 }),
      catalogue,
    );
    const { figures, ...derivation } = explainAll(proposal);
    expect(replay(derivation, formulas)).toEqual([]);
    const numbers = Object.keys(figures).filter((path) => path.startsWith('failure.'));
    // Of a spare count, two ends of a gap, six states of six figures, five of them with a retention and its days, two storages of
    // eight.
    expect(numbers).toHaveLength(1 + 2 + 6 * 6 + 5 * 2 + 2 * 8);
  });
});
