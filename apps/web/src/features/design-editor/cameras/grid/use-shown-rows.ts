import { useMemo, type RefObject } from 'react';
import { useDerived } from '../../../../lib/hooks/use-derived.ts';
import { ALL_UP_TO, topsOf, useVisibleRows } from '../../../../lib/hooks/use-visible-rows.ts';
import type { Drawn } from './grid-lines.ts';
import { elementsOf, type RowElement } from './shown-rows.ts';

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
  const { from, to } = useVisibleRows({ frame, body, tops, isBare: isOpening });
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
