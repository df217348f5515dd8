import { useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDerived } from '../../../../lib/hooks/use-derived.ts';
import type { Drawn } from './grid-lines.ts';
import {
  elementsOf,
  inSteps,
  MARGIN_ROWS,
  rowsBetween,
  topsOf,
  withMargin,
  type RowElement,
  type RowRange,
} from './shown-rows.ts';

/** Fewer rows than this are all rendered, so that the browser's search and screen readers find every one. */
const ALL_UP_TO = 120;

/** The assumed share of the window that the rows fill before they are measured. */
const SHARE_OF_WINDOW = 0.6;

interface Sight {
  /** The scrolled element, and the container of the rows. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly heightOf: (drawn: Drawn) => number;
  /** Rows that stay rendered at any scroll position, by index. */
  readonly pinned: readonly number[];
  /** Whether the table is not painted yet: then the visible rows come first. */
  readonly isOpening: boolean;
}

interface ShownRows {
  readonly elements: readonly RowElement[];
  /** The keys of the elements from top to bottom, if their order in the page differs. */
  readonly order: readonly string[] | undefined;
  readonly tops: readonly number[];
}

export function useShownRows(drawn: readonly Drawn[], { frame, body, heightOf, pinned, isOpening }: Sight): ShownRows {
  const tops = useMemo(() => topsOf(drawn, heightOf), [drawn, heightOf]);
  const isAll = drawn.length <= ALL_UP_TO;
  const inSight = useRowsInSight({ frame, body, tops, isAll, isOpening });
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

function rowElement(drawn: Drawn, index: number): RowElement {
  return { key: `${drawn.kind}-${drawn.rowId}`, index, drawn };
}

interface Place extends Pick<Sight, 'frame' | 'body' | 'isOpening'> {
  readonly tops: readonly number[];
  readonly isAll: boolean;
}

function useRowsInSight({ frame, body, tops, isAll, isOpening }: Place): RowRange {
  const [range, setRange] = useState(() => rowsBetween(tops, 0, innerHeight * SHARE_OF_WINDOW));

  useEffect(() => {
    const [outer, inner] = [frame.current, body.current];
    if (isAll || !outer || !inner) return;
    const measure = (): void => {
      const view = outer.getBoundingClientRect();
      const { top } = inner.getBoundingClientRect();
      const seen = rowsBetween(tops, Math.max(view.top, 0) - top, Math.min(view.bottom, innerHeight) - top);
      const next = isOpening ? seen : inSteps(seen, tops.length - 1);
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
  }, [frame, body, tops, isAll, isOpening]);

  return range;
}
