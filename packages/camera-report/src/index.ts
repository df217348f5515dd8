export { asBuiltTables, statusText, tableCells, type AsBuiltAnswer } from './tables/as-built-tables.ts';
export {
  matchCameras,
  type MatchedBy,
  type MatchedCamera,
  type MatchedReport,
  type MatchOptions,
} from './tables/match-cameras.ts';
export { MOST_REPORT_MB, readCameraReport, type ReportFile } from './read/read-report.ts';
export type {
  CameraReport,
  ReadReport,
  ReportCamera,
  ReportNote,
  ReportProblem,
  ReportQuestion,
} from './read/report.ts';
