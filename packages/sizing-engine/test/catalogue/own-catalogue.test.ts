import { describe, expect, it } from 'vitest';
import {
  calculateBitrate,
  calculateProposal,
  checkServerSettings,
  defaultServerSettings,
  SizingError,
  type Catalogue,
} from '../../src/index.ts';
import { optionLists } from '../../src/design/option-lists.ts';
import {
  catalogueErrors,
  mergeCatalogue,
  publishedCatalogue,
  removalErrors,
  withCatalogue,
  type CatalogueChanges,
} from '../../src/doors/catalogue.ts';
import { given } from '../../src/derivation/quantity.ts';
import { explainCapacity } from '../../src/sizing/storage/raid-layout.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { worded } from '../support/in-english.ts';

/** A copy of the published catalogue with something else at a path. */
function changedAt(path: string, value: unknown): Catalogue {
  const copy: unknown = structuredClone(catalogue);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy as Catalogue;
}

const errorsAt = (path: string, value: unknown) => catalogueErrors(changedAt(path, value));

describe("a company's catalogue", () => {
  it('replaces entries with a known id and keeps the others', () => {
    const [first] = catalogue.codecs;
    const own = withCatalogue(catalogue, { codecs: [{ ...first!, name: 'Motion JPEG' }] });
    expect(own.codecs.map(({ name }) => name)).toEqual([
      'Motion JPEG',
      'MPEG-4',
      'H.264',
      'H.265',
      'H.264 smart',
      'H.265 smart',
    ]);
  });

  it('adds entries with a new id, which can then be chosen', () => {
    const h264 = catalogue.codecs.find(({ id }) => id === 3)!;
    const av1 = { ...h264, id: 7, name: 'AV1', sortOrder: 7, factor: { ...h264.factor, value: 0.5 } };
    const own = withCatalogue(catalogue, { codecs: [av1] });
    expect(calculateBitrate({ codecId: 7, complexityId: 2, resolutionId: 8, fps: 15 }, own)).toBe(1351);
    expect(catalogue.codecs).toHaveLength(6);
  });

  it('replaces parts that are not lists as a whole', () => {
    const reserve = { ...catalogue.storageModel.reserve, value: 0.1 };
    const own = withCatalogue(catalogue, { storageModel: { ...catalogue.storageModel, reserve } });
    const { liveDatabase } = calculateProposal(genericDesign(groupsOf({})), own);
    expect(liveDatabase?.reqCapacity).toBeCloseTo(0.350_179_2 * 1.2 + 0.1, 12);
  });

  it('is the published catalogue where nothing is changed', () => {
    expect(withCatalogue(catalogue, {})).toEqual(catalogue);
  });

  it('has the version that its changes state, or one marked as changed', () => {
    const [codec] = catalogue.codecs;
    expect(withCatalogue(catalogue, { version: 'ours 7', codecs: [codec!] }).version).toBe('ours 7');
    expect(withCatalogue(catalogue, { codecs: [codec!] }).version).toBe(`${catalogue.version}, changed`);
  });

  it('that is wrong is refused with the path of the fault', () => {
    const [appliance] = catalogue.appliances;
    expect(() => withCatalogue(catalogue, { appliances: [{ ...appliance!, id: 7, formFactor: 9 }] })).toThrow(
      expect.objectContaining({ name: SizingError.name, code: 'out-of-domain', subject: 'appliances[6].formFactor' }),
    );
  });

  it('keeps entries whose id is used twice, so that the check reports them', () => {
    const [codec] = catalogue.codecs;
    const changes: CatalogueChanges = { codecs: [codec!, { ...codec!, name: 'Again' }] };
    expect(catalogueErrors(mergeCatalogue(catalogue, changes))).toEqual([
      { path: 'codecs[1].id', message: worded('Id 1 is used twice') },
    ]);
  });

  it.each([
    ['the published one', publishedCatalogue],
    ['one with changes', mergeCatalogue(publishedCatalogue, { codecs: structuredClone(publishedCatalogue.codecs) })],
  ])('is frozen with everything in it: %s', (_, frozen) => {
    const isFrozen = (node: unknown): boolean =>
      typeof node !== 'object' || node === null || (Object.isFrozen(node) && Object.values(node).every(isFrozen));
    expect(isFrozen(frozen)).toBe(true);
  });
});

