import { LEGENDS } from '#texts/proposal/charts.ts';
import { LOAD_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import { LIMIT_LOOKS, type ServerLoad } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { limitTitle } from '../answer/limit-title.ts';
import { Explained } from '../../../explained/explained.tsx';
import { Counted, CountedRoundShare, hasBothShares } from '../figures/formatted.tsx';
import { Nominal, Share } from '../figures/precise-figures.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../../../explained/table.tsx';
import { Legend } from '../../../explained/legend.tsx';
import styles from './server-loads.module.css';

interface LoadRow extends ServerLoad, Pick<ReportInput, 'question'> {
  readonly path: string;
  readonly hasBoth: boolean;
}

/** The load of the fullest server against each limit, as bars in a table, the greatest share first: it is the tightest limit. */
export function ServerLoads({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { loads } = proposal;
  const rows = (loads ?? []).map((load, index) => ({
    ...load,
    title: limitTitle(load, proposal),
    question,
    hasBoth: hasBothShares(proposal),
    path: `loads[${index}]`,
  }));
  const sorted = rows.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return (
    <>
      <Table label={PROPOSAL_CHAPTERS.loads} columns={COLUMNS} rows={sorted} rowKey={({ title }) => title} />
      <Legend marks={LEGENDS.loads} />
    </>
  );
}

const COLUMNS: readonly Column<LoadRow>[] = [
  { title: TEXTS.load, cell: ({ title }) => title },
  { title: TEXTS.picture, cell: ({ percent }) => <LoadBar percent={percent} />, isPicture: true },
  { title: TEXTS.used, cell: usedFigure, isNumber: true },
  { title: TEXTS.limit, cell: limitFigure, isNumber: true },
  { title: TEXTS.share, cell: shareFigure, isNumber: true },
];

/** The end of a bar is the limit. */
function LoadBar({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.room} width="100%" height="100%" rx="2" />
      <rect className={styles.part} width={`${Math.min(percent, 100)}%`} height="100%" rx="2" />
    </svg>
  );
}

function usedFigure({ title, value, path, unit }: LoadRow): ReactNode {
  return (
    <Explained path={`${path}.value`} name={TEXTS.usedOf(title)}>
      <Figure value={value} unit={unit} />
    </Explained>
  );
}

function limitFigure({ limit, title, max, path, unit, question, hasBoth }: LoadRow): ReactNode {
  return (
    <Explained path={`${path}.max`} name={TEXTS.limitOf(title)}>
      {LIMIT_LOOKS[limit].isOfDisks ? (
        <Counted value={max} question={question} hasShare={hasBoth} />
      ) : (
        <Nominal value={max} unit={unit} />
      )}
    </Explained>
  );
}

function shareFigure({ limit, title, percent, path, question, hasBoth }: LoadRow): ReactNode {
  return (
    <Explained path={`${path}.percent`} name={TEXTS.shareOf(title)}>
      {LIMIT_LOOKS[limit].isOfDisks ? (
        <CountedRoundShare value={percent} {...{ question, hasBoth }} />
      ) : (
        <Share percent={percent} />
      )}
    </Explained>
  );
}
