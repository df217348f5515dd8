import { TABLE_FILE_TEXTS } from '#texts/cameras.ts';
import { MAX_FILE_BYTES } from '../../../lib/max-file-bytes.ts';

/** The cells of a file, or why it is not read. */
export type FileCells = { readonly cells: readonly (readonly string[])[] } | { readonly message: string };

/** Reads a CSV with any separator, or the first sheet of a workbook. What reads them comes only when it is needed. */
export async function readFile(file: File): Promise<FileCells> {
  if (file.size > MAX_FILE_BYTES) return { message: TABLE_FILE_TEXTS.tooLarge };
  try {
    return { cells: /\.xlsx$/i.test(file.name) ? await workbookCells(file) : await textCells(file) };
  } catch {
    return { message: TABLE_FILE_TEXTS.unreadable };
  }
}

async function textCells(file: File): Promise<readonly (readonly string[])[]> {
  const { csvCells } = await import('@site-designer/camera-table/read-csv');
  return csvCells(await file.text());
}

async function workbookCells(file: File): Promise<readonly (readonly string[])[]> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}
