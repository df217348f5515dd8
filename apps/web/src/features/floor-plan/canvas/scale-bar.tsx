import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import { roundLength } from './view.ts';

interface ScaleBarProps {
  readonly metresPerPixel: number | null;
  readonly scale: number;
  readonly width: number;
}

/** Part of the width that the bar may take. */
const PART = 0.25;

/** How long a metre is on the screen. */
export function ScaleBar({ metresPerPixel, scale, width }: ScaleBarProps): ReactNode {
  if (metresPerPixel === null) return null;
  const perMetre = scale / metresPerPixel;
  const metres = roundLength((width * PART) / perMetre);
  return (
    <div className={styles.bar}>
      {metres} m
      <i style={{ width: metres * perMetre }} />
    </div>
  );
}
