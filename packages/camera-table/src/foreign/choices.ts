import type { CameraRow } from '@site-designer/sizing-engine';
import type { CameraRowToSave, RowPatch } from '@site-designer/sizing-engine/design';
import type { CameraForm, ColumnKey } from '../cells/columns.ts';
import type { Encoding } from '../files/encoding.ts';
import type { ReadAs } from '../files/headers.ts';
import type { ServerIds } from '../history/server-ids.ts';
import type { Table } from '../selection/selection.ts';

/**
 * The types of an import of any camera list. All of them are plain data without functions, so that they can be sent to and from
 * a worker; {@link ImportContext} alone holds a function and stays on one side.
 *
 * Lines are counted from 1, as a spreadsheet counts them; columns of the file are counted from 0.
 */

/**
 * What a column of a list is: a column of the camera table, or what places, names or describes its cameras.
 *
 * - `place`: building, floor, room. Does not go into the camera table, unless it is part of the name.
 * - `type`: what kind of device stands in the line.
 * - `number`: position, reference or part number.
 * - `description`: a text in which size, codec and rates are looked up where they have no column.
 * - `kind`: of a matrix, a kind of camera, with quantities below.
 */
export type Target = ReadAs | 'place' | 'type' | 'number' | 'description' | 'kind';

/**
 * How a sheet is laid out: a line for a group or a camera, a column for each kind of camera, element profiles of System Surveyor,
 * or the device list of a video management system.
 */
export type Layout = 'lines' | 'matrix' | 'profiles' | 'devices';

/** Keeps the lines with these values in a column, as trimmed texts; a blank cell is the text ''. */
export interface LineFilter {
  readonly column: number;
  readonly keep: readonly string[];
  /** Whether it is only proposed: the lines that it would leave out are undecided then. */
  readonly isProposed: boolean;
}

/** All that a user can decide about an import. Immutable: the list of its versions is Undo and Redo. */
export interface ImportChoices {
  readonly sheet: number;
  /** Undefined: as detected. */
  readonly encoding?: Encoding;
  readonly separator?: string;
  readonly layout: Layout;
  /** First and last line of the headers, one to three lines; null for a list without headers. */
  readonly headerLines: readonly [first: number, last: number] | null;
  /** By column of the file; null is not read. */
  readonly columns: readonly (Target | null)[];
  /** Parts of the name in their order, joined by " / ": the section, or a column of the file. */
  readonly name: readonly ('section' | number)[];
  /** Units of numbers that stand without one, by column of the file; before the unit in the header. */
  readonly units: ReadonlyMap<number, string>;
  /** Undefined: with two different marks the last is decimal, and one before exactly three digits groups in a whole number. */
  readonly decimalMark?: '.' | ',';
  /** Of new groups, for cells that the list does not have; a field that is missing here is that of a new stream. */
  readonly defaults: RowPatch;
  readonly filters: readonly LineFilter[];
  /** Decisions on single lines. */
  readonly lines: ReadonlyMap<number, 'take' | 'leave'>;
  /** One correction for all equal texts of a target, by {@link textKey}. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether lines of equal settings become one group with a quantity: not, within a section, or all. */
  readonly combine: 'no' | 'section' | 'all';
  readonly against: 'add' | 'update' | 'replace';
  /** What becomes of groups of the design that an updating list does not have. */
  readonly missing: 'keep' | 'remove';
  /**
   * Decisions on single differences of an update, by {@link ImportGroup.key} or {@link MissingGroup.key}: a changed or new group
   * is taken unless it is left, a missing one is removed or kept as `missing` says unless it is decided here.
   */
  readonly differences: ReadonlyMap<string, 'take' | 'leave'>;
}

/** The key of a text in {@link ImportChoices.texts}. */
export function textKey(target: Target, text: string): string {
  return `${target}\t${text.trim()}`;
}

/**
 * What a line of a file is. `blank` lines above the headers are titles; `left` is left out by hand.
 */
export type LineKind =
  'title' | 'header' | 'camera' | 'section' | 'total' | 'goods' | 'filtered' | 'note' | 'blank' | 'left' | 'undecided';

/** Where the value of a cell comes from. A `derived` one stands in a description, a `rounded` one lost decimals or letters. */
export type CellState = 'list' | 'derived' | 'rounded' | 'default' | 'refused';

/** How a cell of the file is read. */
export interface CellReading {
  readonly text: string;
  /** What is read, as the camera table shows it; the empty text where nothing is. */
  readonly reading: string;
  /** Undefined where the column is not read, or belongs to no column of the camera table. */
  readonly state?: CellState;
  /** Why it is refused, or what was done to it. */
  readonly message?: string;
}

export interface ImportLine {
  readonly line: number;
  readonly kind: LineKind;
  /** The rule that decided, one sentence: `Line 10: a subtotal (begins with Zwischensumme)`. */
  readonly why: string;
  /** The word or text that decided, for a short form; the empty text where there is none. */
  readonly word: string;
  /** Of an undecided line: what is proposed. */
  readonly proposal?: 'take' | 'leave';
  /** By column of the file. */
  readonly cells: readonly CellReading[];
}

