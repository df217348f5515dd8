import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, type CameraRow, type Design, type WarningCode } from '../../../src/index.ts';
import {
  ApplianceModel,
  DiskType,
  FormFactor,
  MachineType,
  Platform,
  Raid,
  Recording,
} from '../../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { english } from '../../support/in-english.ts';

/** Cameras so light that their number alone decides. */
const light = (quantity: number) =>
  groupsOf({ quantity, resolution: { continuous: 1, motion: 1 }, motion: { continuous: 0, motion: 1 } });

const codesOf = (design: Design): WarningCode[] =>
  calculateProposal(design, catalogue).warnings.map(({ code }) => code);

const messageOf = (design: Design, code: WarningCode) =>
  english.rendered(calculateProposal(design, catalogue)).warnings.find((warning) => warning.code === code)?.message;

describe('a virtual machine', () => {
  const machine = (quantity: number, machineType: number = MachineType.virtual) =>
    genericDesign(light(quantity), { machineType });

  it('of 8 vCPU warns above 72 cameras, and names them', () => {
    expect(codesOf(machine(72))).not.toContain('machine-cameras');
    expect(messageOf(machine(73), 'machine-cameras')).toBe(
      'Virtual machine (8 vCPU): 73 cameras on one machine are more than the 72 that recorder documentation advises. Give it more processors, or lower "Max cameras per server".',
    );
  });

  it('warns of the fullest of several', () => {
    const design = genericDesign(light(145), { machineType: MachineType.virtual, maxCamerasPerServer: 73 });
    expect(messageOf(design, 'machine-cameras')).toContain('73 cameras on one machine');
  });

  it('alone has such a warning', () => {
    expect(codesOf(machine(73, MachineType.standard))).not.toContain('machine-cameras');
  });
});

describe('the management server', () => {
  it.each([
    [1, 300],
    [2, 1200],
    [3, 2500],
    [4, 5000],
  ])('of level %i carries %i cameras, and warns above', (supportedCameras, threshold) => {
    const design = (quantity: number, addManagementServer = true) =>
      genericDesign(light(quantity), { addManagementServer, supportedCameras, maxCamerasPerServer: 500 });
    expect(codesOf(design(threshold))).not.toContain('management-level-exceeded');
    expect(codesOf(design(threshold + 1))).toContain('management-level-exceeded');
    expect(codesOf(design(threshold + 1, false))).not.toContain('management-level-exceeded');
    expect(messageOf(design(threshold + 1), 'management-level-exceeded')).toBe(
      'Please note that the sum of carmeras you have added exceeds your selection.',
    );
  });

  it.each([
    [1, 16, 'Express (free edition)', 2, 0.48, 'RAID 1', '240 GB SSD'],
    [2, 32, 'Standard', 2, 0.96, 'RAID 1', '240 GB SSD'],
    [3, 64, 'Standard, own server', 4, 0.96, 'RAID 10', '480 GB SSD'],
    [4, 128, 'Enterprise, own server', 4, 1.92, 'RAID 10', '480 GB SSD'],
  ])(
    'of level %i has %i GB, %s, and %i x %d TB in %s',
    (supportedCameras, ram, sqlServer, quantity, diskSize, raidType, osDisk) => {
      const design = genericDesign(light(10), { addManagementServer: true, supportedCameras });
      expect(calculateProposal(design, catalogue).managementServer).toMatchObject({
        ram,
        sqlServer,
        osDisk,
        databaseStorage: { quantity, diskSize, raidType },
      });
    },
  );

  it('is not proposed where none is added', () => {
    expect(calculateProposal(genericDesign(light(10)), catalogue).managementServer).toBeNull();
  });

  it('calls for presales above 5000 cameras and at the fifth option, and is then not proposed', () => {
    const design = (quantity: number, supportedCameras: number) =>
      genericDesign(light(quantity), { addManagementServer: true, supportedCameras, maxCamerasPerServer: 500 });
    expect(codesOf(design(5000, 4))).not.toContain('contact-presales');
    expect(calculateProposal(design(5000, 4), catalogue).managementServer).not.toBeNull();
    for (const beyond of [design(5001, 4), design(10, 5)]) {
      expect(messageOf(beyond, 'contact-presales')).toBe('Please contact presales for an optimized design.');
      expect(calculateProposal(beyond, catalogue).managementServer).toBeNull();
    }
  });
});

