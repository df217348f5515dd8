import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  checkServerSettings,
  type CameraRow,
  type Cures,
  type Design,
  type FixedSetting,
  type Saying,
  type SettingChanges,
  type StorageSettings,
  type Way,
} from '../../../src/index.ts';
import {
  ApplianceModel,
  DiskType,
  FormFactor,
  MachineType,
  Platform,
  Raid,
  StorageConnectivity,
} from '../../../src/doors/enumerations.ts';
import { applyAlternative } from '../../../src/sizing/alternatives/apply-alternative.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  greatestCamera,
  groupsOf,
  huskyDesign,
  rowOf,
} from '../../support/designs.ts';
import { english } from '../../support/in-english.ts';

type Said<K extends Saying['say']> = Extract<Saying, { readonly say: K }>;

function withRows(design: Design, changed: (row: CameraRow) => Partial<CameraRow>): Design {
  return { ...design, cameras: design.cameras.map((row) => rowOf({ ...row, ...changed(row) })) };
}

const scaled = (design: Design, percent: number): Design =>
  withRows(design, ({ bitrateKbit: { continuous, motion } }) => ({
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
    bitrateKbit: {
      continuous: Math.max(1, Math.floor((continuous * percent) / 100)),
      motion: Math.max(1, Math.floor((motion * percent) / 100)),
    },
  }));

const shorter = (design: Design, days: number): Design =>
  withRows(design, ({ retentionDays }) => ({ retentionDays: retentionDays - days }));

const pressed = (design: Design, settings: SettingChanges): Design => ({
  ...design,
  serverSettings: applyAlternative(design.serverSettings, { settings }),
});

/** The design after a cure that no settings make, and after a little less of it, which has no answer. */
const FOLLOWED = {
  'cure.cameras': ({ cameras }: Said<'cure.cameras'>, design: Design) =>
    [cameras, cameras + 1].map((quantity) => ({
      ...design,
      cameras: design.cameras.slice(0, 1).map((row) => rowOf({ ...row, quantity })),
    })),
  'cure.retention': ({ days }: Said<'cure.retention'>, design: Design) => [
    shorter(design, days),
    shorter(design, days - 1),
  ],
  'cure.auto-and-retention': ({ days, choices }: Said<'cure.auto-and-retention'>, design: Design) => {
    const freed = choices.reduce((changed, { setting }) => withAuto(changed, setting), design);
    return [shorter(freed, days), shorter(freed, days - 1)];
  },
  'cure.rates': ({ percent, canBeTyped }: Said<'cure.rates'>, design: Design) =>
    canBeTyped
      ? [scaled(design, percent), scaled(design, percent + 1)]
      : [
          // The rates of MJPEG are in proportion to the frame rate.
          withRows(design, ({ fps: { motion } }) => ({
            fps: { continuous: motion, motion: Math.floor((motion * percent) / 100) },
          })),
        ],
} as const;

/** A little less of a cure that settings make; none where it is a choice. */
const LESS: Readonly<Partial<Record<Saying['say'], (settings: SettingChanges) => SettingChanges>>> = {
  'cure.clients': ({ concurrentSmartClientStreams: streams }) => ({
    concurrentSmartClientStreams: Number(streams) + 1,
  }),
  'cure.cameras-per-server': ({ maxCamerasPerServer: cameras }) => ({ maxCamerasPerServer: Number(cameras) - 1 }),
};

const AUTO: Readonly<Record<FixedSetting, SettingChanges>> = {
  model: { ivoModel: 0 },
  formFactor: { formFactor: 0 },
  raidType: { raidType: 0, 'liveDatabase.raidType': 0, 'archiveDatabase.raidType': 0 },
  serverDiskQuantity: { serverDiskQuantity: 0 },
  sku: { applianceSku: '' },
  maxDiskUtilization: { maxDiskUtilization: 80 },
  maxSystemUtilization: { maxSystemUtilization: 90 },
  machineType: { machineType: 0 },
  diskSizes: {},
};

function withAuto(design: Design, setting: FixedSetting): Design {
  if (setting !== 'diskSizes') return pressed(design, AUTO[setting]);
  const { liveDatabase, archiveDatabase } = design.serverSettings.genericServerSettings.advancedSettings;
  const widest = (name: string, { diskType }: StorageSettings): SettingChanges => ({
    [`${name}.diskSizeMin`]: 0,
    [`${name}.diskSizeMax`]: catalogue.diskFamilies.find(({ id }) => id === diskType)!.sizeCapTb.value,
  });
  return pressed(design, { ...widest('liveDatabase', liveDatabase), ...widest('archiveDatabase', archiveDatabase) });
}

