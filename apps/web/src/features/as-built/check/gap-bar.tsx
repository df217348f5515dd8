import { AS_BUILT_RESULT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { AsBuiltGap } from '@site-designer/sizing-engine/as-built';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import styles from './gap-bar.module.css';
import { GAP_PARTS, placedParts, signedDays, type GapSpan } from './gap-scale.ts';

const WIDTH = 160;
const HEIGHT = 14;
const HATCHING = 'gap-hatching';

interface GapBarProps {
  readonly gap: AsBuiltGap;
  /** Scale of all bars side by side. */
  readonly span: GapSpan;
}

/** A gap in days as a bar of its parts: lost days to the left of the line, gained days to the right. */
export function GapBar({ gap, span }: GapBarProps): ReactNode {
  const x = scaleLinear(span, [2, WIDTH - 2]);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={labelOf(gap)}>
      {placedParts(gap.parts).map(({ part, from, to }) => (
        <rect
          key={part}
          className={styles[part]}
          x={x(from)}
          y={2}
          width={Math.max(0.5, x(to) - x(from))}
          height={HEIGHT - 4}
          fill={part === 'recordedShare' ? `url(#${HATCHING})` : undefined}
        />
      ))}
      <line className={styles.zero} x1={x(0)} x2={x(0)} y1={0} y2={HEIGHT} />
    </svg>
  );
}

function labelOf({ days, parts }: AsBuiltGap): string {
  const partTexts = GAP_PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null ? [] : [`${TEXTS.parts[part]} ${signedDays(value)}`];
  });
  return TEXTS.bar(signedDays(days), partTexts.join(', '));
}

export function GapHatching(): ReactNode {
  return (
    <svg className={styles.shared} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={HATCHING} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.ground} width="4" height="4" />
          <rect className={styles.stripe} width="2" height="4" />
        </pattern>
      </defs>
    </svg>
  );
}
