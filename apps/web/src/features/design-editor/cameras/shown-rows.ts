import type { Drawn } from './grid-lines.ts';

/** Rows above and below those in sight, which are there already when scrolling comes to them. */
export const MARGIN_ROWS = 6;

/** Rows by their indices; `to` is the first one behind. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Where each row begins, and at last where all of them end, px. */
export function topsOf(drawn: readonly Drawn[], heightOf: (drawn: Drawn) => number): readonly number[] {
  let top = 0;
  return [0, ...drawn.map((each) => (top += heightOf(each)))];
}

/** The rows between two heights. */
export function rowsBetween(tops: readonly number[], fromPx: number, toPx: number): RowRange {
  return { from: rowAt(tops, fromPx), to: Math.min(tops.length - 1, rowAt(tops, toPx) + 1) };
}

/** Some rows with as many around them. */
export function withMargin({ from, to }: RowRange, rows: number, count: number): RowRange {
  return { from: Math.max(0, from - rows), to: Math.min(count, to + rows) };
}

/** The row that a height falls into: the last one that does not begin below it. */
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

/** Rows that are to be in the page. */
export interface Wanted {
  readonly drawn: readonly Drawn[];
  readonly indices: readonly number[];
}

/** An element of the page with the row that it shows. */
export interface RowElement {
  readonly key: string;
  readonly index: number;
  readonly drawn: Drawn;
}

interface RowElements extends Wanted {
  readonly elements: readonly RowElement[];
}

/**
 * The elements that show some rows. As long as the table has the same rows, no element comes or goes while others are
 * wanted: those whose row is out of sight take over a row of their kind, or keep theirs until they are needed.
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
