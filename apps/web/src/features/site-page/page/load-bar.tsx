import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import styles from './load-bar.module.css';

interface LoadBarProps {
  /** Parts of the whole, from 0 to 1, each from the left; the last ones are drawn below the first. */
  readonly parts: readonly { readonly share: number; readonly look: 'solid' | 'hatched' | 'over' }[];
}

/** A bar whose end is the limit. The figures stand beside it. */
export function LoadBar({ parts }: LoadBarProps): ReactNode {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.toReversed().map(({ share, look }) => (
        <div key={look} className={classNames(styles.part, styles[look])} style={{ width: widthOf(share) }} />
      ))}
    </div>
  );
}

function widthOf(share: number): string {
  const percent = Number.isFinite(share) ? Math.min(share, 1) * 100 : 100;
  return `${percent}%`;
}
