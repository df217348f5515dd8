import { AS_BUILT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { asBuiltTables, tableCells, type AsBuiltAnswer } from '@site-designer/camera-report';
import { csvOf } from '@site-designer/camera-table';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../../lib/files/download.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';

/** Downloads the check: a workbook with a sheet per table, or one text file with all tables. */
export async function downloadAsBuilt(name: string, answer: AsBuiltAnswer, format: 'csv' | 'xlsx'): Promise<void> {
  const tables = asBuiltTables(answer);
  const fileName = TEXTS.fileName(fileNameOf(name), format);
  if (format === 'csv') {
    const lines = tables.flatMap((table) => [[table.name], titlesOf(table), ...tableCells(table), []]);
    download(csvBlob(csvOf(lines)), fileName);
    return;
  }
  const { asBuiltWorkbook } = await loadChunk(import('@site-designer/camera-report/write-workbook'));
  download(workbookBlob(await asBuiltWorkbook(tables)), fileName);
}

function titlesOf({ columns }: ReturnType<typeof asBuiltTables>[number]): string[] {
  return columns.map(({ title }) => title);
}
