import { describe, expect, it } from 'vitest';
import { calculateBitrate, calculateProposal, SizingError } from '../../src/index.ts';
import { validateCatalogue, withCatalogue } from '../../src/catalogue/index.ts';
import { given } from '../../src/derivation/quantity.ts';
import { explainCapacity } from '../../src/sizing/storage/raid-layout.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';

/** A copy of the published catalogue with something else at a path. */
function changedAt(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(catalogue);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy;
}

const errorsAt = (path: string, value: unknown) => validateCatalogue(changedAt(path, value));

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

  it('replaces what is no list of entries whole', () => {
    const reserve = { ...catalogue.storageModel.reserve, value: 0.1 };
    const own = withCatalogue(catalogue, { storageModel: { ...catalogue.storageModel, reserve } });
    const { liveDatabase } = calculateProposal(genericDesign(groupsOf({})), own);
    expect(liveDatabase?.reqCapacity).toBeCloseTo(0.350_179_2 * 1.2 + 0.1, 12);
  });

  it('is the published one where nothing is changed', () => {
    expect(withCatalogue(catalogue, {})).toEqual(catalogue);
  });

  it('that is wrong is refused with the path of what is', () => {
    const wrong = { codecs: [{ ...catalogue.codecs[0]!, id: 0.5 }] };
    expect(() => withCatalogue(catalogue, wrong)).toThrow(
      expect.objectContaining({ name: SizingError.name, code: 'out-of-domain', subject: 'codecs[6].id' }),
    );
  });

  it('with a part that nobody knows is refused', () => {
    expect(() => withCatalogue(catalogue, { cameras: [] } as object)).toThrow(
      expect.objectContaining({ subject: 'cameras' }),
    );
  });
});

/** Somewhere to put a number that formulas divide by. */
const DIVISORS = [
  'bitrateModel.anchorArea.value',
  'bitrateModel.anchorFps.value',
  'storageModel.formattedPerTb.value',
  'diskFamilies[0].iops.value',
  'diskFamilies[0].throughput.value',
  'diskFamilies[0].sizesTb.values[0]',
  'appliances[0].recording.value',
  'appliances[0].skus[0].diskTb.value',
  'codecs[1].factor.value',
  'complexities[1].factor.value',
];

const WHOLE_THINGS = [
  'storageModel.disksPerArray.value',
  'resolutions[0].width',
  'raidFamilies[0].smallest.value',
  'appliances[0].skus[0].disks.value',
  'appliances[0].maxCameras.value',
  'platformVersions[0].camQtyMax.value',
  'platformVersions[2].serverLimit.value',
  'archiveFrequencies[0].id',
  'serverDiskQuantities[0].id',
];

