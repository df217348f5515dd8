import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { FileCell } from '../../src/cells/file-cell.ts';
import { readTableFile } from '../../src/files/read-file.ts';
import { textKey, type ImportChoices } from '../../src/foreign/choices.ts';
import { changeOfImport, guessedChoices, importView } from '../../src/foreign/index.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';

const context = { table: tableOf([]), form, ids: SAME_IDS };

function viewOf(cells: readonly (readonly FileCell[])[], choices: Partial<ImportChoices> = {}) {
  const sheet = { name: '', cells };
  return importView(sheet, { ...guessedChoices([sheet], context), ...choices }, context);
}

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], 'The file is a picture; choose a CSV or XLSX file'],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'The file is a picture; choose a CSV or XLSX file'],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'The file is a PDF; choose a CSV or XLSX file'],
])('a %s is refused, whatever its name', async (_, bytes, message) => {
  await expect(readTableFile(Uint8Array.from(bytes))).rejects.toThrow(message);
});

test('a workbook that unpacks to more than 50 MB is refused by its directory', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'List', rows: [['Name', 'Qty']] }] });
  const large = new Uint8Array(bytes);
  const view = new DataView(large.buffer);
  const entry = large.findIndex((_, at) => at + 4 <= large.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(entry + 24, 1_100_000_000, true);
  await expect(readTableFile(large)).rejects.toThrow('The workbook unpacks to 1101 MB; at most 50 MB are read');
  expect((await readTableFile(bytes)).sheets[0]?.cells).toEqual([['Name', 'Qty']]);
});

test('what is no workbook and one with a password have a sentence each', async () => {
  const container = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const locked = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]);
  await expect(readTableFile(container)).rejects.toThrow('The file is no workbook of the kind XLSX');
  await expect(readTableFile(locked)).rejects.toThrow('The workbook has a password; remove it');
  const archive = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00]);
  await expect(readTableFile(archive)).rejects.toThrow('The file is no workbook that can be read');
});

test('a file without a byte is refused as a whole, and one of blank lines says so', async () => {
  await expect(readTableFile(new Uint8Array())).rejects.toThrow('The file is empty');
  const { sheets } = await readTableFile(new TextEncoder().encode('\n\n'));
  expect(viewOf(sheets[0]!.cells).problems).toEqual([{ kind: 'empty', message: 'The file is empty' }]);
});

test('a list of 201 columns is too wide', () => {
  const wide = Array.from({ length: 201 }, (_, at) => (at === 0 ? 'Name' : at === 1 ? 'Qty' : `Column ${at}`));
  expect(viewOf([wide, ['Dome camera', '4']]).problems).toEqual([
    { kind: 'too-wide', message: 'The list has 201 columns; at most 200 are read' },
  ]);
});

test('formulas with errors and dates where numbers are due are refused in their cells, and the others stand', () => {
  const error = { text: '#REF!', message: 'A formula that ended in an error' };
  const date = { text: '2026-05-04', message: 'A date: enter the value itself', isDate: true };
  const view = viewOf([
    ['Name', 'Qty', 'FPS'],
    ['Dome camera', error, '15'],
    ['Bullet camera', '3', date],
  ]);
  expect(view.refused).toMatchObject([
    { target: 'quantity', text: '#REF!', message: 'A formula that ended in an error', lines: [2] },
    { text: '2026-05-04', message: 'A date: enter the value itself', lines: [3] },
  ]);
  expect(
    changeOfImport(view)
      .cameras?.map(({ quantity }) => quantity)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
});

test('what only its row refuses is refused in its cell: more watts than the class of the camera gives', () => {
  const cells = [
    ['Name', 'Qty', 'PoE class', 'Watts'],
    ['Dome camera', '4', '4', '96 W'],
    ['Bullet camera', '2', '4', '16 W'],
    ['Turret', '1', '6', '101 W'],
  ];
  const view = viewOf(cells);
  const message = 'A device of class 4 draws at most 25.5 W';
  expect(view.refused).toMatchObject([
    { target: 'watts', text: '96 W', message, lines: [2] },
    { target: 'watts', text: '101 W', lines: [4] },
  ]);
  const watts = view.lines.map(({ cells }) => cells[3]);
  expect(watts[1]).toEqual({ text: '96 W', reading: '', state: 'refused', message });
  expect(watts.map((cell) => cell?.state)).toEqual([undefined, 'refused', 'list', 'refused']);
  expect(view.columns[3]).toMatchObject({ read: 1, refused: 2 });
  const texts = new Map(view.refused.map(({ target, text }) => [textKey(target, text), '16']));
  expect(viewOf(cells, { texts }).refused).toEqual([]);
});

test('lines with other separators than the headers invent no camera', async () => {
  const text = 'Name;Qty;Codec\nDome camera;4;H.265\nBullet camera,3,H.264\n';
  const { sheets } = await readTableFile(new TextEncoder().encode(text));
  const view = viewOf(sheets[0]!.cells);
  expect(view.groups.map(({ rows: [row] }) => [row!.streamName, row!.quantity])).toEqual([['Dome camera', 4]]);
  expect(view.lines.at(-1)).toMatchObject({
    kind: 'undecided',
    why: 'Line 3: its cells are kept apart by commas, those of the headers otherwise',
  });
});

test('a text that is named as a workbook is none', async () => {
  const bytes = new TextEncoder().encode('Name;Qty\nGate;4');
  await expect(readTableFile(bytes, { name: 'List.XLSX' })).rejects.toThrow('The file is no workbook that can be read');
  expect((await readTableFile(bytes, { name: 'List.xls' })).sheets[0]?.cells).toEqual([
    ['Name', 'Qty'],
    ['Gate', '4'],
  ]);
});
