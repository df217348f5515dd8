import { LOAD_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { Proposal } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Explained } from '../explanation/explained.tsx';
import { shareOf } from '../explanation/source.ts';
import { Nominal } from '../figures/nominal.tsx';
import { percentOf } from '../answer/recommendation.ts';
import { Section } from '../figures/section.tsx';
import { serverLoads, type ServerLoad } from './server-loads.ts';
import styles from './server-loads.module.css';
import { Share } from '../figures/share.tsx';
import { Table, type Column } from '../figures/table.tsx';

/** How near the fullest server is to each of its limits, as bars that stand in their own table. */
export function ServerLoads({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const loads = serverLoads(proposal);
  if (loads.length === 0) return null;
  return (
    <Section title={PROPOSAL_CHAPTERS.loads}>
      <Table label={PROPOSAL_CHAPTERS.loads} columns={COLUMNS} rows={loads} rowKey={({ title }) => title} />
    </Section>
  );
}

const COLUMNS: readonly Column<ServerLoad>[] = [
  { title: TEXTS.load, cell: ({ title }) => title },
  { title: TEXTS.picture, cell: (load) => <LoadBar load={load} />, isPicture: true },
  { title: TEXTS.used, cell: usedFigure, isNumber: true },
  { title: TEXTS.limit, cell: limitFigure, isNumber: true },
  { title: TEXTS.share, cell: shareFigure, isNumber: true },
];

/** Full is the limit. */
function LoadBar({ load: { used, limit } }: { readonly load: ServerLoad }): ReactNode {
  const percent = Math.min(percentOf(used, limit), 100);
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.room} width="100%" height="100%" rx="2" />
      <rect className={styles.part} width={`${percent}%`} height="100%" rx="2" />
    </svg>
  );
}

function usedFigure({ title, used, usedPath, unit }: ServerLoad): ReactNode {
  return (
    <Explained path={usedPath} name={TEXTS.usedOf(title)}>
      <Figure value={used} unit={unit} />
    </Explained>
  );
}

function limitFigure({ title, limit, limitPath, unit, limitUnit = unit }: ServerLoad): ReactNode {
  return (
    <Explained path={limitPath} name={TEXTS.limitOf(title)}>
      <Nominal value={limit} unit={limitUnit} />
    </Explained>
  );
}

function shareFigure({ title, used, usedPath, limit, limitPath }: ServerLoad): ReactNode {
  return (
    <Explained {...shareOf({ path: usedPath }, { path: limitPath })} name={TEXTS.shareOf(title)}>
      <Share percent={percentOf(used, limit)} />
    </Explained>
  );
}
