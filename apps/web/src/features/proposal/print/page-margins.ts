import { ASSUMED_TEXTS } from '#texts/printing.ts';
import { REPORT_TEXTS } from '#texts/proposal.ts';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import type { ReportInput } from '../report/report-input.ts';
import type { PageMargins } from '../../../explained/use-page-header.ts';

export function usePageMargins({ proposal, issue }: Pick<ReportInput, 'proposal' | 'issue'>): PageMargins {
  const { projectName, siteDesignName } = proposal;
  return {
    subject: REPORT_TEXTS.pageHeader(projectName, siteDesignName),
    number: issue?.name ?? '',
    legend: useHasAssumed() ? ASSUMED_TEXTS.onPaper : '',
  };
}