describe('appliances of any number of disks', () => {
  const [appliance] = catalogue.appliances;
  const [sku] = appliance!.skus;
  const skuOf = (disks: number) => ({ ...sku!, sku: `A${disks}-48`, disks: { ...sku!.disks, value: disks } });
  const own = withCatalogue(catalogue, {
    appliances: [{ ...appliance!, id: 7, model: 'A', raidTypes: [4], skus: [skuOf(6), skuOf(16)] }],
  });

  it('can be chosen and stored, and are in the list', () => {
    expect(
      optionLists(own)
        .husky.serverDiskQuantities.map(({ name }) => name)
        .join(),
    ).toBe('Auto,1,2,4,6,8,12,16,24');
    const settings = defaultServerSettings(own);
    const { huskyServerSettings: husky } = settings;
    const withDisks = (serverDiskQuantity: number) => ({
      ...settings,
      huskyServerSettings: { ...husky, advancedSettings: { ...husky.advancedSettings, serverDiskQuantity } },
    });
    expect([6, 16].flatMap((disks) => checkServerSettings(withDisks(disks), own, ''))).toEqual([]);
    expect(checkServerSettings(withDisks(10), own, '')).toMatchObject([
      { message: worded('Must be one of 0, 1, 2, 4, 6, 8, 12, 16, 24') },
    ]);
  });
});

describe('the platform version that a new design starts with', () => {
  const versionOf = (own: Catalogue) => defaultServerSettings(own).genericServerSettings.xProtectVersion;
  const [corporate, expert] = catalogue.platformVersions;
  const others = catalogue.platformVersions.map(({ isDefault: _marked, ...version }) => version);

  it('is the one marked as default, else the first in display order', () => {
    expect(versionOf(catalogue)).toBe(4);
    expect(versionOf({ ...catalogue, platformVersions: others })).toBe(3);
    const ownOnly = { ...corporate!, id: 9, name: 'Own', sortOrder: 9 };
    const own = withCatalogue(catalogue, { platformVersions: [ownOnly], remove: { platformVersions: [1, 2, 3, 4] } });
    expect(versionOf(own)).toBe(9);
  });

  it('is one', () => {
    const two = [
      { ...corporate!, isDefault: true },
      { ...expert!, isDefault: true },
    ];
    expect(catalogueErrors({ ...catalogue, platformVersions: two })).toEqual([
      { path: 'platformVersions[1].isDefault', message: worded('There is another default') },
    ]);
    expect(catalogueErrors({ ...catalogue, platformVersions: [] })).toEqual([
      { path: 'platformVersions', message: worded('Must not be empty') },
    ]);
  });
});

describe('entries of the other catalogue', () => {
  const [appliance] = catalogue.appliances;

  it('are left out where they are removed, not those of the changes', () => {
    const { appliances } = withCatalogue(catalogue, {
      appliances: [{ ...appliance!, name: 'Ours' }],
      remove: { appliances: catalogue.appliances.map(({ id }) => id) },
    });
    expect(appliances.map(({ name }) => name)).toEqual(['Ours']);
  });

  it('can be removed only where they are', () => {
    const remove = { appliances: [1, 99] };
    expect(removalErrors(catalogue, { remove })).toEqual([
      { path: 'remove.appliances[1]', message: worded('There is no entry with id 99') },
    ]);
    expect(() => withCatalogue(catalogue, { remove })).toThrow('remove.appliances[1]');
  });

  it.each(['appliances', 'recordings', 'lensTypes', 'switchKinds', 'decoders'] as const)(
    'cannot all be removed: %s',
    (list) => {
      const remove = { [list]: catalogue[list].map(({ id }) => id) };
      expect(catalogueErrors(mergeCatalogue(catalogue, { remove }))).toEqual([
        { path: list, message: worded('Must not be empty') },
      ]);
    },
  );

  it('are missed where something refers to them', () => {
    expect(
      catalogueErrors(mergeCatalogue(catalogue, { remove: { formFactors: [4] } })).map(({ path }) => path),
    ).toEqual(['appliances[1].formFactor', 'autoModelRaidTypes.4']);
  });
});

describe('a catalogue with contradicting figures is refused', () => {
  it('where its frame-rate law does not rise up to the greatest frame rate', () => {
    const path = 'bitrateModel.frameRateDecline.value';
    expect(errorsAt(path, 1 / 120)).toEqual([]);
    expect(errorsAt(path, 0.0084)).toEqual([
      { path, message: worded(`Must be at most ${1 / 120}: bit rates rise up to 60 frames per second`) },
    ]);
  });

  it.each([
    ['bitrateModel.lowFrameRates.below', 61, 'Value must be no more than 60'],
    ['bitrateModel.measuredFps.min', 19, 'Value must be no more than 18'],
    ['bitrateModel.ranges.mjpeg.low', 1.01, 'Value must be no more than 1'],
    ['bitrateModel.ranges.mjpeg.high', 0.99, 'Value must be at least 1'],
    ['platformVersions[2].camQtyDefault', 49, 'Value must be no more than 48'],
  ])('has its ends in order: %s is not %d', (path, value, message) => {
    expect(errorsAt(`${path}.value`, value)).toEqual([{ path: `${path}.value`, message: worded(message) }]);
  });

  it.each([
    ['bitrateModel.measuredFps.min', 18],
    ['bitrateModel.ranges.mjpeg.low', 1],
    ['bitrateModel.ranges.mjpeg.high', 1],
    ['platformVersions[2].camQtyDefault', 48],
  ])('may have both ends in one place: %s of %d', (path, value) => {
    expect(errorsAt(`${path}.value`, value)).toEqual([]);
  });
});

