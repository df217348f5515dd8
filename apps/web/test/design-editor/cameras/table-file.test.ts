import {
  cameraForm,
  changed,
  changeOf,
  csvOf,
  FILE_HEADS,
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
import { LensType, Recording, settleRows } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readFile } from '../../../src/features/design-editor/cameras/read-file.ts';
import { MAX_FILE_BYTES } from '../../../src/lib/max-file-bytes.ts';

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

function imported(rows: readonly CameraRow[], matrix: readonly (readonly (string | number)[])[]): readonly CameraRow[] {
  const plan = plannedImport(
    tableOf(rows),
    matrix.map((line) => line.map(String)),
    context,
  );
  if ('message' in plan) throw new Error(plan.message);
  const command = { label: 'import', change: changeOf(plan.lines) };
  return changed(openedModel(rows), command, { catalogue: publishedCatalogue, ids: ownIds() }).model.rows;
}

function exported(rows: readonly CameraRow[]): (string | number)[][] {
  return [[...FILE_HEADS], ...fileLines(tableOf(rows), context)];
}

test('what is exported and imported again changes nothing', () => {
  expect(imported(ROWS, exported(ROWS))).toBe(ROWS);
});

test.each([';', ',', '\t'])(
  'a text file separated by "%s" changes nothing on its way, with a mark at its start too',
  async (separator) => {
    const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
    const text = `\uFEFF${exported(ROWS)
      .map((line) => line.map(quoted).join(separator))
      .join('\r\n')}`;
    const read = await readFile(new File([text], 'cameras.csv'));
    expect('cells' in read && imported(ROWS, read.cells)).toBe(ROWS);
  },
);

test('the very file that is exported is read back', async () => {
  const read = await readFile(new File([csvOf(exported(ROWS))], 'cameras.csv'));
  expect('cells' in read && imported(ROWS, read.cells)).toBe(ROWS);
});

test('a name that a spreadsheet would run comes back as it was', async () => {
  const rows = [newRow({ ...NEW_STREAM, streamName: '=SUM(A1)' }, publishedCatalogue, { id: 1 })];
  const read = await readFile(new File([csvOf(exported(rows))], 'cameras.csv'));
  expect('cells' in read && imported(rows, read.cells)).toBe(rows);
});

test('a workbook that is exported is read back', async () => {
  const cells = exported(ROWS).map((line) => line.map((value) => ({ value })));
  const blob = await writeWorkbook(cells, { sheet: 'Cameras' }).toBlob();
  const read = await readFile(new File([await blob.arrayBuffer()], 'cameras.xlsx'));
  expect('cells' in read && imported(ROWS, read.cells)).toBe(ROWS);
});

test('of merged cells the first one has the value, and the others say that theirs is missing', async () => {
  const cell = (value: string | number) => ({ value });
  const blob = await writeWorkbook(
    [
      [cell('Row id'), cell('Retention (d)'), cell('Hours (h)')],
      [cell(9), { value: 45, rowSpan: 2 }, cell(12)],
      [cell(3), null, cell(13)],
    ],
    { sheet: 'Cameras' },
  ).toBlob();
  const read = await readFile(new File([await blob.arrayBuffer()], 'cameras.xlsx'));
  if (!('cells' in read)) throw new Error(read.message);
  const plan = plannedImport(tableOf(ROWS), read.cells, context);
  expect('lines' in plan && plan.lines.map(({ refusals }) => refusals.map(({ message }) => message))).toEqual([
    [],
    ['This field is required'],
  ]);
  expect(imported(ROWS, read.cells).filter(({ id }) => id === 9 || id === 3)).toMatchObject([
    { retentionDays: 45, hoursPerDay: 12 },
    { retentionDays: NEW_STREAM.retentionDays, hoursPerDay: 13 },
  ]);
});

test('a formula in a workbook counts by what it came to, and without that is missing', async () => {
  const blob = await writeWorkbook(
    [
      [{ value: 'Row id' }, { value: 'Retention (d)' }],
      [{ value: 9 }, { type: 'Formula', value: '=40+5' }],
    ],
    { sheet: 'Cameras' },
  ).toBlob();
  const read = await readFile(new File([await blob.arrayBuffer()], 'cameras.xlsx'));
  if (!('cells' in read)) throw new Error(read.message);
  expect(imported(ROWS, read.cells)).toBe(ROWS);
});

test('rows are changed by their id, and lines without one are new', () => {
  const rows = imported(ROWS, [
    ['Row id', 'Group id', 'Name', 'Retention (d)', 'FPS event', 'Bit rate event (kbit/s)'],
    [1, '', 'Lobby', 90, '', ''],
    ['', 3, '', 14, 10, ''],
    ['', 'new', 'Roof', 7, 12, '1,5 Mbit/s'],
    ['', 'new', '', 8, '', ''],
  ]);
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

test('each cell that would change is told, as it is and as it would be', () => {
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
  expect(plannedCells(plan.lines, ROWS, form)).toEqual([
    { rowId: 9, column: 'quantity', before: '1', after: '12' },
    { rowId: 9, column: 'codec', before: 'H.264', after: 'H.265' },
    { rowId: 1, column: 'retentionDays', before: '30', after: '45' },
  ]);
});

test('columns that the table does not have are named, and nothing of them is taken', () => {
  const plan = plannedImport(
    tableOf(ROWS),
    [
      ['Row id', 'Group id', 'Quantitty', 'Hours (h)', ''],
      ['9', '9', '12', '24', 'x'],
    ],
    context,
  );
  expect(plan).toMatchObject({ unknownHeads: ['Quantitty'] });
  expect('lines' in plan && plannedCells(plan.lines, ROWS, form)).toEqual([]);
});

test('a thousand groups come in as one step, in the order of the file', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ['', `Camera ${index}`]);
  const rows = imported([], [['Row id', 'Name'], ...lines]);
  expect(rows.map(({ streamName }) => streamName)).toEqual(lines.map(([, name]) => name));
});

describe('what cannot be taken', () => {
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
    ['Recording', 'Sometimes', 'Must be one of Constant, Event, Speedup'],
  ])('%s "%s" says why', (head, text, message) => {
    expect(refusalOf(head, text)).toBe(message);
  });

  test('ids that are not there or come twice', () => {
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

  test('a file of 50 MB, before it is read', async () => {
    const file = new File([''], 'cameras.csv');
    Object.defineProperty(file, 'size', { value: 10 * MAX_FILE_BYTES });
    file.text = () => Promise.reject(new Error('It was read'));
    expect(await readFile(file)).toEqual({ message: 'This file is larger than 5 MB: it was not read.' });
  });

  test('a file that is no workbook', async () => {
    expect(await readFile(new File(['PK'], 'cameras.xlsx'))).toHaveProperty('message');
  });
});

test('the template can be imported as it stands', () => {
  expect(imported([], templateLines(form))).toMatchObject([
    { streamName: 'Entrance', quantity: 1, fps: { motion: 15 } },
  ]);
});
