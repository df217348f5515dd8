import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { applyChange } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import { describe, expect, test } from 'vitest';
import { parseCell, textOf, withValue } from '../src/cells/cell.ts';
import { columnOf } from '../src/cells/columns.ts';
import { newRow, ownIds } from '../src/cells/groups.ts';
import { csvOf } from '../src/files/csv.ts';
import { readTableFile } from '../src/files/read-file.ts';
import { fileLines } from '../src/files/table-file.ts';
import { cameraWorkbook } from '../src/files/write-workbook.ts';
import { changed, openedModel, type EditorModel } from '../src/history/editor-model.ts';
import { clashes, merged } from '../src/history/merge.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { tableOf } from '../src/selection/selection.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const SIZE = { width: 2688, height: 1520 };
const CONTEXT = { form, ids: SAME_IDS };
const RESOLUTION = columnOf('resolution.motion');

const plain = (id: number, change: RowPatch = {}): CameraRow => {
  const row = newRow({ ...NEW_STREAM, streamName: `Camera ${id}` }, catalogue, { id });
  return applyChange({ cameras: [row] }, { patches: new Map([[id, change]]) }, { catalogue, ids: ownIds() }).design
    .cameras[0]!;
};

describe('a cell of a resolution', () => {
  test.each([
    '2688x1520',
    '2688 x 1520',
    '2688×1520',
    '2688 X 1520 px',
    '2688x1520 (4MP)',
    '4MP (2688x1520)',
    '2688x1520 4MP',
  ])('reads %s as it stands', (text) => {
    expect(parseCell(text, RESOLUTION, form)).toEqual({ value: '2688x1520' });
  });

  test('takes an option of the same size', () => {
    expect(parseCell('1920 x 1080', RESOLUTION, form)).toEqual({ value: 8 });
    expect(parseCell('4MP', RESOLUTION, form)).toEqual({ value: 11 });
  });

  test.each(['15x1520', '2688x16385', '0x0'])('refuses %s', (text) => {
    expect(parseCell(text, RESOLUTION, form)).toEqual({ message: 'Value must be between 16 and 16384' });
  });

  test('shows the size', () => {
    const patch = withValue({}, { column: RESOLUTION, value: '2688x1520' });
    expect(patch).toEqual({ size: { motion: SIZE } });
    expect(textOf(plain(1, patch), RESOLUTION, form)).toBe('2688x1520');
  });
});

describe('a cell of a frame rate', () => {
  test.each(['12.5', '12,5', '12.5 fps'])('reads %s', (text) => {
    expect(parseCell(text, columnOf('fps.motion'), form)).toEqual({ value: 12.5 });
  });

  test.each([
    ['12.55', 'Must have at most one decimal'],
    ['0.9', 'Value must be between 1 and 60'],
    ['60.1', 'Value must be between 1 and 60'],
  ])('refuses %s', (text, message) => {
    expect(parseCell(text, columnOf('fps.motion'), form)).toEqual({ message });
  });
});

describe('a file', () => {
  const rows = [
    plain(2, { size: { motion: SIZE }, fps: { motion: 12.5 } }),
    plain(1, { recording: Recording.speedup, size: { continuous: SIZE }, fps: { continuous: 1.5 } }),
  ];
  const lines = fileLines(tableOf(rows), CONTEXT);

  test.each([
    ['CSV', () => new TextEncoder().encode(csvOf(lines))],
    ['a workbook', () => cameraWorkbook(lines, { form, sheet: 'Cameras' })],
  ])('in %s keeps both', async (_, write) => {
    const read = await readTableFile(await write());
    if (!('sheets' in read)) throw new Error('Not read');
    const { cells } = read.sheets[0]!;
    const others = rows.map(({ id }) => plain(id));
    expect(imported(others, cells).rows).toEqual(rows);
  });

  test('of another program keeps its sizes, and its frame rates are rounded and reported', () => {
    const cells = [
      ['Camera', 'Qty', 'Resolution', 'FPS'],
      ['Gate', '1', '2688x1520', '6.25'],
      ['Yard', '1', '4MP (2688x1520)', '6.25'],
      ['Hall', '1', '1080p', '29,97 fps'],
      ['Roof', '1', '1080p', '0.04'],
    ];
    const { rows: read, notes, refused } = imported([], cells);
    expect(read.map(({ size, fps }) => [size.motion, fps.motion])).toEqual(
      expect.arrayContaining([
        [SIZE, 6.3],
        [SIZE, 6.3],
        [null, 30],
      ]),
    );
    expect(notes).toEqual(['FPS 6.25 is rounded to 6.3, 2 times', 'FPS 29,97 fps is rounded to 30']);
    expect(refused).toEqual([[5, 'fps.motion', '0.04', 'Value must be between 1 and 60']]);
  });
});

test('an edit elsewhere takes the size together with the resolution', () => {
  const base = [plain(1)];
  const mine = [patchRow(base[0]!, { size: { motion: SIZE } })];
  const theirs = [patchRow(base[0]!, { retentionDays: 60 })];
  const [row] = merged({ base, mine, theirs }, new Set(), catalogue);
  expect(row).toMatchObject({ resolution: { motion: 0 }, size: { motion: SIZE }, retentionDays: 60 });
  const other = [patchRow(base[0]!, { size: { motion: { width: 800, height: 600 } } })];
  expect(clashes({ base, mine, theirs: other }).map(({ column }) => column)).toEqual(['resolution.motion']);
  const versions = { base, mine, theirs: [patchRow(base[0]!, { resolution: { motion: 14 } })] };
  const [clash] = clashes(versions);
  expect(merged(versions, new Set([clash!.id]), catalogue)[0]).toMatchObject({
    resolution: { motion: 14 },
    size: { motion: null },
  });
});

test('a mode gets back the size that it had', () => {
  const edited = (model: EditorModel, ...patches: readonly RowPatch[]): EditorModel =>
    patches.reduce((now, patch) => {
      const after = changed(
        now,
        { label: 'edit', change: { patches: new Map([[1, patch]]) } },
        { catalogue, ids: ownIds() },
      );
      expect(after.errors).toEqual([]);
      return after.model;
    }, model);
  const { constant, speedup } = Recording;
  const chosen = edited(
    openedModel([plain(1)]),
    { recording: constant },
    { recording: speedup },
    { size: { continuous: SIZE } },
  );
  const back = edited(chosen, { recording: constant });
  expect(back.rows[0]).toMatchObject({ resolution: { continuous: 8 }, size: { continuous: null } });
  expect(edited(back, { recording: speedup }).rows).toEqual(chosen.rows);
  const given = edited(back, { recording: speedup, resolution: { continuous: 14 } });
  expect(given.rows[0]).toMatchObject({ resolution: { continuous: 14 }, size: { continuous: null } });
});
