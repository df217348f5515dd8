import type { ImportCounts, LineKind, Target } from '@site-designer/camera-table/foreign';
import { LOCALE } from '../../../lib/format/locale.ts';
import { counted } from '../../../lib/format/plural.ts';

function number(value: number): string {
  return value.toLocaleString(LOCALE);
}

/** Kinds of lines, as the preview names one of them. */
const KINDS: Readonly<Record<LineKind, string>> = {
  title: 'Title',
  header: 'Header',
  camera: 'Camera',
  section: 'Section',
  total: 'Total',
  goods: 'Goods',
  filtered: 'Filtered',
  note: 'Note',
  blank: 'Blank',
  left: 'Left out',
  undecided: 'Decide',
};

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** What a column is that goes into no column of the camera table. */
const TARGETS: Readonly<Partial<Record<Target, string>>> = {
  place: 'Place',
  type: 'Type of device',
  number: 'Number',
  description: 'Description',
  kind: 'Kind of camera',
  rowId: 'Row id',
  groupId: 'Group id',
};

export const IMPORT_TEXTS = {
  quoted: (text: string) => `“${text}”`,
  title: 'Import cameras',
  into: (file: string, lines: number, design: string) => `${file}, ${counted(lines, 'line')}, into ${design}`,
  backToDesign: 'Back to the design',
  tooLarge: 'This file is larger than 20 MB: it was not read.',
  unreadable: 'This file could not be read. Save it as CSV or XLSX, without a password, and try again.',
  notKept: 'This browser cannot keep the file: a reload of the page loses it.',
  remembered: (file: string, day: string) => `As for ${file} on ${day}`,
  startAfresh: 'Start afresh',
  steps: 'Steps of the import',
  kinds: KINDS,
  subtotal: 'Subtotal',
} as const;

export const IMPORT_SOURCE_TEXTS = {
  title: 'Source',
  none: 'no file yet',
  reading: 'reading',
  state: (header: string, encoding: string) => [header, encoding].filter((each) => each !== '').join('; '),
  headerAt: (first: number, last: number) => (first === last ? `Line ${first}` : `Lines ${first} and ${last}`),
  headerFrom: (first: number, last: number) => (first === last ? `line ${first}` : `lines ${first} to ${last}`),
  noHeader: 'no header',
  file: 'File',
  header: 'Header',
  chooseLines: 'Choose lines',
  firstLine: 'First line',
  lastLine: 'Last line',
  hasHeader: 'The list has a header',
  text: 'Text',
  change: 'Change',
  encoding: 'Encoding',
  separator: 'Between cells',
  separators: SEPARATORS,
  textOf: (encoding: string, separator: string) => `${encoding}, ${SEPARATORS[separator] ?? `“${separator}”`}`,
  check: (samples: readonly string[]) =>
    `The file does not name its encoding. Do these look right? ${samples.join('; ')}`,
  sheet: 'Sheet',
  sheetOf: (name: string, lines: number) => `${name} (${counted(lines, 'line')})`,
  choose: 'Choose a file',
  another: 'Another file',
  input: 'File to import',
  drop: 'or drop a camera list here: CSV or XLSX, up to 20 MB. The file stays in this browser.',
  paste: 'Paste here',
  noClipboard: 'The browser does not allow this. Press Ctrl+V on this page.',
  emptyClipboard: 'There is no table in the clipboard.',
  nothing:
    'Any list will do: from a spreadsheet, a quotation or another program, with titles, totals and other goods in it.',
} as const;

export const IMPORT_COLUMN_TEXTS = {
  title: 'Columns',
  state: (read: number, of: number) => `${number(read)} of ${number(of)} read`,
  notRead: (header: string) => `${header} is not read.`,
  noPart: (header: string) => `${header} is not part of the name.`,
  makePart: 'Make it part of the name',
  takeOut: 'Take it out of the name',
  partOfName: (header: string) => `${header} is part of the name.`,
  moreUnread: (columns: number) => `${counted(columns, 'more column')} not read.`,
  defaults: (groups: number) => `Not in the list, for ${groups === 1 ? 'the group' : `all ${number(groups)} groups`}:`,
  someDefaults: 'Not in the list, for some groups:',
  default: (title: string, groups: number) => `${title}, ${counted(groups, 'group')}`,
  calculated: 'calculated for each group',
  ofTime: '% of the time',
  readAs: (header: string) => `${header} is read as`,
  column: (column: number) => `Column ${column + 1}`,
  unread: 'Not read',
  targets: TARGETS,
  read: (read: number, of: number) => `${number(read)} of ${number(of)} read`,
  refused: (cells: number) => `${number(cells)} refused`,
  ignored: 'no',
} as const;

