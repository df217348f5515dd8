import type { Encoding } from '@site-designer/camera-table/encoding';
import type { RecordedCamera } from '@site-designer/sizing-engine/as-built';
import type { DateOrder, DecimalMark } from './culture.ts';

/** One camera of a report. What the check of the engine takes of it, and what it can be matched to a group by. */
export interface ReportCamera extends Omit<RecordedCamera, 'cameraGroupId'> {
  /** Where it stands in the file, from 1. */
  readonly line: number;
  readonly hardwareName: string;
  readonly model: string;
  readonly recorderName: string;
  /** Paths of the groups of devices that it is in, where the report has a column of them. */
  readonly deviceGroups: readonly string[];
  /** Rate at the moment of the report, kbit/s; for display only, since it is no mean. Null where the report does not tell. */
  readonly momentKbps: number | null;
}

/** Properties of a report besides its cameras. */
export interface ReportNote {
  readonly code:
    | 'encoding-presumed'
    | 'sign-in-columns-dropped'
    | 'no-lock-column'
    | 'days-from-database'
    | 'no-days'
    | 'no-space'
    | 'no-recorded-share';
  readonly message: string;
}

/** How the machine wrote numbers and dates that made the report; undefined where nothing in the file shows it. */
export interface ReportCulture {
  readonly decimalMark: DecimalMark | undefined;
  readonly dateOrder: DateOrder | undefined;
}

/** A report that was read whole. */
export interface CameraReport {
  /** In the order of the file. */
  readonly cameras: readonly ReportCamera[];
  /** Headers that were read, as they stand in the file. */
  readonly columns: readonly string[];
  readonly notes: readonly ReportNote[];
  readonly culture: ReportCulture;
  readonly encoding: Encoding;
  /** Date of the newest recording, `2026-05-04`; undefined where the report has none, or none that can be told. */
  readonly newestRecording: string | undefined;
}

/** An unreadable cell or line. */
export interface ReportProblem {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  /** The header above it; empty where it is about a line or the file. */
  readonly header: string;
  readonly message: string;
}

/** An example that can be read in two ways, and a culture for each. */
export interface ReportQuestion extends ReportProblem {
  readonly readings: readonly { readonly culture: string; readonly value: string }[];
}

/** A report, or why it cannot be read. */
export type ReadReport =
  | { readonly kind: 'read'; readonly report: CameraReport }
  /** The culture has to be given: the file does not show it. */
  | { readonly kind: 'question'; readonly question: ReportQuestion }
  | { readonly kind: 'refused'; readonly problems: readonly ReportProblem[] };
