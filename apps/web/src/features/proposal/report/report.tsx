import { ASSUMED_TEXTS } from '#texts/proposal/printing.ts';
import { CAPACITY_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { REPORT_TEXTS } from '#texts/proposal/proposal.ts';
import { useId, useState, type ReactNode } from 'react';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import { usePageHeader } from '../../../explained/use-page-header.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { Failure } from '../answer/failure.tsx';
import { Hero } from '../answer/hero.tsx';
import { recommendationOf, type Recommendation } from '../answer/recommendation.ts';
import { isVendor } from '../figures/formatted.tsx';
import { Cover } from '../print/cover.tsx';
import { CoverFacts, IssueFacts } from '../print/issue-facts.tsx';
import paper from '../print/paper.module.css';
import { ReportHeader } from '../print/report-header.tsx';
import { AssumedLegend, Chapter, JumpList } from './chapters.tsx';
import { PrintTools } from './print-tools.tsx';
import type { ReportInput } from './report-input.ts';
import type { PrintVersion } from './report-section.ts';
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
function PageHeader({ proposal: { projectName, siteDesignName }, issue }: ReportInput): ReactNode {
  usePageHeader({
    subject: REPORT_TEXTS.pageHeader(projectName, siteDesignName),
    number: issue?.name,
    legend: useHasAssumed() ? ASSUMED_TEXTS.onPaper : '',
  });
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
  const { reader } = print.choice;
  const closing = sections.filter((section) => print.printed.has(section.id)).slice(-CLOSING[reader]);
  const tools = (
    <PrintTools print={print} input={input} onPrintPrices={mayAskForPrices(shown) ? setPrintsPrices : undefined} />
  );
  return (
    <article className={styles.report} aria-labelledby={id} data-print-for={reader}>
      <PageHeader {...input} />
      <Cover {...input} />
      {input.issue && <IssueFacts issue={input.issue} />}
      {input.cover && <CoverFacts cover={input.cover} />}
      <Hero id={id} recommendation={recommendation} action={tools} />
      <AssumedLegend />
      {isVendor(input.question) && <p className="caption">{CAPACITY_TEXTS.convention}</p>}
      <div className={styles.header}>
        <ReportHeader proposal={input.proposal} integrator={input.integrator} />
      </div>
      <JumpList sections={sections} open={open} />
      {sections.map((section) => (
        <Chapter
          key={section.id}
          section={section}
          input={input}
          open={open}
          className={classNames(
            section.isForPaper && styles.forPaper,
            !print.printed.has(section.id) && 'no-print',
            closing.includes(section) && paper.closing,
          )}
        />
      ))}
    </article>
  );
}

/** Final chapters that share a page, so that it is not nearly empty: those of a customer are short. */
const CLOSING: Readonly<Record<PrintVersion, number>> = { engineer: 2, customer: 3 };

/** For an issued proposal this was fixed when it was issued. */
function mayAskForPrices({ issue, proposal: { billTotal } }: ReportInput): boolean {
  return issue === undefined && billTotal !== null && billTotal.pricedLines > 0;
}
