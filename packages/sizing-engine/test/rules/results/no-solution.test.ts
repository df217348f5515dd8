import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, SizingError, type CameraRow, type Design } from '../../../src/index.ts';
import { formulas } from '../../../src/doors/explanations.ts';
import {
  ApplianceModel,
  DiskType,
  Failover,
  FormFactor,
  MachineType,
  Platform,
  Raid,
  Recording,
} from '../../../src/doors/enumerations.ts';
import { changeDiskType } from '../../../src/doors/design.ts';
import {
  catalogue,
  genericDesign,
  greatestCamera,
  groupsOf,
  huskyDesign,
  rowOf,
  type HuskyChange,
} from '../../support/designs.ts';
import { withReady } from '../../support/failures.ts';
import { english, stepTitle } from '../../support/in-english.ts';

const proposalOf = (design: Design) => english.rendered(calculateProposal(design, catalogue));

const STORAGE = genericDesign([]).serverSettings.genericServerSettings.advancedSettings.liveDatabase;

/** One camera with a typed rate, recorded all the time. */
const heavy = (kbps: number, change: Partial<CameraRow> = {}) =>
  groupsOf({
    recording: Recording.constant,
    bitrateKbit: { continuous: kbps, motion: kbps },
    continuousIsCustomBitrate: true,
    ...change,
  });

describe('a design without cameras', () => {
  it.each([
    ['generic', genericDesign([])],
    ['appliance', huskyDesign([])],
  ])('has no %s answer', (_, design) => {
    const proposal = proposalOf(design);
    expect(proposal).toMatchObject({
      calculationSuccess: false,
      errorMessage: 'Add a camera group first.',
      genericProposal: null,
      networkInterface: null,
      liveDatabase: null,
      archiveDatabase: null,
      huskyProposal: null,
      managementServer: null,
      bindingConstraint: null,
      headroom: [],
      ledger: [],
      alternatives: [],
    });
    expect(proposal.totals.cameras.value).toBe(0);
  });
});

describe('Express+', () => {
  const express = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };

  it.each([
    ['generic servers', genericDesign(groupsOf({ quantity: 50 }), express)],
    ['appliances', huskyDesign(groupsOf({ quantity: 50 }), express)],
  ])('has at most 48 cameras on %s', (_, design) => {
    const { errorMessage, bindingConstraint } = proposalOf(design);
    expect(errorMessage).toBe(
      'The Express+ edition supports only up to 48 cameras. This design has 50 cameras. Remove 2 cameras or choose another platform version.',
    );
    expect(bindingConstraint).toMatchObject({ limit: 'platformCameras', value: 50, max: 48 });
  });

  it('has one recording server, on which all cameras must fit', () => {
    // 48 x 20 Mbit/s: 960 Mbit/s on one entry server that records 350
    const design = genericDesign(heavy(20_000, { quantity: 48, retentionDays: 1 }), {
      ...express,
      systemOverhead: 0,
      machineType: MachineType.entry,
    });
    const { errorMessage, bindingConstraint } = proposalOf(design);
    expect(bindingConstraint).toMatchObject({ limit: 'recordingRate', value: 960, max: 350 });
    expect(errorMessage).toMatch(/960 Mbit\/s.*350 Mbit\/s\. Choose Auto for machine type\.$/);
  });

  it('has one appliance, on which all cameras must fit', () => {
    const design = huskyDesign(groupsOf({ quantity: 30 }), { ...express, ivoModel: ApplianceModel.HE150D });
    const { calculationSuccess, bindingConstraint } = proposalOf(design);
    expect(calculationSuccess).toBe(false);
    // 30 cameras need 10.5 TB; the larger disk holds 8 x 0.8931 x 0.8 = 5.7 TB
    expect(bindingConstraint).toMatchObject({ limit: 'storage' });
    expect(bindingConstraint?.value).toBeCloseTo(10.505_376, 6);
    expect(bindingConstraint?.max).toBeCloseTo(5.715_84, 6);
  });
});