describe('a catalogue that would make a formula fail', () => {
  it.each(DIVISORS)('has no %s of 0', (path) => {
    expect(errorsAt(path, 0)).toEqual([{ path, message: 'Must be a number of at least 0.000001' }]);
  });

  it.each(WHOLE_THINGS)('has no %s of 0, and no part of one', (path) => {
    const message = 'Must be a whole number of at least 1';
    expect(errorsAt(path, 0)).toContainEqual({ path, message });
    expect(errorsAt(path, 1.5)).toContainEqual({ path, message });
  });

  it.each(['storageModel.sanDisksPerServer.value', 'machineFamilies[0].bays.value', 'serverDiskQuantities[0].id'])(
    'has no %s so great that no search would end',
    (path) => {
      expect(errorsAt(path, 1001)).toEqual([{ path, message: 'Must be at most 1000' }]);
    },
  );

  it.each(['storageModel.fileSystemShare.value', 'networkModel.linkShare.value'])('has no %s beyond 1', (path) => {
    expect(errorsAt(path, 1.1)).toEqual([{ path, message: 'Must be at most 1' }]);
    expect(errorsAt(path, 0)).toEqual([{ path, message: 'Must be a number of at least 0.000001 and at most 1' }]);
    expect(errorsAt(path, 1)).toEqual([]);
  });

  it('has no exponent under which frames outgrow all measure', () => {
    const path = 'bitrateModel.mjpegAreaExponent.value';
    expect(errorsAt(path, 3)).toEqual([]);
    expect(errorsAt(path, 3.1)).toEqual([{ path, message: 'Must be at most 3' }]);
    expect(errorsAt(path, -0.1)).toEqual([{ path, message: 'Must be a number of at least 0' }]);
  });

  it.each(['bitrateModel.anchorKbps.value', 'storageModel.reserve.value', 'resolutions[0].width'])(
    'has no %s beyond all measure',
    (path) => {
      expect(errorsAt(path, 1e12)).toEqual([]);
      expect(errorsAt(path, 1e13)).toEqual([{ path, message: 'Must be at most 1000000000000' }]);
      expect(errorsAt(path, Number.POSITIVE_INFINITY)).toEqual([{ path, message: 'Must be at most 1000000000000' }]);
    },
  );

  it.each(['storageModel.reserve.value', 'bitrateModel.frameRateDecline.value', 'codecs[0].sortOrder'])(
    'may have a %s of 0, by which nothing is divided',
    (path) => {
      expect(errorsAt(path, 0)).toEqual([]);
    },
  );

  it('has a frame-rate law that rises up to the greatest frame rate', () => {
    const path = 'bitrateModel.frameRateDecline.value';
    expect(errorsAt(path, 1 / 120)).toEqual([]);
    expect(errorsAt(path, 0.0084)).toEqual([
      { path, message: `Must be at most ${1 / 120}: bit rates rise up to 60 frames per second` },
    ]);
  });

  it.each([
    ['bitrateModel.measuredFps.min', 19, 'Must be at most 18'],
    ['bitrateModel.ranges.mjpeg.low', 1.01, 'Must be at most 1'],
    ['bitrateModel.ranges.mjpeg.high', 0.99, 'Must be at least 1'],
    ['platformVersions[2].camQtyDefault', 49, 'Must be at most 48'],
  ])('has its ends in order: %s is not %d', (path, value, message) => {
    expect(errorsAt(`${path}.value`, value)).toEqual([{ path: `${path}.value`, message }]);
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
    expect(errorsAt(list, entries)).toEqual([{ path: `${list}[${entries.length - 1}].id`, message }]);
  });

  it.each(['machineFamilies', 'appliances'] as const)('is refused: 0, which is Auto, as an id of %s', (list) => {
    expect(errorsAt(`${list}[1].id`, 0)).toEqual([{ path: `${list}[1].id`, message: '0 is Auto' }]);
  });

  it('is refused where Auto has no machine to choose from', () => {
    const manual = catalogue.machineFamilies.map((machine) => ({ ...machine, automatic: false }));
    expect(errorsAt('machineFamilies', manual)).toEqual([
      { path: 'machineFamilies', message: 'Auto must have at least one to choose from' },
    ]);
  });

  it('is refused where a list of the Auto model names what does not exist', () => {
    expect(errorsAt('autoModelRaidTypes.2[1]', 9)).toEqual([
      { path: 'autoModelRaidTypes.2[1]', message: 'There is no entry with id 9' },
    ]);
    expect(errorsAt('autoModelRaidTypes.9', [1])).toEqual([
      { path: 'autoModelRaidTypes.9', message: 'There is no entry with id 9' },
    ]);
  });

  it('is refused where a new design would be', () => {
    const withoutHdd = catalogue.diskFamilies.filter(({ id }) => id !== 1);
    expect(errorsAt('diskFamilies', withoutHdd)[0]).toEqual({
      path: '',
      message: expect.stringMatching(
        /^A new design would not be accepted: genericServerSettings\.advancedSettings\.liveDatabase\.diskType: /,
      ) as string,
    });
  });

  it('cannot be computed with either', () => {
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
  it('has lists of numbers as facts', () => {
    const path = 'diskFamilies[0].sizesTb';
    expect(errorsAt(path, [1, 2])).toEqual([{ path, message: 'Must be a fact: value, origin and source' }]);
    expect(errorsAt(`${path}.values`, [])).toEqual([{ path: `${path}.values`, message: 'Must not be empty' }]);
    expect(errorsAt(`${path}.unit`, 'TB')).toEqual([{ path: `${path}.unit`, message: 'Must be TB/disk' }]);
  });

  it.each([null, 'a text', [], 7])('is not %j', (value) => {
    expect(validateCatalogue(value)).toEqual([{ path: '', message: 'Must be an object' }]);
  });

  it.each([
    ['codecs', [], 'Must not be empty'],
    ['codecs', 'H.264', 'Must be a list'],
    ['codecs[0].name', ' ', 'Must be a text'],
    ['codecs[0].sortOrder', -1, 'Must be a number of at least 0'],
    ['codecs[0].id', 1.5, 'Must be a whole number of at least 0'],
    ['codecs[0].kind', 'wavelet', 'Must be one of inter-frame, mjpeg'],
    ['codecs[0].colour', 'red', 'Unknown field'],
    ['machineFamilies[0].automatic', 'yes', 'Must be true or false'],
    ['autoModelRaidTypes', [], 'Must be an object'],
    ['autoModelRaidTypes.0', 'all', 'Must be a list'],
  ])('has %s that is not %j', (path, value, message) => {
    expect(errorsAt(path, value)).toEqual([{ path, message }]);
  });

  it.each([
    ['value', Number.NaN, 'Must be a number of at least 0.000001'],
    ['value', -1, 'Must be a number of at least 0.000001'],
    ['unit', 'Gbit/s', 'Must be Mbit/s'],
    ['origin', 'hearsay', 'Must be one of spec, vendor, measured, practice, assumed'],
    ['source', '', 'Must say where the value was read'],
  ])('has facts whose %s is not %j', (field, value, message) => {
    const path = `machineFamilies[1].recording.${field}`;
    expect(errorsAt(path, value)).toEqual([{ path, message }]);
  });

  it('has facts and not bare numbers', () => {
    expect(errorsAt('machineFamilies[1].recording', 1000)).toEqual([
      { path: 'machineFamilies[1].recording', message: 'Must be a fact: value, origin and source' },
    ]);
  });

  it('has descriptions that are texts', () => {
    expect(errorsAt('machineFamilies[1].cpu.value', 12)).toEqual([
      { path: 'machineFamilies[1].cpu.value', message: 'Must be a text' },
    ]);
  });

  it('may leave open what nobody knows, and says so', () => {
    const unknown = { value: null, origin: 'unknown', source: 'not found' };
    expect(errorsAt('appliances[3].processor', unknown)).toEqual([]);
    expect(errorsAt('machineFamilies[1].bays', null)).toEqual([]);
    expect(errorsAt('appliances[3].recording', unknown)).not.toEqual([]);
  });

  it('has every id once', () => {
    expect(errorsAt('codecs[1].id', 1)).toEqual([{ path: 'codecs[1].id', message: 'Id 1 stands twice' }]);
  });

  it('refers only to what exists', () => {
    expect(errorsAt('appliances[0].formFactor', 9)).toEqual([
      { path: 'appliances[0].formFactor', message: 'There is no entry with id 9' },
    ]);
    expect(errorsAt('appliances[0].raidTypes[0]', 2)).toEqual([
      { path: 'appliances[0].raidTypes[0]', message: 'There is no entry with id 2' },
    ]);
  });

  it('has what a new design starts with', () => {
    const withoutH264 = { ...catalogue, codecs: catalogue.codecs.filter(({ id }) => id !== 3) };
    expect(validateCatalogue(withoutH264)).toEqual([{ path: 'codecs', message: 'There is no entry with id 3' }]);
  });

  it('has disk sizes that rise', () => {
    expect(errorsAt('diskFamilies[0].sizesTb.values', [1, 4, 2])).toEqual([
      { path: 'diskFamilies[0].sizesTb.values', message: 'Must rise' },
    ]);
  });
});
