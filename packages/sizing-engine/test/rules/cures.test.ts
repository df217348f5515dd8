import { describe, expect, it } from 'vitest';
import { calculateProposal, type CameraRow, type Design, type StorageSettings } from '../../src/index.ts';
import {
  DiskType,
  FormFactor,
  HardwareType,
  MachineType,
  Platform,
  Raid,
  StorageConnectivity,
} from '../../src/doors/enumerations.ts';
import { changeApplianceSelection, changeDiskType } from '../../src/doors/design.ts';
import {
  catalogue,
  constantGroup,
  genericDesign,
  greatestCamera,
  groupsOf,
  huskyDesign,
  rowOf,
} from '../support/designs.ts';
import { english } from '../support/in-english.ts';

/** What a text tells to do, and of which design. */
interface Told {
  readonly design: Design;
  readonly name: string;
  readonly count: number;
}

interface Followed {
  readonly design: Design;
  /** The design after a little less of it, which has no answer; left out for choices. */
  readonly tooLittle?: Design;
}

const generic = (design: Design, change: object): Design => {
  const { genericServerSettings: settings } = design.serverSettings;
  const advancedSettings = { ...settings.advancedSettings, ...change };
  return withSettings(design, { genericServerSettings: { ...settings, advancedSettings } });
};

const husky = (design: Design, change: object): Design => {
  const { huskyServerSettings: settings } = design.serverSettings;
  return withSettings(design, { huskyServerSettings: { ...settings, ...change } });
};

function withSettings(design: Design, change: object): Design {
  return { ...design, serverSettings: { ...design.serverSettings, ...change } };
}

function withMain(design: Design, change: object): Design {
  const { hardwareType, genericServerSettings, huskyServerSettings } = design.serverSettings;
  const changed = <S extends { readonly mainSettings: object }>(settings: S): S => ({
    ...settings,
    mainSettings: { ...settings.mainSettings, ...change },
  });
  return hardwareType === HardwareType.husky
    ? withSettings(design, { huskyServerSettings: changed(huskyServerSettings) })
    : withSettings(design, { genericServerSettings: changed(genericServerSettings) });
}

function withRows(design: Design, changed: (row: CameraRow) => Partial<CameraRow>): Design {
  return { ...design, cameras: design.cameras.map((row) => rowOf({ ...row, ...changed(row) })) };
}

const storages = (design: Design, change: (storage: StorageSettings) => StorageSettings): Design => {
  const { liveDatabase, archiveDatabase } = design.serverSettings.genericServerSettings.advancedSettings;
  return generic(design, { liveDatabase: change(liveDatabase), archiveDatabase: change(archiveDatabase) });
};

const widest = (storage: StorageSettings): StorageSettings => {
  const family = catalogue.diskFamilies.find(({ id }) => id === storage.diskType)!;
  return { ...storage, diskSizeMin: 0, diskSizeMax: family.sizeCapTb.value };
};

