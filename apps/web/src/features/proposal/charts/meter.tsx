import { withinLimit } from '@site-designer/sizing-engine/bounds';
import { METER_TEXTS } from '#texts/proposal/meter.ts';
import { useId, type ReactNode } from 'react';
import { formatQuantity } from '../../../lib/format/format-quantity.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import styles from './meter.module.css';

interface MeterProps {
  readonly label: string;
  readonly percent: number;
  /** The figures behind it. */
  readonly children: ReactNode;
  /** The cap of the bar in percent, drawn as a mark. */
  readonly capPercent?: number | undefined;
  /** Whether little more fits. */
  readonly isNear?: boolean;
}

type Tone = keyof typeof METER_TEXTS;

/** A figure against its limit, as a bar that is full at 100 %. */
export function Meter({ label, percent, children, capPercent = 100, isNear = false }: MeterProps): ReactNode {
  const id = useId();
  const shown = Math.min(Math.max(percent, 0), 100);
  const tone = toneOf(percent, capPercent, isNear);
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.figures}>{children}</span>
      </div>
      <meter className="visually-hidden" aria-labelledby={id} min={0} max={100} value={shown}>
        {formatQuantity(percent, '%').number} %{METER_TEXTS[tone]}
      </meter>
      <div className={styles.track} aria-hidden="true">
        <div className={classNames(styles.fill, styles[tone])} style={{ width: `${shown}%` }} />
        {capPercent < 100 && <div className={styles.cap} style={{ left: `${capPercent}%` }} />}
      </div>
    </div>
  );
}

/** A sizing fills its cap on purpose, so only a bar above the cap is marked. */
function toneOf(percent: number, capPercent: number, isNear: boolean): Tone {
  if (!withinLimit(percent, capPercent)) return 'over';
  return isNear ? 'near' : 'fine';
}
