import {
  accessOf,
  BASIC_COLUMNS,
  type CellColumn,
  type ColumnKey,
  EXTRA_COLUMNS,
  grouped,
  HALF_WORDS,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { type Half } from '@site-designer/sizing-engine/design';
import type { CSSProperties } from 'react';

/** A rendered column of the table: a field with two halves is one column with a track for each. */
export interface DrawnColumn {
  readonly key: CellColumn['field'];
  readonly title: string;
  readonly shortTitle: string;
  readonly unit: string;
  readonly isNumber: boolean;
  /** Names of its halves, if it has two. */
  readonly halves: string | undefined;
  /** The tracks of a row that it spans. */
  readonly span: number;
  readonly style: CSSProperties;
  /** Index for screen readers. */
  readonly colIndex: number;
}

interface Width {
  readonly px: number;
  /** Width in a narrow window. */
  readonly leastPx: number;
  /** Share of the spare width. */
  readonly growth?: number;
}

const STREAM: Width = { px: 76, leastPx: 62 };
const ACTIONS: Width = { px: 34, leastPx: 32 };
const WIDTHS: Readonly<Partial<Record<CellColumn['field'], Width>>> = {
  quantity: { px: 62, leastPx: 61 },
  recording: { px: 80, leastPx: 66 },
  hoursPerDay: { px: 50, leastPx: 42 },
  retentionDays: { px: 72, leastPx: 63 },
  codec: { px: 98, leastPx: 88 },
  fps: { px: 40, leastPx: 35 },
  motion: { px: 41, leastPx: 35 },
  complexity: { px: 84, leastPx: 68, growth: 1.3 },
  resolution: { px: 70, leastPx: 68, growth: 1 },
  bitrateKbit: { px: 62, leastPx: 53 },
  audioKbps: { px: 64, leastPx: 58 },
  metadataKbps: { px: 78, leastPx: 74 },
  eventsPerHour: { px: 62, leastPx: 56 },
  preSeconds: { px: 62, leastPx: 56 },
  postSeconds: { px: 54, leastPx: 50 },
};

/** The first track of an element, and the one after its last, counted from 1. */
type Tracks = readonly [from: number, to: number];

/** Cells of the head of a group, with the tracks that they span. */
const GROUP_TRACKS: Readonly<Partial<Record<ColumnKey, Tracks>>> = {
  streamName: [2, 7],
  lensType: [7, 11],
  licencesPerCamera: [14, 15],
};
const SERVERS_TRACKS: Tracks = [11, 14];

/** The title of a stream comes before its cells. */
const FIRST_CELL = 2;

export const COL_COUNT = BASIC_COLUMNS.length + 2;

/** The optional column: the servers of a group, where its head has room. */
export const SERVERS_COLUMN = {
  colIndex: COL_COUNT + 1,
  headingStyle: trackStyle(SERVERS_TRACKS),
  style: { left: widthOfTracks([1, SERVERS_TRACKS[0]]), width: widthOfTracks(SERVERS_TRACKS) },
};

/** After the buttons and the servers, which do not move when it is shown. */
const FIRST_EXTRA = SERVERS_COLUMN.colIndex + 1;

/** Number of columns for screen readers. */
export function colCount({ hasServers, hasExtras }: Readonly<Record<'hasServers' | 'hasExtras', boolean>>): number {
  if (hasExtras) return SERVERS_COLUMN.colIndex + EXTRA_COLUMNS.length;
  return hasServers ? SERVERS_COLUMN.colIndex : COL_COUNT;
}

function colIndexOf(column: CellColumn): number {
  const extra = EXTRA_COLUMNS.indexOf(column);
  return extra < 0 ? FIRST_CELL + BASIC_COLUMNS.indexOf(column) : FIRST_EXTRA + extra;
}

export const GROUP_CELLS = BASIC_COLUMNS.filter(({ key }) => GROUP_TRACKS[key] !== undefined).map((column) => ({
  column,
  colIndex: colIndexOf(column),
  headingStyle: trackStyle(GROUP_TRACKS[column.key]!),
  style: cellStyle(GROUP_TRACKS[column.key]!, column.key === 'licencesPerCamera' ? SERVERS_TRACKS : undefined),
}));

const STREAM_COLUMNS = BASIC_COLUMNS.filter(({ key }) => GROUP_TRACKS[key] === undefined);

/** The buttons of a row are between the two. */
const BUTTONS_TRACK = FIRST_CELL + STREAM_COLUMNS.length;

/** Names of the widths of all tracks, in their order. */
export const WIDTH_NAMES = Array.from({ length: BUTTONS_TRACK + EXTRA_COLUMNS.length }, (_, at) => widthName(at + 1));

function tracksOf(column: CellColumn, span: number): Tracks {
  const extra = EXTRA_COLUMNS.indexOf(column);
  const from = extra < 0 ? FIRST_CELL + STREAM_COLUMNS.indexOf(column) : BUTTONS_TRACK + 1 + extra;
  return [from, from + span];
}

export const DRAWN_COLUMNS = drawnColumns(STREAM_COLUMNS);
export const DRAWN_EXTRAS = drawnColumns(EXTRA_COLUMNS);

function drawnColumns(columns: readonly CellColumn[]): readonly DrawnColumn[] {
  return [...grouped(columns, ({ field }) => field).values()].map((cells) => {
    const column = cells[0]!;
    return {
      key: column.field,
      title: column.title,
      shortTitle: column.shortTitle ?? column.title,
      unit: column.kind === 'number' ? column.unit : '',
      isNumber: column.kind === 'number',
      halves: cells.length > 1 ? `${HALF_WORDS.continuous} · ${HALF_WORDS.motion}` : undefined,
      span: cells.length,
      style: trackStyle(tracksOf(column, cells.length)),
      colIndex: colIndexOf(column),
    };
  });
}

/** The place of a heading: the head is a grid. */
function trackStyle([from, to]: Tracks): CSSProperties {
  return { '--track': `${from} / ${to}` } as CSSProperties;
}

/**
 * The width of a cell. A row is no grid: the browser would allocate all its tracks anew at each change of a text.
 *
 * @param gap - Tracks before it that another element is placed over, or none.
 */
function cellStyle(tracks: Tracks, gap?: Tracks): CSSProperties {
  return { width: widthOfTracks(tracks), ...(gap && { marginLeft: widthOfTracks(gap) }) };
}

function widthOfTracks([from, to]: Tracks): string {
  const widths = Array.from({ length: to - from }, (_, at) => `var(${widthName(from + at)})`);
  return `calc(${widths.join(' + ')})`;
}

function widthName(track: number): string {
  return `--w${track}`;
}

/**
 * The widths of the tracks by their names, as CSS that the browser resolves once. They follow the width of
 * the table without being measured, which would need a layout before the first paint.
 */
export function trackWidths(
  sizes: Readonly<Record<string, number>> = {},
  hasExtras = false,
): Readonly<Record<string, string>> {
  const widthsOf = (columns: readonly CellColumn[]) => columns.map(({ field, half }) => widthOf(field, half, sizes));
  const tracks = [STREAM, ...widthsOf(STREAM_COLUMNS), ACTIONS, ...(hasExtras ? widthsOf(EXTRA_COLUMNS) : [])];
  const wanted = sum(tracks.map(({ px }) => px));
  const most = sum(tracks.map(({ px, leastPx }) => px - leastPx));
  const shares = sum(tracks.map(({ growth = 0 }) => growth)) || 1;
  const missing = `clamp(0px, ${wanted}px - 100cqi, ${most}px)`;
  const left = `max(0px, 100cqi - ${wanted}px)`;
  const widths = tracks.map(({ px, leastPx, growth = 0 }) => {
    const grown = growth > 0 ? ` + ${left} * ${growth / shares}` : '';
    return `round(down, ${px}px - ${missing} * ${(px - leastPx) / most}${grown}, 1px)`;
  });
  return Object.fromEntries(widths.map((width, at) => [widthName(at + 1), width]));
}

/** The buttons of a row may be missing. */
function gapBefore(column: CellColumn): Tracks | undefined {
  return column === EXTRA_COLUMNS[0] ? [BUTTONS_TRACK, BUTTONS_TRACK + 1] : undefined;
}

/** A column that the user resized keeps its width, shared equally by its halves. */
function widthOf(field: CellColumn['field'], half: Half | undefined, sizes: Readonly<Record<string, number>>): Width {
  const size = sizes[field];
  if (size === undefined) return WIDTHS[field] ?? ACTIONS;
  const px = half === undefined ? size : Math.round(size / 2);
  return { px, leastPx: px };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export interface DrawnCell {
  /** Equal for rows of other modes, so that they can reuse the elements of a row. */
  readonly place: string;
  readonly column: CellColumn;
  /** `shared` is the quantity that further streams have from the first, `missing` a field that the mode does not use. */
  readonly kind: 'value' | 'shared' | 'missing';
  /** One value for both halves spans both. */
  readonly isForBoth: boolean;
  readonly colIndex: number;
  readonly style: CSSProperties;
}

const drawnCells = new Map<string, readonly DrawnCell[]>();

/** The cells of a stream, by its mode and whether it is the first one. */
export function drawnCellsOf(row: CameraRow, isFirst: boolean): readonly DrawnCell[] {
  const key = `${row.recording} ${isFirst}`;
  const known = drawnCells.get(key);
  if (known) return known;
  const cells = [...grouped(STREAM_COLUMNS, ({ field }) => field).values()].flatMap((columns) =>
    cellsOfField(columns, row, isFirst),
  );
  drawnCells.set(key, cells);
  return cells;
}

/** The cells of what is recorded besides video: the first stream has them for its group. */
export function drawnExtrasOf(row: CameraRow, isFirst: boolean): readonly DrawnCell[] {
  return EXTRA_COLUMNS.flatMap((column) => cellsOfField([column], row, isFirst));
}

function cellsOfField(columns: readonly CellColumn[], row: CameraRow, isFirst: boolean): DrawnCell[] {
  const there = columns.filter((column) => accessOf(row, column, isFirst) !== 'none');
  const isForBoth = columns.length > 1 && row.recording !== Recording.speedup;
  const shown = there.length > 0 ? there : columns.slice(0, 1);
  return shown.map((column, index) => {
    const first = isForBoth ? columns[0]! : column;
    return {
      place: `${column.field} ${index}`,
      column,
      kind: there.length > 0 ? 'value' : column.field === 'quantity' ? 'shared' : 'missing',
      isForBoth,
      colIndex: colIndexOf(first),
      style: cellStyle(tracksOf(first, isForBoth ? columns.length : 1), gapBefore(first)),
    };
  });
}
