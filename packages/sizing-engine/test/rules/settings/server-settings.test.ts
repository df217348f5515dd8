import { describe, expect, it } from 'vitest';
import { defaultServerSettings, type ServerSettingsInput } from '../../../src/index.ts';
import { checkServerSettings, settleServerSettings } from '../../../src/index.ts';
import { DiskType, Platform, type HardwareType } from '../../../src/doors/enumerations.ts';
import { SLIDER_WARNING_DISTANCE, SLIDERS } from '../../../src/doors/bounds.ts';
import { SHARED_SETTINGS, type FieldError } from '../../../src/doors/design.ts';
import {
  catalogue,
  genericSettings,
  huskySettings,
  type GenericChange,
  type HuskyChange,
} from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

const GENERIC = 'serverSettings.genericServerSettings';
const HUSKY = 'serverSettings.huskyServerSettings';

const genericErrors = (change: GenericChange) =>
  checkServerSettings(genericSettings(change), catalogue, 'serverSettings');
const huskyErrors = (change: HuskyChange) => checkServerSettings(huskySettings(change), catalogue, 'serverSettings');

/** Check a number at both edges of its bounds, and just beyond. */
function expectBounds(
  errorsOf: (value: number) => readonly FieldError[],
  path: string,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  const wrong = { path, message: worded(`Value must be between ${min} and ${max}`) };
  expect(errorsOf(min)).toEqual([]);
  expect(errorsOf(max)).toEqual([]);
  expect(errorsOf(min - 1)).toContainEqual(wrong);
  expect(errorsOf(max + 1)).toContainEqual(wrong);
}

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

describe('default settings', () => {
  const defaults = defaultServerSettings(catalogue);

  it('have an object of its own for each database', () => {
    const { liveDatabase, archiveDatabase } = defaults.genericServerSettings.advancedSettings;
    expect(liveDatabase).not.toBe(archiveDatabase);
    expect(defaultServerSettings(catalogue).genericServerSettings.advancedSettings.liveDatabase).not.toBe(liveDatabase);
  });

  it('are those of the specification', () => {
    const database = { storageConnectivity: 1, raidType: 0, diskType: 1, diskSizeMin: 0, diskSizeMax: 20 };
    const mainSettings = { maxCamerasPerServer: 150, concurrentSmartClientStreams: 1 };
    expect(defaults).toEqual({
      hardwareType: 0,
      genericServerSettings: {
        addManagementServer: false,
        xProtectVersion: 4,
        mainSettings: { systemOverhead: 20, ...mainSettings },
        advancedSettings: {
          machineType: 0,
          serverDiskQuantity: 12,
          raidOS: true,
          archiveFrequency: 6,
          archiving: false,
          liveDatabase: database,
          archiveDatabase: database,
        },
        managementServerSettings: { supportedCameras: 1 },
      },
      huskyServerSettings: {
        xProtectVersion: 4,
        addManagementServer: false,
        ivoModel: 0,
        formFactor: 0,
        maxSystemUtilization: 90,
        maxDiskUtilization: 80,
        mainSettings,
        advancedSettings: { serverDiskQuantity: 0, liveDatabase: { raidType: 0 } },
        managementServerSettings: { supportedCameras: 1 },
        applianceSku: '',
      },
      capacityConvention: 'vendor',
      resilience: { failover: { kind: 0, servers: 1, outageDays: 3 }, hotSparesPerServer: 0 },
      power: { upsMinutes: 15 },
      tiers: { groomAfterDays: 0, groomFps: 1, keyFrameRatio: 10 },
      retentionRules: [],
      evidenceLock: { locksPerMonth: 0, camerasPerLock: 0, hoursPerLock: 0, monthsKept: 0 },
      network: null,
      viewing: { stations: [] },
      serverMotion: { mode: 'none', decoder: '' },
    });
  });

  it('share no object', () => {
    const objects = objectsIn(defaultServerSettings(catalogue));
    expect(new Set(objects).size).toBe(objects.length);
    expect(objects).toHaveLength(21);
  });

  it('have no error, and are settled as they stand', () => {
    expect(checkServerSettings(defaults, catalogue, '')).toEqual([]);
    expect(settleServerSettings(defaults, catalogue)).toEqual(defaults);
  });

  it('are used where settings of both hardware types are left out, as in designs of earlier versions', () => {
    const left = Object.entries(defaults).filter(([name]) => !(name in SHARED_SETTINGS));
    expect(settleServerSettings(Object.fromEntries(left) as unknown as ServerSettingsInput, catalogue)).toEqual(
      defaults,
    );
  });

  it.each(['resilience', 'power', 'tiers', 'evidenceLock'])('have an object as %s', (name) => {
    expect(checkServerSettings({ ...defaults, [name]: 7 }, catalogue, 'serverSettings')).toEqual([
      { path: `serverSettings.${name}`, message: worded('Must be an object') },
    ]);
  });
});