const answers = (design: Design): boolean =>
  calculateProposal(design, catalogue, { headroom: false, alternatives: false }).calculationSuccess;

const curesOf = (design: Design): Cures => {
  const { errorMessage } = calculateProposal(design, catalogue);
  if (errorMessage === null || !('cures' in errorMessage)) throw new Error('Nothing would help');
  return errorMessage.cures!;
};

/** Whether a cure gives an answer, and a little less of it does. */
function follow(design: Design, { outcome, settings }: Way): readonly boolean[] {
  if (settings !== null) {
    const errors = checkServerSettings(pressed(design, settings).serverSettings, catalogue, '');
    if (errors.length > 0) throw new Error(errors[0]!.path);
    const less = LESS[outcome.say];
    return [pressed(design, settings), ...(less === undefined ? [] : [pressed(design, less(settings))])].map(answers);
  }
  const followed = FOLLOWED[outcome.say as keyof typeof FOLLOWED] as (of: Saying, design: Design) => Design[];
  return followed(outcome, design).map(answers);
}

const camera = (kbps: number, retentionDays: number, quantity = 1): CameraRow[] =>
  constantGroup({ kbps, retentionDays, quantity });

/** Beside a row whose retention cannot be shortened. */
const withShortRow = ([row]: readonly CameraRow[]): CameraRow[] =>
  groupsOf({ retentionDays: 1 }, { ...row, id: 2, streamId: 2, cameraGroupId: 2 });

const EXPRESS = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };
const SAN = { storageConnectivity: StorageConnectivity.iscsiSan };

const MJPEG = greatestCamera();

const SERVERS: Readonly<Record<string, Design>> = {
  'a limit of cameras': genericDesign(groupsOf({ quantity: 12, retentionDays: 1 }), {
    ...EXPRESS,
    maxCamerasPerServer: 10,
  }),
  'a recording rate': genericDesign(camera(20_000, 1, 48), { ...EXPRESS, machineType: MachineType.entry }),
  'a rate that cannot be typed': genericDesign([MJPEG]),
  'the client link': genericDesign(camera(20_000, 1), { concurrentSmartClientStreams: 400 }),
  disks: genericDesign(camera(26_000, 400), { serverDiskQuantity: 4 }),
  'disks of Express+': genericDesign(camera(20_000, 60, 40), EXPRESS),
  'disks that clients read': genericDesign(camera(25_000, 1, 150), {
    machineType: MachineType.highPerformance,
    archiving: true,
    concurrentSmartClientStreams: 200,
  }),
  'a whole storage network': genericDesign(camera(20_000, 10, 90), {
    archiving: true,
    liveDatabase: SAN,
    archiveDatabase: SAN,
    concurrentSmartClientStreams: 150,
  }),
  'a row that cannot be kept shorter': genericDesign(withShortRow(camera(20_000, 3000))),
  'no such size': genericDesign(camera(1000, 30), {
    liveDatabase: { diskType: DiskType.ssd, diskSizeMin: 7, diskSizeMax: 7 },
  }),
  'no such size of either database': genericDesign(camera(1000, 30), {
    archiving: true,
    liveDatabase: { diskSizeMin: 3, diskSizeMax: 3 },
    archiveDatabase: { diskSizeMin: 3, diskSizeMax: 3 },
  }),
  'small disks': genericDesign(camera(26_000, 200), {
    liveDatabase: { diskType: DiskType.ssd, diskSizeMin: 0, diskSizeMax: 1 },
  }),
  'a RAID that Auto leaves out': genericDesign(camera(26_000, 1065), { serverDiskQuantity: 24 }),
  'a RAID that takes too many disks': genericDesign(withShortRow(camera(26_000, 500)), {
    liveDatabase: { raidType: Raid.raid10 },
  }),
};

