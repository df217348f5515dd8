import { quantityText } from '../../../lib/format/format-quantity.ts';
import { LOCALE } from '../../../lib/format/locale.ts';
import { counted, numbered } from '../../../lib/format/plural.ts';

/** Names of the published catalogue where a cell holds base and event; other names are shown in full. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Medium-low': 'Med-low',
  'Medium-high': 'Med-high',
  'Single lens': 'Single',
  'Multi-lens': 'Multi',
  '352x288 CIF': 'CIF',
  '640x480 VGA': 'VGA',
  '704x576 4CIF': '4CIF',
  '1280x720 720p': '720p',
  '1920x1080 1080p': '1080p',
  '2048x1536 3MP': '3MP',
  '2592x1520 4MP': '4MP',
  '2592x1944 5MP': '5MP',
  '3072x2048 6MP': '6MP',
  '3840x2160 4K': '4K',
  '4000x3000 12MP': '12MP',
  '6400x1200 8MP panoramic': '8MP pano',
  '7680x4320 8K': '8K',
};

/** Names that are wider than a cell which holds one value for both. */
const CELL_NAMES: Readonly<Record<string, string>> = { '6400x1200 8MP panoramic': '6400x1200 pano' };

/** Cells hold digits as they are typed; sentences and summaries separate thousands. */
function rateText(kbit: number): string {
  return quantityText(kbit, 'kbit/s');
}

export const CAMERA_TEXTS = {
  table: 'Camera groups',
  keys: 'Arrow keys move, Shift with them selects, Enter or F2 edits, Escape and then Tab leaves the table, ? shows all keys.',
  excess: (groups: number, limit: number) =>
    `${counted(groups, 'camera group')}; a design holds at most ${limit.toLocaleString(LOCALE)}`,
  notChanged: (reason: string) => `${reason}. Nothing was changed.`,
  noCameras: 'No cameras yet. A group holds cameras with the same settings: add the first one.',
  addGroup: 'Add Camera Group',
  anotherGroup: 'Add camera group (at top)',
  stream: 'Stream',
  groupHeading: 'Group',
  heading: (title: string, unit: string) => (unit === '' ? title : `${title} (${unit})`),
  shortNames: SHORT_NAMES,
  cellNames: CELL_NAMES,
  otherSize: 'Other size …',
  actions: 'Actions',
  group: (number: number) => `Group ${number}`,
  groupOf: (groupNumber: number, name: string) => `Camera group ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamOf: (streamNumber: number, groupNumber: number, name: string) =>
    `Stream ${streamNumber} of camera group ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamTitle: (isLens: boolean, number: number) => `${isLens ? 'Lens' : 'Stream'} ${number}`,
  cell: (title: string, line: number, more: readonly string[]) =>
    [`${title}, row ${line}`, ...more.filter((each) => each !== '')].join(', '),
  cellWith: (cell: string, value: string) => `${cell}: ${value}`,
  actionsOf: (groupNumber: number) => `Actions of group ${groupNumber}`,
  addStream: 'Add stream',
  duplicateGroup: 'Duplicate camera group',
  saveAsTemplate: 'Save as template',
  deleteGroup: 'Delete camera group',
  deleteStream: (streamNumber: number) => `Delete stream ${streamNumber}`,
  lastRow: (keys: string) => `This is the last row. ${keys} adds a camera group.`,
  notTaken: (reason: string) => `Not changed. ${reason}`,
  baseStarted: (fps: number) => `${fps} FPS is the recommended base.`,
  rateDropped: (typed: number, calculated: number, wasMeasured: boolean) =>
    `The ${wasMeasured ? 'measured' : 'typed'} ${rateText(typed)} was replaced by the calculated ${rateText(calculated)}. Undo restores it.`,
  measurementDropped: (measured: number) =>
    `The measurement was of ${rateText(measured)} and is gone with that rate. Undo brings both back.`,
  moreNotes: (cells: number) => `This also applies to ${counted(cells, 'more cell')}.`,
  addName: 'Add name',
  /** The value of a cell whose number was taken out, for screen readers. */
  empty: 'empty',
  none: '–',
  isTyped: 'Typed, not calculated',
  reset: 'Reset to the calculated bit rate',
  resetWithKey: 'Reset to the calculated bit rate (Delete)',
  withExample: (name: string, example: string) => `${name}: ${example}`,
  columnWidth: (title: string) => `Width of ${title}`,
  fillHandle: 'Drag to fill the rows above or below',
  clipboardRefused: 'The browser does not allow this. Use Ctrl+C, Ctrl+X or Ctrl+V.',
  servers: {
    title: 'Servers',
    show: 'Show the servers of each group',
    one: (first: number, last: number) => (first === last ? String(first) : `${first} to ${last}`),
    list: (runs: readonly string[]) => runs.join(', '),
    cell: (groupNumber: number, servers: string, dealt: string) =>
      `Servers, group ${groupNumber}: ${servers === '' ? 'no answer' : `${servers} (${dealt})`}`,
    dealt: (first: number, last: number, cameras: number) =>
      `${counted(cameras, 'camera')} on ${first === last ? `server ${first}` : `each of servers ${numbered(first, last)}`}`,
  },
  /** Optional columns: their heading, and how they are switched on. */
  sets: {
    extras: { title: 'Besides video, each camera', show: 'Show audio, metadata and event buffers' },
    network: { title: 'Network, each camera', show: 'Show PoE, cable, closet and live stream' },
    coverage: { title: 'Coverage, each camera', show: 'Show lens, mounting and purpose' },
  },
  cardFigures: (cameras: number, rateKbit: number) => `${counted(cameras, 'camera')} · ${rateText(rateKbit)}`,
  keysTitle: 'Camera table',
  keyTexts: {
    edit: 'Edit the cell',
    measure: 'Say how a bit rate was measured',
    fillDown: 'Fill the first row of the block down',
    fill: 'Fill the block with what is typed',
    clear: 'Put the default or calculated value back',
    deleteRows: 'Delete the rows of the block',
    everything: 'Select all',
    column: 'Select the column',
    row: 'Select the row',
    find: 'Find in the table',
    wider: 'Make the column wider',
    narrower: 'Make the column narrower',
    firstWidth: 'Give the column its first width back',
    menu: 'Open the menu of the block',
    undo: 'Undo',
    redo: 'Redo',
    copy: 'Copy',
    paste: 'Paste',
    leave: 'Cancel; then Tab leaves the table',
  },
  menu: {
    label: 'Block',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    fillDown: 'Fill down',
    clear: 'Clear',
    deleteRows: 'Delete rows',
    measure: 'Measured bit rate…',
    comment: 'Comment on the group',
    sortUp: (title: string) => `Show sorted by ${title}, ascending`,
    sortDown: (title: string) => `Show sorted by ${title}, descending`,
  },
  view: {
    find: 'Find in the table',
    found: (at: number, of: number) => (of === 0 ? 'Not found' : at === 0 ? `${of} found` : `${at} of ${of}`),
    previous: 'Previous',
    next: 'Next',
    filter: 'Show only these groups',
    close: 'Close the search',
    shown: (shown: number, all: number) => `Shows ${shown} of ${counted(all, 'camera group')}`,
    filtered: (text: string) => `with “${text}”`,
    sorted: (title: string, direction: 1 | -1) => `sorted by ${title}, ${direction === 1 ? 'ascending' : 'descending'}`,
    all: 'Show all as stored',
  },
} as const;

