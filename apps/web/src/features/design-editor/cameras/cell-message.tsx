import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './camera-grid.module.css';
import { cellSelector, type Draft } from './cell-draft.ts';

const GAP_PX = 2;
const EDGE_PX = 8;

interface CellMessageProps {
  readonly draft: Draft | undefined;
  readonly frame: RefObject<HTMLElement | null>;
}

/** What is wrong with the cell that is typed into. It stands over the table, which would cut it off at its edges. */
export function CellMessage({ draft, frame }: CellMessageProps): ReactNode {
  const message = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      if (!draft || !message.current || !frame.current) return;
      const cell = frame.current.querySelector(cellSelector(draft.cell));
      if (cell) placeAt(message.current, cell.getBoundingClientRect(), frame.current.getBoundingClientRect());
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [draft, frame]);

  if (draft?.message === undefined) return null;
  return (
    <span ref={message} className={styles.message} role="alert">
      {draft.message}
    </span>
  );
}

/** Below the cell, or above it where the window ends; within the table, however far the cell is scrolled away. */
function placeAt(message: HTMLElement, cell: DOMRect, frame: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = message;
  const bottom = Math.max(frame.top, Math.min(cell.bottom, frame.bottom));
  const isBelow = bottom + GAP_PX + height <= innerHeight - EDGE_PX;
  const left = Math.min(cell.left, innerWidth - EDGE_PX - width);
  message.style.top = `${isBelow ? bottom + GAP_PX : Math.min(cell.top, frame.bottom) - GAP_PX - height}px`;
  message.style.left = `${Math.max(EDGE_PX, left)}px`;
}