describe('Express+', () => {
  const design = (quantity: number) =>
    genericDesign(light(quantity), { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 });

  it('supports 48 cameras, and warns above', () => {
    expect(codesOf(design(48))).not.toContain('express-plus-limit');
    expect(messageOf(design(49), 'express-plus-limit')).toBe('The Express+ edition supports only up to 48 cameras.');
    expect(calculateProposal(design(49), catalogue).calculationSuccess).toBe(false);
  });
});

describe('RAID', () => {
  const generic = (raidType: number, diskSizeMin: number) =>
    genericDesign(groupsOf({ quantity: 20 }), { liveDatabase: { raidType, diskSizeMin } });

  it('5 with disks over 8 TB warns and names RAID 6', () => {
    expect(codesOf(generic(Raid.raid5, 10))).toContain('raid5-rebuild');
    expect(messageOf(generic(Raid.raid5, 10), 'raid5-rebuild')).toMatch(/RAID 6/);
  });

  it('5 with more than 8 disks in an array warns', () => {
    // 200 cameras: 84 TB with overhead on one high-performance server; 12 disks of 8 TB
    const change = { machineType: MachineType.highPerformance, serverDiskQuantity: 24, maxCamerasPerServer: 500 };
    const design = genericDesign(groupsOf({ quantity: 200 }), {
      ...change,
      liveDatabase: { raidType: Raid.raid5, diskSizeMax: 8 },
    });
    expect(calculateProposal(design, catalogue).liveDatabase?.quantity).toBeGreaterThan(8);
    expect(codesOf(design)).toContain('raid5-rebuild');
  });

  it('5 with few small disks does not warn', () => {
    const design = genericDesign(light(10), { liveDatabase: { raidType: Raid.raid5, diskSizeMax: 8 } });
    expect(codesOf(design)).not.toContain('raid5-rebuild');
  });

  it.each([Raid.raid6, Raid.raid10])('%i does not warn', (raidType) => {
    expect(codesOf(generic(raidType, 10))).not.toContain('raid5-rebuild');
  });

  it('JBOD warns that a failed disk loses its recordings', () => {
    expect(messageOf(generic(Raid.jbod, 0), 'jbod-loss')).toMatch(/one failed disk loses its recordings/);
    expect(codesOf(huskyDesign(light(5), { ivoModel: ApplianceModel.HE150D }))).toContain('jbod-loss');
  });

  it('Auto never takes JBOD, nor a RAID 5 that would warn', () => {
    for (const diskSizeMin of [0, 4, 10, 20]) {
      expect(codesOf(generic(Raid.auto, diskSizeMin))).not.toContain('jbod-loss');
      expect(codesOf(generic(Raid.auto, diskSizeMin))).not.toContain('raid5-rebuild');
    }
  });

  it.each([300, 1000, 3000])('Auto takes no appliance RAID type that would warn, for %i cameras either', (quantity) => {
    const design = huskyDesign(groupsOf({ quantity, retentionDays: 60 }));
    expect(calculateProposal(design, catalogue).huskyProposal).not.toBeNull();
    expect(codesOf(design)).not.toContain('raid5-rebuild');
  });

  it('warns once where both storages have the cause', () => {
    const jbod = { raidType: Raid.jbod };
    const design = genericDesign(light(10), { archiving: true, liveDatabase: jbod, archiveDatabase: jbod });
    expect(codesOf(design).filter((code) => code === 'jbod-loss')).toHaveLength(1);
  });
});

describe('a frame rate outside what was measured', () => {
  const fps = (motion: number, change = {}) => genericDesign(groupsOf({ fps: { continuous: 0, motion }, ...change }));

  it.each([
    [9, true],
    [10, false],
    [18, false],
    [19, true],
  ])('of %i fps warns that the law is an extrapolation there: %s', (motion, warns) => {
    expect(codesOf(fps(motion)).includes('frame-rate-extrapolated')).toBe(warns);
  });

  it('of MJPEG does not warn: it is linear in the frame rate', () => {
    expect(codesOf(fps(30, { codec: 1 }))).not.toContain('frame-rate-extrapolated');
  });

  it('of a typed rate does not warn', () => {
    expect(codesOf(fps(30, { motionIsCustomBitrate: true }))).not.toContain('frame-rate-extrapolated');
  });

  it('of a half that is not recorded does not warn', () => {
    const design = genericDesign(groupsOf({ recording: Recording.constant, fps: { continuous: 15, motion: 30 } }));
    expect(codesOf(design)).not.toContain('frame-rate-extrapolated');
  });
});

