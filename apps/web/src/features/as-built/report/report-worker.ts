import { readCameraReport, type ReadReport, type ReportFile } from '@site-designer/camera-report';
import {
  asBuiltRemedies,
  type AsBuiltRemedies,
  type CheckedDesign,
  type MeasuredRatesSource,
} from '@site-designer/sizing-engine/as-built';
import type { Catalogue } from '@site-designer/sizing-engine';
import { answerMessages } from '../../../lib/workers/worker-answers.ts';

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

function answerTo(question: WorkerQuestion): WorkerAnswers[WorkerQuestion['kind']] {
  if (question.kind === 'read') return readCameraReport(question.bytes, question.file);
  return asBuiltRemedies(question.checked, question.catalogue, question.source);
}

answerMessages(answerTo);
