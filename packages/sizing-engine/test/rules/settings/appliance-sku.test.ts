import { describe, expect, it } from 'vitest';
import { calculateProposal, defaultServerSettings, type Design, type HuskyServerSettings } from '../../../src/index.ts';
import { applyAlternative } from '../../../src/sizing/alternatives/apply-alternative.ts';
import { checkServerSettings, settleServerSettings } from '../../../src/index.ts';
import { ApplianceModel, HardwareType, Raid } from '../../../src/doors/enumerations.ts';
import { settleSku, skusOffered } from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';
import { english, worded } from '../../support/in-english.ts';

const defaults = defaultServerSettings(catalogue);

function settingsWith(change: Partial<HuskyServerSettings>) {
  const huskyServerSettings = { ...defaults.huskyServerSettings, ...change };
  return { ...defaults, hardwareType: HardwareType.husky, huskyServerSettings };
}

const HE150D = { ivoModel: ApplianceModel.HE150D };

describe('a SKU', () => {
  it('belongs to the model, RAID type and number of disks that are chosen', () => {
    const { advancedSettings } = defaults.huskyServerSettings;
    const all = catalogue.appliances.flatMap(({ skus }) => skus.map(({ sku }) => sku));
    expect(skusOffered(defaults.huskyServerSettings, catalogue)).toEqual(all);
    expect(skusOffered({ ...defaults.huskyServerSettings, ...HE150D }, catalogue)).toContain('HE150D-4TB');
    const eight = { ...advancedSettings, serverDiskQuantity: 8 };
    const disksOf = (sku: string) =>
      catalogue.appliances.flatMap(({ skus }) => skus).find((each) => each.sku === sku)!.disks.value;
    const withEight = skusOffered({ ...defaults.huskyServerSettings, advancedSettings: eight }, catalogue);
    expect(new Set(withEight.map(disksOf))).toEqual(new Set([8]));
    const raid6 = { ...advancedSettings, liveDatabase: { raidType: Raid.raid6 } };
    expect(skusOffered({ ...defaults.huskyServerSettings, advancedSettings: raid6 }, catalogue)).not.toContain(
      'HE150D-4TB',
    );
  });

  it('that belongs to other choices is refused with its path', () => {
    const errorsOf = (change: Partial<HuskyServerSettings>) =>
      checkServerSettings(settingsWith(change), catalogue, 's');
    expect(errorsOf({ applianceSku: 'HE150D-8TB' })).toEqual([]);
    for (const wrong of [
      { ivoModel: ApplianceModel.HE700R, applianceSku: 'HE150D-8TB' },
      { applianceSku: 'HE1-1TB' },
    ]) {
      expect(errorsOf(wrong)).toEqual([
        {
          path: 's.huskyServerSettings.applianceSku',
          message: worded('This SKU does not belong to the chosen model, form factor, RAID type and number of disks'),
        },
      ]);
    }
  });

  it('that is left out stays as it was, or is Auto', () => {
    const pinned = settingsWith({ applianceSku: 'HE150D-8TB' });
    const { applianceSku: _left, ...husky } = defaults.huskyServerSettings;
    const without = { ...defaults, huskyServerSettings: husky };
    expect(settleServerSettings(without, catalogue, pinned).huskyServerSettings.applianceSku).toBe('HE150D-8TB');
    expect(settleServerSettings(without, catalogue).huskyServerSettings.applianceSku).toBe('');
    const other = { ...without, huskyServerSettings: { ...husky, ivoModel: ApplianceModel.HE700R } };
    expect(settleServerSettings(other, catalogue, pinned).huskyServerSettings.applianceSku).toBe('');
    expect(settleSku(pinned.huskyServerSettings, catalogue)).toEqual(pinned.huskyServerSettings);
  });

  it('is the appliance of the proposal', () => {
    const design: Design = { cameras: [rowOf({ quantity: 4 })], serverSettings: settingsWith({}) };
    const pinned = { ...design, serverSettings: settingsWith({ applianceSku: 'HE1000R-96TB' }) };
    expect(calculateProposal(design, catalogue).huskyProposal?.huskyIvoSpec.sku).not.toBe('HE1000R-96TB');
    expect(calculateProposal(pinned, catalogue).huskyProposal?.huskyIvoSpec.sku).toBe('HE1000R-96TB');
  });
});

describe('an alternative of appliances', () => {
  it.each([4, 40, 400, 1500])('is the proposal once it is applied, with %i cameras', (quantity) => {
    const design: Design = { cameras: [rowOf({ quantity })], serverSettings: settingsWith({}) };
    const { alternatives } = calculateProposal(design, catalogue);
    const applicable = alternatives.filter(({ settings }) => Object.keys(settings).length > 0);
    expect(applicable.length).toBeGreaterThan(0);
    for (const alternative of applicable) {
      const serverSettings = applyAlternative(design.serverSettings, alternative);
      const { huskyProposal, answer } = calculateProposal({ ...design, serverSettings }, catalogue);
      expect(`${answer.recording! + answer.spares!} x ${huskyProposal?.huskyIvoSpec.sku}`).toBe(
        english.say(alternative.title).split(',')[0],
      );
      expect(serverSettings.huskyServerSettings.mainSettings).toEqual(
        design.serverSettings.huskyServerSettings.mainSettings,
      );
    }
  });
});
