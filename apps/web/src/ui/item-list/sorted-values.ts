import type { Named } from '../../lib/state/named-list.ts';
import { FIGURE_COLUMNS } from './figure-columns.tsx';
import type { ItemListProps } from './list-model.ts';
import type { SortBy } from './use-list-view.ts';

/** Names the column of the name in the address of a sorted list. */
export const NAME_COLUMN = 'name';

/** What each column of a list is sorted by. */
export function sortedValues<Item extends Named>({
  list,
  dates,
  changed,
}: Pick<ItemListProps<Item>, 'list' | 'dates' | 'changed'>): SortBy<Item> {
  return (column) => {
    if (column === NAME_COLUMN) return ({ name }) => name;
    const date = [...dates, ...(changed ? [changed] : [])].find(({ id }) => id === column);
    if (date !== undefined) return date.momentOf;
    const figure = FIGURE_COLUMNS.find(({ id }) => id === column);
    if (figure === undefined) return undefined;
    return ({ id }) => {
      const figures = list.figures?.get(id);
      return figures ? figure.valueOf(figures) : undefined;
    };
  };
}
