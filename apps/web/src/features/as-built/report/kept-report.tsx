import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ReportState } from './report-state.ts';

interface Kept {
  readonly siteDesignId: number;
  readonly state: ReportState;
}

interface KeptReport {
  readonly kept: Kept | undefined;
  readonly keep: (kept: Kept) => void;
}

const KeptReportContext = createContext<KeptReport | undefined>(undefined);

/** Keeps the report of the open design while the user switches between the design and its check. */
export function KeptReportProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [kept, keep] = useState<Kept>();
  const value = useMemo(() => ({ kept, keep }), [kept]);
  return <KeptReportContext value={value}>{children}</KeptReportContext>;
}

const NO_REPORT: ReportState = { kind: 'none' };

export function useKeptReport(siteDesignId: number): readonly [ReportState, (state: ReportState) => void] {
  const report = useContext(KeptReportContext);
  if (!report) throw new Error('useKeptReport needs a <KeptReportProvider> above it');
  const { kept, keep } = report;
  const set = useCallback((state: ReportState) => keep({ siteDesignId, state }), [keep, siteDesignId]);
  return [kept?.siteDesignId === siteDesignId ? kept.state : NO_REPORT, set];
}