describe('an appliance of Express+', () => {
  it('that allows fewer cameras is named in the message', () => {
    const rows = groupsOf({ quantity: 30, resolution: { continuous: 1, motion: 1 } });
    const design = huskyDesign(rows, {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
      ivoModel: ApplianceModel.HE150D,
    });
    const { errorMessage, bindingConstraint } = proposalOf(design);
    expect(bindingConstraint).toMatchObject({ limit: 'cameras', value: 30, max: 20 });
    expect(errorMessage).toBe(
      'Express+ has one recording server; HE150D-4TB allows 20 cameras on it, the design has 30 cameras. Choose Auto for model, or use at most 20 cameras instead of 30.',
    );
  });
});

describe('a camera limit of Express+ below that of the hardware', () => {
  const change = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 10 };
  const rows = groupsOf({ quantity: 12, resolution: { continuous: 1, motion: 1 } });

  const twelve = { ...change, maxCamerasPerServer: 12 };
  const small = { ivoModel: ApplianceModel.HE150D };

  it.each([
    ['generic servers', genericDesign(rows, change), genericDesign(rows, twelve)],
    ['appliances', huskyDesign(rows, { ...change, ...small }), huskyDesign(rows, { ...twelve, ...small })],
  ])('is named instead of the hardware with %s, and a higher one is a remedy', (_, design, allowed) => {
    expect(proposalOf(design).errorMessage).toBe(
      'Express+ has one recording server; the setting "Max cameras per server" allows 10 cameras on it, the design has 12 cameras. Allow 12 cameras per server instead of 10, or use at most 10 cameras instead of 12.',
    );
    expect(proposalOf(allowed).calculationSuccess).toBe(true);
  });
});