describe('the history of a bit rate', () => {
  /** The origin of the frame-rate law, for each row of each column of it. */
  const gradesOf = (rows: readonly CameraRow[], own = catalogue) => {
    const proposal = calculateProposal(genericDesign(rows), own);
    const { steps } = english.rendered(explain(proposal, 'totals.peakMbit.value'));
    return steps.flatMap(({ origin }) =>
      origin.kind === 'catalogue' && 'facts' in origin && origin.field === 'decline of bits per frame'
        ? [origin.picks.map((pick) => origin.facts[pick]!)]
        : [],
    );
  };
  const at = (motion: number) => ({ fps: { continuous: 0, motion } });

  it('says that it is extrapolated outside the frame rates that were measured, and only there', () => {
    const [facts] = gradesOf(groupsOf(...[9, 10, 15, 18, 19].map(at)));
    expect(facts?.map(({ grade }) => grade)).toEqual(['assumed', 'measured', 'measured', 'measured', 'assumed']);
    expect(facts?.at(-1)?.source).toMatch(
      /; extrapolated here: the frame rate is outside the 10 to 18 frames per second that were measured$/,
    );
    expect(facts?.[1]?.source).not.toMatch(/extrapolated/);
  });

  it('says so of the half that is', () => {
    const rows = groupsOf({ recording: Recording.speedup, fps: { continuous: 1, motion: 15 } });
    expect(gradesOf(rows).map(([fact]) => fact?.grade)).toEqual(['assumed', 'measured']);
  });

  it('does not mention it where the law does not apply', () => {
    expect(gradesOf(groupsOf({ ...at(30), codec: 1 }))).toEqual([]);
  });
});

describe('a disk type', () => {
  it('of SSD is offered in its own sizes', () => {
    const design = genericDesign(light(10), { liveDatabase: { diskType: DiskType.ssd, diskSizeMax: 7 } });
    expect(calculateProposal(design, catalogue).liveDatabase).toMatchObject({ diskType: 'SSD', diskSize: 0.48 });
  });
});

describe('a setting that somebody fixed', () => {
  const bindingOf = (design: Design): string | undefined =>
    english.rendered(calculateProposal(design, catalogue)).warnings.find(({ code }) => code === 'binding-setting')
      ?.message;
  const many = constantGroup({ quantity: 600, kbps: 4000, retentionDays: 30 });

  it.each<[string, Design]>([
    [
      'Form factor Desktop costs 146 servers more than Auto: 150 x HE150D-8TB, JBOD instead of 4 x HE1800R-384TB, RAID 6.',
      huskyDesign(many, { formFactor: FormFactor.desktop }),
    ],
    [
      'Model HE150D and form factor Desktop cost 146 servers more than Auto: 150 x HE150D-8TB, JBOD instead of 4 x HE1800R-384TB, RAID 6.',
      huskyDesign(many, { ivoModel: ApplianceModel.HE150D, formFactor: FormFactor.desktop }),
    ],
    [
      'Disk size 0 to 1 TB costs 114 servers more than any size: 120 x Standard server, 11 x 1 TB RAID 6 instead of 6 x Standard server, 11 x 20 TB RAID 6.',
      genericDesign(many, { liveDatabase: { diskSizeMax: 1 } }),
    ],
    [
      'Machine type Entry server costs 3 servers more than Auto: 9 x Entry server, 8 x 20 TB RAID 6 instead of 6 x Standard server, 11 x 20 TB RAID 6.',
      genericDesign(many, { machineType: MachineType.entry }),
    ],
    [
      'Disk utilization 50 % costs 2 servers more than 80 %: 6 x HE1800R-384TB, RAID 6 instead of 4 x HE1800R-384TB, RAID 6.',
      huskyDesign(many, { maxDiskUtilization: 50 }),
    ],
  ])('is told with what would be bought without it: %s', (message, design) => {
    expect(bindingOf(design)).toBe(message);
  });

  it('is not told where it costs no server', () => {
    expect(bindingOf(huskyDesign(many))).toBeUndefined();
    expect(bindingOf(huskyDesign(many, { formFactor: FormFactor.rack2U }))).toBeUndefined();
    expect(bindingOf(huskyDesign(groupsOf({}), { formFactor: FormFactor.desktop }))).toBeUndefined();
  });
});
