import { useCallback, useState, type RefCallback } from 'react';

/** Rows above and below those that are seen, for the keyboard to go on to. */
const BEYOND = 6;

/** The rows of a long list that are worth drawing. */
export interface VisibleRows {
  readonly first: number;
  /** Behind the last one. */
  readonly end: number;
  /** Height of the rows that are left out, pixels. */
  readonly above: number;
  readonly below: number;
}

interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** Which of so many rows of one height are seen in a box that scrolls. */
export function visibleRows({ top, height }: Scrolled, { count, rowHeight }: RowsOfList): VisibleRows {
  // A list that became shorter is scrolled further than it reaches.
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

/** Keeps to the rows that are seen while their box is scrolled or sized. */
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
