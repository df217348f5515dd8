import { SECTION_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import type { ReactNode } from 'react';
import { Section } from '../../../explained/section.tsx';
import { Cover } from '../print/cover.tsx';
import { IssueFacts } from '../print/issue-facts.tsx';
import { ReportHeader } from '../print/report-header.tsx';
import { Folded } from './folded.tsx';
import { Head } from './head.tsx';
import { partApplies, PartSection } from './part.tsx';
import { ReportActions } from './report-actions.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';
import { SalesPaper } from './sales-paper.tsx';
import { usePaper } from './use-paper.ts';
import { SCREEN_SECTIONS, type ScreenSection } from './screen-sections.tsx';

interface WholeReportProps extends ReportInput {
  /** Of the heading. */
  readonly id: string;
}

/** The proposal in seven sections; on paper, the print of the sales engineer. */
export function WholeReport({ id, ...input }: WholeReportProps): ReactNode {
  const { isOnPaper, print } = usePaper();
  const shown = SCREEN_SECTIONS.filter(({ applies }) => applies?.(input) ?? true);
  return (
    <>
      <div className={`${styles.whole} no-print`}>
        <div className={styles.header}>
          <ReportHeader proposal={input.proposal} integrator={input.integrator} />
        </div>
        {input.issue && <IssueFacts issue={input.issue} />}
        <div className={styles.columns}>
          <Titles sections={shown} />
          <div className={styles.sections}>
            <section id="answer" className={styles.answer} aria-labelledby={id}>
              <Head id={id} {...input} />
              <ReportActions {...input} onPrint={print} />
            </section>
            {shown.map((section) => (
              <NumberedSection key={section.id} section={section} input={input} />
            ))}
          </div>
        </div>
      </div>
      <div className="paper-only">
        {/* Its picture is loaded before anything is printed. */}
        <Cover {...input} />
        {isOnPaper && <SalesPaper {...input} />}
      </div>
    </>
  );
}

/** Titles beside the sections where there is room for both. */
function Titles({ sections }: { readonly sections: readonly ScreenSection[] }): ReactNode {
  return (
    <nav className={styles.titles} aria-label={TEXTS.sections}>
      <ol>
        {[{ id: 'answer', title: TEXTS.answer }, ...sections].map(({ id, title }) => (
          <li key={id} value={numberOf(id)}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Its number: the answer is the first of them, and a section keeps its own where another does not apply. */
function numberOf(id: string): number {
  return ['answer', ...SCREEN_SECTIONS.map((section) => section.id)].indexOf(id) + 1;
}

interface NumberedProps {
  readonly section: ScreenSection;
  readonly input: ReportInput;
}

function NumberedSection({ section, input }: NumberedProps): ReactNode {
  const { id, title, Content, parts = [], folded } = section;
  const hidden = folded?.parts.filter((part) => partApplies(part, input)) ?? [];
  return (
    <Section id={id} title={title} number={numberOf(id)}>
      {Content && <Content {...input} />}
      {parts.map((part) => (
        <PartSection key={part} part={part} input={input} level={4} />
      ))}
      {folded && hidden.length > 0 && (
        <Folded title={folded.title} anchors={folded.parts}>
          {hidden.map((part) => (
            <PartSection key={part} part={part} input={input} level={4} />
          ))}
        </Folded>
      )}
    </Section>
  );
}
