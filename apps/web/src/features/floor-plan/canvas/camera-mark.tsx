import { memo, type ReactNode } from 'react';
import styles from './canvas.module.css';

interface CameraMarkProps {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly directionDeg: number;
  readonly label: string;
  readonly name: string;
  /** Pixels of the picture for one of the screen. */
  readonly size: number;
  readonly rotation: number;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
}

/** A camera on the plan, which keeps its size on the screen. */
export const CameraMark = memo(function CameraMark(props: CameraMarkProps): ReactNode {
  const { id, x, y, directionDeg, label, name, size, rotation, isSelected, isWrong } = props;
  return (
    <g
      className={styles.camera}
      transform={`translate(${x} ${y}) scale(${size})`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no buttons
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSelected}
      data-camera={id}
      data-wrong={isWrong}
    >
      <circle className={styles.touch} r={18} />
      <circle className={styles.ring} r={15} />
      <path
        className={styles.body}
        d="M-5 -2h10v11a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1zM-4 -2l-2 -5h12l-2 5z"
        transform={`rotate(${directionDeg})`}
      />
      <text className={styles.label} x={11} y={-9} transform={rotation === 0 ? undefined : `rotate(${-rotation})`}>
        {label}
      </text>
    </g>
  );
});
