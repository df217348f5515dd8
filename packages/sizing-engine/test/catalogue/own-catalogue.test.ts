import { describe, expect, it } from 'vitest';
import { calculateBitrate, calculateProposal, SizingError, validateCatalogue, withCatalogue } from '../../src/index.ts';
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

describe('a catalogue', () => {
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
    ['value', Number.NaN, 'Must be a number of at least 0'],
    ['value', -1, 'Must be a number of at least 0'],
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
    expect(errorsAt('diskFamilies[0].sizesTb', [1, 4, 2])).toEqual([
      { path: 'diskFamilies[0].sizesTb', message: 'Must rise' },
    ]);
  });
});
