import {
  cameraForm,
  type FileCells,
  changed,
  changeOf,
  csvOf,
  fileLines,
  newRow,
  openedModel,
  ownIds,
  plannedCells,
  plannedImport,
  SAME_IDS,
  tableOf,
  templateLines,
} from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { settleRows } from '@site-designer/sizing-engine';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { cameraWorkbook } from '@site-designer/camera-table/write-workbook';
import { writeXlsx } from 'hucre/xlsx';
import { readFile } from '../../../src/lib/files/read-table-file.ts';
import { MAX_FILE_BYTES } from '../../../src/lib/files/max-file-bytes.ts';

const form = cameraForm(publishedCatalogue);

const context = { form, ids: SAME_IDS };

const ROWS: readonly CameraRow[] = [
  newRow({ ...NEW_STREAM, recording: Recording.speedup, streamName: 'Gate; "A",\tnorth' }, publishedCatalogue, {
    id: 9,
  }),
  ...settleRows(
    [
      newRow({ ...NEW_STREAM, lensType: LensType.multiParent, quantity: 4 }, publishedCatalogue, { id: 3 }),
      newRow(
        { ...NEW_STREAM, bitrateKbit: { continuous: 0, motion: 2702 }, motionIsCustomBitrate: true },
        publishedCatalogue,
        { id: 4, cameraGroupId: 3 },
      ),
    ],
    publishedCatalogue,
  ),
  newRow(
    {
      ...NEW_STREAM,
      recording: Recording.constant,
      bitrateKbit: { continuous: 9, motion: 9 },
      continuousIsCustomBitrate: true,
    },
    publishedCatalogue,
    { id: 1 },
  ),
];

/** The cells of the first sheet of a file. */
async function cellsOf(content: Blob | Uint8Array | string, name: string): Promise<FileCells> {
  const read = await readFile(new File([content as BlobPart], name));
  if ('message' in read) throw new Error(read.message);
  return read.sheets[0]!.cells;
}

function texts(matrix: readonly (readonly (string | number)[])[]): FileCells {
  return matrix.map((line) => line.map(String));
}

function imported(rows: readonly CameraRow[], cells: FileCells): readonly CameraRow[] {
  const plan = plannedImport(tableOf(rows), cells, context);
  if ('message' in plan) throw new Error(plan.message);
  const command = { label: 'import', change: changeOf(plan.lines) };
  return changed(openedModel(rows), command, { catalogue: publishedCatalogue, ids: ownIds() }).model.rows;
}

function exported(rows: readonly CameraRow[]): (string | number)[][] {
  return fileLines(tableOf(rows), context);
}

test('importing an exported table changes nothing', () => {
  expect(imported(ROWS, texts(exported(ROWS)))).toBe(ROWS);
});

test.each([';', ',', '\t'])(
  'a text file separated by "%s" imports unchanged, also with a byte order mark',
  async (separator) => {
    const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
    const text = `\uFEFF${exported(ROWS)
      .map((line) => line.map(quoted).join(separator))
      .join('\r\n')}`;
    expect(imported(ROWS, await cellsOf(text, 'cameras.csv'))).toBe(ROWS);
  },
);

test('the exported text file imports unchanged', async () => {
  expect(imported(ROWS, await cellsOf(csvOf(exported(ROWS)), 'cameras.csv'))).toBe(ROWS);
});

test('a name that looks like a formula imports unchanged', async () => {
  const rows = [newRow({ ...NEW_STREAM, streamName: '=SUM(A1)' }, publishedCatalogue, { id: 1 })];
  expect(imported(rows, await cellsOf(csvOf(exported(rows)), 'cameras.csv'))).toBe(rows);
});

test('the exported workbook imports unchanged', async () => {
  const lines = fileLines(tableOf(ROWS), context);
  const cells = await cellsOf(await cameraWorkbook(lines, { form, sheet: 'Cameras' }), 'cameras.xlsx');
  expect(imported(ROWS, cells)).toBe(ROWS);
});

test('the first of merged cells has the value, and the others are reported as empty', async () => {
  const rows = [
    ['Row id', 'Retention (d)', 'Hours (h)'],
    [9, 45, 12],
    [3, null, 13],
  ];
  const merges = [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }];
  const cells = await cellsOf(await writeXlsx({ sheets: [{ name: 'Cameras', rows, merges }] }), 'cameras.xlsx');
  const plan = plannedImport(tableOf(ROWS), cells, context);
  expect('lines' in plan && plan.lines.map(({ refusals }) => refusals.map(({ message }) => message))).toEqual([
    [],
    ['This field is required'],
  ]);
  expect(imported(ROWS, cells).filter(({ id }) => id === 9 || id === 3)).toMatchObject([
    { retentionDays: 45, hoursPerDay: 12 },
    { retentionDays: NEW_STREAM.retentionDays, hoursPerDay: 13 },
  ]);
});

test('lines with an id change their row, and lines without one add a row', () => {
  const rows = imported(
    ROWS,
    texts([
      ['Row id', 'Group id', 'Name', 'Retention (d)', 'FPS event', 'Bit rate event (kbit/s)'],
      [1, '', 'Lobby', 90, '', ''],
      ['', 3, '', 14, 10, ''],
      ['', 'new', 'Roof', 7, 12, '1,5 Mbit/s'],
      ['', 'new', '', 8, '', ''],
    ]),
  );
  expect(rows.find(({ id }) => id === 1)).toMatchObject({ streamName: 'Lobby', retentionDays: 90 });
  expect(rows.filter(({ cameraGroupId }) => cameraGroupId === 3).at(-1)).toMatchObject({
    retentionDays: 14,
    fps: { motion: 10 },
    lensType: LensType.multiChild,
    quantity: 4,
  });
  expect(rows.slice(0, 2)).toMatchObject([
    { streamName: 'Roof', bitrateKbit: { motion: 1500 }, motionIsCustomBitrate: true },
    { retentionDays: 8 },
  ]);
  expect(rows[0]?.cameraGroupId).toBe(rows[1]?.cameraGroupId);
  expect(rows).toHaveLength(ROWS.length + 3);
});

