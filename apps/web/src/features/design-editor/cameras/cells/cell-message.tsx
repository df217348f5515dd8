import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from '../grid/camera-grid.module.css';
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
  /** Whether it closes by itself. */
  readonly isBrief?: boolean;
}

/** The error of the edited cell. It is placed outside the table, which would clip it. */
export function CellMessage({ message: shown, frame }: CellMessageProps): ReactNode {
  const message = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      if (!shown || !message.current || !frame.current) return;
      const cell = frame.current.querySelector(cellSelector(shown.cell));
      message.current.hidden = !cell;
      const active = frame.current.querySelector('[data-column][data-active]');
      if (cell) placeAt(message.current, { frame: frame.current, cell, active });
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  });

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

interface Around {
  readonly frame: Element;
  readonly cell: Element;
  /** The active cell, which may be another one. */
  readonly active: Element | null;
}

/**
 * Below the cell, or above it at the lower edge of the window and where it would cover the active cell; within the table, even if
 * the cell is scrolled out of view.
 */
function placeAt(message: HTMLElement, around: Around): void {
  const { offsetWidth: width, offsetHeight: height } = message;
  const [frame, cell] = [around.frame.getBoundingClientRect(), around.cell.getBoundingClientRect()];
  // What stands beside the table would cover it.
  const left = Math.max(EDGE_PX, Math.min(cell.left, Math.min(innerWidth - EDGE_PX, frame.right) - width));
  const below = new DOMRect(left, Math.max(frame.top, Math.min(cell.bottom, frame.bottom)) + GAP_PX, width, height);
  const isBelow = below.bottom <= innerHeight - EDGE_PX && !isOver(below, around.active);
  message.style.top = `${isBelow ? below.top : Math.min(cell.top, frame.bottom) - GAP_PX - height}px`;
  message.style.left = `${left}px`;
}

function isOver({ top, bottom, left, right }: DOMRect, element: Element | null): boolean {
  const other = element?.getBoundingClientRect();
  return other !== undefined && top < other.bottom && bottom > other.top && left < other.right && right > other.left;
}
