import { wordFor } from '@site-designer/texts';
import type { DateOrder, DecimalMark } from '../../read/culture.ts';

const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { '.': 'point', ',': 'comma' };
const ORDER_NAMES: Readonly<Record<DateOrder, string>> = { 'day-month': 'the day', 'month-day': 'the month' };

/** Texts about reports that cannot be read, or not without an answer to a question. */
export const REPORT_TEXTS = {
  empty: 'The file is empty.',
  tooLarge: (megabytes: number, most: number) =>
    `The file has ${megabytes} MB. A camera report has at most ${most} MB: is it another file?`,
  workbook: 'A workbook, not a CSV file: save the sheet of the report as CSV.',
  notText: 'Not a text file.',
  noHeaders:
    'No line has the headers of a camera report: the name of the camera (Name, HardwareName or Id) and another of its columns, such as UsedSpaceInGB.',
  nothingTold:
    'None of the columns that tell how cameras record is there (UsedSpaceInGB, ActualRetentionDays, PercentRecordedOneWeek): make the report with -IncludeRetentionInfo -IncludeRecordingStats.',
  repeatedHeader: 'An earlier column has the same header: which of the two is meant?',
  noCameras: 'There is no camera below the headers.',
  openQuotes: 'A quotation mark is not closed, or stands in the middle of a cell.',
  tooManyCells: (cells: number, headers: number) =>
    `The line has ${cells} cells, the headers are ${headers}: a cell with a separator in it needs quotation marks.`,
  tooFewCells: (cells: number, headers: number) =>
    `The line ends after ${cells} of ${headers} cells: the file may have been cut off.`,
  nameless: 'The camera has neither a name nor an id.',
  sameId: (line: number) => `The camera with this id stands in line ${line} already.`,
  notTruth: 'Not True or False.',
  notNumber: 'Not a number without sign and unit, such as 12.5 or 12,5.',
  otherMark: (mark: DecimalMark) =>
    `Not a number with a decimal ${MARK_NAMES[mark]}, as the others of the report are written.`,
  outOf: (least: number, most: number) => `Not between ${least} and ${most}.`,
  notDate: 'Not a date.',
  otherOrder: (order: DateOrder) =>
    `Not a date that begins with ${ORDER_NAMES[order]}, as the others of the report do.`,
  endsBeforeBegin: 'The newest recording is older than the oldest.',
  culture: (name: string) => `"${name}" is no culture with a decimal point or comma, such as en-US or de-DE.`,
  openNumbers:
    'The comma or point of the numbers can stand before decimals or between thousands: name the culture of the machine.',
  openDates: 'Days and months of the dates can be the other way round: name the culture of the machine.',
} as const;

/** Texts about reports that were read. */
export const NOTE_TEXTS = {
  encoding: (name: string) =>
    `The file is no Unicode and was read as ${name}: look at names with letters beyond A to Z.`,
  signIn: (headers: readonly string[]) => `Dropped without being read: ${headers.join(', ')}.`,
  noLockColumn:
    'The report does not tell evidence locks (HasEvidenceLock: since version 25.2.61, with -IncludeRetentionInfo). A lock makes the days of a camera too long and its rate too low.',
  daysFromDatabase: (cameras: number) =>
    `Without ActualRetentionDays, the days of ${cameras} ${wordFor(cameras, 'camera are', 'cameras are')} those between MediaDatabaseBegin and MediaDatabaseEnd.`,
  noDays: 'The report does not tell for how many days recordings are there: make it with -IncludeRetentionInfo.',
  noSpace: 'The report does not tell the space of the recordings: make it with -IncludeRecordingStats.',
  noRecordedShare:
    'The report does not tell which share of the time was recorded (PercentRecordedOneWeek): make it with -IncludeRecordingStats.',
} as const;

/** The tables of a check, as files and on paper. */
export const TABLE_TEXTS = {
  groups: 'Groups',
  cameras: 'Cameras',
  notes: 'Notes',
  group: 'Group',
  camera: 'Camera',
  state: 'State',
  endedBy: 'Ended by',
  all: 'All',
  designed: 'Cameras designed',
  reported: 'Cameras reported',
  checked: 'Cameras checked',
  fewestDays: 'Fewest days',
  compared: {
    plannedRate: 'Planned long-run rate (kbit/s)',
    actualRate: 'Actual long-run rate (kbit/s)',
    plannedShare: 'Planned recorded share (%)',
    actualShare: 'Actual recorded share (%)',
    plannedDays: 'Planned days',
    daysHeld: 'Days held',
  },
  gap: {
    days: 'Days more or less',
    rate: 'of that from the rate',
    recordedShare: 'from the recorded share',
    retentionSetting: 'from the retention setting',
    capacity: 'from the space',
  },
  storage: {
    planned: 'Planned space (TB)',
    used: 'Space used (TB)',
    needed: 'Space needed (TB)',
    missing: 'Space missing (TB)',
    rate: 'of that for the rate (TB)',
    recordedShare: 'for the recorded share (TB)',
    capacity: 'not there as planned (TB)',
  },
  status: {
    checked: 'Checked',
    disabled: 'Switched off',
    locked: 'Evidence lock',
    groomed: 'Reduced frame rate',
    'no-figures': 'Not told',
    'nothing-recorded': 'No recordings',
  },
  heldBy: { 'set-days': 'Age', space: 'Space', 'site-age': 'New site' },
  about: 'About',
  note: 'Note',
  toChange: 'What to change',
  report: 'Report',
  leftOut: 'Left out by hand.',
  fitsNone: 'Fits no group of the design.',
  fitsSeveral: (groups: string) => `Fits several groups equally well: ${groups}.`,
} as const;
