import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { Encoding } from '../src/files/encoding.ts';
import { isWorkbook, readTableFile } from '../src/files/read-file.ts';

const UTF8 = new TextEncoder();

/** The bytes of a text in an encoding of one byte a letter. */
function bytesIn(encoding: Encoding, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (letter) => byLetter.get(letter) ?? 0);
}

function utf16(text: string, isBigEndian = false): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return new Uint8Array(view.buffer);
}

const LIST = 'Name;Qty\r\nTür Süd;4\r\n';
const CELLS = [
  ['Name', 'Qty'],
  ['Tür Süd', '4'],
];

describe('a text', () => {
  test.each([
    ['UTF-8', UTF8.encode(LIST), 'utf-8', true],
    ['UTF-8 with a mark', UTF8.encode(`\uFEFF${LIST}`), 'utf-8', true],
    ['UTF-16', utf16(LIST), 'utf-16le', true],
    ['UTF-16 with a mark', utf16(`\uFEFF${LIST}`), 'utf-16le', true],
    ['UTF-16, big-endian, with a mark', utf16(`\uFEFF${LIST}`, true), 'utf-16be', true],
    ['UTF-16, big-endian', utf16(LIST, true), 'utf-16be', true],
    ['Windows-1252, which is presumed', bytesIn('windows-1252', LIST), 'windows-1252', false],
  ] as const)('in %s', async (_, bytes, encoding, isCertain) => {
    const { sheets, text } = await readTableFile(bytes);
    expect(text).toEqual({ encoding, isCertain, separator: ';' });
    expect(sheets).toEqual([{ name: '', cells: CELLS }]);
  });

  test('is read in the encoding that was chosen', async () => {
    const bytes = bytesIn('windows-1250', 'Název;Počet\nVchod jižní;4');
    const { sheets, text } = await readTableFile(bytes, { encoding: 'windows-1250' });
    expect(text?.isCertain).toBe(true);
    expect(sheets[0]?.cells[1]).toEqual(['Vchod jižní', '4']);
  });
});

describe('a workbook', () => {
  const written = writeXlsx({
    sheets: [
      {
        name: 'List',
        rows: [
          ['Name', 'Qty', 'Motion', 'Installed', 'Sum', 'Outdoor'],
          ['007', 4, 0.4, new Date('2026-01-29'), null, true],
          ['Yard', 1.125, 1, null, null, null],
        ],
        cells: new Map([
          ['1,2', { style: { numFmt: '0%' } }],
          ['2,2', { style: { numFmt: '0.0\\ %' } }],
          ['1,3', { style: { numFmt: 'yyyy-mm-dd' } }],
          ['1,4', { formula: 'B2*2' }],
          ['2,4', { formula: 'B2*3', formulaResult: 12 }],
          ['2,3', { formula: '1/0', formulaResult: '#DIV/0!' }],
        ]),
      },
      { name: 'Notes', rows: [['x']] },
      { name: 'Secret', hidden: true, rows: [['y']] },
    ],
  });

  test('gives its cells as they are shown, and reports unreadable ones', async () => {
    const { sheets, text } = await readTableFile(await written);
    expect(text).toBeUndefined();
    expect(sheets[0]?.cells).toEqual([
      ['Name', 'Qty', 'Motion', 'Installed', 'Sum', 'Outdoor'],
      [
        '007',
        '4',
        '40 %',
        { text: '2026-01-29', message: expect.stringContaining('date'), isDate: true },
        { text: '=B2*2', message: expect.stringContaining('formula without a value') },
        'TRUE',
      ],
      // In a whole number, three digits behind a point are thousands.
      ['Yard', '1.1250', '100 %', { text: '#DIV/0!', message: expect.stringContaining('error') }, '12', ''],
    ]);
  });

  test('gives its visible sheets', async () => {
    expect((await readTableFile(await written)).sheets.map(({ name }) => name)).toEqual(['List', 'Notes']);
  });

  test.each([
    ['another archive', [0x50, 0x4b, 0x03, 0x04, 0x00]],
    ['one of the old program, or with a password', [0xd0, 0xcf, 0x11, 0xe0, 0x00]],
  ])('that is %s cannot be read', async (_, bytes) => {
    const file = Uint8Array.from(bytes);
    expect(isWorkbook(file)).toBe(true);
    await expect(readTableFile(file)).rejects.toThrow(/./);
  });
});
