import { readFile } from 'node:fs/promises';
import { calculateProposal, defaultServerSettings, NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { applyChange, settleRows, settleServerSettings } from '@site-designer/sizing-engine';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import type { NewCameraRow } from '@site-designer/sizing-engine';
import { checkCameraName, consecutiveIds, orderRows } from '@site-designer/sizing-engine/design';
import { fieldText } from '@site-designer/texts';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { segmentsOf } from '@site-designer/json-file';
import fc from 'fast-check';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { designs } from '../../sizing-engine/test/support/arbitraries.ts';
import { designFileSchema, placedInFile, readDesignFile, writeDesignFile, type NamedDesign } from '../src/index.ts';

function designOf(groups: readonly (readonly NewCameraRow[])[], name = 'Depot'): NamedDesign {
  const empty = { name, serverSettings: defaultServerSettings(catalogue), cameras: [] };
  const rows = groups.toReversed().flatMap((streams, newGroup) => streams.map((each) => ({ ...each, newGroup })));
  return applyChange<NamedDesign>(empty, { cameras: rows }, { catalogue, ids: consecutiveIds(41) }).design;
}

const TWO_GROUPS = designOf([
  [
    { ...NEW_STREAM, streamName: 'Gate', quantity: 4, lensType: LensType.multiParent },
    { ...NEW_STREAM, streamName: 'Gate, second view' },
  ],
  [{ ...NEW_STREAM, streamName: 'Hall', quantity: 12, recording: Recording.constant, retentionDays: 7 }],
]);

function withoutIds(rows: readonly CameraRow[]): unknown[] {
  return orderRows(rows).map(({ id: _id, streamId: _stream, cameraGroupId: _group, ...content }) => content);
}

function reread(design: NamedDesign): NamedDesign {
  const read = readDesignFile(writeDesignFile(design), catalogue);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.design;
}

function problemsOf(text: string) {
  const read = readDesignFile(text, catalogue);
  return 'problems' in read ? read.problems : [];
}

/** The file with other values at some places; `undefined` takes one out. */
function spoiled(changes: Readonly<Record<string, unknown>>): string {
  return Object.entries(changes).reduce(
    (text, [path, value]) => applyEdits(text, modify(text, segmentsOf(path), value, {})),
    writeDesignFile(TWO_GROUPS),
  );
}

/** What is proposed, but for the ids of groups, which a file does not hold. */
function answerOf(design: NamedDesign): string {
  return JSON.stringify(calculateProposal(design, catalogue), (name, value: unknown) =>
    name === 'cameraGroupId' ? undefined : value,
  );
}

describe('a design file', () => {
  test('gives back the design that it was written from, and the same answer', () => {
    const design = reread(TWO_GROUPS);
    expect(design.name).toBe('Depot');
    expect(design.serverSettings).toEqual(TWO_GROUPS.serverSettings);
    expect(withoutIds(design.cameras)).toEqual(withoutIds(TWO_GROUPS.cameras));
    expect(answerOf(design)).toBe(answerOf(TWO_GROUPS));
  });

  test('of any design is read as that design, and written again byte for byte', () => {
    const groupName = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((name) => checkCameraName(name) === undefined);
    fc.assert(
      fc.property(designs, groupName, ({ cameras, serverSettings }, streamName) => {
        const named = cameras.map((row) => ({ ...row, streamName }));
        const design = {
          name: 'Depot',
          serverSettings: settleServerSettings(serverSettings, catalogue),
          cameras: orderRows(settleRows(named, catalogue)),
        };
        const read = reread(design);
        expect(read.serverSettings).toEqual(design.serverSettings);
        expect(withoutIds(read.cameras)).toEqual(withoutIds(design.cameras));
        expect(writeDesignFile(read)).toBe(writeDesignFile(design));
      }),
    );
  });

  test('has no ids and no results', () => {
    const { cameraGroups, ...rest } = JSON.parse(writeDesignFile(TWO_GROUPS));
    expect(Object.keys(rest)).toEqual(['format', 'version', 'name', 'serverSettings']);
    expect(cameraGroups.map(({ streams }: { streams: { streamName: string }[] }) => streams.length)).toEqual([2, 1]);
    expect(Object.keys(cameraGroups[0].streams[0])).not.toContain('id');
  });

  test('may start with a byte order mark, and name its schema', () => {
    const text = spoiled({ $schema: './design-file.schema.json' });
    expect(readDesignFile(`\uFEFF${text}`, catalogue)).toHaveProperty('design.name', 'Depot');
  });
});

describe('a fault of a file is reported with its place', () => {
  test('a comma too many', () => {
    expect(problemsOf('{\n  "format": "site-designer-design",\n}')).toEqual([
      { path: '', message: 'This is not JSON: property name expected', line: 3, column: 1 },
    ]);
  });

  test.each(['', '   ', 'Row id,Camera name', '{"a": 1} {"b": 2}', '// nothing'])('no JSON: %j', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
    expect(problemsOf(text)[0]!.message).toMatch(/^This is not JSON: ./);
  });

  test.each(['null', '3', '[]', '{}', '{"format": "other"}'])('something else: %s', (text) => {
    expect(problemsOf(text).map(({ message }) => message)).toEqual([
      'This is no design file: "format" must be "site-designer-design"',
    ]);
  });

  test.each([
    [2, 'Version 2 of the format cannot be read: it was written by a newer program'],
    ['1', 'Version "1" of the format cannot be read: it must be 1'],
    [undefined, 'Version undefined of the format cannot be read: it must be 1'],
  ])('version %j', (version, message) => {
    expect(problemsOf(spoiled({ version: version })).map((problem) => problem.message)).toEqual([message]);
  });

  test('a value out of its bounds, at its line', () => {
    const text = spoiled({ 'cameraGroups[1].streams[0].quantity': 0 });
    const line = text.split('\n').findIndex((each) => each.includes('"quantity": 0')) + 1;
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path: 'cameraGroups[1].streams[0].quantity', line });
    expect(problem!.message).toContain('between 1 and 999999');
  });

  test('a name without visible characters, at its line', () => {
    const text = spoiled({ 'cameraGroups[1].streams[0].streamName': '\u200b' });
    expect(problemsOf(text)).toMatchObject([
      { path: 'cameraGroups[1].streams[0].streamName', message: 'Must contain visible characters' },
    ]);
  });

  test('fields that are unknown, missing or of the wrong kind, all at once', () => {
    const text = spoiled({
      'cameraGroups[0].streams[0].fpss': 3,
      'cameraGroups[0].streams[1].codec': undefined,
      'serverSettings.hardwareType': 'appliance',
      'serverSettings.genericServerSettings.mainSettings.systemOverhead': 1e9,
    });
    const byPath = new Map(problemsOf(text).map(({ path, message }) => [path, message]));
    expect(byPath.get('cameraGroups[0].streams[0].fpss')).toBe('Unknown field');
    expect(byPath.get('cameraGroups[0].streams[1].codec')).toBe('Missing');
    expect([...byPath.keys()]).toEqual(
      expect.arrayContaining([
        'serverSettings.hardwareType',
        'serverSettings.genericServerSettings.mainSettings.systemOverhead',
      ]),
    );
  });

  test('thirty wrong fields, each at its line', () => {
    const text = writeDesignFile(designOf(Array.from({ length: 30 }, () => [NEW_STREAM]))).replaceAll(
      '"quantity": 1',
      '"quantity": "one"',
    );
    const lines = text.split('\n').flatMap((line, index) => (line.includes('"one"') ? [index + 1] : []));
    expect(problemsOf(text).map(({ path, line, column }) => ({ path, line, column }))).toEqual(
      lines.map((line, group) => ({ path: `cameraGroups[${group}].streams[0].quantity`, line, column: 23 })),
    );
  });

  test('values out of bounds, from top to bottom', () => {
    const text = writeDesignFile(TWO_GROUPS).replaceAll(/"quantity": \d+/g, '"quantity": 0');
    expect(problemsOf(text).map(({ path }) => path)).toEqual([
      'cameraGroups[0].streams[0].quantity',
      'cameraGroups[0].streams[1].quantity',
      'cameraGroups[1].streams[0].quantity',
    ]);
  });

  test('a quantity that is not that of the first stream', () => {
    expect(problemsOf(spoiled({ 'cameraGroups[0].streams[1].quantity': 3 }))).toEqual([
      expect.objectContaining({
        path: 'cameraGroups[0].streams[1].quantity',
        message: 'The quantity of a group is that of its first stream (4); 3 is not taken',
        line: expect.any(Number) as number,
      }),
    ]);
  });

  test('a name that is too long', () => {
    expect(problemsOf(spoiled({ name: 'x'.repeat(101) }))).toEqual([
      expect.objectContaining({ path: 'name', line: 4 }),
    ]);
  });

  test('an option that the catalogue does not have', () => {
    const [problem] = problemsOf(spoiled({ 'cameraGroups[0].streams[0].codec': 99 }));
    expect(problem).toMatchObject({ path: 'cameraGroups[0].streams[0].codec' });
    expect(problem!.message).not.toBe(fieldText('field.list'));
  });

  test('a name of the prototype is not accepted as a field', () => {
    expect(problemsOf(writeDesignFile(TWO_GROUPS).replace('"name"', '"__proto__"')).map(({ path }) => path)).toContain(
      'name',
    );
  });
});

