import type { CameraReport, ReportFile, ReportProblem, ReportQuestion } from '@site-designer/camera-report';

export type ReportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'question'; readonly file: File; readonly given: ReportFile; readonly question: ReportQuestion }
  | { readonly kind: 'refused'; readonly file: File; readonly problems: readonly ReportProblem[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly file: File; readonly given: ReportFile; readonly report: CameraReport };

/** A report that was read completely. */
export type ReadState = Extract<ReportState, { kind: 'read' }>;
