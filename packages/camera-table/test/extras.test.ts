import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import { describe, expect, test } from 'vitest';
import { BASIC_COLUMNS, COLUMNS } from '../src/cells/columns.ts';
import type { FileCells } from '../src/cells/file-cell.ts';
import { newRow } from '../src/cells/groups.ts';
import { parseTsv } from '../src/cells/tsv.ts';
import { copiedText, plannedPaste } from '../src/edits/clipboard.ts';
import { plannedFillDown } from '../src/edits/fill.ts';
import { csvOf } from '../src/files/csv.ts';
import { columnsOf } from '../src/files/headers.ts';
import { fileLines, templateLines } from '../src/files/table-file.ts';
import { clashes, merged } from '../src/history/merge.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { foundCells } from '../src/selection/find.ts';
import { everything, horizontal, single, tableOf } from '../src/selection/selection.ts';
import { readTableFile } from '../src/files/read-file.ts';
import { cameraWorkbook } from '../src/files/write-workbook.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const EXTRAS = { audioKbps: 48, metadataKbps: 20, eventsPerHour: 12, preSeconds: 5, postSeconds: 10 };
const WEEK = { measuredUtc: '2026-05-04T08:30:00Z', sampleHours: 168, note: 'Yard; 3 readings, "east"' };
const CONTEXT = { form, ids: SAME_IDS };

const plain = (id: number, change: RowPatch = {}): CameraRow =>
  patchRow(newRow({ ...NEW_STREAM, streamName: `Camera ${id}` }, catalogue, { id }), change);

const PLAIN = tableOf([plain(3), plain(2), plain(1)]);
const USED = tableOf([
  plain(3),
  plain(2, { extras: EXTRAS }),
  plain(1, { bitrateKbit: { motion: 4000 }, measured: { motion: WEEK } }),
]);

function rowsAfter(rows: readonly CameraRow[], cells: FileCells): readonly CameraRow[] {
  const after = imported(rows, cells);
  expect(after.refused).toEqual([]);
  return after.rows;
}

async function cellsOf(bytes: Uint8Array): Promise<FileCells> {
  return (await readTableFile(bytes)).sheets[0]!.cells;
}

const csvBytes = (lines: ReturnType<typeof fileLines>) => new TextEncoder().encode(csvOf(lines));

describe('a table that uses nothing besides video', () => {
  test('hides their columns, also in its file', () => {
    expect(PLAIN.columns).toBe(BASIC_COLUMNS);
    expect(horizontal(PLAIN, { rowId: 3, column: 'licencesPerCamera' }, 1).column).toBe('licencesPerCamera');
    expect(foundCells(PLAIN, '0', form).filter(({ column }) => column === 'audioKbps')).toEqual([]);
    expect(fileLines(PLAIN, CONTEXT)[0]).toHaveLength(BASIC_COLUMNS.length + 1);
  });

  test('shows the columns on request', () => {
    const table = tableOf(PLAIN.rows, undefined, COLUMNS);
    expect(horizontal(table, { rowId: 3, column: 'licencesPerCamera' }, 1).column).toBe('audioKbps');
    expect(fileLines(table, CONTEXT)[0]).toContain('Audio rate (kbit/s)');
  });

  test('is unchanged by an import of a file from before these columns existed', async () => {
    const cells = await cellsOf(csvBytes(fileLines(PLAIN, CONTEXT)));
    expect(rowsAfter(PLAIN.rows, cells)).toEqual(PLAIN.rows);
    expect(rowsAfter(USED.rows, cells)[1]?.extras).toEqual(EXTRAS);
  });
});

