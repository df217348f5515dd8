import { describe, expect, it } from 'vitest';
import { withCatalogue } from '../../../src/doors/catalogue.ts';
import { calculateProposal } from '../../../src/index.ts';
import { longestRetention, mostCameras, smallestDisk, type GoalHardware } from '../../../src/doors/goals.ts';
import { ApplianceModel, Platform, Raid } from '../../../src/doors/enumerations.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  groupsOf,
  huskyDesign,
  type GenericChange,
} from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

/** 24 cameras of 9.6 Mbit/s all the time: 2.488 TB a day. A disk of 20 TB in JBOD holds 17.862 TB with 0.02 TB of reserve. */
const recorder = (retentionDays: number, quantity = 24, change: GenericChange = {}) =>
  genericDesign(constantGroup({ quantity, kbps: 9600, retentionDays }), {
    systemOverhead: 0,
    liveDatabase: { raidType: Raid.jbod, diskSizeMin: 20, diskSizeMax: 20 },
    ...change,
  });

const EXPRESS_PLUS = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };

describe('the longest retention', () => {
  it('is what the disks hold, to the day', () => {
    expect(longestRetention(recorder(3), catalogue)).toMatchObject({ changeDays: 4, shortestDays: 7, longestDays: 7 });
    expect(calculateProposal(recorder(7), catalogue).liveDatabase?.quantity).toBe(1);
    expect(calculateProposal(recorder(8), catalogue).liveDatabase?.quantity).toBe(2);
  });

  it('doubles with two servers', () => {
    expect(longestRetention(recorder(3), catalogue, { servers: 2 })?.longestDays).toBe(14);
  });

  it('is less than is asked for where there are fewer servers', () => {
    // Three disks on each of two servers; those of one hold 53.566 TB, of 2.488 TB a day.
    const design = recorder(40, 24, { serverDiskQuantity: 4 });
    const answer = calculateProposal(design, catalogue);
    expect([answer.genericProposal?.quantity, answer.liveDatabase?.quantity]).toEqual([2, 3]);
    expect(longestRetention(design, catalogue, { servers: 1 })).toMatchObject({ changeDays: -19, longestDays: 21 });
  });

  it('does not exist where fewer servers cannot record the rate, however short it is', () => {
    // 200 x 9.6 Mbit/s are more than any one server records.
    expect(longestRetention(recorder(3, 200), catalogue, { servers: 1 })).toBeNull();
    expect(longestRetention(recorder(3, 200), catalogue)?.longestDays).toBe(3);
  });

  it('moves rows of different retentions by the same days', () => {
    const rows = groupsOf({ retentionDays: 3, quantity: 400 }, { retentionDays: 60, quantity: 400 });
    const design = huskyDesign(rows, { ivoModel: ApplianceModel.HE1800R });
    const { huskyProposal } = calculateProposal(design, catalogue);
    const longest = longestRetention(design, catalogue, { servers: huskyProposal!.serverQuantity + 1 })!;
    expect(longest.longestDays - longest.shortestDays).toBe(57);
    expect(longest.changeDays).toBeGreaterThan(0);
    // With one day for the one group and 58 for the other, one server is still too few.
    expect(longestRetention(design, catalogue, { servers: 1 })).toBeNull();
  });

  it.each([
    ['servers', genericDesign],
    ['appliances', huskyDesign],
  ])('on %s ends at the greatest that a row can have', (_, designOf) => {
    const rows = constantGroup({ quantity: 1, kbps: 1, retentionDays: 9000 });
    expect(longestRetention(designOf(rows), catalogue)).toMatchObject({ changeDays: 999, longestDays: 9999 });
  });
});