describe('generic settings', () => {
  it('have a system overhead of 0 to 500 %', () => {
    expectBounds((systemOverhead) => genericErrors({ systemOverhead }), `${GENERIC}.mainSettings.systemOverhead`, {
      min: 0,
      max: 500,
    });
  });

  it('have 0 to 9999 concurrent Smart Client streams', () => {
    expectBounds(
      (concurrentSmartClientStreams) => genericErrors({ concurrentSmartClientStreams }),
      `${GENERIC}.mainSettings.concurrentSmartClientStreams`,
      { min: 0, max: 9999 },
    );
  });

  it.each([
    [Platform.corporate, 500],
    [Platform.expert, 500],
    [Platform.expressPlus, 48],
    [Platform.professionalPlus, 500],
  ])('of platform version %i have 1 to %i cameras per server', (xProtectVersion, max) => {
    expectBounds(
      (maxCamerasPerServer) => genericErrors({ xProtectVersion, maxCamerasPerServer }),
      `${GENERIC}.mainSettings.maxCamerasPerServer`,
      { min: 1, max },
    );
  });

  it.each(['liveDatabase', 'archiveDatabase'] as const)('of the %s have a smallest disk of 0 to 20 TB', (name) => {
    expectBounds(
      (diskSizeMin) => genericErrors({ [name]: { diskSizeMin } }),
      `${GENERIC}.advancedSettings.${name}.diskSizeMin`,
      { min: 0, max: 20 },
    );
  });

  it('of SSD have a smallest disk of 0 to 7 TB', () => {
    expectBounds(
      (diskSizeMin) => genericErrors({ liveDatabase: { diskType: DiskType.ssd, diskSizeMin } }),
      `${GENERIC}.advancedSettings.liveDatabase.diskSizeMin`,
      { min: 0, max: 7 },
    );
  });

  it('take a greatest disk of 0 to 999 TB and store at most 20, 7 for SSD', () => {
    expectBounds(
      (diskSizeMax) => genericErrors({ archiveDatabase: { diskSizeMax } }),
      `${GENERIC}.advancedSettings.archiveDatabase.diskSizeMax`,
      { min: 0, max: 999 },
    );
    const stored = settleServerSettings(
      genericSettings({ liveDatabase: { diskSizeMax: 999 }, archiveDatabase: { diskType: 3, diskSizeMax: 999 } }),
      catalogue,
    ).genericServerSettings.advancedSettings;
    expect([stored.liveDatabase.diskSizeMax, stored.archiveDatabase.diskSizeMax]).toEqual([20, 7]);
  });

  it('have no smallest disk above the greatest', () => {
    expect(genericErrors({ liveDatabase: { diskSizeMin: 9, diskSizeMax: 8 } })).toEqual([
      { path: `${GENERIC}.advancedSettings.liveDatabase.diskSizeMin`, message: worded('Value must be no more than 8') },
    ]);
    expect(genericErrors({ liveDatabase: { diskSizeMin: 8, diskSizeMax: 8 } })).toEqual([]);
  });

  it.each([
    ['xProtectVersion', { xProtectVersion: 5 }, 'Must be one of 1, 2, 3, 4'],
    ['managementServerSettings.supportedCameras', { supportedCameras: 6 }, 'Must be one of 1, 2, 3, 4, 5'],
    ['advancedSettings.machineType', { machineType: 5 }, 'Must be one of 0, 1, 2, 3, 4'],
    ['advancedSettings.serverDiskQuantity', { serverDiskQuantity: 5 }, 'Must be one of 4, 8, 12, 16, 24'],
    ['advancedSettings.archiveFrequency', { archiveFrequency: 5 }, 'Must be one of 1, 2, 3, 4, 6, 8, 12, 24'],
    [
      'advancedSettings.liveDatabase.storageConnectivity',
      { liveDatabase: { storageConnectivity: 0 } },
      'Must be one of 1, 2, 3',
    ],
    ['advancedSettings.liveDatabase.raidType', { liveDatabase: { raidType: 2 } }, 'Must be one of 0, 1, 4, 5, 6'],
    ['advancedSettings.archiveDatabase.diskType', { archiveDatabase: { diskType: 4 } }, 'Must be one of 1, 2, 3'],
  ])('have a known %s', (field, change, message) => {
    expect(genericErrors(change)).toEqual([{ path: `${GENERIC}.${field}`, message: worded(message) }]);
  });
});

