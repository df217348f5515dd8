import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { readDesignFile } from '@site-designer/design-file';
import { describe, expect, test } from 'vitest';
import { settingsByPath, settingText } from '../src/options/setting-path.ts';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = {
  servers: designText('hundred-cameras'),
  archiving: designText('archiving'),
  appliances: designText('appliances'),
  small: designText('express-plus'),
  'cameras.csv': 'Name,Quantity\nGate,4\n',
};

/** The settings of the design that `import` makes with some options. */
async function importedSettings(...options: readonly string[]) {
  const { code, out, err } = await typed(['import', 'cameras.csv', ...options], { files });
  expect([code, err]).toEqual([0, '']);
  const read = readDesignFile(out, catalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.design.serverSettings;
}

describe('--set', () => {
  test('sets every setting by its path', async () => {
    const before = settingsByPath(defaultServerSettings(catalogue));
    const others: Readonly<Record<string, string>> = {
      capacityConvention: 'exact',
      'huskyServerSettings.applianceSku': 'he350t-8tb',
      retentionRules: '1,5',
      hardwareType: '1',
      'genericServerSettings.mainSettings.systemOverhead': '35',
      'genericServerSettings.advancedSettings.archiving': 'true',
    };
    for (const [path, value] of before) {
      const text = others[path] ?? (typeof value === 'boolean' ? String(!value) : settingText(value));
      const needed = path.startsWith('tiers.') ? ['--archive', '1', '--groom-after', '5'] : [];
      const after = settingsByPath(await importedSettings(...needed, '--set', `${path}=${text}`)).get(path);
      expect([path, settingText(after).toLowerCase()]).toEqual([path, text]);
    }
    expect(before.size).toBeGreaterThan(40);
  });

  test('takes the end of a path among the settings in use, and names of options', async () => {
    const raidOf = async (design: string, ...options: readonly string[]) => {
      const { out, err } = await typed(['size', design, '--json', ...options], { files });
      expect(err).toBe('');
      const { liveDatabase, huskyProposal } = JSON.parse(out);
      return liveDatabase?.raidType ?? huskyProposal.huskyIvoSpec.storageTypeLabel;
    };
    expect(await raidOf('servers', '--set', 'raidType=4')).toBe('RAID 5');
    expect(await raidOf('servers', '--set', 'raidType=raid 10')).toBe('RAID 10');
    expect(await raidOf('archiving', '--set', 'liveDatabase.raidType=RAID 10')).toBe('RAID 10');
    expect(await raidOf('appliances', '--set', 'raidType=RAID 6')).toContain('RAID 6');
    expect(await raidOf('servers', '--set', 'hardwareType=1', '--set', 'raidType=5')).toContain('RAID 6');
  });

  test('takes a path as a comparison names it, and holds in place of a shorthand', async () => {
    const { genericServerSettings, power } = await importedSettings(
      '--overhead',
      '35',
      '--set',
      'serverSettings.power.upsMinutes=30',
      '--set',
      'systemOverhead=40',
    );
    expect([genericServerSettings.mainSettings.systemOverhead, power.upsMinutes]).toEqual([40, 30]);
  });

  test.each([
    ['servers', 'raidTpye=5', 'There is no setting "raidTpye". Did you mean raidType?'],
    ['servers', 'sizing=5', 'Settings are hardwareType, addManagementServer,'],
    ['servers', 'applianceSku=auto', 'Did you mean huskyServerSettings.applianceSku?'],
    [
      'appliances',
      'huskyServerSettings.raidType=5',
      'Did you mean genericServerSettings.advancedSettings.liveDatabase.raidType, ',
    ],
    ['archiving', 'raidType=5', 'Which of them: genericServerSettings.advancedSettings.liveDatabase.raidType or '],
    ['servers', 'raidType', 'a setting and its value, such as systemOverhead=35'],
    ['servers', 'raidType=', 'Must be one of Auto, JBOD, RAID 5, RAID 6, RAID 10, or its id.'],
    ['servers', 'raidType=RAID 7', 'Did you mean RAID 5'],
    ['servers', 'raidType=7', '--set "raidType=7": Must be one of 0, 1, 4, 5, 6.'],
    ['servers', 'archiving=1', 'Must be true or false.'],
    ['servers', 'systemOverhead=much', 'Must be a valid number.'],
    ['servers', 'systemOverhead=501', 'Value must be between 0 and 500.'],
    ['servers', 'groomFps=12.55', 'Must be a valid number.'],
    ['servers', 'capacityConvention=metric', 'Must be one of vendor, exact.'],
    ['servers', 'groomAfterDays=7', 'Only generic servers with archiving have a second archive'],
    ['appliances', 'applianceSku=HE150-4TB', 'The catalogue has no such SKU. Did you mean HE150D-4TB'],
    ['small', 'addManagementServer=true', 'The other settings make it false.'],
  ])('refuses it for %s: %s', async (design, setting, said) => {
    const { code, out, err } = await typed(['size', design, '--set', setting], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });

  test('refuses more spares than servers', async () => {
    const failover = ['--set', 'kind=Cold standby', '--set', 'resilience.failover.servers=9'];
    const { code, out, err } = await typed(['size', 'servers', ...failover], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--set "resilience.failover.servers=9": The failover group has 9 spare servers, more than');
  });

  test('names the setting that does not go with the ones that were typed', async () => {
    const { code, err } = await typed(
      ['size', 'appliances', '--set', 'ivoModel=1', '--set', 'formFactor=Rack 2U', '--set', 'power.upsMinutes=30'],
      { files },
    );
    expect(code).toBe(2);
    expect(err).toContain('--set "ivoModel=1": Model, form factor and RAID type do not go together.');
  });
});
