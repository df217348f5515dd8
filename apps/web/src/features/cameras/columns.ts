/** The columns of the camera table, in their order. */
export const COLUMNS = [
  { id: 'stream', title: 'Stream', isNumber: false },
  { id: 'quantity', title: 'Quantity', isNumber: true },
  { id: 'recording', title: 'Recording', isNumber: false },
  { id: 'hoursPerDay', title: 'Hours', isNumber: true },
  { id: 'retentionDays', title: 'Retention', isNumber: true },
  { id: 'codec', title: 'Codec', isNumber: false },
  { id: 'fps', title: 'FPS', isNumber: true },
  { id: 'motion', title: 'Motion', isNumber: true },
  { id: 'complexity', title: 'Complexity', isNumber: false },
  { id: 'resolution', title: 'Resolution', isNumber: false },
  { id: 'bitrateKbit', title: 'Bit rate', isNumber: true },
] as const;

export type ColumnId = (typeof COLUMNS)[number]['id'];

export function titleOf(column: ColumnId): string {
  return COLUMNS.find(({ id }) => id === column)?.title ?? column;
}

/** What a cell is called: its column, and the line that it stands in. */
export function cellLabel(column: ColumnId, line: number): string {
  return `${titleOf(column)}, row ${line}`;
}