describe('a camera that no server carries', () => {
  it('names the clients of one server', () => {
    const design = genericDesign(heavy(20_000, { retentionDays: 1 }), {
      systemOverhead: 0,
      concurrentSmartClientStreams: 400,
    });
    const { errorMessage, bindingConstraint } = proposalOf(design);
    expect(bindingConstraint).toMatchObject({ limit: 'clientLink', value: 8000, max: 7000 });
    expect(errorMessage).toMatch(/8,000 Mbit\/s.*7,000 Mbit\/s\. Plan at most 350 concurrent Smart Client streams\b/);
  });

  it('gets the greatest number of clients that has an answer', () => {
    const answers = (concurrentSmartClientStreams: number) =>
      proposalOf(
        genericDesign(heavy(20_000, { retentionDays: 1 }), { systemOverhead: 0, concurrentSmartClientStreams }),
      ).calculationSuccess;
    expect([answers(350), answers(351)]).toEqual([true, false]);
  });

  it('gets settings of the hardware that have an answer', () => {
    const rows = heavy(26_000, { retentionDays: 400 });
    const few = genericDesign(rows, { serverDiskQuantity: 4 });
    expect(proposalOf(few).errorMessage).toMatch(
      /\. Allow 12 disks per server instead of 4, or choose storage connectivity iSCSI SAN\.$/,
    );
    expect(proposalOf(genericDesign(rows, { serverDiskQuantity: 8 })).calculationSuccess).toBe(false);
    expect(proposalOf(genericDesign(rows, { serverDiskQuantity: 12 })).calculationSuccess).toBe(true);
  });

  it('names the disks of a server', () => {
    // 26 Mbit/s for 9999 days: 2807.7 TB
    const { errorMessage, bindingConstraint } = proposalOf(genericDesign(heavy(26_000, { retentionDays: 9999 })));
    expect(bindingConstraint).toMatchObject({ limit: 'disks', max: 12 });
    // 12 disks of 20 TB in RAID 6 hold 149 TB: 530 days of the 9999, which is less than half.
    expect(errorMessage).toMatch(
      /^One camera needs \d+ disks, a server has at most 12\. Choose storage connectivity iSCSI SAN\.$/,
    );
  });

  it('names the disks of a storage network', () => {
    const san = { storageConnectivity: 2, diskSizeMax: 2 };
    const design = genericDesign(heavy(26_000, { retentionDays: 9999 }), { liveDatabase: san });
    expect(proposalOf(design).bindingConstraint).toMatchObject({ limit: 'disks', max: 240 });
  });

  it('names the storage network', () => {
    // Clients and cameras: 268 x 26 + 26 = 6994 fit the 7000 of the storage link, twice as much does not.
    const san = { storageConnectivity: 3 };
    const rows = heavy(26_000, { retentionDays: 1 });
    const change = { systemOverhead: 0, concurrentSmartClientStreams: 268, liveDatabase: san, archiveDatabase: san };
    expect(proposalOf(genericDesign(rows, change)).calculationSuccess).toBe(true);
    const { errorMessage, bindingConstraint } = proposalOf(genericDesign(rows, { ...change, archiving: true }));
    expect(bindingConstraint).toMatchObject({ limit: 'storageLink' });
    expect(errorMessage).toMatch(/storage network/);
  });

  it('names the clients where they take a whole link', () => {
    const san = { storageConnectivity: 2 };
    const design = genericDesign(heavy(20_000, { quantity: 90, retentionDays: 10 }), {
      archiving: true,
      liveDatabase: san,
      archiveDatabase: san,
      concurrentSmartClientStreams: 150,
    });
    expect(proposalOf(design).errorMessage).toBe(
      'One camera needs 72 Mbit/s of storage network, of which the Smart Client streams of one server leave nothing on Standard server. Plan at most 144 concurrent Smart Client streams instead of 150, or lower every bit rate to 96 % of its present value.',
    );
  });

  it('is told of a storage network where neither other disks nor a shorter retention of all rows is enough', () => {
    const rows = [...groupsOf({}), ...heavy(20_000, { id: 2, streamId: 2, cameraGroupId: 2, retentionDays: 3000 })];
    const { errorMessage } = proposalOf(genericDesign(rows));
    expect(errorMessage).toMatch(/\. Choose storage connectivity iSCSI SAN\.$/);
    const onNetwork = genericDesign(rows, { liveDatabase: { storageConnectivity: 2 } });
    expect(proposalOf(onNetwork).calculationSuccess).toBe(true);
  });

  it('names disk sizes that no disk of the type has', () => {
    const sizes = { diskType: DiskType.ssd, diskSizeMin: 7, diskSizeMax: 7 };
    const { errorMessage, bindingConstraint } = proposalOf(genericDesign(heavy(1000), { liveDatabase: sizes }));
    expect(bindingConstraint).toBeNull();
    expect(errorMessage).toBe(
      'No SSD of 7 TB (sizes: 0.48, 0.96, 1.92, 3.84, 6.4 TB) gives the storage that is needed. Allow all disk sizes, or choose disks of type 7.2k HDD.',
    );
  });

  it('is not told the type that its disks have', () => {
    const { errorMessage } = proposalOf(
      genericDesign(heavy(1000), { liveDatabase: { diskSizeMin: 3, diskSizeMax: 3 } }),
    );
    expect(errorMessage).toBe(
      'No 7.2k HDD of 3 TB (sizes: 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 TB) gives the storage that is needed. Allow all disk sizes.',
    );
  });

  it('names the disks of the archive where only it cannot be built', () => {
    const design = genericDesign(groupsOf({}), {
      archiving: true,
      liveDatabase: { diskType: DiskType.ssd },
      archiveDatabase: { diskSizeMin: 3, diskSizeMax: 3 },
    });
    expect(proposalOf(design).errorMessage).toMatch(/^No 7\.2k HDD of 3 TB /u);
  });

  it('is told the sizes that another type of disks needs, which a choice of the type leaves as they are', () => {
    const small = { diskType: DiskType.ssd, diskSizeMin: 0, diskSizeMax: 1 };
    const days = heavy(26_000, { retentionDays: 200 });
    expect(proposalOf(genericDesign(days, { liveDatabase: small })).errorMessage).toContain(
      'or choose disks of type 7.2k HDD and allow all disk sizes.',
    );
    const typed = changeDiskType({ ...STORAGE, ...small }, DiskType.hdd7k, catalogue);
    expect(proposalOf(genericDesign(days, { liveDatabase: typed })).calculationSuccess).toBe(false);
    const widened = { ...typed, diskSizeMax: 20 };
    expect(proposalOf(genericDesign(days, { liveDatabase: widened })).calculationSuccess).toBe(true);
  });

  it('is told of its clients where they need the disks', () => {
    const design = (concurrentSmartClientStreams: number) =>
      genericDesign(heavy(25_000, { quantity: 150, retentionDays: 1 }), {
        machineType: MachineType.highPerformance,
        archiving: true,
        concurrentSmartClientStreams,
      });
    const { errorMessage } = proposalOf(design(200));
    expect(errorMessage).toMatch(
      /^One camera and the Smart Client streams of one server need 14 disks, a server has at most 12\. Allow 16 disks per server instead of 12, or plan at most /,
    );
    const most = Number(/plan at most (\d+) /.exec(errorMessage!)?.[1]);
    expect(proposalOf(design(most)).calculationSuccess).toBe(true);
    expect(proposalOf(design(most + 1)).calculationSuccess).toBe(false);
  });
});

