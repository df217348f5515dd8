import { flagsFromRecording, type Half, type Recording } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import styles from './camera-grid.module.css';

const HALVES = ['continuous', 'motion'] as const satisfies readonly Half[];
const WORDS: Readonly<Record<Half, string>> = { continuous: 'Base', motion: 'Event' };

/** The halves that a recording mode uses. */
export function usedHalves(recording: Recording): readonly Half[] {
  const flags = flagsFromRecording(recording);
  return HALVES.filter((half) => flags[half]);
}

/** Name of a half's control; where there is only one half, the field says it all. */
export function halfLabel(field: string, half: Half, recording: Recording): string {
  return usedHalves(recording).length === 1 ? field : `${field}, ${WORDS[half].toLowerCase()}`;
}

interface HalvesCellProps {
  readonly recording: Recording;
  /** Whether the cell says which half is which: the first of a row does. */
  readonly isNamed: boolean;
  readonly children: (half: Half) => ReactNode;
}

/** The controls of one field: two where the mode has both halves. */
export function HalvesCell({ recording, isNamed, children }: HalvesCellProps): ReactNode {
  const halves = usedHalves(recording);
  return (
    <div className={styles.halves}>
      {halves.map((half) => (
        <div key={half} className={styles.half}>
          {isNamed && halves.length > 1 && (
            <span className={styles.halfName} aria-hidden="true">
              {WORDS[half]}
            </span>
          )}
          {children(half)}
        </div>
      ))}
    </div>
  );
}
