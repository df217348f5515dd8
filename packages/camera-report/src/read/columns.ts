/** Columns of a camera report that are read, by the names that `Get-VmsCameraReport` gives them. */
const READ_COLUMNS = [
  'Name',
  'Channel',
  'Enabled',
  'Id',
  'HardwareName',
  'Model',
  'RecorderName',
  'CurrentRecordedBitrate',
  'RecordingEnabled',
  'RecordingStorageName',
  'ExpectedRetentionDays',
  'PercentRecordedOneWeek',
  'MediaDatabaseBegin',
  'MediaDatabaseEnd',
  'UsedSpaceInGB',
  'HasEvidenceLock',
  'ActualRetentionDays',
  // Not a column of the original report: users who match cameras by device groups add it.
  'DeviceGroups',
] as const;

export type ReportColumn = (typeof READ_COLUMNS)[number];

/** Columns whose content is never kept. */
const SIGN_IN_COLUMNS: ReadonlySet<string> = new Set(['username', 'user', 'password']);

const BY_NAME: ReadonlyMap<string, ReportColumn> = new Map(READ_COLUMNS.map((name) => [name.toLowerCase(), name]));

/** The column that a header names; undefined for any other. Case and spaces are ignored. */
export function columnNamed(header: string): ReportColumn | undefined {
  return BY_NAME.get(nameOf(header));
}

/** Whether a header names a column with credentials. */
export function isSignInColumn(header: string): boolean {
  return SIGN_IN_COLUMNS.has(nameOf(header));
}

function nameOf(header: string): string {
  return header.replaceAll(/[\s_]+/g, '').toLowerCase();
}

/** Columns by which a camera is known; a line of headers has one of them. */
export const NAMING_COLUMNS: readonly ReportColumn[] = ['Name', 'HardwareName', 'Id'];

/** Columns of which at least one is needed for anything to be checked. */
export const TELLING_COLUMNS: readonly ReportColumn[] = [
  'UsedSpaceInGB',
  'ActualRetentionDays',
  'MediaDatabaseBegin',
  'PercentRecordedOneWeek',
];
