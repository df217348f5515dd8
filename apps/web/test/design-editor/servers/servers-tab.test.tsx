import { NEW_STREAM, settleCameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import {
  ApplianceModel,
  Failover,
  FormFactor,
  HardwareType,
  Platform,
  Raid,
} from '@site-designer/sizing-engine/enumerations';
import { english } from '@site-designer/texts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { openServers } from '../../support/servers.tsx';
import { answered } from '../../support/answered.ts';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

function showServers(hardwareType: HardwareType): Promise<EditorStore> {
  return openServers(api, hardwareType);
}

function select(name: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>('combobox', { name });
}

function choose(name: string, id: number): void {
  fireEvent.change(select(name), { target: { value: String(id) } });
}

function offered(name: string): number[] {
  return [...select(name).options].map(({ value }) => Number(value));
}

function husky(store: EditorStore) {
  return store.getState().siteDesignEditor.unsavedSettings?.huskyServerSettings;
}

test.each([HardwareType.generic, HardwareType.husky])(
  'the minutes of the UPS are set, hardware type %i',
  async (type) => {
    const store = await showServers(type);
    const minutes = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'UPS minutes' });
    expect(minutes().value).toBe('15');
    fireEvent.change(minutes(), { target: { value: '45' } });
    expect(store.getState().siteDesignEditor.unsavedSettings?.power.upsMinutes).toBe(45);
    fireEvent.change(minutes(), { target: { value: '241' } });
    expect(screen.getByText('Value must be between 0 and 240')).toBeTruthy();
    // What the editing started from counts until the entry is right.
    expect(store.getState().siteDesignEditor.unsavedSettings?.power.upsMinutes).toBe(15);
  },
);

test('the hardware type decides which settings are shown', async () => {
  const store = await showServers(HardwareType.generic);
  expect(screen.queryByRole('combobox', { name: 'Husky IVO Model' })).toBeNull();
  choose('Choose Hardware type', HardwareType.husky);
  expect(select('Husky IVO Model')).toBeTruthy();
  expect(store.getState().siteDesignEditor.unsavedSettings?.hardwareType).toBe(HardwareType.husky);
});

test('the unit beside a field is singular or plural like its number', async () => {
  await showServers(HardwareType.generic);
  const streams = screen.getByRole('textbox', { name: 'Concurrent Smart Client Streams' });
  const words = () => streams.parentElement?.textContent;
  expect(words()).toBe('stream');
  fireEvent.change(streams, { target: { value: '2' } });
  expect(words()).toBe('streams');
});

test.each([HardwareType.generic, HardwareType.husky])(
  'hardware type %i has a capacity convention, which is reset with the other settings',
  async (hardwareType) => {
    const store = await showServers(hardwareType);
    const unsaved = () => store.getState().siteDesignEditor.unsavedSettings?.capacityConvention;
    expect(select('Capacity convention').selectedOptions[0]?.text).toBe('As vendors do (TB with TiB)');
    choose('Capacity convention', 1);
    expect(unsaved()).toBe('exact');
    await act(() => store.getState().serverSettings.restoreDefaults());
    expect(select('Capacity convention').selectedOptions[0]?.text).toBe('As vendors do (TB with TiB)');
  },
);

