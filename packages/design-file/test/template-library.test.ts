import { readFile } from 'node:fs/promises';
import { NEW_STREAM, type NewCameraRow } from '@site-designer/sizing-engine';
import { contentOf, orderRows, settleStreams } from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraGroups } from '../../sizing-engine/test/support/arbitraries.ts';
import { compareTemplates, freeName } from '../src/compare-templates.ts';
import {
  readTemplateLibrary,
  templateLibrarySchema,
  writeTemplateLibrary,
  type NamedTemplate,
} from '../src/template-library.ts';

const MEASURED: NewCameraRow = {
  ...NEW_STREAM,
  bitrateKbit: { continuous: 0, motion: 4000 },
  motionIsCustomBitrate: true,
  measured: { continuous: null, motion: { measuredUtc: '2026-05-04', sampleHours: 168, note: 'Yard' } },
};

function template(name: string, ...streams: readonly NewCameraRow[]): NamedTemplate {
  return { name, cameras: settleStreams(streams.length > 0 ? streams : [NEW_STREAM], catalogue) };
}

const LIBRARY = [
  template('Corridor dome', { ...NEW_STREAM, quantity: 4, retentionDays: 14 }, NEW_STREAM),
  template('Yard', { ...MEASURED, extras: { ...NEW_STREAM.extras, audioKbps: 48 } }),
];

function problemsOf(text: string) {
  const read = readTemplateLibrary(text, catalogue);
  return 'problems' in read ? read.problems : [];
}

/** The library with something else in its text. */
function spoiled(from: string, to: string): string {
  const text = writeTemplateLibrary(LIBRARY);
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('a file of templates', () => {
  test('gives the templates that it was written from', () => {
    expect(readTemplateLibrary(writeTemplateLibrary(LIBRARY), catalogue)).toEqual({ templates: LIBRARY });
  });

  test('gives any template that it was written from', () => {
    const named = fc
      .tuple(fc.constantFrom('Yard', 'Tür "Süd"', '門'), cameraGroups(1))
      .map(([name, rows]) => template(name, ...orderRows(rows).map(contentOf)));
    fc.assert(
      fc.property(fc.array(named, { maxLength: 4 }), (templates) => {
        expect(readTemplateLibrary(writeTemplateLibrary(templates), catalogue)).toEqual({ templates });
      }),
    );
  });

  test('is refused with streams of one group that have different quantities', () => {
    const [corridor] = LIBRARY as [NamedTemplate];
    const [first, second] = corridor.cameras as [NewCameraRow, NewCameraRow];
    const file = writeTemplateLibrary([{ ...corridor, cameras: [first, { ...second, quantity: 3 }] }]);
    expect(problemsOf(file)).toEqual([
      expect.objectContaining({
        path: 'templates[0].streams[1].quantity',
        message: 'The quantity of a group is that of its first stream (4); 3 is not taken',
      }),
    ]);
  });

  test('may leave out what templates of earlier versions do not have', () => {
    const { measured: _measured, extras: _extras, licencesPerCamera: _licences, ...content } = NEW_STREAM;
    const file = {
      format: 'site-designer-camera-templates',
      version: 1,
      templates: [{ name: 'Old', streams: [content] }],
    };
    expect(readTemplateLibrary(JSON.stringify(file), catalogue)).toEqual({ templates: [template('Old')] });
  });

  test.each([
    [
      'of another format',
      '"site-designer-camera-templates"',
      '"site-designer-design"',
      'format',
      /no file of camera templates/,
    ],
    ['of a newer program', '"version": 1', '"version": 2', 'version', /written by a newer program/],
    [
      'with a field that is unknown',
      '"name": "Yard"',
      '"name": "Yard", "colour": 1',
      'templates[1].colour',
      /Unknown field/,
    ],
    ['with a name that is too long', '"Yard",', `"${'x'.repeat(71)}",`, 'templates[1].name', /70 characters or less/],
    ['with no name', '"Yard",', '" ",', 'templates[1].name', /required/],
    [
      'with a value out of bounds',
      '"retentionDays": 14',
      '"retentionDays": 0',
      'templates[0].streams[0].retentionDays',
      /between 1 and 9999/,
    ],
    ['that is cut off', '"templates": [', '"templates": [[', '', /not JSON/],
  ])('%s is refused with the place of its fault', (_, from, to, path, message) => {
    const [problem] = problemsOf(spoiled(from, to));
    expect(problem).toMatchObject({ path, message: expect.stringMatching(message) });
    // The first line has the bracket of the file alone.
    expect(problem!.line).toBeGreaterThan(1);
  });

  test('with a template without streams is refused', () => {
    const file = { format: 'site-designer-camera-templates', version: 1, templates: [{ name: 'None', streams: [] }] };
    expect(problemsOf(JSON.stringify(file))).toMatchObject([{ path: 'templates[0].streams' }]);
  });
});

describe('templates of a file beside those that one has', () => {
  const mine = [template('Yard', MEASURED), template('Gate')];

  test('are new, equal, or clash by name', () => {
    const incoming = [template('Lobby'), template(' yard ', MEASURED), template('Gate', MEASURED)];
    expect(compareTemplates(mine, incoming).map(({ kind }) => kind)).toEqual(['new', 'equal', 'clash']);
  });

  test('are all equal where the account has them', () => {
    expect(compareTemplates(mine, mine).map(({ kind }) => kind)).toEqual(['equal', 'equal']);
  });

  test('are imported once where a file has one twice', () => {
    expect(
      compareTemplates([], [template('A'), template('A'), template('A', MEASURED)]).map(({ kind }) => kind),
    ).toEqual(['new', 'equal', 'new']);
  });

  test('get a new name where both are kept', () => {
    const taken = ['Yard', 'yard (2)'].map((name) => ({ name }));
    expect(freeName('Gate', taken)).toBe('Gate');
    expect(freeName('Yard', taken)).toBe('Yard (3)');
    const long = 'x'.repeat(70);
    expect(Array.from(freeName(long, [{ name: long }]))).toHaveLength(70);
  });
});

test('the published schema is the one that files are read by', async () => {
  const page = await readFile(new URL('../../../docs/schemas/template-library.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(page)).toEqual(JSON.parse(JSON.stringify(templateLibrarySchema())));
});
