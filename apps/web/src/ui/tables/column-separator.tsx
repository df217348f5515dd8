import { COLUMN_SIZE } from './column-size.ts';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './column-separator.module.css';
import { WIDEST_COLUMN_PX } from './use-column-sizes.ts';

const STEP_PX = 10;

interface ColumnSeparatorProps {
  readonly label: string;
  /** Pixels; undefined for a column that takes the remaining width. */
  readonly size: number | undefined;
  /** Undefined restores the initial size of the column. */
  readonly onChange: (size: number | undefined) => void;
  /** Whether it is a tab stop; tables of many columns use other keys. */
  readonly isStop?: boolean;
}

/** The right edge of a column's head: dragged, or moved by the arrow keys. Enter or a double click resets it. */
export function ColumnSeparator({ label, size, onChange, isStop = true }: ColumnSeparatorProps): ReactNode {
  const [measured, setMeasured] = useState<number>();
  const [grip, setGrip] = useState<number>();

  function take(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip(event.clientX - sizeOf(event.currentTarget));
  }

  function drag({ clientX }: PointerEvent): void {
    if (grip !== undefined) onChange(clientX - grip);
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextSize(event.key, sizeOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div
      // An hr is static; a separator that can be moved and has a value is a control.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={COLUMN_SIZE.min}
      aria-valuemax={WIDEST_COLUMN_PX}
      aria-valuenow={size ?? measured ?? COLUMN_SIZE.default}
      tabIndex={isStop ? 0 : -1}
      className={styles.separator}
      data-dragged={grip !== undefined}
      onFocus={({ currentTarget }) => setMeasured(sizeOf(currentTarget))}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => setGrip(undefined)}
      onLostPointerCapture={() => setGrip(undefined)}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={press}
    />
  );
}

function sizeOf(separator: HTMLElement): number {
  return separator.parentElement?.offsetWidth ?? COLUMN_SIZE.default;
}

/** The size that a key gives a column; undefined for the initial size, null for keys without effect. */
export function nextSize(key: string, size: number): number | undefined | null {
  if (key === 'ArrowLeft') return size - STEP_PX;
  if (key === 'ArrowRight') return size + STEP_PX;
  if (key === 'Home') return COLUMN_SIZE.min;
  return key === 'Enter' ? undefined : null;
}
