import {
  accessOf,
  BASIC_COLUMNS,
  type CellColumn,
  columnOf,
  type ColumnKey,
  type ColumnSet,
  grouped,
  HALF_WORDS,
  OPTIONAL_COLUMNS,
  setsOf,
} from '@site-designer/camera-table';
import { SHORTEST_TITLES } from '@site-designer/texts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import type { CSSProperties } from 'react';
import type { DrawnCell, GroupCell } from '../cells/drawn-cell.ts';
import {
  ACTIONS,
  belowStyle,
  BOTH_IN_LINE,
  BUTTONS,
  cellStyle,
  COVERAGE,
  NONE,
  NUMBER,
  ONE_LINE,
  SERVERS,
  STREAM,
  sharedWidths,
  type Tracks,
  trackStyle,
  TWO_LINES,
  USUAL,
  widthOfTracks,
  type Width,
  type Widths,
} from './column-widths.ts';

/** A rendered column of the table: a field with two halves is one column with a track for each. */
export interface DrawnColumn {
  readonly key: CellColumn['field'];
  /** Its first cell. */
  readonly column: ColumnKey;
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

/** Cells of the head of a group, with the tracks that they span. */
const GROUP_TRACKS: Readonly<Partial<Record<ColumnKey, Tracks>>> = {
  streamName: [2, 7],
  lensType: [7, 11],
  licencesPerCamera: [14, 15],
};

/** The title of a stream comes before its cells. */
const FIRST_CELL = 2;

export const COL_COUNT = BASIC_COLUMNS.length + 2;

/** The column of the servers of a group, where it is shown. */
export const SERVERS_INDEX = COL_COUNT + 1;

/** After the buttons and the servers, which do not move when it is shown. */
const FIRST_OPTIONAL = SERVERS_INDEX + 1;

function colIndexOf(column: CellColumn): number {
  return FIRST_CELL + BASIC_COLUMNS.indexOf(column);
}

interface LayoutParts {
  readonly widths: Widths;
  readonly title: Width;
  readonly buttons: Width;
  /** Whether a group and its first stream are one line; else the group has a line of its own. */
  readonly isOneLine: boolean;
  /** Whether fields with two halves have a track for each. */
  readonly hasHalves: boolean;
  /** The columns of the table, optional ones included. */
  readonly all: readonly CellColumn[];
}

/** The heading of a set of optional columns. */
interface DrawnSet {
  readonly set: ColumnSet;
  readonly style: CSSProperties;
}

/** What the answer says of the coverage, behind the columns that say what it follows from. */
interface CoveragePlace {
  readonly colIndex: number;
  readonly headingStyle: CSSProperties;
  readonly style: CSSProperties;
}

/** Where the cells of a row are: the same for all rows of a table. */
export class GridLayout {
  readonly isOneLine: boolean;
  readonly columns: readonly DrawnColumn[];
  readonly optional: readonly DrawnColumn[];
  readonly sets: readonly DrawnSet[];
  /** Their names with blanks between them; undefined for none. */
  readonly setNames: string | undefined;
  readonly coverage: CoveragePlace | undefined;
  /** The cells of the line of a group, unless they are in that of its first stream. */
  readonly groupCells: readonly GroupCell[];
  /** The heading and the cell of the servers. */
  readonly servers: { readonly headingStyle: CSSProperties; readonly style: CSSProperties };
  readonly buttonsStyle: CSSProperties;
  /** The name of the half that stands in the second line of a row. */
  readonly halfStyle: CSSProperties;
  readonly #parts: LayoutParts;
  /** The columns of the tracks between title and buttons. */
  readonly #inRow: readonly CellColumn[];
  readonly #optional: readonly CellColumn[];
  readonly #known = new Map<string, readonly DrawnCell[]>();

