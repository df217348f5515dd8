import {
  calculateBitrate,
  calculateProposal,
  defaultServerSettings,
  SizingError,
  type Catalogue,
  type Design,
} from '@site-designer/sizing-engine';
import { catalogueErrors, publishedCatalogue as published } from '@site-designer/sizing-engine/catalogue';
import { segmentsOf } from '@site-designer/json-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tools/random-runs.ts';
import { cameraRow } from '../../sizing-engine/test/support/arbitraries.ts';
import { readCatalogueFile } from '../src/index.ts';

const WHOLE = JSON.stringify(published, undefined, 2);

function read(content: object): Catalogue {
  const found = readCatalogueFile(JSON.stringify(content), published);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.catalogue;
}

function problemsIn(content: unknown) {
  const found = readCatalogueFile(JSON.stringify(content, undefined, 2), published);
  return 'problems' in found ? found.problems : [];
}

/** The published catalogue as a file, with another value in one place. */
function changedAt(path: string, value: unknown): unknown {
  const keys = segmentsOf(path);
  const copy = JSON.parse(WHOLE) as Record<string, unknown>;
  const parent = keys.slice(0, -1).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[String(keys.at(-1))] = value;
  return copy;
}

const errorsAt = (path: string, value: unknown) =>
  problemsIn(changedAt(path, value)).map(({ path: place, message }) => ({ path: place, message }));

const [h264] = published.codecs.filter(({ id }) => id === 3);
const AV1 = { ...h264!, id: 7, name: 'AV1', sortOrder: 7, factor: { ...h264!.factor, value: 0.5 } };

