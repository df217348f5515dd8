import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Fewer rows than this are all rendered, so that the browser's search and screen readers find every one. */
export const ALL_UP_TO = 120;

/** The assumed share of the window that the rows fill before they are measured. */
const SHARE_OF_WINDOW = 0.6;

/** Rows rendered above and below the visible ones, so that scrolling and the keyboard find them ready. */
const MARGIN_ROWS = 6;

/** Rows come into the page by so many at once: most frames of a scrolling table change nothing of it. */
const STEP_ROWS = 4;

/** Rows by index; `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

interface RowsInFrame {
  /** The scrolled element, and the container of the rows. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  /** The top of each row and finally the bottom of the last one, px. */
  readonly tops: readonly number[];
  /** Whether the visible rows come alone, without a margin. */
  readonly isBare?: boolean;
}

/** Which rows of a long table to render while it is scrolled, in a frame of its own or with the page, or resized. */
export function useVisibleRows({ frame, body, tops, isBare = false }: RowsInFrame): RowRange {
  const count = tops.length - 1;
  const isAll = count <= ALL_UP_TO;
  const [range, setRange] = useState(() => rowsBetween(tops, 0, innerHeight * SHARE_OF_WINDOW));

  useEffect(() => {
    const [outer, inner] = [frame.current, body.current];
    if (isAll || !outer || !inner) return;
    const measure = (): void => {
      const view = outer.getBoundingClientRect();
      const { top } = inner.getBoundingClientRect();
      // A frame below the window has its rows before it comes into view.
      const end = view.top < innerHeight ? innerHeight : view.top + innerHeight;
      const seen = rowsBetween(tops, Math.max(view.top, 0) - top, Math.min(view.bottom, end) - top);
      const next = isBare ? seen : inSteps(seen, tops.length - 1);
      setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    // In the frame that shows the scrolling, not in the next one.
    const follow = (): void => flushSync(measure);
    const resizes = new ResizeObserver(measure);
    resizes.observe(outer);
    measure();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      resizes.disconnect();
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [frame, body, tops, isAll, isBare]);

  return isAll ? { from: 0, to: count } : withMargin(range, isBare ? 0 : MARGIN_ROWS, count);
}

/** The top of each row and finally the bottom of the last one, px. */
export function topsOf<T>(rows: readonly T[], heightOf: (row: T) => number): readonly number[] {
  let top = 0;
  return [0, ...rows.map((row) => (top += heightOf(row)))];
}

export function rowsBetween(tops: readonly number[], fromPx: number, toPx: number): RowRange {
  return { from: rowAt(tops, fromPx), to: Math.min(tops.length - 1, rowAt(tops, toPx) + 1) };
}

/** The row at a height: the last one that does not begin below it. */
function rowAt(tops: readonly number[], px: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in steps: the range stays the same until scrolling has come to the next step. */
export function inSteps({ from, to }: RowRange, count: number): RowRange {
  const start = from - (from % STEP_ROWS);
  const steps = Math.ceil((to - from) / STEP_ROWS) + 1;
  return { from: start, to: Math.min(count, start + steps * STEP_ROWS) };
}

/** Some rows with a margin of further ones; the last rows where the table became shorter than it was. */
export function withMargin({ from, to }: RowRange, rows: number, count: number): RowRange {
  const first = Math.min(from, count - (to - from));
  return { from: Math.max(0, first - rows), to: Math.min(count, to + rows) };
}
