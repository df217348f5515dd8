import type { Drawn } from './grid-lines.ts';

/** Rows rendered above and below the visible ones, so that scrolling finds them ready. */
export const MARGIN_ROWS = 6;

/** Rows by index; `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The top of each row and finally the bottom of the last one, px. */
export function topsOf(drawn: readonly Drawn[], heightOf: (drawn: Drawn) => number): readonly number[] {
  let top = 0;
  return [0, ...drawn.map((each) => (top += heightOf(each)))];
}

export function rowsBetween(tops: readonly number[], fromPx: number, toPx: number): RowRange {
  return { from: rowAt(tops, fromPx), to: Math.min(tops.length - 1, rowAt(tops, toPx) + 1) };
}

/** Rows come into the page by so many at once: most frames of a scrolling table change nothing of it. */
const STEP_ROWS = 4;

/** The rows in steps: the range stays the same until scrolling has come to the next step. */
export function inSteps({ from, to }: RowRange, count: number): RowRange {
  const start = from - (from % STEP_ROWS);
  const steps = Math.ceil((to - from) / STEP_ROWS) + 1;
  return { from: start, to: Math.min(count, start + steps * STEP_ROWS) };
}

/** Some rows with a margin of further ones. */
export function withMargin({ from, to }: RowRange, rows: number, count: number): RowRange {
  return { from: Math.max(0, from - rows), to: Math.min(count, to + rows) };
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

export interface Wanted {
  readonly drawn: readonly Drawn[];
  readonly indices: readonly number[];
}

export interface RowElement {
  readonly key: string;
  readonly index: number;
  readonly drawn: Drawn;
}

interface RowElements extends Wanted {
  readonly elements: readonly RowElement[];
}

/**
 * The elements that show some rows. While the table has the same rows, no element is added or removed when others are
 * wanted: elements whose row is out of view get a row of their kind, or keep theirs until they are needed.
 */
export function elementsOf({ drawn, indices }: Wanted, before?: RowElements): RowElements {
  const wanted = new Set(indices);
  const old = before?.drawn === drawn ? before.elements : [];
  const there = new Set(old.map(({ index }) => index));
  const missing = [...wanted].filter((index) => !there.has(index) && drawn[index]);
  const elements = old.map((element): RowElement => {
    if (wanted.has(element.index)) return element;
    const next = missing.findIndex((index) => drawn[index]?.kind === element.drawn.kind);
    if (next < 0) return element;
    const [index] = missing.splice(next, 1);
    return { key: element.key, index: index!, drawn: drawn[index!]! };
  });
  const added = missing.map((index, at) => ({ key: String(old.length + at), index, drawn: drawn[index]! }));
  return { drawn, indices, elements: [...elements, ...added] };
}
