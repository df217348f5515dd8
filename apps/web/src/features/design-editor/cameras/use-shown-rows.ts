import { useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDerived } from '../../../lib/use-derived.ts';
import type { Drawn } from './grid-lines.ts';
import {
  elementsOf,
  MARGIN_ROWS,
  rowsBetween,
  topsOf,
  withMargin,
  type RowElement,
  type RowRange,
} from './shown-rows.ts';

/** Fewer rows than this are all rendered, so that the browser's search and screen readers find every one. */
const ALL_UP_TO = 120;

/** How much of the window the rows are taken to have before they are measured. */
const SHARE_OF_WINDOW = 0.6;

interface Sight {
  /** What the rows scroll in, and what they stand in. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly heightOf: (drawn: Drawn) => number;
  /** Rows that are there however far one scrolls, by their indices. */
  readonly pinned: readonly number[];
  /** Whether the table is not on the screen yet: then those in sight come first. */
  readonly isOpening: boolean;
}

interface ShownRows {
  readonly elements: readonly RowElement[];
  /** The keys of the elements from top to bottom, where they do not stand in the page like that. */
  readonly order: readonly string[] | undefined;
  readonly tops: readonly number[];
}

/** The rows of the table that are in the page. */
export function useShownRows(drawn: readonly Drawn[], { frame, body, heightOf, pinned, isOpening }: Sight): ShownRows {
  const tops = useMemo(() => topsOf(drawn, heightOf), [drawn, heightOf]);
  const isAll = drawn.length <= ALL_UP_TO;
  const inSight = useRowsInSight({ frame, body, tops, isAll });
  const { from, to } = withMargin(inSight, isOpening ? 0 : MARGIN_ROWS, drawn.length);
  const wanted = useMemo(() => {
    const indices = Array.from({ length: to - from }, (_, at) => from + at);
    return { drawn, indices: [...indices, ...pinned] };
  }, [drawn, from, to, pinned]);
  const { elements } = useDerived(wanted, elementsOf);
  return useMemo(() => {
    if (isAll) return { elements: drawn.map(rowElement), order: undefined, tops };
    const order = elements.toSorted((a, b) => a.index - b.index).map(({ key }) => key);
    return { elements, order, tops };
  }, [isAll, drawn, elements, tops]);
}

/** An element of its own for each row. */
function rowElement(drawn: Drawn, index: number): RowElement {
  return { key: `${drawn.kind}-${drawn.rowId}`, index, drawn };
}

interface Place extends Pick<Sight, 'frame' | 'body'> {
  readonly tops: readonly number[];
  readonly isAll: boolean;
}

function useRowsInSight({ frame, body, tops, isAll }: Place): RowRange {
  const [range, setRange] = useState(() => rowsBetween(tops, 0, innerHeight * SHARE_OF_WINDOW));

  useEffect(() => {
    const [outer, inner] = [frame.current, body.current];
    if (isAll || !outer || !inner) return;
    const measure = (): void => {
      const view = outer.getBoundingClientRect();
      const { top } = inner.getBoundingClientRect();
      const next = rowsBetween(tops, Math.max(view.top, 0) - top, Math.min(view.bottom, innerHeight) - top);
      setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    // Within the frame that shows the scrolling, not in the one after it.
    const follow = (): void => flushSync(measure);
    const resizes = new ResizeObserver(measure);
    resizes.observe(outer);
    measure();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      resizes.disconnect();
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [frame, body, tops, isAll]);

  return range;
}
