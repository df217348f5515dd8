import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  calculateBitrate,
  calculateProposal,
  calculateTotals,
  type BitrateQuery,
  type CameraRow,
  type CapacityConvention,
  type Design,
  type SizingOptions,
} from '../../../src/index.ts';
import { checkCameraRow } from '../../../src/index.ts';
import { Recording } from '../../../src/doors/enumerations.ts';
import { structureErrors } from '../../../src/checks/structure.ts';
import { catalogue, counting, genericDesign, groupsOf, rowOf } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

const design = genericDesign(groupsOf({}, {}));
const { serverSettings } = design;
const [first, second] = design.cameras;
const generic = serverSettings.genericServerSettings;

/** What a caller without types may send in place of a design. */
const sent = (value: unknown): Design => value as Design;

describe('a value that is no design', () => {
  it.each<[string, string, unknown]>([
    ['design', 'Must be an object', null],
    ['cameras', 'Must be a list', { ...design, cameras: 7 }],
    ['cameras[1]', 'Must be an object', { ...design, cameras: [first, null] }],
    ['cameras[1].fps', 'Must be an object', { ...design, cameras: [first, { ...second, fps: null }] }],
    ['cameras[1].streamName', 'Must be a text', { ...design, cameras: [first, { ...second, streamName: 7 }] }],
    [
      'cameras[1].motionIsCustomBitrate',
      'Must be true or false',
      { ...design, cameras: [first, { ...second, motionIsCustomBitrate: 'no' }] },
    ],
    [
      'cameras[1].cameraGroupId',
      'Must be a valid number',
      { ...design, cameras: [first, { ...second, cameraGroupId: 'two' }] },
    ],
    [
      'cameras[1].streamId',
      'Value must be between 0 and 9007199254740991',
      { ...design, cameras: [first, { ...second, streamId: -1 }] },
    ],
    ['serverSettings', 'Must be an object', { ...design, serverSettings: [] }],
    [
      'serverSettings.huskyServerSettings',
      'Must be an object',
      { ...design, serverSettings: { ...serverSettings, huskyServerSettings: undefined } },
    ],
    [
      'serverSettings.genericServerSettings.advancedSettings.archiving',
      'Must be true or false',
      {
        ...design,
        serverSettings: {
          ...serverSettings,
          genericServerSettings: { ...generic, advancedSettings: { ...generic.advancedSettings, archiving: 1 } },
        },
      },
    ],
  ])('is refused at %s: %s', (subject, message, value) => {
    expect(() => calculateProposal(sent(value), catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject, message: worded(`${subject}: ${message}`) }) as Error,
    );
  });

  it.each<[string, string, unknown]>([
    ['cameras', 'Must be a list', 7],
    ['cameras[1]', 'Must be an object', [first, null]],
    ['cameras[1].fps', 'Must be an object', [first, { ...second, fps: null }]],
    ['cameras[1].quantity', 'Value must be between 1 and 999999', [first, { ...second, quantity: 0 }]],
  ])('adds up to nothing either, for %s: %s', (subject, message, rows) => {
    expect(() => calculateTotals(rows as Design['cameras'], catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject, message: worded(`${subject}: ${message}`) }) as Error,
    );
  });
});

describe('a value that is no query for a bit rate', () => {
  it.each([null, undefined, 'H.264', 7])('is refused: %s', (value) => {
    expect(() => calculateBitrate(value as unknown as BitrateQuery, catalogue)).toThrow(
      expect.objectContaining({
        name: 'SizingError',
        code: 'out-of-domain',
        subject: 'query',
        message: worded('query: Must be an object'),
      }) as Error,
    );
  });
});

describe('a value that is no options', () => {
  it.each([null, 7, 'plan', []])('are refused: %s', (none) => {
    expect(() => calculateProposal(design, catalogue, none as unknown as SizingOptions)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', message: worded('options: Must be an object') }) as Error,
    );
  });
});

describe('ids of rows that are none', () => {
  it('are refused by the first of them, however far behind it another fault is', () => {
    const rows = groupsOf(...Array.from({ length: 200 }, () => ({})));
    const wrong = rows.map((row, index) => (index === 3 || index === 150 ? { ...row, streamId: -1 } : row));
    expect(() => calculateProposal(genericDesign(wrong), catalogue)).toThrow(
      expect.objectContaining({ code: 'out-of-domain', subject: 'cameras[3].streamId' }) as Error,
    );
  });
});