const APPLIANCES: Readonly<Record<string, Design>> = {
  'a limit of cameras': huskyDesign(groupsOf({ quantity: 12, retentionDays: 1 }), {
    ...EXPRESS,
    maxCamerasPerServer: 10,
  }),
  'cameras of a model': huskyDesign(groupsOf({ quantity: 30, retentionDays: 1 }), { ...EXPRESS, ivoModel: 1 }),
  'a recording rate': huskyDesign(camera(26_000, 1, 48), { ...EXPRESS, ivoModel: 1 }),
  'a rate that cannot be typed': huskyDesign([MJPEG]),
  storage: huskyDesign(camera(10_000, 100), { ivoModel: 1 }),
  'storage of Express+': huskyDesign(camera(10_000, 100, 2), { ...EXPRESS, ivoModel: 1 }),
  'storage of a RAID': huskyDesign(camera(20_000, 833), { ivoModel: 4, raidType: Raid.raid10 }),
  'disks that a model does not have': huskyDesign(groupsOf({}), { ivoModel: 3, serverDiskQuantity: 24 }),
  'disks that a form does not have': huskyDesign(groupsOf({}), {
    formFactor: FormFactor.desktop,
    serverDiskQuantity: 24,
  }),
};

describe('each change that an answer names where nothing fits gives an answer, and less of it does not', () => {
  const named = new Set<string>();

  it.each([
    ...Object.entries(SERVERS).map(([limit, design]) => [`servers: ${limit}`, design] as const),
    ...Object.entries(APPLIANCES).map(([limit, design]) => [`appliances: ${limit}`, design] as const),
  ])('%s', (_, design) => {
    const { ways, largest } = curesOf(design);
    for (const way of ways) {
      named.add(way.outcome.say);
      const [isEnough, isLessEnough = false] = follow(design, way);
      expect([way.outcome, isEnough, isLessEnough]).toEqual([way.outcome, true, false]);
    }
    const { archiving } = design.serverSettings.genericServerSettings.advancedSettings;
    const ofDatabases = ways.flatMap(({ outcome }) => ('isForBoth' in outcome ? [outcome.isForBoth] : []));
    expect(ofDatabases).toEqual(ofDatabases.map(() => archiving));
    expect([ways, largest]).not.toEqual([[], null]);
  });

  it('is followed here', () => {
    expect([...named].toSorted()).toEqual([
      'cure.auto',
      'cure.auto-and-retention',
      'cure.cameras',
      'cure.cameras-per-server',
      'cure.clients',
      'cure.connectivity',
      'cure.disk-type',
      'cure.disk-type-of-any-size',
      'cure.disks-per-server',
      'cure.raid',
      'cure.rates',
      'cure.retention',
    ]);
  });
});

describe('what would help', () => {
  const messageOf = (design: Design): string | null =>
    english.rendered(calculateProposal(design, catalogue)).errorMessage;

  it('frees the model first, and says how long recordings are kept then', () => {
    expect(messageOf(huskyDesign(camera(26_000, 999), { ivoModel: ApplianceModel.HE150D }))).toMatch(
      /\. Choose Auto for model and keep recordings for 814 instead of 999 days\.$/,
    );
    expect(messageOf(huskyDesign(camera(26_000, 365), { ivoModel: ApplianceModel.HE150D }))).toMatch(
      /\. Choose Auto for model\.$/,
    );
  });

  it('never leaves less than half; then the largest hardware is told, and what it holds', () => {
    expect(messageOf(huskyDesign(camera(26_000, 365, 48), EXPRESS))).toMatch(
      /\. The largest hardware, HE1800R-384TB, keeps recordings for 16 instead of 365 days\.$/,
    );
    expect(curesOf(huskyDesign(camera(26_000, 365, 48), EXPRESS)).ways).toEqual([]);
  });

  it('allows other disk sizes where they are limited', () => {
    const small = genericDesign(camera(26_000, 365), { liveDatabase: { diskSizeMax: 1 } });
    expect(curesOf(small).ways[0]).toEqual({
      outcome: { say: 'cure.auto', choices: [{ setting: 'diskSizes', chosen: { minTb: 0, maxTb: 1 }, usual: null }] },
      settings: { 'liveDatabase.diskSizeMin': 0, 'liveDatabase.diskSizeMax': 20 },
    });
    expect(messageOf(small)).toMatch(/\. Allow all disk sizes, or /);
  });

  it('sets the utilization of appliances back to what is usual', () => {
    const capped = huskyDesign(camera(26_000, 700), { maxDiskUtilization: 50 });
    expect(curesOf(capped).ways[0]).toMatchObject({ settings: { maxDiskUtilization: 80 } });
    expect(messageOf(capped)).toMatch(/\. Set disk utilization to 80 %/);
  });

  it('does not remove more than half of the cameras of an edition', () => {
    expect(messageOf(genericDesign(groupsOf({ quantity: 200 }), EXPRESS))).toMatch(
      /This design has 200 cameras\. Choose another platform version\.$/,
    );
  });
});
