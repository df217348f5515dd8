import type { Placement } from '@site-designer/api-contract';
import type { PointerEvent, ReactNode } from 'react';
import { pointAt, type Point } from '../geometry/points.ts';
import styles from './canvas.module.css';
import { lineOf } from './shapes.tsx';

interface AimProps {
  readonly placement: Placement;
  readonly hasView: boolean;
  readonly angleDeg: number;
  /** Pixels of the picture. */
  readonly reach: number;
  /** Pixels of the picture to what the group is to show. */
  readonly needed: number | undefined;
  readonly size: number;
  readonly onPress: (kind: 'turn' | 'angle', id: number, event: PointerEvent) => void;
  /** Whether the angle is that of the lens, and can be dragged. */
  readonly hasAngle: boolean;
}

/** Parts of an arc. */
const CHORDS = 24;
const SHORT = 46;
const LONG = 120;

/** The rays of the selected camera, the arc of what it needs, and the handles that turn it, widen it and reach farther. */
export function Aim({ placement, hasView, angleDeg, reach, needed, size, onPress, hasAngle }: AimProps): ReactNode {
  const { id, x, y, directionDeg } = placement;
  const length = needed ?? Math.max(SHORT * size, Math.min(reach, LONG * size));
  const at = (share: number) => pointAt(placement, directionDeg + (share - 0.5) * angleDeg, length);
  const arc = Array.from({ length: CHORDS + 1 }, (_, step) => at(step / CHORDS));
  const dashes = `${5 * size} ${4 * size}`;
  const line = { className: styles.aim, strokeDasharray: dashes };
  return (
    <>
      {hasView && <polyline {...line} points={lineOf([at(0), { x, y }, at(1)])} strokeWidth={1.3 * size} />}
      {hasView && needed !== undefined && <polyline {...line} points={lineOf(arc)} strokeWidth={2 * size} />}
      <polyline className={styles.aim} points={lineOf([{ x, y }, at(0.5)])} strokeWidth={1.3 * size} />
      {hasView &&
        hasAngle &&
        [0, 1].map((share) => (
          <Handle key={share} at={at(share)} size={size} onPress={(event) => onPress('angle', id, event)} />
        ))}
      <Handle at={at(0.5)} size={size} onPress={(event) => onPress('turn', id, event)} />
    </>
  );
}

interface HandleProps {
  readonly at: Point;
  readonly size: number;
  readonly onPress: (event: PointerEvent) => void;
}

function Handle({ at, size, onPress }: HandleProps): ReactNode {
  return (
    <g onPointerDown={onPress}>
      <circle className={styles.grip} cx={at.x} cy={at.y} r={16 * size} />
      <circle className={styles.handle} cx={at.x} cy={at.y} r={6 * size} strokeWidth={2.5 * size} />
    </g>
  );
}