export const IMPORT_ROW_TEXTS = {
  title: 'Rows',
  taken: (taken: number, left: number) => `${number(taken)} taken, ${number(left)} left out`,
  open: (undecided: number, texts: number) =>
    [
      ...(undecided > 0 ? [`${number(undecided)} to decide`] : []),
      ...(texts > 0 ? [`${counted(texts, 'text')} refused`] : []),
    ].join(', '),
  onlyOf: (header: string) => `Only these lines of “${header}”`,
  filterOn: 'Filter by a column',
  noColumn: 'No filter',
  proposed: (header: string) => `Only these lines of “${header}”?`,
  confirm: (lines: number) => `Leave the other ${counted(lines, 'line')} out`,
  takeAll: 'Take all values',
  value: (value: string, count: number) => `${value === '' ? 'blank' : value} (${number(count)})`,
  undecided: (lines: number) => `${counted(lines, 'line')} that no rule tells:`,
  takeThem: (lines: number) => (lines === 1 ? 'Take it' : lines === 2 ? 'Take both' : 'Take all'),
  leaveThem: (lines: number) => (lines === 1 ? 'Leave it out' : lines === 2 ? 'Leave both out' : 'Leave all out'),
  line: (line: number) => `Line ${number(line)}`,
  moreLines: (lines: number) => `and ${number(lines)} more`,
  refusedTexts: 'Texts that are not taken',
  refused: (title: string, text: string, { lines, cameras }: { lines: number; cameras: number }) =>
    `${title} “${text}”, ${counted(lines, 'line')}, ${counted(cameras, 'camera')}`,
  stands: (text: string, unit: string) => (text === '' ? '' : `${text}${unit === '' ? '' : ` ${unit}`}, the default`),
  count: number,
  showLines: (lines: number) => (lines === 1 ? 'Show line' : 'Show lines'),
  untilThen: 'Until then the default stands.',
  moreRefused: (texts: number) => `${counted(texts, 'more text')} refused in the preview.`,
  groups: {
    camera: 'Cameras',
    section: 'Sections',
    total: 'Subtotals and totals',
    goods: 'Goods',
    filtered: 'Filtered',
    note: 'Notes',
    left: 'Left out by hand',
    undecided: 'To decide',
    titles: 'Titles, blank, header',
  },
  isTaken: 'taken',
  isLeft: 'left out',
  isOpen: 'open',
  byHand: 'A line can be taken or left out by hand: press its kind.',
} as const;

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${counted(groups, 'group')}, ${counted(cameras, 'camera')}`;
}

export const IMPORT_RESULT_TEXTS = {
  title: 'Result',
  waits: 'waits for all lines',
  nothing: 'nothing yet',
  added: ({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>) =>
    `${number(groups)} new ${groups === 1 ? 'group' : 'groups'}, ${counted(cameras, 'camera')}`,
  updated: ({ changed, added, missing }: Pick<ImportCounts, 'changed' | 'added' | 'missing'>) =>
    `${number(changed)} changed, ${number(added)} new, ${number(missing)} not in the list`,
  replaced: groupsAndCameras,
  against: 'What becomes of the design',
  ways: { add: 'Add to the design', update: 'Update groups by name', replace: 'Replace all groups' },
  combine: 'Combine equal lines',
  combining: { no: 'No', section: 'Within a section', all: 'In all lines' },
  missing: 'Not in the list',
  missingWays: { keep: 'Keep', remove: 'Remove' },
  check: (line: number, says: number, taken: number) =>
    `Line ${number(line)} says ${counted(says, 'camera')}: ${number(taken)} taken`,
  difference: (missing: number) => `, ${number(Math.abs(missing))} ${missing > 0 ? 'missing' : 'too many'}`,
  combined: (groups: number) => `With equal lines combined it would be ${counted(groups, 'group')}.`,
  moreChecks: (checks: number) => `${counted(checks, 'more check')}`,
} as const;
