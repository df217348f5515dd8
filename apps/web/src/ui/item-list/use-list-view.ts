import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-sizes.ts';
import { nextSort, sorted, sortOf, textOf, type Sort } from './list-sort.ts';
import { useSearchParams } from 'react-router-dom';
import { OWN_CHANGE, useSearchText } from './use-search-text.ts';

/** What an item is sorted by; undefined stands last. */
export type SortValue = string | number | undefined;
/** The value of each item in a column; undefined for a column that is not sorted. */
export type SortBy<Item> = (column: string) => ((item: Item) => SortValue) | undefined;

export interface ListView<Item> {
  /** Undefined: the order of the list itself. */
  readonly sort: Sort | undefined;
  /** Ascending at first, then descending, then as it was. */
  readonly sortBy: (column: string) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  /** How many items match the search. */
  readonly matching: number;
  readonly shown: readonly Item[];
  readonly setSearch: (search: string) => void;
  /** The first page of all items, in the order of the list itself. */
  readonly showAll: () => void;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
}

/** Search, order and page of a list, kept in the address, so that Back and a shared link find the same rows. */
export function useListView<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
  valuesOf: SortBy<Item> = () => undefined,
): ListView<Item> {
  const [params, setParams] = useSearchParams();
  const [search, setText] = useSearchText(params.get('search') ?? '');
  const sort = sortOf(params.get('sort'));
  const valueOf = sort && valuesOf(sort.column);
  const found = items.filter((item) => matchesSearch(textsOf(item), search));
  const matches = sort && valueOf ? sorted(found, sort, valueOf) : found;
  const pageSize = knownPageSize(params.get('size'));
  const pageCount = Math.max(1, Math.ceil(matches.length / pageSize));
  const page = clamp(Number(params.get('page')) || 1, 1, pageCount);

  function change(next: Readonly<Record<string, string>>, isStep: boolean): void {
    setParams((before) => withoutDefaults({ ...Object.fromEntries(before), ...next }), {
      replace: !isStep,
      state: OWN_CHANGE,
    });
  }

  /** A search is one history entry, not one per letter. */
  function type(text: string): void {
    setText(text);
    change({ search: text, page: '' }, search === '' && text !== '');
  }

  function setSort(next: Sort | undefined): void {
    change({ sort: textOf(next), page: '' }, true);
  }

  return {
    sort: valueOf && sort,
    sortBy: (column) => setSort(nextSort(sort, column)),
    setSort,
    search,
    page,
    pageSize,
    pageCount,
    matching: matches.length,
    shown: matches.slice((page - 1) * pageSize, page * pageSize),
    setSearch: type,
    showAll: () => {
      setText('');
      change({ search: '', page: '', sort: '' }, false);
    },
    setPage: (number) => change({ page: String(number) }, number !== page),
    setPageSize: (size) => change({ size: String(size), page: '' }, size !== pageSize),
  };
}

const DEFAULTS: Readonly<Record<string, string>> = { page: '1', size: String(DEFAULT_PAGE_SIZE) };

function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function knownPageSize(text: string | null): number {
  return PAGE_SIZES.find((size) => size === Number(text)) ?? DEFAULT_PAGE_SIZE;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value), min), max);
}

function withoutDefaults(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== '' && value !== DEFAULTS[name]));
}
