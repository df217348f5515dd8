import { REPORT_FILE_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { MOST_REPORT_MB, type ReportFile } from '@site-designer/camera-report';
import { useCallback, useRef, useState } from 'react';
import { logError } from '../../../lib/calls/log.ts';
import { useKeptReport } from './kept-report.tsx';
import type { ReportState } from './report-state.ts';
import type { ReportWorker } from './report-worker-client.ts';

export interface ReportSteps {
  readonly state: ReportState;
  /** Reads a file with what else is known about it. */
  readonly read: (file: File, given?: ReportFile) => void;
}

const BYTES_PER_MB = 1_000_000;

/** Reads the cameras of a file. The report is kept in memory while the design is open. */
export function useReport(worker: ReportWorker, siteDesignId: number): ReportSteps {
  const [kept, keep] = useKeptReport(siteDesignId);
  // Not kept: reading is cancelled when the page closes.
  const [reading, setReading] = useState<File>();
  const wanted = useRef<File>(undefined);

  const read = useCallback(
    (file: File, given: ReportFile = {}): void => {
      wanted.current = file;
      const show = (next: ReportState): void => {
        if (wanted.current !== file) return;
        setReading(undefined);
        keep(next);
      };
      // The reader refuses such a file too; here it is not even loaded.
      if (file.size > MOST_REPORT_MB * BYTES_PER_MB) {
        return show({ kind: 'failed', message: TEXTS.tooLarge(MOST_REPORT_MB) });
      }
      setReading(file);
      readWith(worker, file, given).then(show, (cause: unknown) => {
        logError(TEXTS.failed, cause);
        show({ kind: 'failed', message: TEXTS.failed });
      });
    },
    [worker, keep],
  );
  return { state: reading === undefined ? kept : { kind: 'reading', file: reading }, read };
}

async function readWith(worker: ReportWorker, file: File, given: ReportFile): Promise<ReportState> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await worker.ask({ kind: 'read', bytes, file: given });
  switch (read.kind) {
    case 'read':
      return { kind: 'read', file, given, report: read.report };
    case 'question':
      return { kind: 'question', file, given, question: read.question };
    case 'refused':
      return { kind: 'refused', file, problems: read.problems };
  }
}