test('what stands on floor plans is in the file by group and floor, and comes back with it', () => {
  const [gate, hall] = [
    TWO_GROUPS.cameras.find(({ streamName }) => streamName === 'Gate')!,
    TWO_GROUPS.cameras.find(({ streamName }) => streamName === 'Hall')!,
  ];
  const camera = { x: 10, y: 20, directionDeg: 90, note: '' };
  const placing = {
    placements: [
      { ...camera, id: 1, planId: 8, cameraGroupId: hall.cameraGroupId, label: 'C-01' },
      { ...camera, id: 2, planId: 9, cameraGroupId: gate.cameraGroupId, label: 'C-02' },
      { ...camera, id: 3, planId: 9, cameraGroupId: 999, label: 'C-03' },
    ],
    closets: [{ name: 'MDF', planId: 8, x: 1, y: 2, heightM: 3 }],
    areas: [],
  };
  const plans = [{ id: 8, name: 'Ground', width: 400, height: 300, metresPerPixel: 0.02 }];
  const placed = placedInFile({ placing, plans }, TWO_GROUPS.cameras);
  expect(placed).toMatchObject({
    floors: [{ name: 'Ground', width: 400 }, { name: 'Floor 9' }],
    cameras: [
      { group: 2, floor: 1, label: 'C-01' },
      { group: 1, floor: 2, label: 'C-02' },
    ],
    closets: [{ name: 'MDF', floor: 1 }],
  });
  expect(reread({ ...TWO_GROUPS, placed }).placed).toEqual(placed);
  const wrong = { ...placed!, cameras: [{ ...placed!.cameras[0]!, group: 7, floor: 5 }] };
  const paths = problemsOf(writeDesignFile({ ...TWO_GROUPS, placed: wrong })).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['placed.cameras[0].floor', 'placed.cameras[0].group']);
});

test('the published schema is the one that files are read by', async () => {
  const page = await readFile(new URL('../../../docs/schemas/design-file.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(page)).toEqual(JSON.parse(JSON.stringify(designFileSchema())));
});
