import { ASSUMED_TEXTS } from '#texts/proposal/printing.ts';
import { REPORT_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import { Section } from '../../../explained/section.tsx';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ReportInput } from './report-input.ts';
import type { ReportSection } from './report-section.ts';
import styles from './report.module.css';
import type { OpenSections } from './use-open-sections.ts';

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

export function Chapter({
  section: { id, title, isFolded, Content },
  input,
  open,
  className,
}: ChapterProps): ReactNode {
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
export function JumpList({ sections, open }: JumpListProps): ReactNode {
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
      <Button size="small" className={styles.all} onClick={open.toggleAll}>
        {open.areAllOpen ? TEXTS.closeAll : TEXTS.openAll}
      </Button>
    </nav>
  );
}