describe('a catalogue file', () => {
  it('with every part is a catalogue of its own', () => {
    const codecs = published.codecs.filter(({ id }) => id !== 6);
    const own = read({ ...published, version: 'ours 1', codecs });
    expect(own).toEqual({ ...published, version: 'ours 1', codecs });
  });

  it('with some parts joins the published catalogue', () => {
    const own = read({ version: 'ours 2', codecs: [AV1] });
    expect(calculateBitrate({ codecId: 7, complexityId: 2, resolutionId: 8, fps: 15 }, own)).toBe(1351);
    expect(own).toEqual({ ...published, version: 'ours 2', codecs: [...published.codecs, AV1] });
  });

  it('without a version has one by its content', () => {
    const versions = [{}, { codecs: [AV1] }, { codecs: [{ ...AV1, name: 'AV-1' }] }].map((own) => read(own).version);
    expect(versions.every((version) => /^own-[0-9a-f]{16}$/.test(version))).toBe(true);
    expect(new Set(versions).size).toBe(3);
    expect(read({ codecs: [AV1] }).version).toBe(versions[1]);
  });

  it('may leave out published entries', () => {
    const { appliances, codecs } = read({ codecs: [AV1], remove: { appliances: [1, 2], codecs: [6] } });
    expect(appliances).toEqual(published.appliances.slice(2));
    expect(codecs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('with the disk quantities of earlier versions is read without them', () => {
    expect(read({ ...published, applianceDiskQuantities: [{ id: 0, name: 'Auto', sortOrder: 1 }] })).toEqual(published);
  });

  it('with every part but the product names of later versions has the published names', () => {
    const { names, ...earlier } = published;
    expect(read({ ...earlier, version: 'ours 1' })).toEqual({ ...published, version: 'ours 1' });
    const own = { ...names, client: 'Site Viewer' };
    expect(read({ ...earlier, version: 'ours 1', names: own }).names).toEqual(own);
    expect(problemsIn({ names: { ...own, client: ' ' } })).toMatchObject([{ path: 'names.client' }]);
  });

  it('may name its schema for editors', () => {
    expect(read({ $schema: 'catalogue.schema.json', version: '1' })).toEqual({ ...published, version: '1' });
  });

  it('is frozen once it is read', () => {
    expect(() => Object.assign(read({ codecs: [AV1] }).codecs[6]!, { name: 'H.266' })).toThrow(TypeError);
  });
});

describe('a fault of a catalogue file', () => {
  it('has the line and column of the file', () => {
    const text = '{\n  "codecs": [\n    {"id": 0.5}\n  ]\n}';
    expect(readCatalogueFile(text, published)).toMatchObject({
      problems: expect.arrayContaining([
        { path: 'codecs[0].id', message: 'Must be a whole number', line: 3, column: 12 },
        { path: 'codecs[0].name', message: 'Missing', line: 3, column: 5 },
      ]) as unknown,
    });
  });

  it('has the path of the file where only the merged catalogue is inconsistent', () => {
    const [appliance] = published.appliances;
    const own = {
      appliances: [
        { ...appliance!, id: 7 },
        { ...appliance!, id: 8, formFactor: 9 },
      ],
    };
    expect(problemsIn(own)).toMatchObject([
      { path: 'appliances[1].formFactor', message: 'There is no entry with id 9' },
    ]);
  });

  it('is an id to leave out that is not there', () => {
    expect(problemsIn({ remove: { appliances: [1, 99], colours: [1] } })).toMatchObject([
      { path: 'remove.colours', message: 'Unknown field', line: 7 },
    ]);
    expect(problemsIn({ remove: { appliances: [1, 99] } })).toMatchObject([
      { path: 'remove.appliances[1]', message: 'There is no entry with id 99', line: 5 },
    ]);
  });

  it('is an id used twice', () => {
    expect(problemsIn({ codecs: [AV1, { ...AV1, name: 'AV2' }] })).toMatchObject([
      { path: 'codecs[1].id', message: 'Id 7 is used twice' },
    ]);
  });

  it('is text that is not JSON', () => {
    const trailing = readCatalogueFile('{\n  "codecs": [],\n}', published);
    expect(trailing).toMatchObject({ problems: [{ path: '', line: 3 }] });
    expect(readCatalogueFile('', published)).toMatchObject({
      problems: [{ path: '', message: 'This is not JSON: the file is empty', line: 1 }],
    });
  });

  it.each([null, 'a text', [], 7])('is %j in place of a catalogue', (value) => {
    expect(problemsIn(value)).toMatchObject([{ path: '', message: 'Must be an object' }]);
  });

  it('is an answer of the API, which has its catalogue in a field', () => {
    expect(problemsIn({ catalogue: published, version: published.version })).toMatchObject([
      { path: 'catalogue', message: 'This is a whole answer of GET /catalogue: keep only what is in this field' },
    ]);
  });

  it('is reported for any file that is no catalogue', () => {
    const places = fc.array(fc.oneof(fc.constantFrom('codecs', 'value', 'appliances', 'unit', '0'), fc.string()));
    fc.assert(
      fc.property(places, fc.jsonValue(), (keys, junk) => {
        const content = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), junk);
        const found = readCatalogueFile(JSON.stringify(content), published);
        return 'problems' in found
          ? found.problems.length > 0 && found.problems.every(({ message, line }) => message !== '' && line >= 1)
          : catalogueErrors(found.catalogue).length === 0;
      }),
    );
  });

  it.each([
    ['codecs', [], 'Must not be empty'],
    ['codecs', 'H.264', 'Must be a list'],
    ['codecs[0].name', ' ', 'Must not be blank or contain control characters'],
    ['codecs[0].name', 'H.264\u001B[31m', 'Must not be blank or contain control characters'],
    ['codecs[0].sortOrder', -1, 'Must be at least 0'],
    ['codecs[0].id', 1.5, 'Must be a whole number'],
    ['codecs[0].kind', 'wavelet', 'Must be one of inter-frame, mjpeg'],
    ['codecs[0].colour', 'red', 'Unknown field'],
    ['cameras', [], 'Unknown field'],
    ['machineFamilies[0].automatic', 'yes', 'Must be true or false'],
    ['machineFamilies[0].cpu.value', 12, 'Must be a text'],
    ['machineFamilies[0].recording', 1000, 'Must be an object'],
    ['machineFamilies[0].recording.unit', 'Gbit/s', 'Must be Mbit/s'],
    ['machineFamilies[0].recording.origin', 'hearsay', 'Must be one of spec, law, vendor, measured, practice, assumed'],
    ['machineFamilies[0].recording.source', '', 'Must not be blank or contain control characters'],
    ['machineFamilies[0].recording.value', null, 'Must be a number'],
    ['autoModelRaidTypes', [], 'Must be an object'],
    ['autoModelRaidTypes[0]', 'all', 'Must be a list'],
    ['autoModelRaidTypes.x', [1], 'Unknown field'],
    ['diskFamilies[0].sizesTb', [1, 2], 'Must be an object'],
    ['diskFamilies[0].sizesTb.values', [], 'Must not be empty'],
    ['version', '', 'Must not be blank or contain control characters'],
  ])('is %s of %j', (path, value, message) => {
    expect(errorsAt(path, value)).toEqual([{ path, message }]);
  });

  it('is an unknown fact where a formula needs it', () => {
    const unknown = { value: null, origin: 'unknown', source: 'not found' };
    expect(errorsAt('appliances[3].processor', unknown)).toEqual([]);
    expect(errorsAt('machineFamilies[1].bays', null)).toEqual([]);
    expect(errorsAt('appliances[3].recording', unknown)).not.toEqual([]);
  });
});

describe('a figure that a formula cannot be given', () => {
  it.each([
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
  ])('is a divisor of 0: %s', (path) => {
    expect(errorsAt(path, 0)).toEqual([{ path, message: 'Must be at least 0.000001' }]);
  });

  it.each([
    'storageModel.disksPerArray.value',
    'resolutions[0].width',
    'raidFamilies[0].smallest.value',
    'appliances[0].skus[0].disks.value',
    'appliances[0].maxCameras.value',
    'platformVersions[0].camQtyMax.value',
    'platformVersions[2].serverLimit.value',
    'archiveFrequencies[0].id',
    'serverDiskQuantities[0].id',
  ])('is none or a part of a whole thing: %s', (path) => {
    expect(errorsAt(path, 0)).toContainEqual({ path, message: 'Must be at least 1' });
    expect(errorsAt(path, 1.5)).toContainEqual({ path, message: 'Must be a whole number' });
  });

  it.each(['storageModel.sanDisksPerServer.value', 'machineFamilies[0].bays.value', 'serverDiskQuantities[0].id'])(
    'is so many disks that no search would end: %s',
    (path) => {
      expect(errorsAt(path, 1001)).toEqual([{ path, message: 'Must be at most 1000' }]);
    },
  );

  it.each(['storageModel.fileSystemShare.value', 'networkModel.linkShare.value'])('is no share: %s', (path) => {
    expect(errorsAt(path, 1.1)).toEqual([{ path, message: 'Must be at most 1' }]);
    expect(errorsAt(path, 0)).toEqual([{ path, message: 'Must be at least 0.000001' }]);
    expect(errorsAt(path, 1)).toEqual([]);
  });

  it('is an exponent beyond 3', () => {
    const path = 'bitrateModel.mjpegAreaExponent.value';
    expect(errorsAt(path, 3)).toEqual([]);
    expect(errorsAt(path, 3.1)).toEqual([{ path, message: 'Must be at most 3' }]);
    expect(errorsAt(path, -0.1)).toEqual([{ path, message: 'Must be at least 0' }]);
  });

  it.each(['bitrateModel.anchorKbps.value', 'storageModel.reserve.value', 'resolutions[0].width'])(
    'is beyond all measure: %s',
    (path) => {
      expect(errorsAt(path, 1e12)).toEqual([]);
      expect(errorsAt(path, 1e13)).toEqual([{ path, message: 'Must be at most 1000000000000' }]);
      const infinite = WHOLE.replace(/"anchorKbps": \{\s*"value": [\d.]+/, '"anchorKbps": {"value": 1e999');
      expect(readCatalogueFile(infinite, published)).toMatchObject({
        problems: [{ path: 'bitrateModel.anchorKbps.value', message: 'Must be a number' }],
      });
    },
  );

  it.each(['storageModel.reserve.value', 'bitrateModel.frameRateDecline.value', 'codecs[0].sortOrder'])(
    'is not a 0 by which nothing is divided: %s',
    (path) => {
      expect(errorsAt(path, 0)).toEqual([]);
    },
  );
});

/** Cameras of every kind, in either hardware mode. */
const designs = fc
  .record({ row: cameraRow, hardwareType: fc.constantFrom(0 as const, 1 as const) })
  .map(({ row, hardwareType }) => ({
    cameras: [row],
    serverSettings: { ...defaultServerSettings(published), hardwareType },
  }));

const numberPlaces = [...pathsOf(published)].filter((path) => path.endsWith('.value'));

function* pathsOf(node: unknown, path = ''): Generator<string> {
  if (typeof node === 'number') yield path;
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    yield* pathsOf(child, Array.isArray(node) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
  }
}

/** The part of a catalogue with a place: as a file it changes the same as the whole, and is read in a fifth of the time. */
function partOf(catalogue: unknown, place: string): unknown {
  const [name] = segmentsOf(place);
  return { version: published.version, [name!]: (catalogue as Catalogue)[name as keyof Catalogue] };
}

/** Whether a design is answered with a number, or refused as out of bounds. */
function isHandled(design: Design, catalogue: Catalogue): boolean {
  try {
    const { storageTb } = calculateProposal(design, catalogue).totals;
    return Number.isFinite(storageTb.value) && storageTb.value >= 0;
  } catch (error) {
    return error instanceof SizingError;
  }
}

describe('a catalogue that is read', () => {
  it('has only figures that every formula accepts', () => {
    const values = fc.constantFrom(1e-6, 0, 0.5, 1, 2, 3, 100, 1000, 1e12);
    fc.assert(
      fc.property(fc.constantFrom(...numberPlaces), values, designs, (path, value, design) => {
        const found = readCatalogueFile(JSON.stringify(partOf(changedAt(path, value), path)), published);
        fc.pre('catalogue' in found);
        return isHandled(design, found.catalogue);
      }),
      { numRuns: propertyRuns({ test: 150, soak: 3000 }) },
    );
  });
});