export const TOTALS_TEXTS = {
  label: 'Totals',
  cameras: 'Cameras',
  streams: 'Streams',
  peak: 'Peak',
  average: 'Average',
  storage: 'Storage',
  exact: 'exact',
  shown: (cameras: number) => `${cameras.toLocaleString(LOCALE)} shown`,
  range: (low: string, high: string) => `${low} to ${high}`,
} as const;

/** Labels of the undo steps of the table. */
export const STEP_TEXTS = {
  edit: 'edit',
  measurement: 'measured bit rate',
  editOf: (columns: string) => `edit of ${columns}`,
  paste: 'paste',
  cut: 'cut',
  clear: 'clear',
  fill: 'fill',
  fillDown: 'fill down',
  import: 'import',
  template: 'template',
  bulkApply: 'bulk apply',
  addGroup: 'new camera group',
  addStream: 'new stream',
  duplicate: 'duplicate',
  delete: 'delete',
  restored: 'restored changes',
  settings: 'server settings',
  defaults: 'default server settings',
  rename: 'rename',
  alternative: (title: string) => `alternative "${title}"`,
} as const;

export const HISTORY_TEXTS = {
  undo: 'Undo',
  redo: 'Redo',
  undoStep: (step: string) => `Undo: ${step} (Ctrl+Z)`,
  redoStep: (step: string) => `Redo: ${step} (Ctrl+Y)`,
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
} as const;

export const BULK_TEXTS = {
  title: 'Bulk Apply Setting',
  applyTo: 'Apply to',
  targets: { selected: 'Selected', shown: 'Shown', all: 'All' },
  counts: (groups: number, cameras: number) => `${counted(groups, 'group')}, ${counted(cameras, 'camera')}`,
  asItIs: (value: string) => `(as it is) ${value}`,
  notUsed: 'not used',
  calculated: 'calculated',
  values: (values: number) => counted(values, 'value'),
  half: 'FPS to bit rate are for',
  halves: { both: 'Base and event', continuous: 'Base', motion: 'Event' },
  choose: 'Choose a value',
  size: 'Width x height',
  apply: 'Apply',
  changesNothing: 'No changes: every row already has this value.',
  changes: (changed: number, rows: number, groups: number) =>
    `Changes ${changed} of ${counted(rows, 'row')}, in ${counted(groups, 'camera group')}.`,
  drops: (rows: number) => `Typed bit rates of ${counted(rows, 'row')} are calculated again.`,
} as const;