describe('a row that is listed twice', () => {
  it('is refused by its place', () => {
    const rows = groupsOf({}, {}, {});
    const twice = genericDesign([...rows, rows[1]!]);
    for (const compute of [
      () => calculateProposal(twice, catalogue),
      () => calculateTotals(twice.cameras, catalogue),
    ]) {
      expect(compute).toThrow(
        expect.objectContaining({
          subject: 'cameras[3].id',
          message: worded('cameras[3].id: Row 2 is listed twice'),
        }) as Error,
      );
    }
  });

  it('is refused where ids stand far apart', () => {
    const rows = groupsOf({}, {}, {}).map((row, index) => ({ ...row, id: index === 2 ? 7 : 7 + index * 1e12 }));
    expect(() => calculateProposal(genericDesign(rows), catalogue)).toThrow(
      expect.objectContaining({
        subject: 'cameras[2].id',
        message: worded('cameras[2].id: Row 7 is listed twice'),
      }) as Error,
    );
    const apart = rows.map((row, index) => ({ ...row, id: index * 1e12 }));
    expect(calculateProposal(genericDesign(apart), catalogue).totals.cameras.value).toBe(3);
  });

  it('is another in any other order', () => {
    expect(calculateProposal(genericDesign(groupsOf({}, {}, {}).toReversed()), catalogue).totals.cameras.value).toBe(3);
  });
});

describe('the versions of an answer', () => {
  it('are those of the package, the catalogue and the model', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      readonly version: string;
    };
    const own = { ...catalogue, version: '2031-02 of our own' };
    expect(calculateProposal(design, own).versions).toEqual({ engine: version, catalogue: own.version, model: '3' });
    expect(calculateProposal(genericDesign([]), own).versions).toEqual({
      engine: version,
      catalogue: own.version,
      model: '3',
    });
  });
});

describe('an unknown convention', () => {
  it('is refused', () => {
    const path = 'serverSettings.capacityConvention';
    expect(() => calculateProposal(counting('optimistic' as CapacityConvention, design), catalogue)).toThrow(
      expect.objectContaining({ subject: path, message: worded(`${path}: Must be one of vendor, exact`) }) as Error,
    );
  });
});

describe('minutes of a UPS', () => {
  it.each([
    [-1, 'Value must be between 0 and 240'],
    [241, 'Value must be between 0 and 240'],
    [1.5, 'Must be a valid number'],
  ])('of %d are refused', (upsMinutes, message) => {
    const serverSettings = { ...design.serverSettings, power: { upsMinutes } };
    const path = 'serverSettings.power.upsMinutes';
    expect(() => calculateProposal({ ...design, serverSettings }, catalogue)).toThrow(
      expect.objectContaining({ subject: path, message: worded(message) }) as Error,
    );
  });
});

describe('what is recorded besides video', () => {
  it.each([
    [{ audioKbps: 321 }, 'row.extras.audioKbps', 'Value must be between 0 and 320'],
    [{ metadataKbps: -1 }, 'row.extras.metadataKbps', 'Value must be between 0 and 1000'],
    [{ eventsPerHour: 3601 }, 'row.extras.eventsPerHour', 'Value must be between 0 and 3600'],
    [{ preSeconds: 61 }, 'row.extras.preSeconds', 'Value must be between 0 and 60'],
    [{ postSeconds: 1.5 }, 'row.extras.postSeconds', 'Must be a valid number'],
  ])('of %j is refused', (change, path, message) => {
    const extras = { ...rowOf().extras, ...change };
    expect(checkCameraRow(rowOf({ extras }), catalogue, 'row')).toEqual([{ path, message: worded(message) }]);
  });

  it.each([[[]], ['none'], [7], [null]])('are refused as %j', (extras) => {
    const row = rowOf({ extras: extras as never });
    expect(checkCameraRow(row, catalogue, 'row').map(({ path }) => path)).toEqual(['row.extras']);
  });
});

describe('where a typed rate comes from', () => {
  const measurement = { measuredUtc: '2026-05-04T10:00:00Z', sampleHours: 168, note: 'Yard' };
  const errorsOf = (change: object, isTyped = true) =>
    checkCameraRow(
      rowOf({
        motionIsCustomBitrate: isTyped,
        bitrateKbit: { continuous: 0, motion: 2000 },
        measured: { continuous: null, motion: { ...measurement, ...change } },
      }),
      catalogue,
      'row',
    );

  it.each([
    {},
    { measuredUtc: '2024-02-29' },
    { measuredUtc: '2000-02-29' },
    { measuredUtc: '2026-05-04T10:00+02:00' },
    { measuredUtc: '2026-10-01' },
    { measuredUtc: '2026-11-30T23:59:59.123456789-23:30' },
    { measuredUtc: '2026-12-31' },
    { measuredUtc: '2026-03-31T09:05:07Z' },
    { note: '' },
    { note: 'x'.repeat(200) },
  ])('may be %j', (change) => expect(errorsOf(change)).toEqual([]));

  it.each([
    [{ sampleHours: 0 }, 'sampleHours'],
    [{ sampleHours: 87_601 }, 'sampleHours'],
    [{ measuredUtc: '2026-02-29' }, 'measuredUtc'],
    [{ measuredUtc: '2100-02-29' }, 'measuredUtc'],
    [{ measuredUtc: '2026-06-31' }, 'measuredUtc'],
    [{ measuredUtc: '2026-05-00' }, 'measuredUtc'],
    [{ measuredUtc: '04.05.2026' }, 'measuredUtc'],
    [{ measuredUtc: 'on 2026-05-04' }, 'measuredUtc'],
    [{ measuredUtc: '2026-05-04 at noon' }, 'measuredUtc'],
    [{ measuredUtc: '2026-13-01' }, 'measuredUtc'],
    [{ measuredUtc: '2026-05-04T10:00:00.Z' }, 'measuredUtc'],
    [{ measuredUtc: '2026-05-04T10:00+24:00' }, 'measuredUtc'],
    [{ measuredUtc: ['2026-05-04'] }, 'measuredUtc'],
    [{ measuredUtc: '2026-05-04T25:00Z' }, 'measuredUtc'],
    [{ measuredUtc: 20_260_504 }, 'measuredUtc'],
    [{ note: 'x'.repeat(201) }, 'note'],
    [{ note: 7 }, 'note'],
  ])('is refused with %j', (change, field) => {
    expect(errorsOf(change).map(({ path }) => path)).toEqual([`row.measured.motion.${field}`]);
  });

  it.each([
    [null, ''],
    ['measured', ''],
    [{ continuous: null, motion: 'measured' }, '.motion'],
    [{ continuous: null }, '.motion'],
  ])('is refused as %j', (measured, half) => {
    const row = rowOf({ motionIsCustomBitrate: true, bitrateKbit: { continuous: 0, motion: 2000 } });
    expect(checkCameraRow({ ...row, measured: measured as never }, catalogue, 'row')).toEqual([
      { path: `row.measured${half}`, message: worded('Must be an object') },
    ]);
  });

  it('is refused for a rate that is calculated', () => {
    expect(errorsOf({}, false)).toEqual([
      { path: 'row.measured.motion', message: worded('Only a typed rate can have been measured') },
    ]);
  });
});