/** Groups of the design that a line or group of the list is about. */
export interface ImportMatch {
  readonly groupId: number;
  /** Columns in which the list differs from the design; none where they are the same. */
  readonly changed: readonly ColumnKey[];
  /** The rows of the group in the design before the import. */
  readonly before: readonly CameraRow[];
}

/** A group of cameras as it will be after the import. */
export interface ImportGroup {
  /** Names the group among all of the import. */
  readonly key: string;
  /** Its streams, the first one first; ids are those of the design where it has them. */
  readonly rows: readonly CameraRow[];
  /** Sections and places of its line, joined by ", ". */
  readonly place: string;
  readonly fromLines: readonly number[];
  /** Of the first stream. */
  readonly states: ReadonlyMap<ColumnKey, CellState>;
  readonly match?: ImportMatch;
  /** Whether the change has it: false where it is left out of an update, or the same as in the design. */
  readonly isWritten: boolean;
}

/** A group of the design that an updating list does not have. */
export interface MissingGroup {
  readonly key: string;
  readonly groupId: number;
  readonly name: string;
  readonly cameras: number;
  readonly isRemoved: boolean;
}

/** A total of the list and what was taken. */
export interface TotalCheck {
  readonly line: number;
  readonly says: number;
  readonly taken: number;
  readonly of: 'section' | 'all';
  /** The section that it closes; the empty text for a total of all. */
  readonly section: string;
}

/** Lines of the file: `lines` is the sum of the four behind it. */
export interface ImportCounts {
  readonly lines: number;
  /** Titles and headers. */
  readonly headers: number;
  readonly taken: number;
  readonly leftOut: number;
  readonly undecided: number;
  readonly kinds: Readonly<Record<LineKind, number>>;
  /** What comes of the lines that are taken. */
  readonly groups: number;
  readonly cameras: number;
  /** Of an update. */
  readonly changed: number;
  readonly added: number;
  readonly same: number;
  readonly missing: number;
}

/** A column of the file, counted over the lines that are taken. */
export interface ImportColumn {
  /** The header, several lines joined by " / ". */
  readonly header: string;
  readonly target: Target | null;
  /** Cells that are not blank, those of them that are read, and those that are refused. */
  readonly filled: number;
  readonly read: number;
  readonly refused: number;
  /** The unit that numbers without one have, where it is not that of the camera table. */
  readonly unit?: string;
  /** Values with their lines, below the headers, blank ones left out; the most frequent first; undefined for more than 20. */
  readonly values?: readonly { readonly value: string; readonly count: number }[];
}

/** A text that is refused in all cells of a target. */
export interface RefusedText {
  readonly target: Target;
  readonly text: string;
  readonly message: string;
  readonly lines: readonly number[];
  /** What stands in the camera table instead. */
  readonly stands: string;
}

/**
 * Why nothing can be imported as it is. `groups`: more groups than a design may have; `combined` is how many there would be if
 * equal lines were combined.
 */
export type ImportProblem =
  | { readonly kind: 'empty' | 'no-column' | 'no-camera' | 'too-wide'; readonly message: string }
  | {
      readonly kind: 'groups';
      readonly message: string;
      readonly figure: number;
      readonly limit: number;
      readonly combined: number;
    };

/** What an import does, from the file to the groups of the design. */
export interface ImportView {
  /** All lines of the sheet, in their order. */
  readonly lines: readonly ImportLine[];
  readonly groups: readonly ImportGroup[];
  readonly missing: readonly MissingGroup[];
  readonly checks: readonly TotalCheck[];
  readonly counts: ImportCounts;
  readonly columns: readonly ImportColumn[];
  readonly refused: readonly RefusedText[];
  /** What is done to values on the way, and columns that are not read; one sentence each. */
  readonly notes: readonly string[];
  readonly problems: readonly ImportProblem[];
  /** The change: see {@link changeOfImport}. */
  readonly change: ImportChange;
}

/** A change of the design, in the parts that an import has. */
export interface ImportChange {
  readonly cameras: readonly CameraRowToSave[];
  readonly patches: ReadonlyMap<number, RowPatch>;
  readonly removedCameraIds: readonly number[];
}

/** How a list with these headers was imported, in whatever order its columns stand. */
export interface ImportMemory {
  /** The headers in small letters, sorted. */
  readonly headers: readonly string[];
  /** By header. */
  readonly columns: Readonly<Record<string, Target | null>>;
  readonly name: readonly string[];
  readonly units: Readonly<Record<string, string>>;
  readonly decimalMark?: '.' | ',';
  readonly defaults: RowPatch;
  readonly filters: readonly { readonly header: string; readonly keep: readonly string[] }[];
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly combine: ImportChoices['combine'];
  readonly against: ImportChoices['against'];
  readonly missing: ImportChoices['missing'];
}

/** What an import is read with. */
export interface ImportContext {
  /** The design as it is; an empty table for a new one. */
  readonly table: Table;
  readonly form: CameraForm;
  /** The ids of the server, by which exports name rows. */
  readonly ids: ServerIds;
  /** How many groups a design may have; undefined for no limit. */
  readonly mostGroups?: number;
  /** Told every 2 000 lines. */
  readonly onProgress?: (done: number, lines: number) => void;
}
