import { describe, expect, it, test } from 'vitest';
import {
  applyChange,
  calculateProposal,
  checkServerSettings,
  defaultServerSettings,
  settleServerSettings,
  type ServerSettingsInput,
  type SiteSettingsInput,
  type StationInput,
} from '../../../src/index.ts';
import { consecutiveIds, NETWORK_DEFAULTS } from '../../../src/doors/design.ts';
import { catalogue, groupsOf } from '../../support/designs.ts';
import { worded, problemText } from '../../support/in-english.ts';

const SETTINGS = defaultServerSettings(catalogue);
const STATION: StationInput = { id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4 };

function errorsOf(settings: SiteSettingsInput): readonly string[] {
  const asked: ServerSettingsInput = { ...SETTINGS, ...settings };
  return checkServerSettings(asked, catalogue, '').map(({ path, message }) => `${path}: ${problemText(message)}`);
}

const station = (change: Partial<StationInput>) => ({ viewing: { stations: [{ ...STATION, ...change }] } });

test('a new design asks for no network, has no stations and looks for no motion on servers', () => {
  expect(SETTINGS).toMatchObject({
    network: null,
    viewing: { stations: [] },
    serverMotion: { mode: 'none', decoder: '' },
  });
});

describe('settings of the site', () => {
  it.each<[SiteSettingsInput, string]>([
    [{ network: { switchKind: 'poe-7' } }, 'network.switchKind: Must be one of poe-8, poe-24, poe-48, poe-48-bt'],
    [{ network: { sparePortsPercent: 51 } }, 'network.sparePortsPercent: Value must be between 0 and 50'],
    [{ network: { uplinkUsePercent: 9 } }, 'network.uplinkUsePercent: Value must be between 10 and 100'],
    [{ network: { uplinksUsed: 5 } }, 'network.uplinksUsed: Value must be between 1 and 4'],
    [{ network: { sharedUplinkMbit: -1 } }, 'network.sharedUplinkMbit: Value must be between 0 and 400000'],
    [{ network: { answers: { vlan: 'x'.repeat(501) } } }, 'network.answers.vlan: Must be 500 characters or less'],
    [station({ columns: 0 }), 'viewing.stations[0].columns: Value must be between 1 and 16'],
    [station({ monitors: 17 }), 'viewing.stations[0].monitors: Value must be between 1 and 16'],
    [station({ quantity: 101 }), 'viewing.stations[0].quantity: Value must be between 1 and 100'],
    [station({ id: 0 }), `viewing.stations[0].id: Value must be between 1 and ${Number.MAX_SAFE_INTEGER}`],
    [
      station({ decoder: 'voodoo' }),
      'viewing.stations[0].decoder: Must be one of pascal, turing, ampere, ada, blackwell, t4, l4',
    ],
    [{ viewing: { stations: [STATION, STATION] } }, 'viewing.stations[1].id: Must be listed once'],
    [
      { viewing: { stations: Array.from({ length: 51 }, (_, index) => ({ ...STATION, id: index + 1 })) } },
      'viewing.stations: Must have 50 entries or fewer',
    ],
    [
      { serverMotion: { mode: 'keyFrames', decoder: 'voodoo' } },
      'serverMotion.decoder: Must be one of pascal, turing, ampere, ada, blackwell, t4, l4',
    ],
  ])('are refused at the field: %j', (settings, error) => {
    expect(errorsOf(settings)).toEqual([error]);
  });

  it('get the defaults of what they leave out', () => {
    const asked = { ...SETTINGS, network: { switchKind: 'poe-24' }, ...station({}) };
    expect(errorsOf(asked)).toEqual([]);
    const settled = settleServerSettings(asked, catalogue);
    expect(settled.network).toEqual({ ...NETWORK_DEFAULTS, switchKind: 'poe-24' });
    expect(settled.viewing.stations).toEqual([
      { ...STATION, name: '', quantity: 1, cameraGroupIds: null, rule: 'smallestAtLeast', decoder: '', linkMbit: 1000 },
    ]);
  });

  it('keep what they leave out of a network that is asked for already', () => {
    const before = settleServerSettings({ ...SETTINGS, network: { uplinksUsed: 2 } }, catalogue);
    const { network } = settleServerSettings({ ...SETTINGS, network: { switchKind: 'poe-8' } }, catalogue, before);
    expect(network).toMatchObject({ switchKind: 'poe-8', uplinksUsed: 2 });
  });
});

describe('the groups that a station shows', () => {
  const cameras = groupsOf({}, {}, {});
  const design = {
    cameras,
    serverSettings: settleServerSettings({ ...SETTINGS, ...station({ cameraGroupIds: [1, 3] }) }, catalogue),
  };
  const change = (fields: object) => applyChange(design, fields, { catalogue, ids: consecutiveIds(9) });

  it('must be in the design', () => {
    const serverSettings = { ...SETTINGS, ...station({ cameraGroupIds: [2, 7] }) };
    expect(change({ serverSettings }).errors).toEqual([
      { path: 'serverSettings.viewing.stations[0].cameraGroupIds[1]', message: worded('Camera group 7 not found') },
    ]);
  });

  it('lose a group that is deleted', () => {
    const { design: after, difference } = change({ removedCameraIds: [3] });
    expect(after.serverSettings.viewing.stations[0]!.cameraGroupIds).toEqual([1]);
    expect(difference.serverSettings).toBe(after.serverSettings);
  });

  it('stay where another group is deleted', () => {
    expect(change({ removedCameraIds: [2] }).difference.serverSettings).toBeUndefined();
  });
});

test('a design with a switch and a decoder that the catalogue no longer has is sized', () => {
  const serverSettings = {
    ...SETTINGS,
    network: { ...NETWORK_DEFAULTS, switchKind: 'gone' },
    serverMotion: { mode: 'keyFrames' as const, decoder: 'gone' },
  };
  const { calculationSuccess } = calculateProposal({ cameras: groupsOf({}), serverSettings }, catalogue);
  expect(calculationSuccess).toBe(true);
});
