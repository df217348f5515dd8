import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, calculateProposal, type Design } from '../../src/index.ts';
import { withWayOut } from '../../src/doors/design.ts';
import { applyAlternative } from '../../src/sizing/alternatives/apply-alternative.ts';
import { ApplianceModel, Failover, Platform, Raid } from '../../src/doors/enumerations.ts';
import { HOTEL } from '../support/answered-designs.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { stateOf, withReady } from '../support/failures.ts';
import { english } from '../support/in-english.ts';

const answered = (design: Design) => english.rendered(calculateProposal(design, catalogue)).answer;

describe('the answer of a hotel', () => {
  const answer = answered(HOTEL);

  it('says what is bought and how full it is', () => {
    expect(answer).toMatchObject({
      recording: 1,
      spares: 1,
      hardware: { designation: 'HE1000R-96TB', name: 'Husky IVO 1000R' },
      storages: [{ role: 'live', disks: 8, diskTb: 12, diskType: null, raid: 'RAID 6', capPercent: 80 }],
      failed: null,
    });
    expect(answer.storages[0]!.fillPercent).toBeCloseTo(67.27, 2);
  });

  it('says what is kept, of busy scenes as well', () => {
    expect(answer.keeps).toMatchObject({ asked: { least: 7, most: 90 }, unit: '%' });
    expect(answer.keeps!.busyDays).toBeCloseTo(54.86, 2);
  });

  it('says what a failed server means', () => {
    expect(answer.onFailure).toEqual({
      spares: 1,
      gap: { low: 7, high: 35 },
      camerasLost: 82,
      cameras: 82,
      moved: null,
    });
  });

  it('says what more fits: one camera or day more takes other hardware', () => {
    expect(answer.fits).toMatchObject({ cameras: 16, days: 6 });
  });

  it('has no price without a price list', () => {
    expect(answer).toMatchObject({ price: null, cheaper: null });
  });
});

describe('other hardware for a hotel', () => {
  const { alternatives, ledger } = english.rendered(calculateProposal(HOTEL, catalogue));

  it('counts what is bought, spares included, as its answer does', () => {
    const told = alternatives.map(({ title, servers, spares }) => [title, servers, spares]);
    expect(told).toContainEqual(['2 x HE1000R-64TB, RAID 5', 1, 1]);
    expect(told).toContainEqual(['3 x HE700R-64TB, RAID 6', 2, 1]);
    expect(alternatives.find(({ servers }) => servers === 2)!.differences[0]).toBe('3 instead of 2 servers');
    expect(ledger.map(({ note }) => note)).toContain(
      'With the exact convention (bytes with bytes) it would be 2 x HE1000R-64TB, RAID 5.',
    );
  });
});

describe('the answer of designs that nothing fits', () => {
  it('names the camera group whose camera is too much, and ways out with their settings', () => {
    const design = huskyDesign(
      [...groupsOf({}), ...constantGroup({ kbps: 26_000, retentionDays: 365, id: 2, streamId: 2, cameraGroupId: 2 })],
      { ivoModel: ApplianceModel.HE150D },
    );
    const { failed, ...answer } = answered(design);
    expect(answer).toMatchObject({
      recording: null,
      spares: null,
      hardware: null,
      storages: [],
      keeps: null,
      fits: null,
    });
    expect(failed).toMatchObject({ limit: 'storage', cameraGroupId: 2, unit: 'TB' });
    expect(failed!.needed!).toBeGreaterThan(failed!.allowed!);
    expect(failed!.reason).toBe('One camera of group 2 needs 102 TB of storage, HE150D-8TB allows 6.28 TB.');
    const free = failed!.ways.find(({ settings }) => settings !== null)!;
    expect(free).toMatchObject({ code: 'auto', settings: { ivoModel: ApplianceModel.auto } });
    const serverSettings = applyAlternative(design.serverSettings, { settings: free.settings! });
    expect(answered({ ...design, serverSettings }).failed).toBeNull();
  });

  const kept = (retentionDays: number) =>
    constantGroup({ kbps: 26_000, retentionDays, id: 1, streamId: 1, cameraGroupId: 1 });

  it.each([
    ['retention', huskyDesign(kept(1400))],
    ['rates', huskyDesign(kept(1400))],
    ['auto-and-retention', huskyDesign(kept(1400), { ivoModel: ApplianceModel.HE150D })],
    [
      'cameras',
      genericDesign(groupsOf({ quantity: 48 }), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 30 }),
    ],
  ])('has a way out that is a whole one: %s', (code, design) => {
    const { ways } = answered(design).failed!;
    expect(ways.map((way) => way.code)).toContain(code);
    for (const way of ways) {
      const { recording, spares, hardware, storages, failed } = answered(withWayOut(design, way));
      expect(failed).toBeNull();
      expect(way.gives).toMatchObject({ recording, spares, hardware, storages });
    }
  });

  it('lists what is to be bought of a way out', () => {
    const design = huskyDesign(kept(1400), { ivoModel: ApplianceModel.HE150D });
    const { ways } = answered(design).failed!;
    const [way] = ways;
    expect(way!.gives!.bill).toEqual(english.rendered(calculateProposal(withWayOut(design, way!), catalogue)).bill);
  });

  it('offers the editions that hold the cameras', () => {
    const design = genericDesign(groupsOf({ quantity: 400 }), {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
    });
    const { limit, needed, allowed, ways } = answered(design).failed!;
    expect({ limit, needed, allowed }).toEqual({ limit: 'platformCameras', needed: 400, allowed: 48 });
    expect(ways.map(({ outcome }) => outcome)).toEqual(['choose Corporate', 'choose Expert', 'choose Professional+']);
    for (const { settings } of ways) {
      const serverSettings = applyAlternative(design.serverSettings, { settings: settings! });
      expect(answered({ ...design, serverSettings }).failed).toBeNull();
    }
  });

  it('has no limit and no way where there is no camera', () => {
    expect(answered(huskyDesign([])).failed).toEqual({
      limit: null,
      cameraGroupId: null,
      needed: null,
      allowed: null,
      unit: null,
      reason: 'Add a camera group first.',
      ways: [],
    });
  });
});

