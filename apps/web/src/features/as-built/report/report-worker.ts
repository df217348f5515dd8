import { readCameraReport, type ReadReport, type ReportFile } from '@site-designer/camera-report';
import {
  asBuiltRemedies,
  type AsBuiltRemedies,
  type CheckedDesign,
  type MeasuredRatesSource,
} from '@site-designer/sizing-engine/as-built';
import type { Catalogue } from '@site-designer/sizing-engine';

/** Requests to the worker, which keep long calculations off the main thread. */
export type WorkerQuestion =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly file: ReportFile }
  | {
      readonly kind: 'remedies';
      readonly checked: CheckedDesign;
      readonly catalogue: Catalogue;
      readonly source: MeasuredRatesSource;
    };

export interface WorkerAnswers {
  readonly read: ReadReport;
  readonly remedies: AsBuiltRemedies | null;
}

export interface NumberedQuestion {
  readonly number: number;
  readonly question: WorkerQuestion;
}

export type NumberedAnswer = { readonly number: number } & (
  { readonly answer: WorkerAnswers[WorkerQuestion['kind']] } | { readonly problem: string }
);

function answerTo(question: WorkerQuestion): WorkerAnswers[WorkerQuestion['kind']] {
  if (question.kind === 'read') return readCameraReport(question.bytes, question.file);
  return asBuiltRemedies(question.checked, question.catalogue, question.source);
}

addEventListener('message', ({ data: { number, question } }: MessageEvent<NumberedQuestion>) => {
  postMessage(answered(number, question));
});

function answered(number: number, question: WorkerQuestion): NumberedAnswer {
  try {
    return { number, answer: answerTo(question) };
  } catch (cause) {
    return { number, problem: String(cause) };
  }
}
