import { TOTALS_TEXTS } from '#texts/cameras.ts';
import { calculateTotals, type RangedFigure } from '@site-designer/sizing-engine';
import { memo, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import { formatQuantity, quantityText } from '../../../lib/format-quantity.ts';
import { unlessOutOfBounds } from '../../../lib/unless-out-of-bounds.ts';
import { Figure } from '../../../ui/figure.tsx';
import { useRows } from '../editor-context.ts';
import styles from './totals-bar.module.css';

/** Totals of the cameras on the screen, in the same frame as the typed value. */
export const TotalsBar = memo(function TotalsBar(): ReactNode {
  const catalogue = useCatalogue();
  const rows = useRows();
  const totals = useMemo(() => unlessOutOfBounds(() => calculateTotals(rows, catalogue)), [catalogue, rows]);
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
