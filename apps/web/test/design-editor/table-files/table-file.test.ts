import {
  cameraForm,
  type FileCells,
  changed,
  csvOf,
  fileLines,
  newRow,
  openedModel,
  ownIds,
  SAME_IDS,
  type Sheet,
  tableOf,
  templateLines,
} from '@site-designer/camera-table';
import { changeOfImport, guessedChoices, importView, type ImportView } from '@site-designer/camera-table/foreign';
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

/** The first sheet of a file. */
async function sheetOf(content: Blob | Uint8Array | string, name: string): Promise<Sheet> {
  const read = await readFile(new File([content as BlobPart], name));
  if ('message' in read) throw new Error(read.message);
  return read.sheets[0]!;
}

async function cellsOf(content: Blob | Uint8Array | string, name: string): Promise<FileCells> {
  return (await sheetOf(content, name)).cells;
}

function texts(matrix: readonly (readonly (string | number)[])[]): FileCells {
  return matrix.map((line) => line.map(String));
}

/** What an import of a list does, by the choices that are guessed. */
function viewOf(rows: readonly CameraRow[], cells: FileCells, merges: Sheet['merges'] = []): ImportView {
  const sheet = { name: '', cells, merges };
  const wanted = { ...context, table: tableOf(rows) };
  return importView(sheet, guessedChoices([sheet], wanted), wanted);
}

function after(rows: readonly CameraRow[], view: ImportView): readonly CameraRow[] {
  const command = { label: 'import', change: changeOfImport(view) };
  return changed(openedModel(rows), command, { catalogue: publishedCatalogue, ids: ownIds() }).model.rows;
}

function imported(rows: readonly CameraRow[], cells: FileCells): readonly CameraRow[] {
  return after(rows, viewOf(rows, cells));
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

test('merged cells have their value in all lines', async () => {
  const rows = [
    ['Row id', 'Retention (d)', 'Hours (h)'],
    [9, 45, 12],
    [3, null, 13],
  ];
  const merges = [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }];
  const sheet = await sheetOf(await writeXlsx({ sheets: [{ name: 'Cameras', rows, merges }] }), 'cameras.xlsx');
  const view = viewOf(ROWS, sheet.cells, sheet.merges);
  expect(view.refused).toEqual([]);
  expect(after(ROWS, view).filter(({ id }) => id === 9 || id === 3)).toMatchObject([
    { retentionDays: 45, hoursPerDay: 12 },
    { retentionDays: 45, hoursPerDay: 13 },
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

test('each changed group tells its columns, and the others are new', () => {
  const { groups } = viewOf(ROWS, [
    ['Row id', 'Quantity', 'Codec', 'Retention (d)'],
    ['9', '12', 'H.265', '30'],
    ['1', '1', 'H.264', '45'],
    ['', '5', 'H.264', '30'],
  ]);
  expect(groups.map(({ match, fromLines }) => [fromLines, match?.groupId, match?.changed])).toEqual([
    [[2], 9, ['quantity', 'codec']],
    [[3], 1, ['retentionDays']],
    [[4], undefined, undefined],
  ]);
});

test('unknown columns are named and ignored', () => {
  const view = viewOf(ROWS, [
    ['Row id', 'Group id', 'Quantitty', 'Hours (h)', ''],
    ['9', '9', '12', '24', 'x'],
  ]);
  expect(view.columns.filter(({ target }) => target === null).map(({ header }) => header)).toEqual(['Quantitty', '']);
  expect(changeOfImport(view)).toEqual({});
});

test('a thousand groups are imported as one step in the order of the file', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ['', `Entrance ${index}`]);
  const rows = imported([], [['Row id', 'Name'], ...lines]);
  expect(rows.map(({ streamName }) => streamName)).toEqual(lines.map(([, name]) => name));
});

describe('the import refuses', () => {
  const refusalOf = (head: string, text: string) =>
    viewOf(ROWS, [
      ['Row id', head],
      ['3', text],
    ]).refused[0]?.message;

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
    ['Name', '\u200b', 'Must contain visible characters'],
    ['Recording', 'Sometimes', 'Must be one of Constant, Event, Speedup'],
  ])('%s "%s" with a reason', (head, text, message) => {
    expect(refusalOf(head, text)).toBe(message);
  });

  test('a file without a known column', () => {
    expect(
      viewOf(
        ROWS,
        [['Row id'], ['77'], ['1']].map((line) => [...line, '5']),
      ).problems,
    ).toHaveLength(1);
  });

  test('no line of a file of another design, whose rows are added in their groups', () => {
    const { groups, lines } = viewOf(ROWS, [
      ['Row id', 'Group id', 'Name', 'Quantity'],
      ['77', '1', 'Gate', '5'],
      ['78', '1', '', '5'],
      ['79', '79', 'Hall', '6'],
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual(['header', 'camera', 'camera', 'camera']);
    expect(groups.map(({ match, rows }) => [match, rows.map(({ streamName }) => streamName)])).toEqual([
      [undefined, ['Gate', '']],
      [undefined, ['Hall']],
    ]);
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
