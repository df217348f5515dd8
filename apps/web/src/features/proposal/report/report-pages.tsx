import { ASSUMED_TEXTS } from '#texts/printing.ts';
import { CAPACITY_TEXTS } from '#texts/proposal-hardware.ts';
import { REPORT_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Hero } from '../answer/hero.tsx';
import type { Recommendation } from '../answer/recommendation.ts';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import { isVendor } from '../figures/formatted.tsx';
import { Section } from '../../../explained/section.tsx';
import { Cover } from '../print/cover.tsx';
import { CoverFacts, IssueFacts } from '../print/issue-facts.tsx';
import paper from '../print/paper.module.css';
import { ReportHeader } from '../print/report-header.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';
import type { PrintVersion, ReportSection } from './report-section.ts';
import type { OpenSections } from './use-open-sections.ts';

interface ReportPagesProps {
  readonly id: string;
  readonly reader: PrintVersion;
  readonly input: ReportInput;
  readonly recommendation: Recommendation;
  readonly sections: readonly ReportSection[];
  readonly printed: ReadonlySet<string>;
  readonly open: OpenSections;
  readonly tools: ReactNode;
}

export function ReportPages({
  id,
  reader,
  input,
  recommendation,
  sections,
  printed,
  open,
  tools,
}: ReportPagesProps): ReactNode {
  const closing = sections.filter((section) => printed.has(section.id)).slice(-CLOSING[reader]);
  return (
    <>
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
            !printed.has(section.id) && 'no-print',
            closing.includes(section) && paper.closing,
          )}
        />
      ))}
    </>
  );
}

/** Final chapters that share a page, so that it is not nearly empty: those of a customer are short. */
const CLOSING: Readonly<Record<PrintVersion, number>> = { engineer: 2, customer: 3 };

/** Legend of the star behind a figure. */
export function AssumedLegend(): ReactNode {
  return useHasAssumed() && <p className={styles.legend}>{ASSUMED_TEXTS.onScreen}</p>;
}

interface ChapterProps {
  readonly section: ReportSection;
  readonly input: ReportInput;
  readonly open: OpenSections;
  readonly className: string;
}

function Chapter({ section: { id, title, isFolded, Content }, input, open, className }: ChapterProps): ReactNode {
  const fold = { isOpen: open.ids.has(id), onToggle: () => open.toggle(id) };
  return (
    <Section id={id} title={title} fold={isFolded ? fold : undefined} className={className}>
      <Content {...input} />
    </Section>
  );
}

interface JumpListProps {
  readonly sections: readonly ReportSection[];
  readonly open: OpenSections;
}

/** Links to the chapters. A folded chapter opens when its link is followed. */
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
