import type { Placement } from '@site-designer/api-contract';
import { memo, type ReactNode } from 'react';
import { DRAWN_LEVELS, levelPath } from '../geometry/zones.ts';
import type { Sight } from '../model/use-seen.ts';
import styles from './canvas.module.css';

interface ZonesProps {
  readonly placements: readonly Placement[];
  readonly sight: Sight;
}

/** What the cameras show: the best level at each point, never added up. */
export const Zones = memo(function Zones({ placements, sight }: ZonesProps): ReactNode {
  return (
    <g className={styles.zones} clipPath="url(#plan-paper)">
      {DRAWN_LEVELS[sight.standard].map((level, step) => (
        <g key={level} className={styles.zone} data-step={step}>
          {placements.map((placement) => (
            <Zone key={placement.id} {...{ placement, sight, level }} />
          ))}
        </g>
      ))}
    </g>
  );
});

interface ZoneProps {
  readonly placement: Placement;
  readonly sight: Sight;
  readonly level: string;
}

/** A component of its own, so that the page answers between two cameras. */
const Zone = memo(function Zone({ placement, sight, level }: ZoneProps): ReactNode {
  const seen = sight.of(placement);
  const path = seen === undefined ? '' : levelPath(seen, level);
  return path === '' ? null : <path d={path} />;
});
