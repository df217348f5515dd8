import { textOfCell, type FileCell, type FileCells, type Mapping } from '@site-designer/camera-table';
import type { TableFile } from '@site-designer/camera-table/read-file';

/** A foreign table, and how its columns are read. */
export interface ColumnSource<Target extends string> {
  readonly sheets: TableFile['sheets'];
  readonly text: TableFile['text'];
  readonly sheet: number;
  readonly cells: FileCells;
  readonly mapping: Mapping<Target>;
  readonly isRemembered: boolean;
  /** A note about the kind of table. */
  readonly notes: readonly string[];
}

/** The possible meanings of the columns of a kind of table. */
export interface ColumnVocabulary<Target extends string> {
  readonly targets: readonly { readonly readAs: Target; readonly name: string }[];
  /** Guesses the meanings from the headers and the lines below them. */
  readonly columnsOf: (headers: readonly FileCell[], lines: FileCells) => Mapping<Target>['columns'];
  /** Why a mapping reads nothing. */
  readonly problemOf: (mapping: Mapping<Target>) => string | undefined;
  /** The choice for a table without headers. */
  readonly noHeaders: string;
}

/** The mapping with headers from another line; undefined for a table without headers, which keeps its columns. */
export function withHeaderLine<Target extends string>(
  { cells, mapping }: { readonly cells: FileCells; readonly mapping: Mapping<Target> },
  headerLine: number | undefined,
  { columnsOf }: ColumnVocabulary<Target>,
): Mapping<Target> {
  if (headerLine === undefined) return { ...mapping, headerLine };
  return { headerLine, columns: columnsOf(cells[headerLine] ?? [], cells.slice(headerLine + 1)) };
}

interface SourceColumn {
  readonly header: string;
  /** Its values in the first lines. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;

/** The columns of a table with their headers and first values. */
export function columnsToShow(
  cells: FileCells,
  { headerLine }: { readonly headerLine: number | undefined },
): readonly SourceColumn[] {
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
