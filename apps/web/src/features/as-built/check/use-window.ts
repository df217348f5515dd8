import { useCallback, useState, type RefCallback } from 'react';

/** Rows rendered above and below the visible ones, as targets for the keyboard. */
const BEYOND = 6;

interface VisibleRows {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Height of the rows that are not rendered, pixels. */
  readonly above: number;
  readonly below: number;
}

interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** Which rows of equal height are visible in a scrolled box. */
export function visibleRows({ top, height }: Scrolled, { count, rowHeight }: RowsOfList): VisibleRows {
  // A list that became shorter may be scrolled beyond its end.
  const seenFrom = Math.min(Math.floor(top / rowHeight), Math.max(0, count - Math.floor(height / rowHeight)));
  const first = Math.max(0, seenFrom - BEYOND);
  const end = Math.min(count, seenFrom + Math.ceil(height / rowHeight) + 1 + BEYOND);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}

interface RowsOfList {
  readonly count: number;
  readonly rowHeight: number;
}

interface ScrolledList extends VisibleRows {
  readonly boxRef: RefCallback<HTMLElement>;
}

/** Follows the visible rows while their box is scrolled or resized. */
export function useVisibleRows(list: RowsOfList): ScrolledList {
  const [scrolled, setScrolled] = useState<Scrolled>({ top: 0, height: 0 });
  const boxRef = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const measure = (): void => setScrolled({ top: box.scrollTop, height: box.clientHeight });
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return { ...visibleRows(scrolled, list), boxRef };
}
