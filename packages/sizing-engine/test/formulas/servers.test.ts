import { describe, expect, it } from 'vitest';
import { calculateProposal } from '../../src/index.ts';
import { MachineType, Platform, Raid, Recording } from '../../src/doors/enumerations.ts';
import { withinLimit } from '../../src/formulas/servers.ts';
import { catalogue, genericDesign, groupsOf, type GenericChange } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

/** 400 default cameras: 1080.8 Mbit/s and 140.071 68 TB, with 20 % overhead 1296.96 Mbit/s and 168.086 016 TB. */
const CAMPUS = groupsOf({ quantity: 400 });

const proposalOf = (change?: GenericChange) => calculateProposal(genericDesign(CAMPUS, change), catalogue);

/** Cameras with a typed rate of so many kbit/s, recorded all the time. */
const constantRows = (quantity: number, kbps: number) =>
  groupsOf({
    quantity,
    recording: Recording.constant,
    retentionDays: 1,
    bitrateKbit: { continuous: kbps, motion: kbps },
    continuousIsCustomBitrate: true,
  });

describe('a limit', () => {
  it('holds while the load is at most a billionth above it', () => {
    expect(withinLimit(70, 70)).toBe(true);
    expect(withinLimit(70 * (1 + 0.9e-9), 70)).toBe(true);
    expect(withinLimit(70 * (1 + 1e-9), 70)).toBe(true);
    expect(withinLimit(70 * (1 + 1.1e-9), 70)).toBe(false);
  });
});

describe('servers', () => {
  it('share cameras so that the fullest has at most one more', () => {
    expect(computed('servers.cameras-of-fullest', { cameras: 101, servers: 3 })).toBe(34);
  });

  it('have the streams of the cameras that are dealt to them', () => {
    expect(computed('servers.streams-on-server', { streams: 30, dealt: 4, cameras: 10 })).toBe(12);
  });

  it('print whole streams, rounded up, without rounding errors', () => {
    expect(computed('servers.whole-streams', { streams: 33.01 })).toBe(34);
    expect(computed('servers.whole-streams', { streams: 33.000_000_000_000_01 })).toBe(33);
  });
});

describe('a proposal of generic servers', () => {
  it('takes the fewest servers, then the smaller machine', () => {
    // Entry holds 350 / 3.2424 = 107 cameras: 4 servers. Standard 1000 / 3.2424 = 308, at most 150: 3. Nothing takes 2.
    expect(proposalOf().genericProposal).toEqual({
      quantity: 3,
      camerasPrServer: 134,
      machineType: 'Standard server',
      cpuType: '12-core server CPU',
      osDisk: '2 x 480 GB SSD, RAID 1',
      ram: 32,
    });
  });

  it('gives the fullest server the storage of its cameras, with overhead and reserve', () => {
    // 168.086 016 x 134 / 400 + 0.005 = 56.313 815 36. RAID 6 of 6 x 16 TB: 4 x 16 x 0.8931 = 57.1584;
    // 5 disks of 20 TB give 53.586, RAID 5 without exposure at most 7 x 8 x 0.8931 = 50.01.
    const { liveDatabase, archiveDatabase } = proposalOf();
    expect(liveDatabase).toMatchObject({
      quantity: 6,
      diskType: '7.2k HDD',
      diskSize: 16,
      raidType: 'RAID 6',
      connectivity: 'Direct attached',
    });
    expectClose(liveDatabase?.reqCapacity, 56.313_815_36);
    expectClose(liveDatabase?.formattedCapacity, 57.1584);
    expect(archiveDatabase).toBeNull();
  });

  it('has its operating system on one disk where raidOS is off', () => {
    expect(proposalOf({ raidOS: false }).genericProposal?.osDisk).toBe('480 GB SSD');
  });

  it('needs more servers where a server may have fewer cameras', () => {
    expect(proposalOf({ maxCamerasPerServer: 50 }).genericProposal).toMatchObject({ quantity: 8, camerasPrServer: 50 });
  });

  it('needs no overhead where none is asked for', () => {
    const { liveDatabase } = proposalOf({ systemOverhead: 0 });
    expectClose(liveDatabase?.reqCapacity, (140.071_68 * 134) / 400 + 0.005);
  });

  it('keeps to the rated recording rate of the machine that is chosen by name', () => {
    // Virtual machine: 500 / 3.2424 = 154, at most 150: 3 servers; without that limit it would be 3 as well, of 134.
    expect(proposalOf({ machineType: MachineType.virtual, maxCamerasPerServer: 500 }).genericProposal).toMatchObject({
      quantity: 3,
      machineType: 'Virtual machine',
    });
  });

  it('keeps cameras within 70 % of their link', () => {
    // 100 cameras of 10 Mbit/s without overhead on an entry server: 350 / 10 = 35 each by its recording rate.
    // A catalogue whose entry server records 900 Mbit/s leaves 700 of its link: 70 each.
    const strong = {
      ...catalogue,
      machineFamilies: catalogue.machineFamilies.map((machine) =>
        machine.id === MachineType.entry ? { ...machine, recording: { ...machine.recording, value: 900 } } : machine,
      ),
    };
    const design = genericDesign(constantRows(100, 10_000), { systemOverhead: 0, machineType: MachineType.entry });
    const { genericProposal, bindingConstraint } = calculateProposal(design, strong);
    expect(genericProposal).toMatchObject({ quantity: 2, camerasPrServer: 50 });
    expect(bindingConstraint).toMatchObject({ limit: 'cameraLink', max: 700, value: 500 });
  });

  it('leaves cameras of a virtual machine what its clients do not use of the one link', () => {
    // 10 cameras of 26 Mbit/s, 260 clients of 26 Mbit/s: 6760 of 7000, 240 left: 9 cameras, so 2 servers.
    const design = genericDesign(constantRows(10, 26_000), {
      systemOverhead: 0,
      machineType: MachineType.virtual,
      concurrentSmartClientStreams: 260,
      serverDiskQuantity: 24,
    });
    const { genericProposal, bindingConstraint } = calculateProposal(design, catalogue);
    expect(genericProposal).toMatchObject({ quantity: 2, camerasPrServer: 5 });
    expect(bindingConstraint).toMatchObject({ limit: 'cameraLink', max: 240 });
  });

  it('needs more disks for reads and writes than for capacity', () => {
    // 150 streams of 1 Mbit/s: writes max(43.5, 9.75), reads 0.035 x (150 + 1) = 5.285; RAID 6: 266.285 of 80 a disk: 4
    // RAID 10 with its penalty of 2: 92.285, 2 disks, at least 4. Capacity: 1.62 TB.
    const rows = constantRows(150, 1000);
    const layoutOf = (raidType: number) =>
      calculateProposal(genericDesign(rows, { systemOverhead: 0, liveDatabase: { raidType } }), catalogue).liveDatabase;
    expect(layoutOf(Raid.raid6)).toMatchObject({ quantity: 4, diskSize: 1 });
    expect(layoutOf(Raid.raid5)).toMatchObject({ quantity: 3, diskSize: 1 });
    expect(layoutOf(Raid.jbod)).toMatchObject({ quantity: 1, diskSize: 2 });
  });

  it('has one recording server on Express+', () => {
    const design = genericDesign(groupsOf({ quantity: 48 }), {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
    });
    expect(calculateProposal(design, catalogue).genericProposal).toMatchObject({ quantity: 1, camerasPrServer: 48 });
  });
});
