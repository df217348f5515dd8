import { TOTALS_TEXTS } from '#texts/editor/cameras.ts';
import { calculateTotals, type RangedFigure } from '@site-designer/sizing-engine';
import { memo, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { formatQuantity, quantityText } from '../../../../lib/format/format-quantity.ts';
import { unlessOutOfBounds } from '../../../../lib/state/unless-out-of-bounds.ts';
import { Figure } from '../../../../ui/figures/figure.tsx';
import { useIsPainted } from '../../../../lib/hooks/use-is-painted.ts';
import { useIsOpen, useRows } from '../../document/editor-context.ts';
import { MANY_ROWS } from '../../document/many-rows.ts';
import styles from './totals-bar.module.css';

interface TotalsBarProps {
  /** Cameras that a filter leaves in the table; undefined for all. */
  readonly shown: number | undefined;
}

/** Totals of the cameras on the screen, in the same frame as the typed value. Those of a large design come with the frame after its rows. */
export const TotalsBar = memo(function TotalsBar({ shown }: TotalsBarProps): ReactNode {
  const catalogue = useCatalogue();
  const rows = useRows();
  const isOpen = useIsOpen();
  const isPainted = useIsPainted(isOpen);
  const isFirst = !isOpen || (!isPainted && rows.length >= MANY_ROWS);
  const totals = useMemo(
    () => (isFirst ? undefined : unlessOutOfBounds(() => calculateTotals(rows, catalogue))),
    [isFirst, rows, catalogue],
  );
  if (!totals && !isFirst) return null;
  return (
    <section className={styles.bar} aria-label={TOTALS_TEXTS.label}>
      <Total
        title={TOTALS_TEXTS.cameras}
        figure={totals?.cameras}
        unit="cameras"
        note={shown === undefined ? undefined : TOTALS_TEXTS.shown(shown)}
      />
      <Total title={TOTALS_TEXTS.streams} figure={totals?.cameraStreams} unit="streams" />
      <Total title={TOTALS_TEXTS.peak} figure={totals?.peakMbit} unit="Mbit/s" />
      <Total title={TOTALS_TEXTS.average} figure={totals?.averageMbit} unit="Mbit/s" />
      <Total title={TOTALS_TEXTS.storage} figure={totals?.storageTb} unit="TB" />
    </section>
  );
});

interface TotalProps {
  readonly title: string;
  /** Undefined where it is not known yet. */
  readonly figure: RangedFigure | undefined;
  readonly unit: string;
  /** In place of the range. */
  readonly note?: string | undefined;
}

function Total({ title, figure, unit, note }: TotalProps): ReactNode {
  return (
    <div className={styles.total}>
      <span className={styles.title}>{title}</span>
      <span className={styles.figure}>{figure && <Figure value={figure.value} unit={unit} />}</span>
      <span className={styles.range}>{figure && (note ?? rangeText(figure, unit))}</span>
    </div>
  );
}

function rangeText({ low, high }: RangedFigure, unit: string): string {
  return low === high
    ? TOTALS_TEXTS.exact
    : TOTALS_TEXTS.range(formatQuantity(low, unit).number, quantityText(high, unit));
}
