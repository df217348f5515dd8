import { readCameraReport, type CameraReport, type ReportFile, type ReportProblem } from '../src/index.ts';

/** Columns of `Get-VmsCameraReport`, in the order in which it writes them; the last four before motion with -IncludeRetentionInfo. */
export const VENDOR_COLUMNS = [
  'Name, Channel, Enabled, ShortName, Shortcut, State, LastModified, Id, IsStarted, IsMotionDetected, IsRecording, IsInOverflow, IsInDbRepair, ErrorWritingGOP, ErrorNotLicensed, ErrorNoConnection, StatusTime, GpsCoordinates',
  'HardwareName, HardwareId, Model, Address, Username, Password, HTTPSEnabled, MAC, Firmware, DriverFamily, Driver, DriverNumber, DriverVersion, DriverRevision, RecorderName, RecorderUri, RecorderId',
  'LiveStream, LiveStreamDescription, LiveStreamMode, ConfiguredLiveResolution, ConfiguredLiveCodec, ConfiguredLiveFPS, CurrentLiveResolution, CurrentLiveCodec, CurrentLiveFPS, CurrentLiveBitrate',
  'RecordedStream, RecordedStreamDescription, RecordedStreamMode, ConfiguredRecordedResolution, ConfiguredRecordedCodec, ConfiguredRecordedFPS, CurrentRecordedResolution, CurrentRecordedCodec, CurrentRecordedFPS, CurrentRecordedBitrate',
  'RecordingEnabled, RecordKeyframesOnly, RecordOnRelatedDevices, PrebufferEnabled, PrebufferSeconds, PrebufferInMemory, RecordingStorageName, RecordingPath, ExpectedRetentionDays, PercentRecordedOneWeek, MediaDatabaseBegin, MediaDatabaseEnd, UsedSpaceInGB',
  'HasEvidenceLock, OldestVideoInRetentionWindow, ActualRetentionDays, MeetsRetentionPolicy',
  'MotionEnabled, MotionKeyframesOnly, MotionProcessTime, MotionManualSensitivityEnabled, MotionManualSensitivity, MotionThreshold, MotionMetadataEnabled, MotionExcludeRegions, MotionHardwareAccelerationMode, PrivacyMaskEnabled, Snapshot',
].flatMap((line) => line.split(', '));

const RETENTION_COLUMNS = [
  'HasEvidenceLock',
  'OldestVideoInRetentionWindow',
  'ActualRetentionDays',
  'MeetsRetentionPolicy',
];
export const WITHOUT_RETENTION = VENDOR_COLUMNS.filter((column) => !RETENTION_COLUMNS.includes(column));

/** How a machine writes: marks of its numbers, its dates, and the separator of its lists. */
export interface Machine {
  readonly decimal: string;
  readonly group: string;
  readonly date: (year: string, month: string, day: string) => string;
  readonly time: (hour: number, minute: string) => string;
}

const clock24 = (hour: number, minute: string): string => `${String(hour).padStart(2, '0')}:${minute}:00`;
const clock12 = (hour: number, minute: string): string =>
  `${((hour + 11) % 12) + 1}:${minute}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** Windows machines of eight cultures. */
export const MACHINES: Readonly<Record<string, Machine>> = {
  'en-US': { decimal: '.', group: ',', date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`, time: clock12 },
  'en-GB': { decimal: '.', group: ',', date: (y, m, d) => `${d}/${m}/${y}`, time: clock24 },
  'de-DE': { decimal: ',', group: '.', date: (y, m, d) => `${d}.${m}.${y}`, time: clock24 },
  'de-CH': { decimal: '.', group: '’', date: (y, m, d) => `${d}.${m}.${y}`, time: clock24 },
  'fr-FR': { decimal: ',', group: '\u202F', date: (y, m, d) => `${d}/${m}/${y}`, time: clock24 },
  'da-DK': {
    decimal: ',',
    group: '.',
    date: (y, m, d) => `${d}-${m}-${y}`,
    time: (h, m) => clock24(h, m).replaceAll(':', '.'),
  },
  'sv-SE': { decimal: ',', group: '\u00A0', date: (y, m, d) => `${y}-${m}-${d}`, time: clock24 },
  'hu-HU': { decimal: ',', group: '\u00A0', date: (y, m, d) => `${y}. ${m}. ${d}.`, time: clock24 },
};

/** A number with decimals and marks of thousands, as the machine writes it. */
export function amount({ decimal, group }: Machine, value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** What a test says of a camera; the rest of its line is the same for all. */
export interface Line {
  readonly name?: string;
  readonly usedGib?: number;
  readonly days?: number;
  readonly percent?: number;
  readonly cells?: Readonly<Record<string, string>>;
}

/** Cells of a camera by their headers. */
export function cellsOf(line: Line, machine: Machine, index: number): Readonly<Record<string, string>> {
  const { name = `Lobby ${index + 1}`, usedGib = 1234.56, days = 29.5, percent = 61.4, cells = {} } = line;
  const date = (day: string, hour: number) => `${machine.date('2026', '05', day)} ${machine.time(hour, '30')}`;
  return {
    Name: name,
    Channel: '0',
    Enabled: 'True',
    Id: `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
    HardwareName: `AXIS Q1615 (10.0.0.${index + 1})`,
    Model: 'AXIS Q1615',
    Username: 'root',
    Password: 'S3cret!pass',
    RecorderName: 'REC1',
    CurrentLiveBitrate: amount(machine, 4.2, 1),
    CurrentRecordedBitrate: amount(machine, 4.2, 1),
    CurrentRecordedResolution: '1920x1080',
    RecordingEnabled: 'True',
    RecordingStorageName: 'Local default',
    ExpectedRetentionDays: '30',
    PercentRecordedOneWeek: amount(machine, percent, 1),
    MediaDatabaseBegin: date('02', 6),
    MediaDatabaseEnd: date('31', 18),
    UsedSpaceInGB: amount(machine, usedGib, 2),
    HasEvidenceLock: 'False',
    OldestVideoInRetentionWindow: date('02', 6),
    ActualRetentionDays: amount(machine, days, 2),
    MeetsRetentionPolicy: 'False',
    MotionManualSensitivity: '80',
    Snapshot: 'NotIncluded',
    ...cells,
  };
}

export interface Written {
  readonly machine?: Machine;
  readonly columns?: readonly string[];
  readonly separator?: string;
  readonly before?: string;
  /** Whether every cell stands in quotation marks, as PowerShell before 7 and 7 itself write it. */
  readonly isQuoted?: boolean;
}

/** The text of a report. */
export function csv(
  lines: readonly Line[],
  {
    machine = MACHINES['en-US']!,
    columns = VENDOR_COLUMNS,
    separator = ',',
    before = '',
    isQuoted = true,
  }: Written = {},
): string {
  const cell = (text: string): string =>
    isQuoted || /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = lines
    .map((line, index) => cellsOf(line, machine, index))
    .map((cells) => columns.map((column) => cells[column] ?? ''));
  return before + [columns, ...rows].map((row) => row.map(cell).join(separator)).join('\r\n') + '\r\n';
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** What a text is read as, or a failure that tells why it is not. */
export function reportIn(text: string, file?: ReportFile): CameraReport {
  const read = readCameraReport(bytesOf(text), file);
  if (read.kind !== 'read') throw new Error(JSON.stringify(read));
  return read.report;
}

/** What is wrong with a text. */
export function problemsIn(text: string, file?: ReportFile): readonly ReportProblem[] {
  const read = readCameraReport(bytesOf(text), file);
  if (read.kind !== 'refused') throw new Error(JSON.stringify(read));
  return read.problems;
}