describe('a camera that no appliance carries', () => {
  it('names the storage and the days that would fit', () => {
    // 10 Mbit/s for 100 days: 10.8 TB; HE150D-8TB holds 5.715 84 TB at 80 %: 52 days
    const design = huskyDesign(heavy(10_000, { retentionDays: 100 }), { ivoModel: ApplianceModel.HE150D });
    const { errorMessage, bindingConstraint } = proposalOf(design);
    expect(bindingConstraint).toMatchObject({ limit: 'storage', unit: 'TB' });
    expect(bindingConstraint?.value).toBeCloseTo(10.8, 9);
    expect(errorMessage).toMatch(
      /10\.8 TB.*HE150D-8TB.*5\.72 TiB, counted as TB \(6\.28 TB\)\. Choose Auto for model, or keep recordings for 52 instead of 100 days\.$/,
    );
    const shorter = huskyDesign(heavy(10_000, { retentionDays: 52 }), { ivoModel: ApplianceModel.HE150D });
    const longer = huskyDesign(heavy(10_000, { retentionDays: 53 }), { ivoModel: ApplianceModel.HE150D });
    expect(proposalOf(shorter).calculationSuccess).toBe(true);
    expect(proposalOf(longer).calculationSuccess).toBe(false);
  });

  it('of Express+ names the days that would fit all cameras on the one appliance', () => {
    // 2 x 10 Mbit/s for 100 days: 21.6 TB; 5.715 84 TB hold 26 days of both
    const design = (retentionDays: number) =>
      huskyDesign(heavy(10_000, { quantity: 2, retentionDays }), {
        ivoModel: ApplianceModel.HE150D,
        xProtectVersion: Platform.expressPlus,
        maxCamerasPerServer: 48,
      });
    expect(proposalOf(design(40)).errorMessage).toMatch(/ or keep recordings for 26 instead of 40 days\.$/);
    // A quarter of the days is none that is offered.
    expect(proposalOf(design(100)).errorMessage).toMatch(/\. Choose Auto for model\.$/);
    expect(proposalOf(design(26)).calculationSuccess).toBe(true);
    expect(proposalOf(design(27)).calculationSuccess).toBe(false);
  });

  it('names the recording rate', () => {
    // 1336 x 60 x 16^0.83 x 10 / 3 = 2669 Mbit/s
    const row = greatestCamera();
    const { errorMessage, bindingConstraint } = proposalOf(huskyDesign([row]));
    expect(bindingConstraint).toMatchObject({ limit: 'recordingRate', max: 1620 });
    // The rate is beyond what can be typed in its cell.
    expect(errorMessage).toMatch(
      /1,620 Mbit\/s\. Lower every bit rate to 60 % of its present value \(FPS, codec or resolution\)\.$/,
    );
    const fewer = { ...row, fps: { continuous: 0, motion: 36 } };
    expect(proposalOf(huskyDesign([fewer])).calculationSuccess).toBe(true);
  });

  const [few] = groupsOf({});
  const [many] = heavy(20_000, { quantity: 1, retentionDays: 60 });

  it.each<[string, HuskyChange, CameraRow]>([
    [
      'No HE700R is made with 24 disks. Choose Auto for model.',
      { ivoModel: ApplianceModel.HE700R, serverDiskQuantity: 24 },
      few!,
    ],
    [
      'No appliance is made with form factor Desktop and 24 disks. Choose Auto for form factor.',
      { formFactor: FormFactor.desktop, serverDiskQuantity: 24 },
      few!,
    ],
    [
      'No HE1000R is made with form factor Rack 2U, RAID 6 and 4 disks. Choose Auto for server disk quantity.',
      { ivoModel: ApplianceModel.HE1000R, formFactor: FormFactor.rack2U, raidType: Raid.raid6, serverDiskQuantity: 4 },
      few!,
    ],
    // 12.96 TB, which no one disk holds
    [
      'No appliance is made with RAID 6 and 1 disk. Choose Auto for server disk quantity.',
      { raidType: Raid.raid6, serverDiskQuantity: 1 },
      many!,
    ],
    [
      'No HE150D is made with form factor Desktop and 8 disks. Choose Auto for model and form factor.',
      { ivoModel: ApplianceModel.HE150D, formFactor: FormFactor.desktop, serverDiskQuantity: 8 },
      many!,
    ],
  ])('is told what is not made, and what would hold it: %s', (message, change, row) => {
    const { errorMessage, bindingConstraint } = proposalOf(huskyDesign([row], change));
    expect(bindingConstraint).toBeNull();
    expect(errorMessage).toBe(message);
  });

  // 0.216 TB a day
  const keptFor = (retentionDays: number, change: HuskyChange) =>
    proposalOf(huskyDesign(heavy(20_000, { quantity: 1, retentionDays }), change)).errorMessage;

  it('is told which settings to free', () => {
    const { HE1000R, HE1800R } = ApplianceModel;
    expect(keptFor(400, { ivoModel: HE1000R, raidType: Raid.raid6 })).toMatch(/\. Choose Auto for model, or /);
    expect(keptFor(833, { ivoModel: HE1000R, raidType: Raid.raid10 })).toMatch(
      /\. Choose Auto for model and RAID array[,.]/,
    );
    expect(keptFor(833, { ivoModel: HE1800R, raidType: Raid.raid10 })).toMatch(/\. Choose Auto for RAID array[,.]/);
    expect(keptFor(833, { ivoModel: HE1800R, applianceSku: 'HE1800R-96TB' })).toMatch(/\. Choose Auto for SKU\.$/);
  });

  it('of Express+ is counted as one camera', () => {
    expect(
      keptFor(400, { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48, ivoModel: ApplianceModel.HE700R }),
    ).toMatch(/^Express\+ has one recording server; the camera needs 86\.4 TB of storage, /);
  });

  it('is reported also where nothing was chosen and no disks form an array', () => {
    const appliances = catalogue.appliances.map((appliance) => ({
      ...appliance,
      raidTypes: [Raid.raid6],
      skus: appliance.skus.map((sku) => ({ ...sku, disks: { ...sku.disks, value: 2 } })),
    }));
    const { errorMessage } = english.rendered(calculateProposal(huskyDesign([few!]), { ...catalogue, appliances }));
    expect(errorMessage).toBe(
      'No appliance is made with a RAID array that its disks allow. No single change would be enough.',
    );
  });
});