describe('failover', () => {
  test.each([HardwareType.generic, HardwareType.husky])(
    'is selected with one press for hardware type %i, and reset with the other settings',
    async (hardwareType) => {
      api.cameras = [settleCameraRow({ ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1 }, publishedCatalogue)];
      const store = await showServers(hardwareType);
      const chosen = () =>
        (store.getState().siteDesignEditor.unsavedSettings ?? api.serverSettings).resilience.failover;
      fireEvent.click(screen.getByRole('button', { name: 'Survive one server' }));
      await waitFor(() => expect(chosen()).toEqual({ kind: Failover.coldStandby, servers: 1, outageDays: 3 }));
      expect(select('Failover').selectedOptions[0]?.text).toBe('Cold standby');
      expect(screen.queryByRole('button', { name: 'Survive one server' })).toBeNull();
      await screen.findByText('1 spare server takes over within 7 to 35 s: every camera is recorded again.');
      await act(() => store.getState().serverSettings.restoreDefaults());
      expect(chosen().kind).toBe(Failover.none);
    },
  );

  test('is not offered in an edition of one server, and says why', async () => {
    const store = await showServers(HardwareType.generic);
    choose('Failover', Failover.hotStandby);
    choose('Select XProtect Version', Platform.expressPlus);
    expect(offered('Failover')).toEqual([Failover.none]);
    expect(screen.getByText('The Express+ edition has one recording server and no failover servers')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Survive one server' }).disabled).toBe(true);
    expect(store.getState().siteDesignEditor.unsavedSettings?.resilience.failover.kind).toBe(Failover.none);
  });

  test('offers hot spares only for generic servers, and days only with failover', async () => {
    await showServers(HardwareType.husky);
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
    expect(field('Hot spares per server').disabled).toBe(true);
    expect(field('Days to be covered').disabled).toBe(true);
    choose('Failover', Failover.hotStandby);
    expect(field('Days to be covered').disabled).toBe(false);
    expect(field('Spare servers').disabled).toBe(true);
  });
});

describe('spare servers', () => {
  test('are limited to the number of servers, and more are refused at the field', async () => {
    api.addGroup({ quantity: 400 });
    const store = await showServers(HardwareType.husky);
    const chosen = () =>
      (store.getState().siteDesignEditor.unsavedSettings ?? api.serverSettings).resilience.failover.servers;
    choose('Failover', Failover.coldStandby);
    const spares = screen.getByRole('textbox', { name: /^Spare servers/ });
    await screen.findByText(/^1 spare server takes over/);
    fireEvent.change(spares, { target: { value: '4' } });
    expect(screen.getByText('Value must be between 1 and 3')).toBeTruthy();
    expect(chosen()).toBe(1);
    fireEvent.change(spares, { target: { value: '3' } });
    expect(chosen()).toBe(3);
  });

  test('are reported at the field if removing cameras left fewer servers than spares', async () => {
    api.addGroup({ quantity: 4 });
    api.serverSettings = {
      ...api.serverSettings,
      resilience: { failover: { kind: Failover.coldStandby, servers: 3, outageDays: 3 }, hotSparesPerServer: 0 },
    };
    await showServers(HardwareType.husky);
    const setting = settingOf(screen.getByRole('textbox', { name: /^Spare servers/ }));
    expect((await within(setting).findByRole('alert')).textContent).toMatch(
      /3 spare servers, more than the 1 recording server/,
    );
  });
});

describe('appliances', () => {
  test('a RAID list without Auto can be reset to it, and says why', async () => {
    const store = await showServers(HardwareType.husky);
    choose('Raid Array', Raid.jbod);
    expect(offered('Raid Array')).not.toContain(Raid.auto);
    expect(screen.getByText(/This list has no Auto/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Auto' }));
    expect(husky(store)?.advancedSettings.liveDatabase.raidType).toBe(Raid.auto);
    expect(screen.queryByText(/This list has no Auto/)).toBeNull();
  });

  test('a model narrows form factors and RAID types', async () => {
    await showServers(HardwareType.husky);
    choose('Husky IVO Model', ApplianceModel.HE700R);
    expect(offered('Form factor')).toEqual([FormFactor.auto, FormFactor.rack1U]);
    choose('Form factor', FormFactor.rack1U);
    expect(offered('Raid Array')).toEqual([Raid.auto, Raid.raid5, Raid.raid6, Raid.raid10]);
  });

  test('a RAID type and a form factor narrow the models, and Auto leaves them all', async () => {
    await showServers(HardwareType.husky);
    const all = offered('Husky IVO Model');
    choose('Raid Array', Raid.jbod);
    const { auto, HE150D, HE350T, HE350R } = ApplianceModel;
    expect(offered('Husky IVO Model')).toEqual([auto, HE150D, HE350T, HE350R]);
    choose('Form factor', FormFactor.tower);
    expect(offered('Husky IVO Model')).toEqual([auto, HE350T]);
    choose('Form factor', FormFactor.auto);
    choose('Raid Array', Raid.auto);
    expect(offered('Husky IVO Model')).toEqual(all);
  });

  test('a compatible choice does not change the others', async () => {
    const store = await showServers(HardwareType.husky);
    choose('Form factor', FormFactor.rack1U);
    choose('Raid Array', Raid.jbod);
    choose('Husky IVO Model', ApplianceModel.HE350R);
    choose('Raid Array', Raid.auto);
    expect(husky(store)).toMatchObject({ ivoModel: ApplianceModel.HE350R, formFactor: FormFactor.rack1U });
    choose('Form factor', FormFactor.auto);
    expect(husky(store)?.ivoModel).toBe(ApplianceModel.HE350R);
  });

  test('a slider stops at its minimum and warns near it', async () => {
    const store = await showServers(HardwareType.husky);
    const slider = screen.getByRole('slider', { name: 'Max disk utilization' });
    expect(screen.queryByText('Minimum is 50 %')).toBeNull();
    fireEvent.change(slider, { target: { value: '55' } });
    expect(screen.getByText('Minimum is 50 %')).toBeTruthy();
    fireEvent.change(slider, { target: { value: '20' } });
    expect(husky(store)?.maxDiskUtilization).toBe(50);
  });
});

describe('the platform version', () => {
  test('Express+ has no management server', async () => {
    const store = await showServers(HardwareType.husky);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Management Server' }));
    expect(husky(store)?.addManagementServer).toBe(true);
    choose('Select XProtect Version', Platform.expressPlus);
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Add Management Server' });
    expect(checkbox.checked).toBe(false);
    expect(checkbox.disabled).toBe(true);
    expect(husky(store)?.mainSettings.maxCamerasPerServer).toBe(48);
  });

  test('shows that the limit of Express+ stays, and offers the default', async () => {
    const store = await showServers(HardwareType.husky);
    choose('Select XProtect Version', Platform.expressPlus);
    choose('Select XProtect Version', Platform.corporate);
    expect(husky(store)?.mainSettings.maxCamerasPerServer).toBe(48);
    expect(screen.getByText(/48 cameras are the limit of Express\+ and have stayed/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use the 150 of Corporate' }));
    expect(husky(store)?.mainSettings.maxCamerasPerServer).toBe(150);
  });

  test('limits the cameras of a server', async () => {
    await showServers(HardwareType.husky);
    const cameras = screen.getByRole('textbox', { name: 'Max cameras per server' });
    fireEvent.change(cameras, { target: { value: '501' } });
    expect(screen.getByText('Value must be between 1 and 500')).toBeTruthy();
  });
});

test('supported cameras can be chosen only with a management server', async () => {
  await showServers(HardwareType.generic);
  expect(select('Supported Cameras').disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Management Server' }));
  expect(select('Supported Cameras').disabled).toBe(false);
});

describe('generic servers', () => {
  test('archiving has its own section and frequency', async () => {
    await showServers(HardwareType.generic);
    expect(screen.queryByRole('combobox', { name: 'Archive Frequency' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Archiving' }));
    const section = await screen.findByRole('group', { name: 'Archiving' });
    expect(within(section).getByRole('combobox', { name: 'Disk type' })).toBeTruthy();
    expect(select('Archive Frequency').value).toBe('6');
    await waitFor(() => expect(api.serverSettings.genericServerSettings.advancedSettings.archiving).toBe(true));
  });

  test('flash disks limit the disk sizes', async () => {
    const store = await showServers(HardwareType.generic);
    const smallest = screen.getByRole('textbox', { name: 'Disk size min' });
    fireEvent.change(smallest, { target: { value: '10' } });
    fireEvent.blur(smallest);
    choose('Disk type', 3);
    const { liveDatabase } =
      store.getState().siteDesignEditor.unsavedSettings?.genericServerSettings.advancedSettings ?? {};
    expect(liveDatabase).toMatchObject({ diskType: 3, diskSizeMin: 7, diskSizeMax: 7 });
    expect(screen.getByText(/No disk of the type SSD has 7 to 7 TB/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Allow all sizes' }));
    const after = store.getState().siteDesignEditor.unsavedSettings?.genericServerSettings.advancedSettings;
    expect(after?.liveDatabase).toMatchObject({ diskType: 3, diskSizeMin: 0, diskSizeMax: 7 });
    expect(screen.queryByText(/No disk of the type/)).toBeNull();
  });

  test('disk sizes list what the type is made in, and limit each other', async () => {
    await showServers(HardwareType.generic);
    expect(screen.getByText('Made in 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 TB')).toBeTruthy();
    const helpOf = (name: string): string => {
      const setting = settingOf(screen.getByRole('textbox', { name }));
      fireEvent.click(within(setting).getByRole('button', { name: 'What is this?' }));
      return screen.getByRole('dialog', { name }).textContent;
    };
    expect(helpOf('Disk size min')).toContain('Bounds0 to 20 TB, the largest size');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(helpOf('Disk size max')).toContain('Bounds0 TB, the smallest size, to 20 TB');
  });
});

describe('defaults', () => {
  const QUESTION =
    'Are you sure you want to restore all default server settings? This will reset your configurations, including generic and Husky IVO settings.';

  test('are restored after a confirmation', async () => {
    api.serverSettings = {
      ...api.serverSettings,
      huskyServerSettings: { ...api.serverSettings.huskyServerSettings, ivoModel: ApplianceModel.HE150D },
    };
    await showServers(HardwareType.husky);
    fireEvent.click(screen.getByRole('button', { name: 'Defaults' }));
    const dialog = screen.getByRole('dialog', { name: 'Restore Default Server Settings' });
    expect(dialog.textContent).toContain(QUESTION);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, restore defaults' }));
    await waitFor(() => expect(select('Husky IVO Model').value).toBe('0'));
    expect(select('Choose Hardware type').value).toBe(String(HardwareType.husky));
  });

  test('are not restored when cancelled', async () => {
    await showServers(HardwareType.husky);
    choose('Husky IVO Model', ApplianceModel.HE150D);
    fireEvent.click(screen.getByRole('button', { name: 'Defaults' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(select('Husky IVO Model').value).toBe(String(ApplianceModel.HE150D));
    expect(api.sentBy('getServerDefaults')).toEqual([]);
  });
});

/** The setting around a control, with its buttons. */
function settingOf(control: HTMLElement): HTMLElement {
  const setting = control.closest<HTMLElement>('[data-kind]');
  if (!setting) throw new Error('The control stands in no setting');
  return setting;
}

describe('a setting', () => {
  test('that differs from its default is marked and can be reset alone', async () => {
    const store = await showServers(HardwareType.husky);
    choose('Husky IVO Model', ApplianceModel.HE150D);
    choose('Select XProtect Version', Platform.corporate);
    const setting = settingOf(select('Husky IVO Model'));
    expect(setting.dataset['changed']).toBe('true');
    fireEvent.click(within(setting).getByRole('button', { name: 'Reset to default: Auto' }));
    expect(setting.dataset['changed']).toBe('false');
    expect(document.activeElement).toBe(select('Husky IVO Model'));
    expect(husky(store)).toMatchObject({ ivoModel: 0, xProtectVersion: Platform.corporate });
  });

  test('has the default of the edition if the edition sets one', async () => {
    const store = await showServers(HardwareType.generic);
    choose('Select XProtect Version', Platform.expressPlus);
    const cameras = screen.getByRole('textbox', { name: 'Max cameras per server' });
    expect(settingOf(cameras).dataset['changed']).toBe('false');
    fireEvent.change(cameras, { target: { value: '12' } });
    fireEvent.click(within(settingOf(cameras)).getByRole('button', { name: 'Reset to default: 48 cameras' }));
    const { mainSettings } = store.getState().siteDesignEditor.unsavedSettings?.genericServerSettings ?? {};
    expect(mainSettings?.maxCamerasPerServer).toBe(48);
  });

  test('explains its effect, range, default and unit', async () => {
    await showServers(HardwareType.husky);
    const streams = screen.getByRole('textbox', { name: 'Remote smart client streams per server' });
    fireEvent.click(within(settingOf(streams)).getByRole('button', { name: 'What is this?' }));
    const help = screen.getByRole('dialog', { name: 'Remote smart client streams per server' });
    expect(help.textContent).toContain('Now1 stream');
    expect(help.textContent).toContain('Default1 stream');
    expect(help.textContent).toContain('Bounds1 to 500 streams');
    expect(help.textContent).toContain('Unitstreams');
    fireEvent.keyDown(help, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('lists the choices that other settings allow', async () => {
    await showServers(HardwareType.husky);
    choose('Husky IVO Model', ApplianceModel.HE700R);
    const setting = settingOf(select('Raid Array'));
    fireEvent.click(within(setting).getByRole('button', { name: 'What is this?' }));
    expect(screen.getByRole('dialog').textContent).toContain('ChoicesAuto, RAID 5, RAID 6, RAID 10');
  });
});

describe('warnings', () => {
  function warningsIn(panel: string): (string | null)[] {
    const group = screen.getByRole('group', { name: panel });
    return within(group)
      .queryAllByRole('status')
      .map(({ textContent }) => textContent);
  }

  test('of the edition are shown at the platform version while there are too many cameras', async () => {
    api.addGroup({ quantity: 49 });
    const store = await showServers(HardwareType.husky);
    expect(warningsIn('Platform')).toEqual([]);
    choose('Select XProtect Version', Platform.expressPlus);
    await answered();
    expect(warningsIn('Platform')).toEqual([
      english.say({ say: 'warning.express-plus-limit', edition: 'Express+', max: 48 }),
    ]);
    expect(
      screen.getAllByText(english.say({ say: 'warning.express-plus-limit', edition: 'Express+', max: 48 })),
    ).toHaveLength(1);
    const [row] = api.cameras;
    if (row) act(() => void store.getState().cameras.edit('edit', () => ({ cameras: [{ ...row, quantity: 48 }] })));
    await answered();
    expect(warningsIn('Platform')).toEqual([]);
    choose('Select XProtect Version', Platform.corporate);
    await answered();
    expect(
      screen.queryByText(english.say({ say: 'warning.express-plus-limit', edition: 'Express+', max: 48 })),
    ).toBeNull();
  });

  test('of the management server are shown at its cameras until their cause is gone', async () => {
    api.addGroup({ quantity: 301 });
    await showServers(HardwareType.generic);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Management Server' }));
    await answered();
    expect(warningsIn('Management Server Settings')).toEqual([
      english.say({ say: 'warning.management-level-exceeded' }),
    ]);
    choose('Supported Cameras', 2);
    await answered();
    expect(warningsIn('Management Server Settings')).toEqual([]);
    choose('Supported Cameras', 5);
    await answered();
    expect(warningsIn('Management Server Settings')).toEqual([english.say({ say: 'warning.contact-presales' })]);
  });

  test('of a RAID type are shown at the storage that uses it', async () => {
    api.addGroup({ quantity: 4 });
    await showServers(HardwareType.generic);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Archiving' }));
    const archive = await screen.findByRole('group', { name: 'Archiving' });
    const live = screen.getByRole('group', { name: 'Live Database' });
    fireEvent.change(within(live).getByRole('combobox', { name: 'Raid type' }), {
      target: { value: String(Raid.raid6) },
    });
    fireEvent.change(within(archive).getByRole('combobox', { name: 'Raid type' }), {
      target: { value: String(Raid.jbod) },
    });
    await answered();
    expect(warningsIn('Live Database')).toEqual([]);
    expect(warningsIn('Archiving')).toEqual(['JBOD has no protection: one failed disk loses its recordings.']);
  });
});

describe('the second archive', () => {
  const days = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Second archive after' });
  const ratio = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Key frame in delta frames' });

  function archiving(isOn: boolean, groomAfterDays = 0): void {
    const { genericServerSettings, tiers } = api.serverSettings;
    const { advancedSettings } = genericServerSettings;
    api.serverSettings = {
      ...api.serverSettings,
      tiers: { ...tiers, groomAfterDays },
      genericServerSettings: { ...genericServerSettings, advancedSettings: { ...advancedSettings, archiving: isOn } },
    };
  }

  test('says that it has no effect while archiving is off', async () => {
    archiving(false);
    await showServers(HardwareType.generic);
    expect(days().disabled).toBe(true);
    screen.getByText('Has no effect while archiving is off');
  });

  test('is set by days and then by the kept frames', async () => {
    archiving(true);
    const store = await showServers(HardwareType.generic);
    expect([days().disabled, ratio().disabled]).toEqual([false, true]);
    fireEvent.change(days(), { target: { value: '10' } });
    await waitFor(() => expect(ratio().disabled).toBe(false));
    fireEvent.change(ratio(), { target: { value: '20' } });
    expect(store.getState().siteDesignEditor.unsavedSettings?.tiers).toEqual({
      groomAfterDays: 10,
      groomFps: 1,
      keyFrameRatio: 20,
    });
  });

  test('refuses values out of bounds at their fields', async () => {
    archiving(true, 10);
    const store = await showServers(HardwareType.generic);
    fireEvent.change(ratio(), { target: { value: '101' } });
    screen.getByText('Value must be between 1 and 100');
    expect(store.getState().siteDesignEditor.unsavedSettings).toBeUndefined();
  });

  test('is stored but not used on appliances', async () => {
    archiving(true, 10);
    await showServers(HardwareType.husky);
    expect([days().value, days().disabled]).toEqual(['10', true]);
    screen.getByText('Kept for servers; appliances have no second archive');
  });
});
