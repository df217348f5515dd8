import { BASIC_COLUMNS, COLUMNS, type CellColumn } from '@site-designer/camera-table';
import type { ImportColumn } from '@site-designer/camera-table/foreign';

/** Of a setting with two halves, one that shows both. */
const ALWAYS: readonly CellColumn[] = BASIC_COLUMNS.filter(
  ({ half, field }) => half !== 'continuous' && field !== 'licencesPerCamera' && field !== 'lensType',
);
const OPTIONAL = COLUMNS.slice(BASIC_COLUMNS.length);

/** Columns of the preview: those of every camera, and others that the list fills. */
export function tableColumns(columns: readonly ImportColumn[]): readonly CellColumn[] {
  const filled = new Set<string | null>(columns.flatMap(({ target, filled: cells }) => (cells > 0 ? [target] : [])));
  return [...ALWAYS, ...OPTIONAL.filter(({ key }) => filled.has(key))];
}
