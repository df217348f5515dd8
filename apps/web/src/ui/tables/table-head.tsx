import type { ReactNode } from 'react';

interface TableHeadProps {
  readonly titles: readonly string[];
  /** The class of a column, by its place. */
  readonly classOf?: (place: number) => string | undefined;
  /** Where the table has more rows than are on the page: the place of this one. */
  readonly rowIndex?: number;
}

export function TableHead({ titles, classOf, rowIndex }: TableHeadProps): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {titles.map((title, place) => (
          <th key={title} scope="col" className={classOf?.(place)}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
