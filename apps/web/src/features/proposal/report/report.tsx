import { PROPOSAL_TEXTS, REPORT_TEXTS as TEXTS } from '#texts/proposal.ts';
import { useId, useState, type ReactNode } from 'react';
import { Select } from '../../../ui/select.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../answer/failure.tsx';
import { Hero } from '../answer/hero.tsx';
import { recommendationOf, type Recommendation } from '../answer/recommendation.ts';
import { Section } from '../figures/section.tsx';
import { Cover } from '../print/cover.tsx';
import { IssueFacts } from '../print/issue-facts.tsx';
import { ReportHeader } from '../print/report-header.tsx';
import { usePageHeader } from '../print/use-page-header.ts';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';
import { PRINT_VERSIONS, REPORT_SECTIONS, type PrintVersion, type ReportSection } from './sections.tsx';
import { useOpenSections, type OpenSections } from './use-open-sections.ts';

/** The answer first, then what it rests on; or why there is none. */
export function Report(input: ReportInput): ReactNode {
  const id = useId();
  const recommendation = recommendationOf(input.proposal);
  return (
    <article className={styles.report} aria-labelledby={id}>
      {recommendation === undefined ? (
        <Failure id={id} proposal={input.proposal} question={input.question} />
      ) : (
        <Answer id={id} input={input} recommendation={recommendation} />
      )}
    </article>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly input: ReportInput;
  readonly recommendation: Recommendation;
}

function Answer({ id, input, recommendation }: AnswerProps): ReactNode {
  const wanted = input.sections;
  const isForCustomer = wanted !== undefined;
  const sections = REPORT_SECTIONS.filter(
    ({ id: section, applies }) => applies(input) && (wanted === undefined || wanted.includes(section)),
  );
  const open = useOpenSections(sections);
  const [version, setVersion] = useState<PrintVersion>(isForCustomer ? 'customer' : 'engineer');
  const { projectName, siteDesignName } = input.proposal;
  usePageHeader(TEXTS.pageHeader(projectName, siteDesignName));
  return (
    <>
      <Cover {...input} version={version} />
      {input.issue && <IssueFacts issue={input.issue} />}
      <Hero
        id={id}
        recommendation={recommendation}
        action={<PrintTools version={version} onChange={isForCustomer ? undefined : setVersion} />}
      />
      <div className={styles.header}>
        <ReportHeader proposal={input.proposal} integrator={input.integrator} />
      </div>
      <JumpList sections={sections} open={open} />
      {sections.map((section) => (
        <Chapter key={section.id} section={section} input={input} open={open} version={version} />
      ))}
    </>
  );
}

interface ChapterProps {
  readonly section: ReportSection;
  readonly input: ReportInput;
  readonly open: OpenSections;
  readonly version: PrintVersion;
}

function Chapter({ section, input, open, version }: ChapterProps): ReactNode {
  const { id, title, isFolded, isForPaper, versions, Content } = section;
  const fold = { isOpen: open.ids.has(id), onToggle: () => open.toggle(id) };
  return (
    <Section
      id={id}
      title={title}
      fold={isFolded ? fold : undefined}
      className={classNames(
        isForPaper && styles.forPaper,
        input.sections === undefined && !versions.includes(version) && styles.forScreen,
      )}
    >
      <Content {...input} />
    </Section>
  );
}

interface JumpListProps {
  readonly sections: readonly ReportSection[];
  readonly open: OpenSections;
}

/** The way to each chapter. A folded one opens when its address is followed. */
function JumpList({ sections, open }: JumpListProps): ReactNode {
  const shown = sections.filter(({ isForPaper }) => isForPaper !== true);
  return (
    <nav className={styles.jumps} aria-label={TEXTS.chapters}>
      <ul>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => open.open(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={open.toggleAll}>
        {open.areAllOpen ? TEXTS.closeAll : TEXTS.openAll}
      </Button>
    </nav>
  );
}

interface PrintToolsProps {
  readonly version: PrintVersion;
  /** Left out where the version is settled, as it is for a customer. */
  readonly onChange: ((version: PrintVersion) => void) | undefined;
}

/** Prints the proposal, for the reader who is chosen. */
function PrintTools({ version, onChange }: PrintToolsProps): ReactNode {
  return (
    <div className={styles.print}>
      {onChange && (
        <Select
          label={TEXTS.printFor}
          value={PRINT_VERSIONS.indexOf(version)}
          options={PRINT_VERSIONS.map((each, id) => ({ id, name: TEXTS.versions[each] }))}
          onChange={(id) => onChange(PRINT_VERSIONS[id] ?? version)}
        />
      )}
      <Button icon="print" onClick={() => window.print()}>
        {PROPOSAL_TEXTS.print}
      </Button>
    </div>
  );
}
