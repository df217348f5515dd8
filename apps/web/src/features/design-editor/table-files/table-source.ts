import {
  columnsOf,
  convertedTable,
  guessedMapping,
  textOfCell,
  type CameraForm,
  type FileCells,
  type Mapping,
} from '@site-designer/camera-table';
import type { TableFile } from '@site-designer/camera-table/read-file';
import { rememberedColumns } from './remembered-columns.ts';

/** A table that came from elsewhere, and how it is to be read. */
export interface TableSource {
  readonly sheets: TableFile['sheets'];
  readonly text: TableFile['text'];
  /** Which of the sheets is read. */
  readonly sheet: number;
  readonly cells: FileCells;
  readonly mapping: Mapping;
  readonly isRemembered: boolean;
  /** What the user should know about the kind of table. */
  readonly told: readonly string[];
  /** Whether there is nothing to ask before the lines are shown. */
  readonly isClear: boolean;
}

/** Finds the sheet with cameras in it, and how its columns are read. */
export function tableSource(
  { sheets, text }: Pick<TableSource, 'sheets'> & Partial<Pick<TableSource, 'text'>>,
  form: CameraForm,
  sheet = likeliestSheet(sheets, form),
): TableSource {
  const cells = sheets[sheet]?.cells ?? [];
  const converted = convertedTable(cells, form) ?? { cells, told: [] };
  const guessed = guessedMapping(converted.cells);
  const columns = guessed.isOwn ? undefined : rememberedFor(converted.cells, guessed.headerLine);
  return {
    ...converted,
    sheets,
    text,
    sheet,
    mapping: { ...guessed, columns: columns ?? guessed.columns },
    isRemembered: columns !== undefined,
    isClear: guessed.isOwn && text?.isCertain !== false,
  };
}

function rememberedFor(cells: FileCells, headerLine: number | undefined): Mapping['columns'] | undefined {
  return headerLine === undefined ? undefined : rememberedColumns(cells[headerLine] ?? []);
}

function likeliestSheet(sheets: TableFile['sheets'], form: CameraForm): number {
  const known = sheets.map(({ cells }) =>
    convertedTable(cells, form)
      ? Infinity
      : guessedMapping(cells).columns.filter((readAs) => readAs !== undefined).length,
  );
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The mapping with the headers in another line; undefined for a table without headers, which keeps its columns. */
export function withHeaderLine(cells: FileCells, mapping: Mapping, headerLine: number | undefined): Mapping {
  if (headerLine === undefined) return { ...mapping, headerLine };
  const headers = cells[headerLine] ?? [];
  return { headerLine, columns: rememberedFor(cells, headerLine) ?? columnsOf(headers) };
}

export interface SourceColumn {
  readonly header: string;
  /** What stands in it in the first lines. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;

/** The columns of a table as somebody recognises them. */
export function columnsToShow(cells: FileCells, { headerLine }: Mapping): readonly SourceColumn[] {
  const lines = cells.slice((headerLine ?? -1) + 1);
  const count = Math.max(0, ...cells.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => ({
    header: headerLine === undefined ? '' : textOfCell(cells[headerLine]?.[at]).trim(),
    samples: lines
      .map((line) => textOfCell(line[at]).trim())
      .filter((text) => text !== '')
      .slice(0, SAMPLES),
  }));
}
