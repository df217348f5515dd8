import type { RangedFigure, Totals, Warning } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../lib/format-quantity.ts';
import { Figure } from '../../ui/figure.tsx';
import styles from './demand.module.css';
import { Explained } from './explanation/explained.tsx';
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
  readonly path: string;
  readonly figure: RangedFigure;
  readonly unit: string;
}

const COLUMNS: readonly Column<DemandRow>[] = [
  { title: 'Demand', cell: ({ title }) => title },
  { title: 'Expected', cell: expectedFigure, isNumber: true },
  { title: 'Spread', cell: ({ figure }) => <Whisker {...figure} />, isPicture: true },
  { title: 'Range', cell: rangeText, isNumber: true },
];

function rowsOf({ cameras, cameraStreams, averageMbit, peakMbit, storageTb }: Totals): DemandRow[] {
  return [
    { title: 'Cameras', path: 'totals.cameras', figure: cameras, unit: 'cameras' },
    { title: 'Camera streams', path: 'totals.cameraStreams', figure: cameraStreams, unit: 'streams' },
    { title: 'Average data rate', path: 'totals.averageMbit', figure: averageMbit, unit: 'Mbit/s' },
    { title: 'Peak data rate', path: 'totals.peakMbit', figure: peakMbit, unit: 'Mbit/s' },
    { title: 'Storage', path: 'totals.storageTb', figure: storageTb, unit: 'TB' },
  ];
}

function expectedFigure({ title, path, figure, unit }: DemandRow): ReactNode {
  return (
    <Explained path={`${path}.value`} name={title}>
      <Figure value={figure.value} unit={unit} />
    </Explained>
  );
}

function rangeText({ title, path, figure: { low, high }, unit }: DemandRow): ReactNode {
  if (low === high) return <span className={styles.exact}>exact</span>;
  return (
    <span className={styles.range}>
      <Explained path={`${path}.low`} name={`${title}, low end`}>
        {formatQuantity(low, unit).number}
      </Explained>{' '}
      to{' '}
      <Explained path={`${path}.high`} name={`${title}, high end`}>
        {quantityText(high, unit)}
      </Explained>
    </span>
  );
}