describe('what is recorded besides video and where rates were measured', () => {
  test.each([
    ['CSV', async () => csvBytes(fileLines(USED, CONTEXT))],
    ['a workbook', () => cameraWorkbook(fileLines(USED, CONTEXT), { form, sheet: 'Cameras' })],
  ])('come back from %s, into the same design and into an empty one', async (_, write) => {
    const cells = await cellsOf(await write());
    expect(rowsAfter(USED.rows, cells)).toEqual(USED.rows);
    const plainRows = rowsAfter(PLAIN.rows, cells);
    expect(plainRows).toEqual(USED.rows);
    const fresh = rowsAfter(
      [],
      cells.map(([, , ...line]) => line),
    );
    expect(fresh.map(({ extras, measured }) => ({ extras, measured }))).toEqual(
      USED.rows.map(({ extras, measured }) => ({ extras, measured })),
    );
  });

  test('a measured rate that equals the calculated one stays typed in an empty design', () => {
    const rate = plain(1).bitrateKbit.motion;
    const rows = [plain(1, { bitrateKbit: { motion: rate }, measured: { motion: WEEK } })];
    const lines = fileLines(tableOf(rows), CONTEXT).map((line) => line.slice(2).map(String));
    expect(rowsAfter([], lines)).toMatchObject([{ motionIsCustomBitrate: true, measured: { motion: WEEK } }]);
  });

  test('a template has all columns, and can be imported as it is', async () => {
    const cells = await cellsOf(await cameraWorkbook(templateLines(form), { form, sheet: 'Cameras' }));
    expect(cells[0]).toEqual(expect.arrayContaining(['Recorded before an event (s)', 'Measured on event']));
    expect(rowsAfter([], cells)).toMatchObject([{ extras: NEW_STREAM.extras, measured: NEW_STREAM.measured }]);
  });

  test('blank cells remove a measurement; a blank rate cannot have one', () => {
    const [headers, , , line] = fileLines(USED, CONTEXT).map((each) => each.map(String));
    const at = (header: string) => headers!.indexOf(header);
    const without = line!.map((cell, index) => (index >= at('Measured on base') ? '' : cell));
    expect(rowsAfter(USED.rows, [headers!, without])[2]?.measured.motion).toBeNull();
    const calculated = line!.map((cell, index) => (index === at('Bit rate event (kbit/s)') ? '' : cell));
    expect(imported(USED.rows, [headers!, calculated]).refused).toEqual([
      [2, 'measuredUtc.motion', WEEK.measuredUtc, 'Only a typed rate can have been measured'],
    ]);
  });

  test('an incomplete measurement is refused at the missing cell', () => {
    const cells = [
      ['Name', 'Bit rate (kbit/s)', 'Measured on event', 'Sample event (h)'],
      ['Yard', '4000', '', '168'],
      ['Gate', '4000', '4 May', '168'],
      ['Lobby', '4000', '2026-05-04', ''],
    ];
    expect(imported(PLAIN.rows, cells).refused).toEqual([
      [2, 'measuredUtc.motion', '', 'This field is required'],
      [3, 'measuredUtc.motion', '4 May', expect.any(String)],
      [4, 'sampleHours.motion', '', 'This field is required'],
    ]);
  });

  test('a date cell of a spreadsheet is accepted in a date column', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [
      ['Name', 'Bit rate event (kbit/s)', 'Measured on event', 'Sample event (h)', 'Retention (d)'],
      ['Yard', 4000, new Date('2026-05-04T00:00:00Z'), 168, 30],
    ];
    const cells = await cellsOf(await writeXlsx({ sheets: [{ name: 'Cameras', rows }] }));
    expect(rowsAfter([], cells)).toMatchObject([{ measured: { motion: { measuredUtc: '2026-05-04', note: '' } } }]);
  });
});

describe('headers of other programs', () => {
  test.each([
    ['Audio bitrate', 'audioKbps'],
    ['Pre-recording', 'preSeconds'],
    ['Post-alarm', 'postSeconds'],
    ['Events / hour', 'eventsPerHour'],
    // Whether there is any, not how much.
    ['Audio', undefined],
  ])('%s', (header, readAs) => {
    expect(columnsOf([header])).toEqual([readAs]);
  });
});

describe('columns that are shown', () => {
  test('are copied, pasted and filled down like all others', () => {
    const text = copiedText(USED, everything(USED)!, form);
    const [{ lines }] = plannedPaste(tableOf([]), undefined, { matrix: parseTsv(text), layout: 'single', form });
    expect(lines.map(({ patch }) => patch.extras)).toEqual([undefined, EXTRAS, undefined]);
    const block = { active: { rowId: 2, column: 'audioKbps' }, end: { rowId: 1, column: 'postSeconds' } } as const;
    expect(plannedFillDown(USED, block, form).map(({ patch }) => patch.extras)).toEqual([EXTRAS]);
  });

  test('take a pasted block that starts in them, with units', () => {
    const matrix = [['64 kbps', '0.1 Mbit/s', '6', '2 s', '1 min']];
    const [{ lines, unreadColumns }] = plannedPaste(USED, single({ rowId: 3, column: 'audioKbps' }), { matrix, form });
    expect(unreadColumns).toBe(0);
    expect(lines[0]?.patch.extras).toEqual({
      audioKbps: 64,
      metadataKbps: 100,
      eventsPerHour: 6,
      preSeconds: 2,
      postSeconds: 60,
    });
  });

  test('are merged one by one', () => {
    const base = [plain(1, { extras: EXTRAS })];
    const mine = [patchRow(base[0]!, { extras: { audioKbps: 64 } })];
    const theirs = [patchRow(base[0]!, { extras: { preSeconds: 9 } })];
    expect(clashes({ base, mine, theirs })).toEqual([]);
    const [row] = merged({ base, mine, theirs }, new Set(), catalogue);
    expect(row?.extras).toEqual({ ...EXTRAS, audioKbps: 64, preSeconds: 9 });
    const louder = [patchRow(base[0]!, { extras: { audioKbps: 96 } })];
    expect(clashes({ base, mine, theirs: louder })).toMatchObject([{ id: '1.audioKbps', column: 'audioKbps' }]);
  });
});
