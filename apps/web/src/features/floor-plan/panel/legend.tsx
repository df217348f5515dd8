import type { ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { levelName } from '@site-designer/texts';
import { DRAWN_LEVELS, pixelsOf } from '../geometry/zones.ts';
import styles from './legend.module.css';

interface LegendProps {
  readonly standard: '2014' | '2025';
  readonly hasAreas: boolean;
}

/** What the colours mean. */
export function Legend({ standard, hasAreas }: LegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {DRAWN_LEVELS[standard]
        .map((level, step) => (
          <li key={level}>
            <i data-step={step} />
            {TEXTS.legend(levelName(level), pixelsOf(standard, level))}
          </li>
        ))
        .toReversed()}
      <li>{TEXTS.perMetre(standard)}</li>
      {hasAreas && (
        <li>
          <i data-step="gap" />
          {TEXTS.notCovered}
        </li>
      )}
    </ul>
  );
}
