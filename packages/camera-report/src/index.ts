export {
  asBuiltTables,
  STATUS_TEXTS,
  tableCells,
  type AsBuiltAnswer,
  type AsBuiltColumn,
  type AsBuiltTable,
} from './as-built-tables.ts';
export { cultureOf, type Culture, type DateOrder, type DecimalMark } from './culture.ts';
export {
  matchCameras,
  type MatchedBy,
  type MatchedCamera,
  type MatchedGroup,
  type MatchedReport,
  type MatchOptions,
} from './match-cameras.ts';
export { MOST_PROBLEMS, MOST_REPORT_MB, readCameraReport, type ReportFile } from './read-report.ts';
export type * from './report.ts';
