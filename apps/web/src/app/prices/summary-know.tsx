import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { Section } from '../../explained/section.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { answeredOf, hasNoSpare } from './summary-words.ts';
import styles from './summary.module.css';

/** What a failed server or disk means, site by site; nothing where each has a spare and redundant disks. */
export function SummaryKnow({ summary: { sites } }: { readonly summary: ProjectSummary }): ReactNode {
  const withoutSpare = sites.filter(hasNoSpare);
  const lost = withoutSpare.flatMap(({ name, answer }) =>
    answer?.onFailure ? [TEXTS.lostAt(answer.onFailure.camerasLost, name)] : [],
  );
  const jbod = sites.filter(({ answer }) => answer?.warnings.some(({ code }) => code === 'jbod-loss'));
  const lines = [
    ...(withoutSpare.length === 0
      ? []
      : [
          <>
            <strong>{TEXTS.noSpareAt(withoutSpare.length, answeredOf(sites))}</strong>
            {TEXTS.camerasLost(lost)}
          </>,
        ]),
    ...(jbod.length === 0 ? [] : [TEXTS.jbodAt(jbod.map(({ name }) => name))]),
  ];
  if (lines.length === 0) return null;
  return (
    <Section level={2} title={TEXTS.know} className="no-print">
      <ul className={styles.know}>
        {lines.map((line, place) => (
          <li key={place}>
            <span className={styles.near}>
              <Icon name="warning" />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