describe('the most cameras', () => {
  it('are limited by the disks', () => {
    // 17.842 TB / 5 days / 0.10368 TB a camera and day.
    expect(mostCameras(recorder(5), catalogue)?.cameras).toBe(34);
    expect(calculateProposal(recorder(5, 34), catalogue).liveDatabase?.quantity).toBe(1);
    expect(calculateProposal(recorder(5, 35), catalogue).liveDatabase?.quantity).toBe(2);
  });

  it('are limited by the recording rate where that is lower', () => {
    // 350 Mbit/s / 9.6 Mbit/s.
    expect(mostCameras(recorder(3), catalogue)?.cameras).toBe(36);
  });

  it('are limited by what the disks do, where they would hold more', () => {
    // 37 x 20 Mbit/s and a client: 315.2 of 320 operations on 4 disks in RAID 6, which hold 17.8 TB; a day is 8 TB.
    const rows = constantGroup({ quantity: 37, kbps: 20_000, retentionDays: 1 });
    const design = genericDesign(rows, { systemOverhead: 0, liveDatabase: { diskSizeMin: 10, diskSizeMax: 10 } });
    expect(mostCameras(design, catalogue)?.cameras).toBe(37);
  });

  it('are limited by the edition where the hardware would hold more', () => {
    const design = genericDesign(constantGroup({ quantity: 4, kbps: 100, retentionDays: 1 }), EXPRESS_PLUS);
    expect(mostCameras(design, catalogue)?.cameras).toBe(48);
    const platformVersions = catalogue.platformVersions.map((version) => ({ ...version, serverLimit: null }));
    const manyServers = withCatalogue(catalogue, { platformVersions });
    expect(mostCameras(design, manyServers, { servers: 2 })?.cameras).toBe(48);
  });

  it('are those that the design has where it has more than a group can have', () => {
    const light = { quantity: 999_999, retentionDays: 1 };
    expect(mostCameras(huskyDesign(groupsOf(light, light)), catalogue)?.cameras).toBe(1_999_998);
  });

  it('keep the mix, or change one group', () => {
    const design = huskyDesign(groupsOf({ quantity: 30 }, { quantity: 10 }));
    const mixed = mostCameras(design, catalogue)!;
    const [first, second] = mixed.design.cameras;
    expect(first!.quantity + second!.quantity).toBe(mixed.cameras);
    expect(Math.abs(first!.quantity - 3 * second!.quantity)).toBeLessThanOrEqual(3);
    const one = mostCameras(design, catalogue, { cameraGroupId: 2 })!;
    expect(one.design.cameras.find(({ cameraGroupId }) => cameraGroupId === 1)?.quantity).toBe(30);
    expect(one.cameras).toBe(30 + one.design.cameras.find(({ cameraGroupId }) => cameraGroupId === 2)!.quantity);
  });

  it('never exceed the limit of the platform', () => {
    const design = huskyDesign(groupsOf({ quantity: 40, retentionDays: 1 }), EXPRESS_PLUS);
    expect(mostCameras(design, catalogue, { servers: 3 })?.cameras).toBe(48);
  });

  it('are 0 where the other groups fill the servers already', () => {
    const design = huskyDesign(groupsOf({ quantity: 400, retentionDays: 90 }, { quantity: 1 }));
    expect(mostCameras(design, catalogue, { servers: 1, cameraGroupId: 2 })).toBeNull();
  });

  it('leave out a group that no camera is left for', () => {
    const design = huskyDesign(groupsOf({ quantity: 2000, retentionDays: 90 }, { quantity: 1 }));
    const few = mostCameras(design, catalogue, { servers: 1 })!;
    expect(few.design.cameras.map(({ cameraGroupId }) => cameraGroupId)).toEqual([1]);
  });
});

describe('the smallest disk', () => {
  it('holds the design in the same number of disks', () => {
    // 7.464 TB need 8.4 TB of a disk.
    expect(smallestDisk(recorder(3), catalogue)).toEqual([{ storage: 'live', disks: 1, diskTb: 10 }]);
  });

  it('may be larger, or not exist, with fewer servers', () => {
    const design = huskyDesign(groupsOf({ quantity: 300, retentionDays: 60 }), { ivoModel: ApplianceModel.HE1000R });
    const { serverQuantity } = calculateProposal(design, catalogue).huskyProposal!;
    const more = smallestDisk(design, catalogue, { servers: serverQuantity * 8 })!;
    expect(more[0]!.diskTb).toBeLessThanOrEqual(smallestDisk(design, catalogue)![0]!.diskTb);
    expect(smallestDisk(design, catalogue, { servers: 1 })).toBeNull();
    expect(smallestDisk(huskyDesign([]), catalogue)).toBeNull();
  });

  it('is given for an appliance, in whatever order the catalogue has its sizes', () => {
    const design = huskyDesign(groupsOf({ quantity: 30 }), { ivoModel: ApplianceModel.HE700R });
    const appliances = catalogue.appliances.map((appliance) => ({ ...appliance, skus: appliance.skus.toReversed() }));
    for (const each of [catalogue, withCatalogue(catalogue, { appliances })]) {
      expect(smallestDisk(design, each)).toEqual([{ storage: 'live', disks: 4, diskTb: 8 }]);
      expect(smallestDisk(design, each, { servers: 3 })).toEqual([{ storage: 'live', disks: 4, diskTb: 4 }]);
    }
  });

  it('is given for both storages', () => {
    const design = genericDesign(groupsOf({ quantity: 100 }), { archiving: true });
    expect(smallestDisk(design, catalogue)?.map(({ storage }) => storage)).toEqual(['live', 'archive']);
  });
});

describe.each([
  ['the longest retention', longestRetention],
  ['the most cameras', mostCameras],
  ['the smallest disk', smallestDisk],
])('%s', (_, goal) => {
  const heavy = constantGroup({ quantity: 48, kbps: 26_000, retentionDays: 9999 });
  it.each([
    ['nothing is recorded on servers', genericDesign([])],
    ['nothing is recorded on appliances', huskyDesign([])],
    ['no server fits', genericDesign(heavy, EXPRESS_PLUS)],
    ['no appliance fits', huskyDesign(heavy, EXPRESS_PLUS)],
  ])('does not exist where %s', (_where, design) => {
    expect(goal(design, catalogue)).toBeNull();
  });
});

describe('an invalid goal', () => {
  it('is refused by its name', () => {
    expect(() => longestRetention(recorder(3), catalogue, 2 as GoalHardware)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject: 'hardware' }),
    );
  });

  it.each([0, 1.5, Number.NaN, 1_000_000])('refuses %d servers', (servers) => {
    expect(() => longestRetention(recorder(3), catalogue, { servers })).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject: 'hardware.servers' }),
    );
  });

  it('refuses an unknown group', () => {
    expect(() => mostCameras(recorder(3), catalogue, { cameraGroupId: 9 })).toThrow(
      expect.objectContaining({
        code: 'unknown-entry',
        subject: 'cameraGroupId',
        message: worded('cameraGroupId: Camera group 9 not found'),
      }),
    );
  });
});
