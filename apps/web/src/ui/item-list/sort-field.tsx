import { FIGURE_TEXTS as TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { Select } from '../fields/select.tsx';
import type { ListView } from './use-list-view.ts';

interface SortFieldProps {
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly view: Pick<ListView<unknown>, 'sort' | 'setSort'>;
}

/** Sorts a list whose column heads are hidden, as on phones. */
export function SortField({ columns, view: { sort, setSort } }: SortFieldProps): ReactNode {
  const choices = columns.flatMap(({ id, title }) => [
    { name: TEXTS.ascending(title), sort: { column: id, isDescending: false } },
    { name: TEXTS.descending(title), sort: { column: id, isDescending: true } },
  ]);
  const chosen = choices.findIndex(
    (each) => each.sort.column === sort?.column && each.sort.isDescending === sort.isDescending,
  );
  return (
    <Select
      label={TEXTS.sort}
      isCell
      value={chosen}
      options={[{ id: -1, name: TEXTS.unsorted }, ...choices.map(({ name }, id) => ({ id, name }))]}
      onChange={(id) => setSort(choices[id]?.sort)}
    />
  );
}
