import type { ImportCounts } from '@site-designer/camera-table/foreign';
import { LOCALE } from '../../../lib/format/locale.ts';
import { counted } from '../../../lib/format/plural.ts';

function number(value: number): string {
  return value.toLocaleString(LOCALE);
}

function groupsAndCameras({ groups, cameras }: Pick<ImportCounts, 'groups' | 'cameras'>): string {
  return `${counted(groups, 'group')}, ${counted(cameras, 'camera')}`;
}

export const IMPORT_PREVIEW_TEXTS = {
  title: 'Preview',
  tabs: { list: 'List', table: 'Table', differences: 'Differences' },
  views: 'View',
  number,
  headers: 'title or header',
  taken: 'taken',
  leftOut: 'left out',
  undecided: 'to decide',
  lines: 'lines',
  sum: ({ headers, taken, leftOut, undecided, lines }: ImportCounts) =>
    `${number(headers)} title or header, ${number(taken)} taken, ${number(leftOut)} left out, ${number(undecided)} to decide, of ${counted(lines, 'line')}`,
  listOf: 'Lines of the list',
  kindAndWhy: 'Kind, and why',
  lineNumber: 'Line',
  kindOf: (line: number, kind: string, why: string) => `Line ${line}: ${kind}${why === '' ? '' : `, ${why}`}`,
  take: 'Take',
  leave: 'Leave out',
  takeLine: (line: number) => `Take line ${line}`,
  leaveLine: (line: number) => `Leave out line ${line}`,
  takeAlike: (lines: number) => `Take all ${number(lines)} like it`,
  leaveAlike: (lines: number) => `Leave out all ${number(lines)} like it`,
  isHeader: 'This is the header',
  becomes: (group: number | undefined, name: string) =>
    `Becomes ${[...(group === undefined ? [] : [`group ${number(group)}`]), ...(name === '' ? [] : [name])].join(', ') || 'a group'}.`,
  cameras: (cameras: number) => counted(cameras, 'camera'),
  fps: 'fps',
  stands: (text: string) => `${text} stands instead`,
  only: (title: string, lines: number) => `Only ${title}: ${counted(lines, 'line')}`,
  all: 'Show all lines',
  rowsOf: (from: number, to: number, total: number) =>
    `${number(from)} to ${number(to)} of ${number(total)}; the table shows 200 at a time.`,
  firstRows: 'First',
  previousRows: 'Previous 200',
  nextRows: 'Next 200',
  lastRows: 'Last',
  saysTaken: (taken: number) => `${number(taken)} taken`,
  empty: 'Nothing to show yet. Choose a file, drop one here, or paste a table.',
  noGroups: 'No line is taken yet.',
  tableOf: 'The cameras as they will be',
  group: 'Group',
  unnamed: 'Without a name',
  sample: '24',
  further: (stream: number) => `Stream ${stream}`,
  totals: { cameras: 'Cameras', peak: 'Peak', average: 'Average', storage: 'Storage' },
  legend: {
    list: 'from the list',
    derived: 'derived or rounded: the origin is named',
    default: 'default, not in the list',
    refused: 'refused: the default stands',
  },
  fromLines: (name: string, lines: readonly number[]) =>
    `${name === '' ? 'Group' : name}, from ${lines.length === 1 ? `line ${lines[0]}` : `${counted(lines.length, 'line')}`}`,
  origins: {
    list: (text: string) => `the list says “${text}”`,
    derived: (text: string) => `derived: the list says “${text}”`,
    rounded: (text: string) => `rounded: the list says “${text}”`,
    default: 'default',
    refused: (text: string) => `“${text}” is refused, the default stands`,
    described: 'derived from the description',
  },
  reading: (done: number, of: number) => `Reading lines: ${number(done)} of ${number(of)}`,
  opening: 'Reading the file',
  usable: 'The page stays usable.',
  cancelReading: 'Cancel reading',
  stopped: 'Reading was cancelled. The file and the choices are kept.',
  again: 'Read again',
} as const;

export const IMPORT_DIFFERENCE_TEXTS = {
  table: 'What the update changes',
  take: (name: string) => `Take ${name === '' ? 'this group' : name}`,
  remove: (name: string) => `Remove ${name === '' ? 'this group' : name}`,
  group: 'Group',
  field: 'Field',
  taken: 'Taken',
  before: 'In the design',
  after: 'In the list',
  line: 'Line',
  changed: (groups: number, fields: number) => `Changed: ${counted(groups, 'group')}, ${counted(fields, 'field')}`,
  added: (groups: number, cameras: number) => `New: ${groupsAndCameras({ groups, cameras })}`,
  missing: (groups: number, cameras: number) => `Not in the list: ${groupsAndCameras({ groups, cameras })}`,
  same: (groups: number, cameras: number) => `The same: ${groupsAndCameras({ groups, cameras })}`,
  inShort: (cameras: number, parts: readonly string[], days: number) =>
    [counted(cameras, 'camera'), ...parts, `${counted(days, 'day')}`].join(', '),
  fps: (fps: string) => `${fps} fps`,
  nothingDiffers: (cameras: number) => `${counted(cameras, 'camera')}, nothing differs`,
  stays: 'Stays in the design',
  stayHint: '; tick to remove it',
  goes: 'Is removed',
  more: (difference: number) => (difference > 0 ? `+${number(difference)}` : `−${number(-difference)}`),
  afterwards: 'After the import:',
  size: groupsAndCameras,
  now: (text: string) => `(${text} now)`,
  matched: 'Groups are matched by name, in the columns of the list only.',
} as const;

/** Groups that a later list changes, adds and removes. */
export interface Differences extends Pick<ImportCounts, 'changed' | 'added'> {
  readonly removed: number;
}

function partsOf({ changed, added, removed }: Differences): readonly string[] {
  return [
    ...(changed > 0 ? [counted(changed, 'change')] : []),
    ...(added > 0 ? [`${number(added)} new ${added === 1 ? 'group' : 'groups'}`] : []),
    ...(removed > 0 ? [counted(removed, 'removal')] : []),
  ];
}

export const IMPORT_FOOT_TEXTS = {
  import: ({ cameras, groups }: Pick<ImportCounts, 'groups' | 'cameras'>) =>
    `Import ${counted(cameras, 'camera')} in ${counted(groups, 'group')}`,
  update: (differences: Differences) => {
    const parts = partsOf(differences);
    return parts.length === 0 ? 'Nothing to import' : `Import ${parts.join(' and ')}`;
  },
  bare: 'Import',
  undoable: 'Can be undone as one step.',
  undecided: (lines: number) => `${counted(lines, 'line')} ${lines === 1 ? 'needs' : 'need'} a decision.`,
  leaveThem: 'Leave them out',
  reading: 'Import is possible when all lines are read.',
  noFile: 'There is no list yet.',
  noCamera: 'No line is a camera.',
  nothingNew: 'The list changes nothing.',
  refused: (reason: string) => `The design does not take this: ${reason}`,
  failed: 'The import did not work. Nothing was changed; try again.',
  imported: (cameras: number) => `${counted(cameras, 'camera')} imported.`,
  updated: (differences: Differences) => `${partsOf(differences).join(' and ')} imported.`,
} as const;
