import { useId, useState, type ReactNode } from 'react';
import { Failure } from '../answer/failure.tsx';
import { recommendationOf, type Recommendation } from '../answer/recommendation.ts';
import { usePageMargins } from '../print/page-margins.ts';
import { usePageHeader } from '../../../explained/use-page-header.ts';
import { PrintTools } from './print-tools.tsx';
import type { ReportInput } from './report-input.ts';
import { AssumedLegend, ReportPages } from './report-pages.tsx';
import styles from './report.module.css';
import { sectionsOf } from './sections-of.ts';
import { useOpenSections } from './use-open-sections.ts';
import { usePrintChoice } from './use-print-choice.ts';

/** The answer, then its reasons; or why there is none. */
export function Report(input: ReportInput): ReactNode {
  const id = useId();
  const recommendation = recommendationOf(input.proposal);
  if (recommendation) return <Answer id={id} input={input} recommendation={recommendation} />;
  return (
    <article className={styles.report} aria-labelledby={id}>
      <PageHeader {...input} />
      <Failure id={id} proposal={input.proposal} question={input.question} />
      <AssumedLegend />
    </article>
  );
}

/** Separate from the report, which does not rerender when a figure is opened. */
function PageHeader(input: ReportInput): ReactNode {
  usePageHeader(usePageMargins(input));
  return null;
}

interface AnswerProps {
  readonly id: string;
  readonly input: ReportInput;
  readonly recommendation: Recommendation;
}

function Answer({ id, input: shown, recommendation }: AnswerProps): ReactNode {
  const [printsPrices, setPrintsPrices] = useState(shown.issue !== undefined);
  const input = { ...shown, printsPrices };
  const sections = sectionsOf(input);
  const open = useOpenSections(sections);
  const print = usePrintChoice(input);
  return (
    <article className={styles.report} aria-labelledby={id} data-print-for={print.choice.reader}>
      <PageHeader {...input} />
      <ReportPages
        id={id}
        reader={print.choice.reader}
        input={input}
        recommendation={recommendation}
        sections={sections}
        printed={print.printed}
        open={open}
        tools={
          <PrintTools
            print={print}
            input={input}
            recommendation={recommendation}
            onPrintPrices={mayAskForPrices(shown) ? setPrintsPrices : undefined}
          />
        }
      />
    </article>
  );
}

/** For an issued proposal this was fixed when it was issued. */
function mayAskForPrices({ issue, proposal: { billTotal } }: ReportInput): boolean {
  return issue === undefined && billTotal !== null && billTotal.pricedLines > 0;
}