describe('a catalogue that the engine has no rule for', () => {
  it.each([
    ['raidFamilies', 'Must be one of 1, 4, 5, 6'],
    ['hardwareTypes', 'Must be one of 0, 1'],
    ['lensTypes', 'Must be one of 0, 1, 2'],
    ['recordings', 'Must be one of 0, 1, 2'],
  ] as const)('is refused: another entry of %s', (list, message) => {
    const entries = [...catalogue[list], { ...catalogue[list][0]!, id: 50 }];
    expect(errorsAt(list, entries)).toEqual([{ path: `${list}[${entries.length - 1}].id`, message: worded(message) }]);
  });

  it.each(['machineFamilies', 'appliances'] as const)('is refused: 0, which is Auto, as an id of %s', (list) => {
    expect(errorsAt(`${list}[1].id`, 0)).toEqual([{ path: `${list}[1].id`, message: worded('0 is Auto') }]);
  });

  it('is refused where Auto has no machine to choose from', () => {
    const manual = catalogue.machineFamilies.map((machine) => ({ ...machine, automatic: false }));
    expect(errorsAt('machineFamilies', manual)).toEqual([
      { path: 'machineFamilies', message: worded('Auto must have at least one to choose from') },
    ]);
  });

  it('is refused where a list of the Auto model names what does not exist', () => {
    expect(errorsAt('autoModelRaidTypes.2[1]', 9)).toEqual([
      { path: 'autoModelRaidTypes.2[1]', message: worded('There is no entry with id 9') },
    ]);
    expect(errorsAt('autoModelRaidTypes.9', [1])).toEqual([
      { path: 'autoModelRaidTypes.9', message: worded('There is no entry with id 9') },
    ]);
  });

  it('is refused where a new design would be invalid', () => {
    const withoutHdd = catalogue.diskFamilies.filter(({ id }) => id !== 1);
    expect(errorsAt('diskFamilies', withoutHdd)[0]).toEqual({
      path: '',
      message: worded(
        'A new design would not be accepted: genericServerSettings.advancedSettings.liveDatabase.diskType: ',
      ),
    });
  });

  it('is refused by calculations too', () => {
    const [jbod] = catalogue.raidFamilies;
    const raid50 = { ...jbod!, id: 50, name: 'RAID 50' };
    const own = { ...catalogue, raidFamilies: [...catalogue.raidFamilies, raid50] };
    const error: unknown = expect.objectContaining({ code: 'unknown-entry', subject: 'raidType 50' });
    expect(() => calculateProposal(genericDesign(groupsOf({}), { liveDatabase: { raidType: 50 } }), own)).toThrow(
      error as Error,
    );
    const disks = given('disks', 4, 'disk');
    const size = given('size', 1, 'TB/disk');
    const options = { model: catalogue.storageModel, convention: 'vendor' } as const;
    expect(() => explainCapacity(raid50, { disks, diskTb: size }, options)).toThrow(error as Error);
  });
});

describe('a catalogue', () => {
  it('has every id once', () => {
    expect(errorsAt('codecs[1].id', 1)).toEqual([{ path: 'codecs[1].id', message: worded('Id 1 is used twice') }]);
  });

  it('refers only to what exists', () => {
    expect(errorsAt('appliances[0].formFactor', 9)).toEqual([
      { path: 'appliances[0].formFactor', message: worded('There is no entry with id 9') },
    ]);
    expect(errorsAt('appliances[0].raidTypes[0]', 2)).toEqual([
      { path: 'appliances[0].raidTypes[0]', message: worded('There is no entry with id 2') },
    ]);
  });

  it('has the entries of a new design', () => {
    const withoutH264 = { ...catalogue, codecs: catalogue.codecs.filter(({ id }) => id !== 3) };
    expect(catalogueErrors(withoutH264)).toEqual([{ path: 'codecs', message: worded('There is no entry with id 3') }]);
  });

  it('has disk sizes that rise', () => {
    expect(errorsAt('diskFamilies[0].sizesTb.values', [1, 4, 2])).toEqual([
      { path: 'diskFamilies[0].sizesTb.values', message: worded('Must rise') },
    ]);
  });
});
