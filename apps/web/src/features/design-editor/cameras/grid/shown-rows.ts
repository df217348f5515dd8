import type { Drawn } from './grid-lines.ts';

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
