import { LEGENDS } from '#texts/proposal/charts.ts';
import { EVIDENCE_LOCK_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { DEMAND_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { EvidenceLockReserve, RangedFigure } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import styles from './demand.module.css';
import { AccuracyLink } from '../../../explained/accuracy-link.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { Table, type Column } from '../../../explained/table.tsx';
import { WarningsBeside } from './warnings.tsx';
import { Legend } from '../../../explained/legend.tsx';
import { Whisker } from '../charts/whisker.tsx';

type DemandProps = Pick<Proposal, 'totals' | 'evidenceLock' | 'warnings'>;

/** The demand of the cameras, before any hardware. */
export function Demand({ warnings, ...figures }: DemandProps): ReactNode {
  return (
    <>
      <Table label={PROPOSAL_CHAPTERS.demand} columns={COLUMNS} rows={rowsOf(figures)} rowKey={({ title }) => title} />
      <Legend marks={LEGENDS.demand} />
      <WarningsBeside warnings={warnings} place="demand" />
      <p className={styles.note}>
        {TEXTS.note} <AccuracyLink />
      </p>
    </>
  );
}

interface DemandRow {
  readonly title: string;
  readonly path: string;
  readonly figure: RangedFigure;
  readonly unit: string;
  /** The end of its scale: equal for figures of one unit. */
  readonly end: number;
}

const COLUMNS: readonly Column<DemandRow>[] = [
  { title: TEXTS.demand, cell: ({ title }) => title },
  { title: TEXTS.expected, cell: expectedFigure, isNumber: true },
  { title: TEXTS.spread, cell: ({ figure, end }) => <Whisker {...figure} end={end} />, isPicture: true },
  { title: TEXTS.range, cell: rangeText, isNumber: true },
];

function rowsOf({ totals, evidenceLock }: Omit<DemandProps, 'warnings'>): DemandRow[] {
  const { cameras, cameraStreams, averageMbit, peakMbit, storageTb } = totals;
  const rows = [
    { title: TEXTS.cameras, path: 'totals.cameras', figure: cameras, unit: 'cameras' },
    { title: TEXTS.cameraStreams, path: 'totals.cameraStreams', figure: cameraStreams, unit: 'streams' },
    { title: TEXTS.averageRate, path: 'totals.averageMbit', figure: averageMbit, unit: 'Mbit/s' },
    { title: TEXTS.peakRate, path: 'totals.peakMbit', figure: peakMbit, unit: 'Mbit/s' },
    { title: TEXTS.storage, path: 'totals.storageTb', figure: storageTb, unit: 'TB' },
    ...(evidenceLock === undefined ? [] : [reserveRow(evidenceLock)]),
  ];
  const endOf = (unit: string): number =>
    Math.max(...rows.filter((row) => row.unit === unit).map(({ figure }) => figure.high));
  return rows.map((row) => ({ ...row, end: endOf(row.unit) }));
}

function reserveRow({ storageTb: figure }: EvidenceLockReserve): Omit<DemandRow, 'end'> {
  return { title: EVIDENCE_LOCK_TEXTS.reserve, path: 'evidenceLock.storageTb', figure, unit: 'TB' };
}

function expectedFigure({ title, path, figure, unit }: DemandRow): ReactNode {
  return (
    <Explained path={`${path}.value`} name={title}>
      <Figure value={figure.value} unit={unit} />
    </Explained>
  );
}

function rangeText({ title, path, figure: { low, high }, unit }: DemandRow): ReactNode {
  if (low === high) return <span className="muted">{TEXTS.exact}</span>;
  return (
    <span className={styles.range}>
      <Explained path={`${path}.low`} name={TEXTS.lowEnd(title)}>
        {formatQuantity(low, unit).number}
      </Explained>{' '}
      {TEXTS.to}{' '}
      <Explained path={`${path}.high`} name={TEXTS.highEnd(title)}>
        {quantityText(high, unit)}
      </Explained>
    </span>
  );
}
