import type { ServerIds } from '@site-designer/camera-table';
import type {
  CellState,
  ImportChange,
  ImportChoices,
  ImportColumn,
  ImportCounts,
  ImportLine,
  ImportMemory,
  ImportProblem,
  LineKind,
  RefusedText,
  TotalCheck,
} from '@site-designer/camera-table/foreign';
import type { Encoding } from '@site-designer/camera-table/read-file';
import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';

/** The design that cameras are imported into. */
export interface ImportDesign {
  readonly rows: readonly CameraRow[];
  readonly ids: ServerIds;
  readonly catalogue: Catalogue;
  readonly mostGroups: number | undefined;
}

/** How a file is read where the guess is not followed. */
export interface ReadAsWanted {
  readonly encoding?: Encoding | undefined;
  readonly separator?: string | undefined;
  readonly sheet?: number;
  readonly headerLines?: ImportChoices['headerLines'];
}

export type PreviewTab = 'list' | 'table' | 'differences';

/** What of the view the page shows. */
export interface Shown {
  readonly tab: PreviewTab;
  /** The first row of the window. */
  readonly from: number;
  /** A line of the file, in whose window to be, and which is told more of. */
  readonly line?: number | undefined;
  /** Only these lines of the file. */
  readonly only?: LineFilterShown | undefined;
}

/** Lines of a kind, or in which a text is refused. */
export type LineFilterShown =
  | { readonly kinds: readonly LineKind[]; readonly title: string }
  | { readonly lines: readonly number[]; readonly title: string };

export type ImportQuestion =
  | {
      readonly kind: 'read';
      readonly file: File;
      readonly wanted: ReadAsWanted;
      readonly memories: readonly ImportMemory[];
    }
  | { readonly kind: 'view'; readonly choices: ImportChoices; readonly shown: Shown }
  | { readonly kind: 'show'; readonly shown: Shown }
  | { readonly kind: 'alike'; readonly line: number }
  | { readonly kind: 'change' };

export interface ImportAnswers {
  readonly read: ReadSource | RefusedSource;
  readonly view: Viewed;
  readonly show: ShownWindow;
  /** The lines that are like one. */
  readonly alike: readonly number[];
  readonly change: DoneImport;
}

/** A question as the worker gets it; the design where it has not had it. */
export interface SentQuestion {
  readonly question: ImportQuestion;
  readonly design?: ImportDesign | undefined;
}

/** How far the worker is, lines. */
export interface ImportProgress {
  readonly done: number;
  readonly lines: number;
}

export type AnyImportAnswer = ImportAnswers[ImportQuestion['kind']];

/** A file as it was read. */
export interface ReadSource {
  readonly sheets: readonly { readonly name: string; readonly lines: number }[];
  readonly text?: { readonly encoding: Encoding; readonly isCertain: boolean; readonly separator: string } | undefined;
  /** Texts with letters beyond ASCII, by which an encoding can be checked. */
  readonly samples: readonly string[];
  readonly choices: ImportChoices;
  /** The memory that the choices are from; undefined where they are guessed. */
  readonly memory: ImportMemory | undefined;
}

/** Why a file is not read, in one sentence. */
export interface RefusedSource {
  readonly refused: string;
}

/** What the page says about an import, without its lines. */
export interface ImportSummary {
  readonly counts: ImportCounts;
  readonly columns: readonly ImportColumn[];
  readonly checks: readonly TotalCheck[];
  readonly refused: readonly (RefusedText & { readonly cameras: number })[];
  readonly undecided: readonly number[];
  readonly notes: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly defaults: readonly DefaultField[];
  /** Fields in which groups of an update differ. */
  readonly changedFields: number;
  readonly before: DesignSize;
  readonly after: DesignSize;
  /** Cameras of the blocks of the differences. */
  readonly blocks: Readonly<Record<DifferenceBlock, DesignSize>>;
}

export interface DesignSize {
  readonly groups: number;
  readonly cameras: number;
}

/** A field that groups do not have from the list. */
export interface DefaultField {
  readonly field: string;
  readonly groups: number;
}

export interface Viewed {
  readonly summary: ImportSummary;
  readonly window: ShownWindow;
}

/** The rows on the page, and what is told of the chosen line. */
export interface ShownWindow {
  readonly shown: Shown;
  readonly from: number;
  /** All rows that there are. */
  readonly total: number;
  readonly rows:
    | { readonly tab: 'list'; readonly lines: readonly ListLine[] }
    | { readonly tab: 'table'; readonly streams: readonly TableStream[]; readonly totals: TableTotals | undefined }
    | { readonly tab: 'differences'; readonly rows: readonly DifferenceRow[] };
  readonly told: ToldLine | undefined;
}

export interface ListLine extends ImportLine {
  readonly check?: TotalCheck | undefined;
}

/** A stream of a group as the camera table will have it. */
export interface TableStream {
  readonly key: string;
  /** Of its group, as the table counts; undefined where that is not known before. */
  readonly group: number | undefined;
  /** Of its group, counted from 1. */
  readonly stream: number;
  readonly lines: readonly number[];
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  readonly text: string;
  readonly state: CellState;
}

export interface TableTotals {
  readonly cameras: number;
  readonly peakMbit: number;
  readonly averageMbit: number;
  readonly storageTb: number;
}

export type DifferenceBlock = 'changed' | 'added' | 'missing' | 'same';

export interface DifferenceRow {
  readonly block: DifferenceBlock;
  readonly key: string;
  readonly name: string;
  readonly isTaken: boolean;
  /** Of a changed group, one row for each field. */
  readonly field?: { readonly title: string; readonly before: string; readonly after: string } | undefined;
  /** Whether it is the first row of its group. */
  readonly isFirst: boolean;
  readonly group: GroupInShort;
  readonly line: number | undefined;
}

/** What tells a group from others at a glance. */
export interface GroupInShort {
  readonly cameras: number;
  readonly resolution: string;
  readonly codec: string;
  readonly fps: string;
  readonly recording: string;
  readonly days: number;
}

/** The chosen line, with the group that comes of it. */
export interface ToldLine {
  readonly line: ImportLine;
  /** How many lines are like it, itself included. */
  readonly alike: number;
  readonly group?:
    { readonly number: number | undefined; readonly name: string; readonly origins: readonly CellOrigin[] } | undefined;
}

/** Where a value of a group comes from. */
export interface CellOrigin {
  readonly title: string;
  readonly reading: string;
  /** In the list; undefined for a default. */
  readonly text: string | undefined;
  readonly state: CellState;
  readonly message: string | undefined;
}

/** What is done to the design, and what is remembered for the next list. */
export interface DoneImport {
  readonly change: ImportChange;
  readonly memory: ImportMemory | undefined;
  readonly counts: ImportCounts;
}
