import type { RangedFigure, Totals, Warning } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../lib/format-quantity.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './demand.module.css';
import { Section } from './section.tsx';
import { Table, type Column } from './table.tsx';
import { Warnings } from './warnings.tsx';
import { Whisker } from './whisker.tsx';

interface DemandProps {
  readonly totals: Totals;
  readonly warnings: readonly Warning[];
}

/** What the cameras ask for, before any hardware. */
export function Demand({ totals, warnings }: DemandProps): ReactNode {
  return (
    <Section title="What the cameras need">
      <Table label="What the cameras need" columns={COLUMNS} rows={rowsOf(totals)} rowKey={({ title }) => title} />
      <Warnings warnings={warnings} place="demand" />
      <p className={styles.note}>The range runs from what one scene in ten stays below to what one in ten exceeds.</p>
    </Section>
  );
}

interface DemandRow {
  readonly title: string;
  readonly figure: RangedFigure;
  readonly unit: string;
}

const COLUMNS: readonly Column<DemandRow>[] = [
  { title: 'Demand', cell: ({ title }) => title },
  { title: 'Expected', cell: ({ figure, unit }) => <Figure value={figure.value} unit={unit} />, isNumber: true },
  { title: 'Spread', cell: ({ figure }) => <Whisker {...figure} />, isPicture: true },
  { title: 'Range', cell: rangeText, isNumber: true },
];

function rowsOf({ cameras, cameraStreams, averageMbit, peakMbit, storageTb }: Totals): DemandRow[] {
  return [
    { title: 'Cameras', figure: cameras, unit: 'cameras' },
    { title: 'Camera streams', figure: cameraStreams, unit: 'streams' },
    { title: 'Average data rate', figure: averageMbit, unit: 'Mbit/s' },
    { title: 'Peak data rate', figure: peakMbit, unit: 'Mbit/s' },
    { title: 'Storage', figure: storageTb, unit: 'TB' },
  ];
}

function rangeText({ figure: { low, high }, unit }: DemandRow): ReactNode {
  if (low === high) return <span className={styles.exact}>exact</span>;
  return (
    <span className={styles.range}>
      {formatQuantity(low, unit).number} to {quantityText(high, unit)}
    </span>
  );
}