  constructor(parts: LayoutParts) {
    this.#parts = parts;
    this.isOneLine = parts.isOneLine;
    const columns = parts.isOneLine ? BASIC_COLUMNS : STREAM_COLUMNS;
    this.#inRow = parts.hasHalves ? columns : columns.filter(({ half }) => half !== 'motion');
    this.#optional = parts.all.slice(BASIC_COLUMNS.length);
    this.columns = this.#drawn(columns);
    this.optional = this.#drawn(this.#optional);
    const sets = setsOf({ columns: parts.all });
    this.sets = sets.map((set) => ({ set, style: trackStyle(this.#tracksOfSet(set)) }));
    this.setNames = sets.join(' ') || undefined;
    this.coverage = sets.includes('coverage') ? this.#coveragePlace() : undefined;
    const servers: Tracks = parts.isOneLine ? [this.buttonsTrack - 1, this.buttonsTrack] : [11, 14];
    this.groupCells = parts.isOneLine ? [] : groupCells(servers);
    this.servers = {
      headingStyle: trackStyle(servers),
      style: { left: widthOfTracks([1, servers[0]]), width: widthOfTracks(servers) },
    };
    const codec = this.#tracksOf(columnOf('codec'), 1);
    this.halfStyle = { left: widthOfTracks([1, codec[0]]), width: widthOfTracks(codec) };
    this.buttonsStyle = trackStyle([this.buttonsTrack, this.buttonsTrack + 1]);
  }

  /** Whether the halves of a row stand one below the other. */
  stacks({ recording }: CameraRow): boolean {
    return this.isOneLine && !this.#parts.hasHalves && recording === Recording.speedup;
  }

  /** The cells of a stream, by its mode and whether it is the first one. */
  cellsOf(row: CameraRow, isFirst: boolean): readonly DrawnCell[] {
    const key = `${row.recording} ${isFirst}`;
    const known = this.#known.get(key);
    if (known) return known;
    const columns = this.isOneLine ? (isFirst ? BASIC_COLUMNS : WITHOUT_NAME) : STREAM_COLUMNS;
    const cells = [...grouped(columns, ({ field }) => field).values()].flatMap((each) =>
      this.#cellsOfField(each, row, isFirst),
    );
    this.#known.set(key, cells);
    return cells;
  }

  /** The cells of the optional columns: the first stream has them for its group. */
  optionalOf(row: CameraRow, isFirst: boolean): readonly DrawnCell[] {
    return this.#optional.flatMap((column) => this.#cellsOfField([column], row, isFirst));
  }

  /** Number of columns for screen readers. */
  colCount(hasServers: boolean): number {
    if (this.#optional.length > 0) return SERVERS_INDEX + this.#optional.length + (this.coverage ? 1 : 0);
    return hasServers ? SERVERS_INDEX : COL_COUNT;
  }

  /**
   * The widths of the tracks by their names, as CSS that the browser resolves once. They follow the width of
   * the table without being measured, which would need a layout before the first paint.
   */
  widths(sizes: Readonly<Record<string, number>> = {}, hasServers = false): Readonly<Record<string, string>> {
    const { title, buttons, isOneLine } = this.#parts;
    const widthsOf = (columns: readonly CellColumn[]) => columns.map((column) => this.#widthOf(column, sizes));
    const servers = isOneLine ? [hasServers ? SERVERS : NONE] : [];
    const optional = [...widthsOf(this.#optional), ...(this.coverage ? [COVERAGE] : [])];
    return sharedWidths([title, ...widthsOf(this.#inRow), ...servers, buttons, ...optional]);
  }

  /** The track of the buttons of a row. */
  get buttonsTrack(): number {
    return FIRST_CELL + this.#inRow.length + (this.isOneLine ? 1 : 0);
  }

  #tracksOfSet(set: ColumnSet): Tracks {
    const columns = OPTIONAL_COLUMNS[set];
    const from = this.buttonsTrack + 1 + this.#optional.indexOf(columns[0]!);
    return [from, from + columns.length];
  }

  #coveragePlace(): CoveragePlace {
    const from = this.buttonsTrack + 1 + this.#optional.length;
    const tracks: Tracks = [from, from + 1];
    const colIndex = FIRST_OPTIONAL + this.#optional.length;
    return { colIndex, headingStyle: trackStyle(tracks), style: cellStyle(tracks) };
  }

  #colIndexOf(column: CellColumn): number {
    const optional = this.#optional.indexOf(column);
    return optional < 0 ? colIndexOf(column) : FIRST_OPTIONAL + optional;
  }

  #drawn(columns: readonly CellColumn[]): readonly DrawnColumn[] {
    return [...grouped(columns, ({ field }) => field).values()].map((cells) => {
      const column = cells[0]!;
      const span = this.#parts.hasHalves ? cells.length : 1;
      return {
        key: column.field,
        column: column.key,
        title: column.title,
        shortTitle: (this.isOneLine ? SHORT_TITLES[column.field] : undefined) ?? column.shortTitle ?? column.title,
        unit: column.kind === 'number' ? column.unit : '',
        isNumber: column.kind === 'number',
        halves: cells.length > 1 ? `${HALF_WORDS.continuous} · ${HALF_WORDS.motion}` : undefined,
        span,
        style: trackStyle(this.#tracksOf(column, span)),
        colIndex: this.#colIndexOf(column),
      };
    });
  }

  #tracksOf(column: CellColumn, span: number): Tracks {
    const optional = this.#optional.indexOf(column);
    const at = this.#inRow.findIndex(({ field, half }) => {
      return field === column.field && (!this.#parts.hasHalves || half === column.half);
    });
    const from = optional < 0 ? FIRST_CELL + at : this.buttonsTrack + 1 + optional;
    return [from, from + span];
  }

  #cellsOfField(columns: readonly CellColumn[], row: CameraRow, isFirst: boolean): DrawnCell[] {
    const there = columns.filter((column) => accessOf(row, column, isFirst) !== 'none');
    const isForBoth = columns.length > 1 && row.recording !== Recording.speedup;
    const shown = there.length > 0 ? there : columns.slice(0, 1);
    return shown.map((column, index) => {
      const first = isForBoth ? columns[0]! : column;
      const span = isForBoth && this.#parts.hasHalves ? columns.length : 1;
      return {
        place: `${column.field} ${index}`,
        column,
        kind: there.length > 0 ? 'value' : column.field === 'quantity' ? 'shared' : 'missing',
        isForBoth,
        isNarrow: this.isOneLine && span === 1,
        colIndex: this.#colIndexOf(first),
        style:
          index > 0 && this.stacks(row)
            ? belowStyle(this.#tracksOf(first, span))
            : cellStyle(this.#tracksOf(first, span), this.#gapBefore(first)),
      };
    });
  }

  /** The buttons of a row may be missing. */
  #gapBefore(column: CellColumn): Tracks | undefined {
    return column === this.#optional[0] && !this.isOneLine ? [this.buttonsTrack, this.buttonsTrack + 1] : undefined;
  }

  /** A column that the user resized keeps its width, shared equally by its halves. */
  #widthOf({ field, half }: CellColumn, sizes: Readonly<Record<string, number>>): Width {
    const size = sizes[field];
    if (size === undefined) return this.#parts.widths[field] ?? USUAL;
    const px = half === undefined || !this.#parts.hasHalves ? size : Math.round(size / 2);
    return { px, leastPx: px };
  }
}

function groupCells(servers: Tracks): readonly GroupCell[] {
  return BASIC_COLUMNS.filter(({ key }) => GROUP_TRACKS[key] !== undefined).map((column) => ({
    column,
    colIndex: colIndexOf(column),
    headingStyle: trackStyle(GROUP_TRACKS[column.key]!),
    style: cellStyle(GROUP_TRACKS[column.key]!, column.key === 'licencesPerCamera' ? servers : undefined),
  }));
}

const STREAM_COLUMNS = BASIC_COLUMNS.filter(({ key }) => GROUP_TRACKS[key] === undefined);
/** Of a further stream, whose title is in place of the name. */
const WITHOUT_NAME = BASIC_COLUMNS.filter(({ key }) => key !== 'streamName' && key !== 'lensType');

/** Headings where all columns are in one line. */
const SHORT_TITLES: Readonly<Partial<Record<CellColumn['field'], string>>> = SHORTEST_TITLES;

const TWO = { widths: TWO_LINES, title: STREAM, buttons: ACTIONS, isOneLine: false, hasHalves: true } as const;
const IN_LINE = { title: NUMBER, buttons: BUTTONS, isOneLine: true } as const;

/** A line for each group of one stream; where rows have both halves and there is no room for them, a second one for those. */
const LAYOUTS = {
  oneLine: { ...IN_LINE, widths: ONE_LINE, hasHalves: false },
  bothInLine: { ...IN_LINE, widths: BOTH_IN_LINE, hasHalves: true },
  twoLines: TWO,
} as const;

export type LayoutKind = keyof typeof LAYOUTS;

const KNOWN = new Map<readonly CellColumn[], Map<LayoutKind, GridLayout>>();

/** The layout for the columns of a table: the same one for the same list. */
export function layoutFor(kind: LayoutKind, all: readonly CellColumn[]): GridLayout {
  const known = KNOWN.get(all) ?? new Map<LayoutKind, GridLayout>();
  KNOWN.set(all, known);
  const layout = known.get(kind) ?? new GridLayout({ ...LAYOUTS[kind], all });
  known.set(kind, layout);
  return layout;
}