test('each changed cell is listed with its old and new value, then those of new rows', () => {
  const plan = plannedImport(
    tableOf(ROWS),
    [
      ['Row id', 'Quantity', 'Codec', 'Retention (d)'],
      ['9', '12', 'H.265', '30'],
      ['1', '1', 'H.264', '45'],
      ['', '5', 'H.264', '30'],
    ],
    context,
  );
  if ('message' in plan) throw new Error(plan.message);
  expect(plannedCells(plan.lines, { rows: ROWS, past: undefined }, form)).toEqual([
    { rowId: 9, column: 'quantity', before: '1', after: '12' },
    { rowId: 9, column: 'codec', before: 'H.264', after: 'H.265' },
    { rowId: 1, column: 'retentionDays', before: '30', after: '45' },
    { newRow: 3, column: 'quantity', before: '', after: '5' },
    { newRow: 3, column: 'retentionDays', before: '', after: '30' },
    { newRow: 3, column: 'codec', before: '', after: 'H.264' },
  ]);
});

test('unknown columns are named and ignored', () => {
  const plan = plannedImport(
    tableOf(ROWS),
    [
      ['Row id', 'Group id', 'Quantitty', 'Hours (h)', ''],
      ['9', '9', '12', '24', 'x'],
    ],
    context,
  );
  expect(plan).toMatchObject({ unknownHeaders: ['Quantitty'] });
  expect('lines' in plan && plannedCells(plan.lines, { rows: ROWS, past: undefined }, form)).toEqual([]);
});

test('a thousand groups are imported as one step in the order of the file', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ['', `Entrance ${index}`]);
  const rows = imported([], [['Row id', 'Name'], ...lines]);
  expect(rows.map(({ streamName }) => streamName)).toEqual(lines.map(([, name]) => name));
});

describe('the import refuses', () => {
  const refusalOf = (head: string, text: string) => {
    const plan = plannedImport(
      tableOf(ROWS),
      [
        ['Row id', head],
        ['3', text],
      ],
      context,
    );
    return 'lines' in plan ? plan.lines[0]?.refusals[0]?.message : undefined;
  };

  test.each([
    ['Quantity', '=1+1', 'Must be a valid number'],
    ['Quantity', 'many', 'Must be a valid number'],
    ['Quantity', '1,5', 'Must be a valid number'],
    ['Quantity', '-3', 'Value must be between 1 and 999999'],
    ['Quantity', '1e9', 'Value must be between 1 and 999999'],
    ['Quantity', '', 'This field is required'],
    ['Hours (h)', '25', 'Value must be between 1 and 24'],
    ['Retention (d)', '10000', 'Value must be between 1 and 9999'],
    ['FPS event', '61', 'Value must be between 1 and 60'],
    ['Motion event (%)', '101', 'Value must be between 1 and 100'],
    ['Bit rate event (kbit/s)', '26001', 'Value must be between 1 and 26000'],
    ['Name', 'x'.repeat(71), 'Must be 70 characters or less'],
    ['Name', '\u200b', 'Must contain visible characters'],
    ['Recording', 'Sometimes', 'Must be one of Constant, Event, Speedup'],
  ])('%s "%s" with a reason', (head, text, message) => {
    expect(refusalOf(head, text)).toBe(message);
  });

  test('unknown and duplicate ids', () => {
    const plan = plannedImport(
      tableOf(ROWS),
      [['Row id'], ['77'], ['1'], ['1'], ['Name']].map((line) => [...line, '5']),
      context,
    );
    expect(plan).toHaveProperty('message');
    const named = plannedImport(
      tableOf(ROWS),
      [
        ['Row id', 'Quantity'],
        ['77', '5'],
        ['1', '5'],
        ['1', '6'],
      ],
      context,
    );
    expect('lines' in named && named.lines.map(({ problem }) => problem)).toEqual([
      'Row 77 not found in this design',
      undefined,
      'Row 1 appears twice',
    ]);
  });

  test('no line of a file of another design, whose rows are added in their groups', () => {
    const plan = plannedImport(
      tableOf(ROWS),
      [
        ['Row id', 'Group id', 'Name', 'Quantity'],
        ['77', '1', 'Gate', '5'],
        ['78', '1', '', '5'],
        ['79', '79', 'Hall', '6'],
      ],
      context,
    );
    const lines = 'lines' in plan ? plan.lines : [];
    expect(lines.map(({ problem, rowId }) => [problem, rowId])).toEqual(lines.map(() => [undefined, undefined]));
    const [gate, second, hall] = lines.map(({ group }) => group);
    expect([typeof gate, second === gate, hall === gate]).toEqual(['string', true, false]);
  });

  test('a file of 50 MB before reading it', async () => {
    const file = new File([''], 'cameras.csv');
    Object.defineProperty(file, 'size', { value: 10 * MAX_FILE_BYTES });
    file.arrayBuffer = () => Promise.reject(new Error('It was read'));
    expect(await readFile(file)).toEqual({ message: 'This file is larger than 5 MB: it was not read.' });
  });

  test('a file that is not a workbook', async () => {
    expect(await readFile(new File(['PK\u0003\u0004'], 'cameras.xlsx'))).toHaveProperty('message');
  });
});

test('the unchanged template can be imported', () => {
  expect(imported([], texts(templateLines(form)))).toMatchObject([
    { streamName: 'Entrance', quantity: 1, fps: { motion: 15 } },
  ]);
});