describe('a design of very many groups', () => {
  it('gives the reason too', () => {
    const [row] = heavy(26_000, { retentionDays: 9999 }) as [CameraRow];
    // More than a call has room for as arguments.
    const rows = Array.from({ length: 130_000 }, (_, index) => ({
      ...row,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: index + 1,
    }));
    const { errorMessage } = proposalOf(huskyDesign(rows, { ivoModel: ApplianceModel.HE150D }));
    expect(errorMessage).toMatch(
      /\. The largest hardware, HE1800R-384TB, keeps recordings for 814 instead of 9,999 days\.$/,
    );
  });
});

describe('the limit that broke', () => {
  const express = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };
  const main = 'serverSettings.genericServerSettings.mainSettings';
  const clients = `${main}.concurrentSmartClientStreams`;
  const overhead = `${main}.systemOverhead`;
  const longest = heavy(26_000, { retentionDays: 9999 });
  const san = { storageConnectivity: 2, diskSizeMax: 2 };
  const archiving = {
    archiving: true,
    liveDatabase: { storageConnectivity: 3 },
    archiveDatabase: { storageConnectivity: 3 },
  };
  const thirty = groupsOf({ quantity: 30, resolution: { continuous: 1, motion: 1 } });
  const small = { ivoModel: ApplianceModel.HE150D };
  const standby = genericDesign(groupsOf({ quantity: 5 }));

  const behind = (proposal: ReturnType<typeof proposalOf>, end: 'value' | 'max'): string[] =>
    explain(proposal, `bindingConstraint.${end}`).steps.map((step) => stepTitle(step, formulas));

  it.each<[string, Design, { readonly max: readonly string[]; readonly value?: readonly string[] }]>([
    ['platformCameras', genericDesign(groupsOf({ quantity: 50 }), express), { max: ['Express+, most cameras'] }],
    [
      'recordingRate',
      genericDesign(heavy(20_000, { quantity: 48, retentionDays: 1 }), { ...express, machineType: MachineType.entry }),
      {
        max: ['Entry server, rated recording rate'],
        value: [overhead, 'Express+, most recording servers'],
      },
    ],
    [
      'storage',
      huskyDesign(groupsOf({ quantity: 30 }), { ...express, ...small }),
      { max: ['serverSettings.huskyServerSettings.maxDiskUtilization', 'HE150D-8TB, disk size'] },
    ],
    ['cameras', huskyDesign(thirty, { ...express, ...small }), { max: ['HE150D, maximum of cameras'] }],
    [
      'cameras',
      genericDesign(thirty, { ...express, maxCamerasPerServer: 10 }),
      { max: [`${main}.maxCamerasPerServer`] },
    ],
    [
      'clientLink',
      genericDesign(heavy(20_000, { retentionDays: 1 }), { concurrentSmartClientStreams: 400 }),
      { max: ['High-performance server, client link', 'network model, usable share of a link'], value: [clients] },
    ],
    [
      'disks',
      genericDesign(longest, { serverDiskQuantity: 4 }),
      {
        max: ['serverSettings.genericServerSettings.advancedSettings.serverDiskQuantity'],
        value: [clients, overhead],
      },
    ],
    [
      'disks',
      genericDesign(longest, { liveDatabase: san }),
      { max: ['storage model, most disks of a server on a storage network'] },
    ],
    [
      'storageLink',
      genericDesign(heavy(26_000, { retentionDays: 1 }), {
        ...archiving,
        systemOverhead: 0,
        concurrentSmartClientStreams: 268,
      }),
      { max: [clients, 'storage model, storage link'], value: [overhead] },
    ],
    [
      'spareServers',
      withReady(standby, { kind: Failover.coldStandby, servers: 6 }),
      { max: ['Cameras'], value: ['serverSettings.resilience.failover.servers'] },
    ],
  ])('%s names what decided it', (limit, design, { max, value = [] }) => {
    const proposal = proposalOf(design);
    expect(proposal).toMatchObject({ calculationSuccess: false, bindingConstraint: { limit } });
    expect(behind(proposal, 'max')).toEqual(expect.arrayContaining([...max]));
    expect(behind(proposal, 'value')).toEqual(expect.arrayContaining([...value]));
  });
});

describe('a design that is wrong', () => {
  it.each<[string, Design]>([
    ['cameras[1].quantity', genericDesign([rowOf(), { ...rowOf({ id: 2, streamId: 2 }), quantity: 0 }])],
    ['cameras[0].codec', genericDesign([{ ...rowOf(), codec: 99 }])],
    ['cameras[0].retentionDays', genericDesign([{ ...rowOf(), retentionDays: Number.NaN }])],
    ['cameras[0].bitrateKbit.motion', genericDesign([{ ...rowOf(), bitrateKbit: { continuous: 0, motion: -1 } }])],
    [
      'serverSettings.genericServerSettings.mainSettings.systemOverhead',
      genericDesign([rowOf()], { systemOverhead: 501 }),
    ],
    ['serverSettings.huskyServerSettings.ivoModel', huskyDesign([rowOf()], { ivoModel: 1, raidType: Raid.raid6 })],
  ])('is refused with the path %s', (subject, design) => {
    expect(() => proposalOf(design)).toThrow(
      expect.objectContaining({ name: SizingError.name, code: 'out-of-domain', subject }),
    );
  });
});
