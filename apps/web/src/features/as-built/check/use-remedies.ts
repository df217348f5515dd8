import { REMEDY_TEXTS } from '#texts/editor/as-built.ts';
import type { AsBuiltRemedies } from '@site-designer/sizing-engine/as-built';
import { reportNotes } from '@site-designer/texts';
import { useEffect, useState } from 'react';
import type { ReportWorker } from '../report/report-worker-client.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { logError } from '../../../lib/calls/log.ts';
import type { ReportCheck } from './use-check.ts';

export type FoundRemedies =
  | { readonly kind: 'sizing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly remedies: AsBuiltRemedies | null };

interface Found {
  readonly of: ReportCheck;
  readonly measuredUtc: string;
  readonly found: FoundRemedies;
}

const SIZING: FoundRemedies = { kind: 'sizing' };

/** Remedies, calculated in a worker: each is sized many times. */
export function useRemedies(worker: ReportWorker, of: ReportCheck, measuredUtc: string): FoundRemedies {
  const catalogue = useCatalogue();
  const [last, setLast] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: FoundRemedies): void => {
      if (isWanted) setLast({ of, measuredUtc, found });
    };
    const { design, check } = of;
    const { cameras, serverSettings } = design;
    const checked = { design: { cameras, serverSettings }, check: { groups: check.groups } };
    worker
      .ask({ kind: 'remedies', checked, catalogue, source: { measuredUtc, note: reportNotes(checked.check) } })
      .then(
        (remedies) => show({ kind: 'found', remedies }),
        (cause: unknown) => {
          logError(REMEDY_TEXTS.failed, cause);
          show({ kind: 'failed' });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [worker, of, measuredUtc, catalogue]);
  return last?.of === of && last.measuredUtc === measuredUtc ? last.found : SIZING;
}