const idOf = (list: readonly { readonly id: number; readonly name: string }[], name: string): number => {
  const found = list.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is no choice`);
  return found.id;
};

/** Choices of the servers that hold for both databases where both are in use. */
const BOTH = String.raw`(?<both> for both databases)?`;

const scaled = (design: Design, percent: number): Design =>
  withRows(design, ({ bitrateKbit: { continuous, motion } }) => ({
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
    bitrateKbit: {
      continuous: Math.max(1, Math.floor(continuous * (1 - percent / 100))),
      motion: Math.max(1, Math.floor(motion * (1 - percent / 100))),
    },
  }));

const AUTO_CHOICES: Readonly<Record<string, (design: Design) => Design>> = {
  model: (design) => husky(design, { ivoModel: 0 }),
  'form factor': (design) => husky(design, { formFactor: FormFactor.auto }),
  'RAID array': (design) => withArray(design, { liveDatabase: { raidType: Raid.auto } }),
  'server disk quantity': (design) => withArray(design, { serverDiskQuantity: 0 }),
  SKU: (design) => husky(design, { applianceSku: '' }),
};

function withArray(design: Design, change: object): Design {
  return husky(design, {
    advancedSettings: { ...design.serverSettings.huskyServerSettings.advancedSettings, ...change },
  });
}

const withAutos = (design: Design, names: string): Design =>
  names.split(/, | and /).reduce((changed, name) => AUTO_CHOICES[name]!(changed), design);

/** A model as it is chosen in the form, which changes what does not go with it. */
function withModel(design: Design, name: string): Design {
  const { ivoModel: _, formFactor, advancedSettings } = design.serverSettings.huskyServerSettings;
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  const ivoModel = catalogue.appliances.find(({ model }) => model === name)!.id;
  const before = {
    ivoModel: design.serverSettings.huskyServerSettings.ivoModel,
    formFactor,
    raidType: liveDatabase.raidType,
    serverDiskQuantity,
  };
  const after = { ...before, ...changeApplianceSelection(before, { ivoModel }, catalogue) };
  return husky(
    withArray(design, { serverDiskQuantity: after.serverDiskQuantity, liveDatabase: { raidType: after.raidType } }),
    {
      ivoModel: after.ivoModel,
      formFactor: after.formFactor,
      applianceSku: '',
    },
  );
}

/** Each cure that a text can name, and how a user follows it. */
const CURES: Readonly<Record<string, readonly [RegExp, (told: Told) => Followed]>> = {
  'fewer cameras': [
    /^use at most (?<count>[\d,]+) cameras?$/,
    ({ design, count }) => ({
      design: withRows(design, () => ({ quantity: count })),
      tooLittle: withRows(design, () => ({ quantity: count + 1 })),
    }),
  ],
  'no more cameras than an edition has': [
    /^remove (?<count>[\d,]+) cameras?$/,
    ({ design, count }) => ({
      design: withRows(design, ({ quantity }) => ({ quantity: quantity - count })),
      tooLittle: withRows(design, ({ quantity }) => ({ quantity: quantity - count + 1 })),
    }),
  ],
  'another edition': [
    /^choose another platform version$/,
    ({ design }) => {
      const { genericServerSettings, huskyServerSettings } = design.serverSettings;
      const xProtectVersion = Platform.corporate;
      return {
        design: withSettings(design, {
          genericServerSettings: { ...genericServerSettings, xProtectVersion },
          huskyServerSettings: { ...huskyServerSettings, xProtectVersion },
        }),
      };
    },
  ],
  'a shorter retention': [
    /^shorten every retention by (?<count>[\d,]+) days?$/,
    ({ design, count }) => ({
      design: withRows(design, ({ retentionDays }) => ({ retentionDays: retentionDays - count })),
      tooLittle: withRows(design, ({ retentionDays }) => ({ retentionDays: retentionDays - count + 1 })),
    }),
  ],
  'lower rates': [
    /^lower every bit rate by (?<count>\d+) %$/,
    ({ design, count }) => ({ design: scaled(design, count), tooLittle: scaled(design, count - 1) }),
  ],
  'lower rates that cannot be typed': [
    /^lower every bit rate by (?<count>\d+) % \(FPS, codec or resolution\)$/,
    ({ design, count }) => ({
      // The rates of MJPEG are in proportion to the frame rate.
      design: withRows(design, ({ fps: { motion } }) => ({
        fps: { continuous: motion, motion: Math.floor(motion * (1 - count / 100)) },
      })),
    }),
  ],
  'fewer clients': [
    /^plan (?:no|at most (?<count>[\d,]+)) concurrent Smart Client streams?$/,
    ({ design, count }) => ({
      design: withMain(design, { concurrentSmartClientStreams: count }),
      tooLittle: withMain(design, { concurrentSmartClientStreams: count + 1 }),
    }),
  ],
  'more cameras on a server': [
    /^allow (?<count>[\d,]+) cameras? per server$/,
    ({ design, count }) => ({
      design: withMain(design, { maxCamerasPerServer: count }),
      tooLittle: withMain(design, { maxCamerasPerServer: count - 1 }),
    }),
  ],
  'more disks of a server': [
    /^allow (?<count>\d+) disks per server$/,
    ({ design, count }) => ({ design: generic(design, { serverDiskQuantity: count }) }),
  ],
  'another machine': [
    /^choose machine type (?<name>.+)$/,
    ({ design, name }) => ({ design: generic(design, { machineType: idOf(catalogue.machineFamilies, name) }) }),
  ],
  'all sizes': [new RegExp(`^allow all disk sizes${BOTH}$`), ({ design }) => ({ design: storages(design, widest) })],
  'another RAID': [
    new RegExp(`^choose (?<name>RAID \\d+)${BOTH}$`),
    ({ design, name }) => ({
      design: storages(design, (storage) => ({ ...storage, raidType: idOf(catalogue.raidFamilies, name) })),
    }),
  ],
  'other disks': [
    new RegExp(`^choose disks of type (?<name>(?:(?! and allow| for both).)+)${BOTH}$`),
    ({ design, name }) => ({
      design: storages(design, (storage) => changeDiskType(storage, idOf(catalogue.diskFamilies, name), catalogue)),
    }),
  ],
  'other disks of all sizes': [
    new RegExp(`^choose disks of type (?<name>.+) and allow all disk sizes${BOTH}$`),
    ({ design, name }) => ({
      design: storages(design, (storage) => widest({ ...storage, diskType: idOf(catalogue.diskFamilies, name) })),
    }),
  ],
  'a storage network': [
    new RegExp(`^choose storage connectivity (?<name>(?:(?! for both).)+)${BOTH}$`),
    ({ design, name }) => ({
      design: storages(design, (storage) => ({
        ...storage,
        storageConnectivity: idOf(catalogue.connectivities, name),
      })),
    }),
  ],
  'a setting that is Auto': [
    /^choose Auto for (?<name>.+)$/,
    ({ design, name }) => ({ design: withAutos(design, name) }),
  ],
  'another model': [/^choose (?<name>HE\w+)$/, ({ design, name }) => ({ design: withModel(design, name) })],
  'another model and settings that are Auto': [
    /^choose (?<name>HE\w+ with Auto for .+)$/,
    ({ design, name }) => {
      const [model, settings] = name.split(' with Auto for ') as [string, string];
      return { design: withAutos(withModel(design, model), settings) };
    },
  ],
};

/** The changes that the last sentence names, each alone enough. */
function curesIn(message: string): string[] {
  const sentence = /(?:^|\. )((?:Add|Allow|Choose|Lower|Plan|Remove|Shorten|Use) [^]*)\.$/.exec(message)?.[1];
  if (sentence === undefined) throw new Error(`No cure in: ${message}`);
  const list = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return list.split(/, or /).flatMap((cure) => {
    const autos = /^choose Auto for (?<names>.+ or .+)$/.exec(cure)?.groups?.['names'];
    if (autos !== undefined) return autos.split(' or ').map((name) => `choose Auto for ${name}`);
    return /^remove .* or choose /.test(cure) ? cure.split(' or ') : [cure];
  });
}

const answers = (design: Design): boolean =>
  calculateProposal(design, catalogue, { headroom: false, alternatives: false }).calculationSuccess;

/** What became of a cure that was followed. */
interface Outcome {
  readonly cure: string;
  readonly kind: string;
  readonly isEnough: boolean;
  readonly isLessEnough: boolean;
  readonly isOfDatabasesInUse: boolean;
}

const AS_TOLD = { isEnough: true, isLessEnough: false, isOfDatabasesInUse: true };

function follow(design: Design): Outcome[] {
  const { errorMessage } = english.rendered(calculateProposal(design, catalogue));
  const { archiving } = design.serverSettings.genericServerSettings.advancedSettings;
  return curesIn(errorMessage!).map((cure) => {
    const found = Object.entries(CURES).find(([, [pattern]]) => pattern.test(cure));
    if (found === undefined) throw new Error(`Nobody can follow: ${cure}`);
    const [kind, [pattern, followed]] = found;
    const { count = '0', name = '', both } = pattern.exec(cure)!.groups ?? {};
    const after = followed({ design, name, count: Number(count.replaceAll(',', '')) });
    return {
      cure,
      kind,
      isEnough: answers(after.design),
      isLessEnough: after.tooLittle !== undefined && answers(after.tooLittle),
      isOfDatabasesInUse: !pattern.source.includes(BOTH) || (both !== undefined) === archiving,
    };
  });
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
  'more cameras than an edition has': genericDesign(groupsOf({ quantity: 50 }), EXPRESS),
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
  'a RAID that takes too many disks': genericDesign(withShortRow(camera(26_000, 500)), {
    liveDatabase: { raidType: Raid.raid10 },
  }),
};

const APPLIANCES: Readonly<Record<string, Design>> = {
  'more cameras than an edition has': huskyDesign(groupsOf({ quantity: 50 }), EXPRESS),
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

describe('each change that a text without an answer names gives one, and less of it does not', () => {
  const named = new Set<string>();

  it.each([
    ...Object.entries(SERVERS).map(([limit, design]) => [`servers: ${limit}`, design] as const),
    ...Object.entries(APPLIANCES).map(([limit, design]) => [`appliances: ${limit}`, design] as const),
  ])('%s', (_, design) => {
    const followed = follow(design);
    for (const { kind } of followed) named.add(kind);
    expect(followed).toEqual(followed.map(({ cure, kind }) => ({ cure, kind, ...AS_TOLD })));
    expect(followed).not.toEqual([]);
  });

  it('is followed here', () => {
    expect(Object.keys(CURES).filter((kind) => !named.has(kind))).toEqual([]);
  });
});
