import { MAPPING_TEXTS } from '#texts/editor/table-files.ts';
import {
  columnsOf,
  columnsReadAs,
  convertedTable,
  guessedMapping,
  readableAs,
  type CameraForm,
  type FileCells,
  type Mapping,
  type ReadAs,
} from '@site-designer/camera-table';
import type { TableFile } from '@site-designer/camera-table/read-file';
import type { ColumnSource, ColumnVocabulary } from '../../../ui/match-columns/column-source.ts';
import { columnMemory } from '../../../ui/match-columns/remembered-columns.ts';

export interface TableSource extends ColumnSource<ReadAs> {
  /** Whether the lines can be reviewed without a question. */
  readonly isClear: boolean;
}

/** Finds the sheet with cameras in it, and how its columns are read. */
export function tableSource(
  { sheets, text }: Pick<TableSource, 'sheets'> & Partial<Pick<TableSource, 'text'>>,
  form: CameraForm,
  sheet = likeliestSheet(sheets, form),
): TableSource {
  const cells = sheets[sheet]?.cells ?? [];
  const converted = convertedTable(cells, form) ?? { cells, notes: [] };
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
  return headerLine === undefined ? undefined : cameraColumns.recall(cells[headerLine] ?? []);
}

function likeliestSheet(sheets: TableFile['sheets'], form: CameraForm): number {
  const known = sheets.map(({ cells }) =>
    convertedTable(cells, form)
      ? Infinity
      : guessedMapping(cells).columns.filter((readAs) => readAs !== undefined).length,
  );
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Memory of how columns were matched, by their headers. */
export const cameraColumns = columnMemory<ReadAs>('site-designer.file-columns');

export const CAMERA_VOCABULARY: ColumnVocabulary<ReadAs> = {
  targets: readableAs(),
  columnsOf: (headers) => cameraColumns.recall(headers) ?? columnsOf(headers),
  problemOf: ({ columns }) =>
    columns.some((readAs) => columnsReadAs(readAs).length > 0) ? undefined : MAPPING_TEXTS.noColumn,
  noHeaders: MAPPING_TEXTS.noHeaders,
};
