import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { Icon } from '../buttons/icon.tsx';
import { ColumnSeparator } from '../tables/column-separator.tsx';
import type { ColumnSizes } from '../tables/use-column-sizes.ts';
import styles from './item-list.module.css';
import type { ListView } from './use-list-view.ts';

interface SortHeadProps {
  /** Names the column in the address. */
  readonly id: string;
  /** Names its width in the browser. */
  readonly title: string;
  readonly text?: string;
  readonly className: string | undefined;
  readonly sizes: ColumnSizes;
  readonly defaultSize: number | undefined;
  /** Whether rows are cards, whose heads are hidden. */
  readonly isCards: boolean;
  readonly view: Pick<ListView<unknown>, 'sort' | 'sortBy'>;
}

/** A head that sorts by its column: ascending, descending, then the order of the list itself. */
export function SortHead(props: SortHeadProps): ReactNode {
  const { id, title, text = title, className, sizes, defaultSize, isCards, view } = props;
  const { sort, sortBy } = view;
  const isSorted = sort?.column === id;
  const order = sort?.isDescending === true ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-label={title} className={className} aria-sort={isSorted ? order : undefined}>
      {isCards ? (
        title
      ) : (
        <button type="button" className={styles.sort} data-sorted={isSorted} onClick={() => sortBy(id)}>
          <span>{text}</span>
          <span className={styles.order} data-order={isSorted ? order : undefined}>
            <Icon name="down" size={10} />
          </span>
        </button>
      )}
      <ColumnSeparator
        label={LIST_TEXTS.widthOf(title)}
        size={sizes.sizeOf(title) ?? defaultSize}
        onChange={(size) => sizes.setSize(title, size)}
      />
    </th>
  );
}