describe('licences of a camera', () => {
  it.each([0, 17])('of %d are refused', (licencesPerCamera) => {
    expect(checkCameraRow(rowOf({ licencesPerCamera }), catalogue, 'row')).toEqual([
      { path: 'row.licencesPerCamera', message: worded('Value must be between 1 and 16') },
    ]);
  });

  it('default to one where a row leaves them out', () => {
    const cameras = design.cameras.map(({ licencesPerCamera: _left, ...row }) => row);
    expect(JSON.stringify(calculateProposal({ ...design, cameras }, catalogue))).toBe(
      JSON.stringify(calculateProposal(design, catalogue)),
    );
  });
});

describe('server settings without those that may be left out', () => {
  it('are sized with their defaults', () => {
    const { capacityConvention: _left, ...serverSettings } = design.serverSettings;
    expect(JSON.stringify(calculateProposal({ ...design, serverSettings }, catalogue))).toBe(
      JSON.stringify(calculateProposal(counting('vendor', design), catalogue)),
    );
  });
});

describe('the flags of a row', () => {
  it('are true or false in the halves that are used', () => {
    const row = rowOf({ recording: Recording.constant });
    const sentRow = { ...row, continuousIsCustomBitrate: 1 as unknown as boolean };
    expect(checkCameraRow(sentRow, catalogue, 'row')).toEqual([
      { path: 'row.continuousIsCustomBitrate', message: worded('Must be true or false') },
    ]);
  });
});

describe('the structure of plain data', () => {
  it('is reported place by place', () => {
    const pattern = { list: [{ flag: true, text: '' }], nested: { number: 0 } };
    expect(structureErrors({ list: [{ flag: false, text: 'x' }], nested: { number: 7 } }, pattern, '')).toEqual([]);
    expect(structureErrors({ list: 7, nested: {} }, pattern, '')).toEqual([
      { path: 'list', message: worded('Must be a list') },
      { path: 'nested.number', message: worded('Must be a valid number') },
    ]);
    expect(structureErrors({ list: [{ flag: 0, text: 0 }, 7], nested: [] }, pattern, 'here')).toEqual([
      { path: 'here.list[0].flag', message: worded('Must be true or false') },
      { path: 'here.list[0].text', message: worded('Must be a text') },
      { path: 'here.list[1]', message: worded('Must be an object') },
      { path: 'here.nested', message: worded('Must be an object') },
    ]);
  });
});

describe('rows of one group with different quantities', () => {
  const further = { id: 2, streamId: 2, cameraGroupId: 1 };
  const group = [rowOf({ quantity: 10 }), rowOf({ ...further, quantity: 3 })];

  it.each<[string, readonly CameraRow[]]>([
    ['cameras[1].quantity', group],
    ['cameras[0].quantity', group.toReversed()],
    ['cameras[2].quantity', [rowOf({ id: 5, streamId: 5, cameraGroupId: 5 }), ...group]],
  ])('are refused at the further stream, %s', (subject, cameras) => {
    const refused = expect.objectContaining({
      code: 'out-of-domain',
      subject,
      message: worded(`${subject}: The quantity of a group is that of its first stream (10); 3 is not taken`),
    }) as Error;
    expect(() => calculateProposal({ ...design, cameras }, catalogue)).toThrow(refused);
    expect(() => calculateTotals(cameras, catalogue)).toThrow(refused);
  });

  it('are fine in different groups', () => {
    const cameras = [group[0]!, { ...group[1]!, cameraGroupId: 2 }];
    expect(calculateTotals(cameras, catalogue).cameras.value).toBe(13);
  });
});
