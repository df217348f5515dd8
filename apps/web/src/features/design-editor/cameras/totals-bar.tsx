import { TOTALS_TEXTS } from '#texts/cameras.ts';
import type { RangedFigure, Totals } from '@site-designer/sizing-engine';
import { memo, type ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../../lib/format-quantity.ts';
import { Figure } from '../../../ui/figure.tsx';
import styles from './totals-bar.module.css';

interface TotalsBarProps {
  readonly totals: Totals | undefined;
}

/** What the table adds up to, while one types. */
export const TotalsBar = memo(function TotalsBar({ totals }: TotalsBarProps): ReactNode {
  if (!totals) return null;
  const { cameras, cameraStreams, peakMbit, averageMbit, storageTb } = totals;
  return (
    <section className={styles.bar} aria-label={TOTALS_TEXTS.label}>
      <Total title={TOTALS_TEXTS.cameras} figure={cameras} unit="cameras" />
      <Total title={TOTALS_TEXTS.streams} figure={cameraStreams} unit="streams" />
      <Total title={TOTALS_TEXTS.peak} figure={peakMbit} unit="Mbit/s" />
      <Total title={TOTALS_TEXTS.average} figure={averageMbit} unit="Mbit/s" />
      <Total title={TOTALS_TEXTS.storage} figure={storageTb} unit="TB" />
    </section>
  );
});

interface TotalProps {
  readonly title: string;
  readonly figure: RangedFigure;
  readonly unit: string;
}

function Total({ title, figure: { value, low, high }, unit }: TotalProps): ReactNode {
  return (
    <div className={styles.total}>
      <span className={styles.title}>{title}</span>
      <span className={styles.figure}>
        <Figure value={value} unit={unit} />
      </span>
      <span className={styles.range}>
        {low === high
          ? TOTALS_TEXTS.exact
          : TOTALS_TEXTS.range(formatQuantity(low, unit).number, quantityText(high, unit))}
      </span>
    </div>
  );
}
