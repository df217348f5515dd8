import { BASIC_COLUMNS, type CellColumn } from '@site-designer/camera-table';

/** Columns of the preview: of a setting with two halves, one that shows both. */
export const TABLE_COLUMNS: readonly CellColumn[] = BASIC_COLUMNS.filter(
  ({ half, field }) => half !== 'continuous' && field !== 'licencesPerCamera' && field !== 'lensType',
);
