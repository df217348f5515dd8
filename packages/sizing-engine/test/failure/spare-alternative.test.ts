import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type Alternative, type CameraRow, type Design } from '../../src/index.ts';
import { applyAlternative } from '../../src/sizing/alternatives/apply-alternative.ts';
import { survivingOneServer } from '../../src/doors/goals.ts';
import { ApplianceModel, Failover, Platform, Recording } from '../../src/doors/enumerations.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign, rowOf } from '../support/designs.ts';
import { failureOf, isOfSpares, stateOf, withReady } from '../support/failures.ts';
import { english } from '../support/in-english.ts';

/** 400 default cameras on 3 x HE1000R-96TB. */
const THREE = huskyDesign(groupsOf({ quantity: 400 }));
const HEADROOM = { headroom: false };
const MJPEG = 1;
const BUSY_SPEEDUP: Partial<CameraRow> = {
  fps: { continuous: 1, motion: 41.3 },
  complexity: { continuous: 4, motion: 4 },
  resolution: { continuous: 12, motion: 12 },
  extras: { audioKbps: 0, metadataKbps: 0, eventsPerHour: 13, preSeconds: 0, postSeconds: 253 },
};

function alternativesOf(design: Design) {
  return english.rendered(calculateProposal(design, catalogue, HEADROOM)).alternatives;
}

function spareOf(design: Design) {
  return alternativesOf(design).find(({ settings }) => 'failover.kind' in settings);
}

function after(design: Design, alternative: Pick<Alternative, 'settings'>): Design {
  return { ...design, serverSettings: applyAlternative(design.serverSettings, alternative) };
}

describe('an alternative with one spare more', () => {
  it('is the last alternative, lists its cost, and can be applied', () => {
    const alternatives = alternativesOf(THREE);
    expect(alternatives.at(-1)).toMatchObject({
      title: '4 x HE1000R-96TB, RAID 6, including 1 spare server',
      differences: [
        'one spare server more, which costs 1 x HE1000R-96TB',
        'every camera is recorded while one server is down',
      ],
      servers: 3,
      spares: 1,
      fullestCameras: 134,
      rawTb: 288,
      settings: { 'failover.kind': Failover.coldStandby, 'failover.servers': 1, 'failover.outageDays': 3 },
      changes: [{ title: 'Settings: failover, kind', before: 'None', after: 'Cold standby' }],
    });
  });

  it('of a group is the next, until every server has one', () => {
    const withSpares = (servers: number) =>
      spareOf(withReady(THREE, { kind: Failover.coldStandby, servers, outageDays: 7 }));
    expect(english.rendered(withSpares(1)!)).toMatchObject({
      title: '5 x HE1000R-96TB, RAID 6, including 2 spare servers',
      differences: ['one spare server more, which costs 1 x HE1000R-96TB'],
      spares: 2,
      changes: [{ title: 'Settings: failover, servers', before: 1, after: 2 }],
    });
    expect(withSpares(2)?.spares).toBe(3);
    expect(withSpares(3)).toBeUndefined();
  });

  it('does not exist where each server has one, and in an edition of one server', () => {
    expect(spareOf(withReady(THREE, { kind: Failover.hotStandby }))).toBeUndefined();
    const express = genericDesign(groupsOf({}), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 });
    expect(spareOf(express)).toBeUndefined();
    expect(alternativesOf(express).length).toBeGreaterThan(0);
  });

  it('covers the days that its disks hold', () => {
    const short = genericDesign(constantGroup({ quantity: 10, kbps: 20_000, retentionDays: 1 }), {
      serverDiskQuantity: 4,
      liveDatabase: { diskSizeMax: 2 },
    });
    const { settings, differences } = spareOf(withReady(short, { outageDays: 30 }))!;
    expect(settings['failover.outageDays']).toBeLessThan(30);
    const taken = after(short, { settings });
    const { bill } = calculateProposal(taken, catalogue);
    const disks = bill!.find(isOfSpares)!;
    expect(differences[0]).toContain(` with ${disks.quantity} x `);
  });

  it('does not exist where the disks of a spare hold not even a day', () => {
    const smallest = { width: 160, height: 120 };
    const rows = [
      { codec: MJPEG, resolution: { continuous: 0, motion: 0 }, size: { continuous: smallest, motion: smallest } },
      { ...BUSY_SPEEDUP, recording: Recording.speedup, codec: MJPEG },
      {},
    ].map((row, index) => rowOf({ ...row, quantity: 2, retentionDays: 1, id: index + 1, streamId: index + 1 }));
    const design = genericDesign(rows, {
      machineType: 2,
      serverDiskQuantity: 4,
      archiving: true,
      archiveFrequency: 24,
      liveDatabase: { storageConnectivity: 1, raidType: 0, diskType: 2, diskSizeMin: 0, diskSizeMax: 6 },
      archiveDatabase: { storageConnectivity: 2, raidType: 0, diskType: 1, diskSizeMin: 0, diskSizeMax: 6 },
    });
    expect(survivingOneServer(design, catalogue)).toBeUndefined();
    expect(spareOf(design)).toBeUndefined();
  });

  it('is left out where failures are not asked for', () => {
    const options = { ...HEADROOM, failure: false };
    const { alternatives } = calculateProposal(THREE, catalogue, options);
    expect(alternatives.filter(({ spares }) => spares > 0)).toEqual([]);
  });

  it('equals surviving one server, on the same hardware', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const spare = spareOf(design);
        const surviving = survivingOneServer(design, catalogue);
        expect(spare && applyAlternative(design.serverSettings, spare)).toEqual(surviving);
        if (spare === undefined) return;
        const taken = after(design, spare);
        expect(stateOf(failureOf(taken), 'serverDownFailover')).toMatchObject({ camerasNotRecorded: 0, broken: [] });
        const [before, now] = [design, taken].map((each) => calculateProposal(each, catalogue, HEADROOM));
        expect([now!.genericProposal, now!.huskyProposal]).toEqual([before!.genericProposal, before!.huskyProposal]);
        expect(now!.failure!.spares).toBe(spare.spares);
      }),
    );
  });
});

describe('alternatives of a design with spares', () => {
  it('have as many servers as the group has spares, or are left out', () => {
    // 10 x HE350R-16TB; larger models need fewer.
    const small = huskyDesign(groupsOf({ quantity: 200 }), { ivoModel: ApplianceModel.HE350R });
    const servers = calculateProposal(small, catalogue, HEADROOM).huskyProposal!.serverQuantity;
    expect(Math.min(...alternativesOf(small).map((each) => each.servers))).toBeLessThan(servers);
    const all = withReady(small, { kind: Failover.coldStandby, servers });
    for (const alternative of alternativesOf(all)) {
      expect(calculateProposal(after(all, alternative), catalogue, HEADROOM).errorMessage).toBeNull();
    }
  });

  it('have the spares of the design', () => {
    expect(
      new Set(alternativesOf(withReady(THREE, { kind: Failover.coldStandby })).map(({ spares }) => spares)),
    ).toEqual(new Set([1, 2]));
    for (const { servers, spares } of alternativesOf(withReady(THREE, { kind: Failover.hotStandby }))) {
      expect(spares).toBe(servers);
    }
  });
});