describe('the servers of any make', () => {
  it.each([
    [Failover.coldStandby, 1],
    [Failover.hotStandby, 3],
  ])('are counted apart from their spares, failover %i', (kind, spares) => {
    const design = withReady(genericDesign(groupsOf({ quantity: 400 })), { kind, servers: 1 });
    expect(answered(design)).toMatchObject({ recording: 3, spares });
  });
});

describe('warnings that come first', () => {
  const codesOf = (design: Design) => answered(design).warnings.map(({ code }) => code);

  it('no spare', () => {
    const design = genericDesign(groupsOf({ quantity: 400 }));
    const [first] = answered(design).warnings;
    expect(first!.code).toBe('no-failover');
    expect(first!.message).toMatch(/^No spare: \d+ of 400 cameras are not recorded while a server is down\.$/);
    expect(codesOf(withReady(design, { kind: Failover.coldStandby }))).not.toContain('no-failover');
  });

  it('disks over 90 percent, or over 98 percent of what may be filled', () => {
    const at = (tb: number) =>
      genericDesign(constantGroup({ kbps: Math.round((tb * 1e9) / (30 * 10_800)), retentionDays: 30 }), {
        archiving: false,
        liveDatabase: { raidType: Raid.jbod, diskSizeMin: 4, diskSizeMax: 4 },
      });
    for (let tb = 0.5; tb < 7.5; tb += 0.5) {
      const { storages, warnings } = answered(at(tb));
      const isNearlyFull = storages.some(({ fillPercent }) => fillPercent > 90);
      expect(warnings.some(({ code }) => code === 'disks-nearly-full')).toBe(isNearlyFull);
    }
    const capped = (maxDiskUtilization: number) => ({
      ...HOTEL,
      serverSettings: {
        ...HOTEL.serverSettings,
        huskyServerSettings: { ...HOTEL.serverSettings.huskyServerSettings, maxDiskUtilization },
      },
    });
    // 67.27 % are filled, which is 98 % of 68.6.
    expect(codesOf(capped(69))).not.toContain('disks-nearly-full');
    expect(codesOf(capped(68))[0]).toBe('disks-nearly-full');
  });
});

describe('the answer of any design', () => {
  it('agrees with the result that it sums up', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const result = calculateProposal(design, catalogue, { headroom: false });
        const { answer } = result;
        expect(answerOf(result)).toEqual(answer);
        expect(answer.warnings).toEqual(result.warnings);
        expect(answer.failed === null).toBe(result.calculationSuccess);
        if (answer.failed !== null) return;
        expect(answer.recording).toBe(result.huskyProposal?.serverQuantity ?? result.genericProposal?.quantity);
        expect(answer.spares).toBe(result.failure!.spares);
        expect(answer.onFailure!.camerasLost).toBe(stateOf(result.failure!, 'serverDown')!.camerasNotRecorded);
        const { busyDays, asked } = answer.keeps!;
        expect(busyDays ?? 0).toBeLessThanOrEqual(asked.most * (1 + 1e-9));
        for (const { fillPercent, capPercent } of answer.storages) {
          expect(fillPercent).toBeLessThanOrEqual((capPercent ?? 100) * (1 + 1e-9));
        }
      }),
    );
  });

  it('has alternatives whose bill is that of the design once they are taken', () => {
    fc.assert(
      fc.property(designs, (design) => {
        for (const { settings, bill, billTotal } of calculateProposal(design, catalogue, { headroom: false })
          .alternatives) {
          expect(bill === null).toBe(Object.keys(settings).length === 0);
          if (bill === null) continue;
          const serverSettings = applyAlternative(design.serverSettings, { settings });
          const taken = calculateProposal({ ...design, serverSettings }, catalogue, { headroom: false });
          expect({ bill, billTotal }).toEqual({ bill: taken.bill, billTotal: taken.billTotal });
        }
      }),
      { numRuns: 40 },
    );
  });
});
