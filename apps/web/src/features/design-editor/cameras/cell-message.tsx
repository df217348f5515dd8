import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './camera-grid.module.css';
import { cellSelector, type CellText } from './cell-draft.ts';

const GAP_PX = 2;
const EDGE_PX = 8;

interface CellMessageProps {
  readonly message: ShownMessage | undefined;
  readonly frame: RefObject<HTMLElement | null>;
}

/** A message at a cell: an error, or a side effect of the last step. */
export interface ShownMessage extends CellText {
  readonly isNote?: boolean;
}

/** The error of the edited cell. It is placed outside the table, which would clip it. */
export function CellMessage({ message: shown, frame }: CellMessageProps): ReactNode {
  const message = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      if (!shown || !message.current || !frame.current) return;
      const cell = frame.current.querySelector(cellSelector(shown.cell));
      message.current.hidden = !cell;
      if (cell) placeAt(message.current, cell.getBoundingClientRect(), frame.current.getBoundingClientRect());
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [shown, frame]);

  if (shown === undefined) return null;
  return (
    <span
      ref={message}
      className={styles.message}
      data-note={shown.isNote}
      role={shown.isNote === true ? 'status' : 'alert'}
    >
      {shown.text}
    </span>
  );
}

/** Below the cell, or above it at the lower edge of the window; within the table, even if the cell is scrolled out of view. */
function placeAt(message: HTMLElement, cell: DOMRect, frame: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = message;
  const bottom = Math.max(frame.top, Math.min(cell.bottom, frame.bottom));
  const isBelow = bottom + GAP_PX + height <= innerHeight - EDGE_PX;
  const left = Math.min(cell.left, innerWidth - EDGE_PX - width);
  message.style.top = `${isBelow ? bottom + GAP_PX : Math.min(cell.top, frame.bottom) - GAP_PX - height}px`;
  message.style.left = `${Math.max(EDGE_PX, left)}px`;
}
