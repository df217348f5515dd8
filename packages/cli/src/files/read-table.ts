import {
  convertedTable,
  guessedMapping,
  textOfCell,
  type CameraForm,
  type FileCell,
  type Sheet,
} from '@site-designer/camera-table';
import { decoded, detectedEncoding, ENCODINGS } from '@site-designer/camera-table/encoding';
import { csvLines } from '@site-designer/camera-table/read-csv';
import { checkKind, isWorkbook, readTableFile, RefusedFile } from '@site-designer/camera-table/read-file';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { Shell } from '../shell/shell.ts';
import { readBytes, shownName } from './read-text.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A line of a table, and where each of its cells starts in the text that is shown of it. */
export interface TableLine {
  readonly cells: readonly FileCell[];
  readonly places: readonly Place[];
}

export interface ReadTable {
  /** The file as text; of a workbook its cells between tabs. */
  readonly text: string;
  readonly lines: readonly TableLine[];
  /** Name of the encoding that it was read in; undefined for UTF-8 and workbooks. */
  readonly encoding?: string;
  /** Merged cells of a workbook. */
  readonly merges?: Sheet['merges'];
  /** Notes on how it was read, a sentence each. */
  readonly notes: readonly string[];
}

/** Reads a table as the web app does: a CSV in whatever encoding, or the sheet of a workbook that has cameras in it. */
export async function readTable(shell: Shell, file: string, form: CameraForm): Promise<ReadTable> {
  const bytes = await readBytes(shell, file);
  if (isWorkbook(bytes)) return sheetOf(await sheetsIn(bytes, file), form);
  checkText(bytes, file);
  const { encoding, isCertain } = detectedEncoding(bytes);
  const text = decoded(bytes, encoding);
  const name = ENCODINGS[encoding];
  return {
    text,
    lines: csvLines(text),
    ...(encoding !== 'utf-8' && { encoding: name }),
    notes: isCertain ? [] : [`read as ${name}; save it as UTF-8 if names come out wrong`],
  };
}

function refusal(file: string, { message }: RefusedFile): Failure {
  return new Failure(EXIT.file, `${shownName(file)}: ${message}`);
}

function checkText(bytes: Uint8Array, file: string): void {
  try {
    checkKind(bytes, file);
  } catch (error) {
    throw error instanceof RefusedFile ? refusal(file, error) : error;
  }
}

async function sheetsIn(bytes: Uint8Array, file: string): Promise<readonly Sheet[]> {
  try {
    return (await readTableFile(bytes, { name: file })).sheets;
  } catch (error) {
    if (error instanceof RefusedFile) throw refusal(file, error);
    throw error;
  }
}

function sheetOf(sheets: readonly Sheet[], form: CameraForm): ReadTable {
  const known = ({ cells }: Sheet) =>
    convertedTable(cells, form)
      ? Infinity
      : guessedMapping(cells).columns.filter((readAs) => readAs !== undefined).length;
  const [sheet] = sheets.toSorted((a, b) => known(b) - known(a));
  const rows = (sheet?.cells ?? []).map((cells) => cells.map(textOfCell));
  const notes = sheets.length > 1 ? [`the sheet "${sheet?.name}" is read`] : [];
  const lines = (sheet?.cells ?? []).map((cells, index) => ({ cells, places: placesOf(rows[index]!, index + 1) }));
  return {
    text: rows.map((row) => row.join('\t')).join('\n'),
    lines,
    ...(sheet?.merges !== undefined && { merges: sheet.merges }),
    notes,
  };
}

function placesOf(texts: readonly string[], line: number): readonly Place[] {
  let column = 1;
  return texts.map((text) => {
    const place = { line, column };
    column += text.length + 1;
    return place;
  });
}