describe('appliance settings', () => {
  it.each([
    [Platform.expert, 500],
    [Platform.expressPlus, 48],
  ])('of platform version %i have 1 to %i remote streams and cameras per server', (xProtectVersion, max) => {
    const within = { xProtectVersion, maxCamerasPerServer: 48 };
    expectBounds(
      (concurrentSmartClientStreams) => huskyErrors({ ...within, concurrentSmartClientStreams }),
      `${HUSKY}.mainSettings.concurrentSmartClientStreams`,
      { min: 1, max },
    );
    expectBounds(
      (maxCamerasPerServer) => huskyErrors({ ...within, maxCamerasPerServer }),
      `${HUSKY}.mainSettings.maxCamerasPerServer`,
      { min: 1, max },
    );
  });

  it.each(['maxSystemUtilization', 'maxDiskUtilization'] as const)('have %s from 50 to 100 %', (slider) => {
    expectBounds((value) => huskyErrors({ [slider]: value }), `${HUSKY}.${slider}`, { min: 50, max: 100 });
  });

  it.each([
    ['xProtectVersion', { xProtectVersion: 0 }, 'Must be one of 1, 2, 3, 4'],
    ['ivoModel', { ivoModel: 7 }, 'Must be one of 0, 1, 2, 3, 4, 5, 6'],
    ['formFactor', { formFactor: 5 }, 'Must be one of 0, 1, 2, 3, 4'],
    ['advancedSettings.liveDatabase.raidType', { raidType: 3 }, 'Must be one of 0, 1, 4, 5, 6'],
    ['advancedSettings.serverDiskQuantity', { serverDiskQuantity: 3 }, 'Must be one of 0, 1, 2, 4, 8, 12, 24'],
    ['managementServerSettings.supportedCameras', { supportedCameras: 0 }, 'Must be one of 1, 2, 3, 4, 5'],
  ])('have a known %s', (field, change, message) => {
    expect(huskyErrors(change)).toEqual([{ path: `${HUSKY}.${field}`, message: worded(message) }]);
  });

  it('have a model, form factor and RAID type that go together', () => {
    expect(huskyErrors({ ivoModel: 1, raidType: 5 })).toEqual([
      { path: `${HUSKY}.ivoModel`, message: worded('Model, form factor and RAID type do not go together') },
    ]);
    expect(huskyErrors({ ivoModel: 4, formFactor: 2 })).toEqual([
      { path: `${HUSKY}.ivoModel`, message: worded('Model, form factor and RAID type do not go together') },
    ]);
  });
});

describe('settings of either hardware', () => {
  it('have paths without a prefix where they are the request itself', () => {
    const wrong = { ...genericSettings(), hardwareType: 2 as HardwareType };
    expect(checkServerSettings(wrong, catalogue, '')).toEqual([
      { path: 'hardwareType', message: worded('Must be one of 0, 1') },
    ]);
  });

  it('of Express+ are stored without a management server', () => {
    const generic = genericSettings({ xProtectVersion: 3, maxCamerasPerServer: 48, addManagementServer: true });
    const husky = huskySettings({ xProtectVersion: 3, maxCamerasPerServer: 48, addManagementServer: true });
    expect(settleServerSettings(generic, catalogue).genericServerSettings.addManagementServer).toBe(false);
    expect(settleServerSettings(husky, catalogue).huskyServerSettings.addManagementServer).toBe(false);
  });

  it('of other editions keep their management server', () => {
    const generic = genericSettings({ addManagementServer: true });
    expect(settleServerSettings(generic, catalogue).genericServerSettings.addManagementServer).toBe(true);
  });
});

describe('the sliders', () => {
  it('run from 0 to 100 %, hold from 50, and warn within 5 of it', () => {
    const common = { rangeMin: 0, rangeMax: 100, minValue: 50, unitType: '%' };
    expect(SLIDERS.totalUsage).toMatchObject({ ...common, value: 90 });
    expect(SLIDERS.netStorage).toMatchObject({ ...common, value: 80 });
    expect(SLIDER_WARNING_DISTANCE).toBe(5);
  });
});
