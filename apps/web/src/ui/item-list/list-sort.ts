import { LOCALE } from '../../lib/format/locale.ts';

/** A column that a list is sorted by. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** A sort as an address says it: `price`, or `-price` for descending. */
export function sortOf(text: string | null): Sort | undefined {
  if (text === null || text === '') return undefined;
  return text.startsWith('-') ? { column: text.slice(1), isDescending: true } : { column: text, isDescending: false };
}

/** The same as the text of an address; empty for the order of the list itself. */
export function textOf(sort: Sort | undefined): string {
  if (sort === undefined) return '';
  return sort.isDescending ? `-${sort.column}` : sort.column;
}

/** After a press on a column: ascending, then descending, then the order of the list itself. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}

type Value = string | number | undefined;

/** Sorted items; those without a value stand last in both directions, and equal ones as they were. */
export function sorted<Item>(
  items: readonly Item[],
  { isDescending }: Sort,
  valueOf: (item: Item) => Value,
): readonly Item[] {
  const direction = isDescending ? -1 : 1;
  const valued = items.map((item) => ({ item, value: valueOf(item) }));
  return valued.toSorted((a, b) => compared(a.value, b.value, direction)).map(({ item }) => item);
}

const TEXT_ORDER = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

function compared(a: Value, b: Value, direction: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * TEXT_ORDER.compare(String(a), String(b));
}
