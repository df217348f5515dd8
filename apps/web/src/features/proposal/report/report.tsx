import { ASSUMED_TEXTS } from '#texts/proposal/printing.ts';
import { REPORT_TEXTS } from '#texts/proposal/proposal.ts';
import { useId, type ReactNode } from 'react';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import { usePageHeader } from '../../../explained/use-page-header.ts';
import { Failure } from '../answer/failure.tsx';
import { ChosenParts } from './chosen-parts.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';
import { WholeReport } from './whole-report.tsx';

/** The answer, then its reasons; or why there is none. */
export function Report(input: ReportInput): ReactNode {
  const id = useId();
  const { proposal, question, sections } = input;
  return (
    <article className={styles.report} aria-labelledby={id}>
      <PageHeader {...input} />
      {proposal.calculationSuccess ? (
        <>{sections === undefined ? <WholeReport id={id} {...input} /> : <ChosenParts id={id} {...input} />}</>
      ) : (
        <Failure id={id} proposal={proposal} question={question} />
      )}
    </article>
  );
}

/** Separate from the report, which does not rerender when a figure is opened. */
function PageHeader({ proposal: { projectName, siteDesignName }, issue }: ReportInput): ReactNode {
  usePageHeader({
    subject: REPORT_TEXTS.pageHeader(projectName, siteDesignName),
    number: issue?.name,
    legend: useHasAssumed() ? ASSUMED_TEXTS.onPaper : '',
  });
  return null;
}
