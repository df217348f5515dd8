import * as columnsDe from './de/columns.ts';
import * as filesDe from './de/files.ts';
import * as importDe from './de/import.ts';
import * as workbookDe from './de/workbook.ts';
import * as columnsEn from './en/columns.ts';
import * as filesEn from './en/files.ts';
import * as importEn from './en/import.ts';
import * as workbookEn from './en/workbook.ts';
import * as columnsEs from './es/columns.ts';
import * as filesEs from './es/files.ts';
import * as importEs from './es/import.ts';
import * as workbookEs from './es/workbook.ts';
import * as columnsFr from './fr/columns.ts';
import * as filesFr from './fr/files.ts';
import * as importFr from './fr/import.ts';
import * as workbookFr from './fr/workbook.ts';

export { speakOfTables } from './in-use.ts';

/** What is said of camera tables, in every language: for a process that speaks several. */
export const TABLE_LANGUAGES = {
  en: { columns: columnsEn, files: filesEn, imports: importEn, workbook: workbookEn },
  de: { columns: columnsDe, files: filesDe, imports: importDe, workbook: workbookDe },
  fr: { columns: columnsFr, files: filesFr, imports: importFr, workbook: workbookFr },
  es: { columns: columnsEs, files: filesEs, imports: importEs, workbook: workbookEs },
};
