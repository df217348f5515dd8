import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { namedCatalogue, speakAs, SPOKEN } from '@site-designer/texts';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, expect, test } from 'vitest';
import { cameraForm } from '../src/cells/columns.ts';
import { templateLines } from '../src/files/table-file.ts';
import { cameraWorkbook } from '../src/files/write-workbook.ts';
import { speakOfTables, TABLE_LANGUAGES } from '../src/texts/languages.ts';

afterEach(() => {
  speakAs(() => undefined);
  speakOfTables({});
});

test.each([
  ['en', 'Columns', 'Retention'],
  ['de', 'Spalten', 'aufbewahrt'],
  ['fr', 'Colonnes', 'conservés'],
  ['es', 'Columnas', 'conservan'],
] as const)(
  'a workbook in %s explains its columns in it, under the headers that every language reads',
  async (code, sheet, word) => {
    speakOfTables(TABLE_LANGUAGES);
    speakAs(() => SPOKEN[code]);
    const form = cameraForm(namedCatalogue(publishedCatalogue));
    const { sheets } = await readXlsx(await cameraWorkbook(templateLines(form), { form, sheet: 'Cameras' }));
    const explained = sheets.find(({ name }) => name === sheet)!.rows;
    const [first] = sheets[0]!.rows;
    expect(explained.slice(1).map(([header]) => header)).toEqual(first);
    expect(explained.find(([header]) => String(header).startsWith('Retention'))!.join(' ')).toContain(word);
  },
);
