import { describe, expect, it } from 'vitest';
import { defaultServerSettings, type Resilience } from '../../src/index.ts';
import { checkServerSettings, settleServerSettings } from '../../src/index.ts';
import { Failover, HardwareType, MachineType, Platform, StorageConnectivity } from '../../src/doors/enumerations.ts';
import { SHARED_SETTINGS } from '../../src/doors/design.ts';
import { catalogue, genericSettings, huskySettings } from '../support/designs.ts';
import { worded } from '../support/in-english.ts';

const settings = defaultServerSettings(catalogue);
const { failover } = SHARED_SETTINGS.resilience;

const HOT_SPARES = 'serverSettings.resilience.hotSparesPerServer';
const FOUR_HOT_SPARES = { failover, hotSparesPerServer: 4 };
const SAN = { storageConnectivity: StorageConnectivity.fibreChannelSan };

function errorsOf(resilience: unknown) {
  return checkServerSettings({ ...settings, resilience: resilience as Resilience }, catalogue, 'serverSettings');
}

describe('spare hardware in a request', () => {
  it.each([
    [
      'an unknown kind',
      { failover: { ...failover, kind: 3 }, hotSparesPerServer: 0 },
      'failover.kind',
      'Must be one of 0, 1, 2',
    ],
    [
      'no spare',
      { failover: { ...failover, servers: 0 }, hotSparesPerServer: 0 },
      'failover.servers',
      'Value must be between 1 and 999999',
    ],
    [
      '31 days',
      { failover: { ...failover, outageDays: 31 }, hotSparesPerServer: 0 },
      'failover.outageDays',
      'Value must be between 1 and 30',
    ],
    ['5 hot spares', { failover, hotSparesPerServer: 5 }, 'hotSparesPerServer', 'Value must be between 0 and 4'],
    ['half a hot spare', { failover, hotSparesPerServer: 0.5 }, 'hotSparesPerServer', 'Must be a valid number'],
    ['no failover', { failover: null, hotSparesPerServer: 0 }, 'failover', 'Must be an object'],
  ])('%s is refused at its field', (_, resilience, field, message) => {
    expect(errorsOf(resilience)).toEqual([{ path: `serverSettings.resilience.${field}`, message: worded(message) }]);
  });

  it('hot spares must leave bays of the machine type that is chosen', () => {
    const { machineFamilies } = catalogue;
    const [standard] = machineFamilies.filter(({ id }) => id === MachineType.standard);
    const narrow = { ...standard!, bays: { ...standard!.bays!, value: 2 } };
    const own = { ...catalogue, machineFamilies: machineFamilies.map((each) => (each === standard ? narrow : each)) };
    const asked = (machineType: number) => ({
      ...genericSettings({ machineType }),
      resilience: { failover, hotSparesPerServer: 2 },
    });
    expect(checkServerSettings(asked(MachineType.highPerformance), own, 'serverSettings')).toEqual([]);
    expect(checkServerSettings(asked(MachineType.standard), own, 'serverSettings')).toEqual([
      {
        path: HOT_SPARES,
        message: worded('Hot spares must leave bays for recordings: a server has 2'),
      },
    ]);
  });

  it.each([
    ['take bays of the archive', { archiving: true, liveDatabase: SAN }, true],
    ['take none where all recordings are on a storage network', { liveDatabase: SAN }, false],
    [
      'take none where the archive is there as well',
      { archiving: true, liveDatabase: SAN, archiveDatabase: SAN },
      false,
    ],
  ])('hot spares %s', (_, change, isRefused) => {
    const asked = { ...genericSettings({ serverDiskQuantity: 4, ...change }), resilience: FOUR_HOT_SPARES };
    const errors = checkServerSettings(asked, catalogue, 'serverSettings');
    expect(errors.map(({ path }) => path)).toEqual(isRefused ? [HOT_SPARES] : []);
  });

  it('of appliances is checked against appliances', () => {
    const { genericServerSettings } = genericSettings({ serverDiskQuantity: 4 });
    const { huskyServerSettings } = huskySettings({ xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 });
    const husky = { ...settings, hardwareType: HardwareType.husky, genericServerSettings };
    expect(checkServerSettings({ ...husky, resilience: FOUR_HOT_SPARES }, catalogue, 'serverSettings')).toEqual([]);
    const resilience = { failover: { ...failover, kind: Failover.coldStandby }, hotSparesPerServer: 0 };
    const errors = checkServerSettings({ ...husky, huskyServerSettings, resilience }, catalogue, 'serverSettings');
    expect(errors.map(({ path }) => path)).toEqual(['serverSettings.resilience.failover.kind']);
  });

  it('may be left out, as may the rules of retention', () => {
    const { resilience: _left, retentionRules: _rules, ...rest } = settings;
    expect(checkServerSettings(rest, catalogue, 'serverSettings')).toEqual([]);
  });

  it('nothing at all is refused', () => {
    expect(errorsOf(null)).toEqual([{ path: 'serverSettings.resilience', message: worded('Must be an object') }]);
  });

  it('is unchanged where it is left out', () => {
    const { resilience: _left, ...rest } = settings;
    const before = {
      ...SHARED_SETTINGS,
      resilience: { failover: { kind: 1, servers: 2, outageDays: 7 }, hotSparesPerServer: 1 },
    } as const;
    expect(settleServerSettings(rest, catalogue).resilience).toEqual(SHARED_SETTINGS.resilience);
    expect(settleServerSettings(rest, catalogue, before).resilience).toEqual(before.resilience);
  });
});
