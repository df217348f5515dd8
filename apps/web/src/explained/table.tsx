import type { ReactNode } from 'react';
import { classNames } from '../lib/format/class-names.ts';
import { TableHead } from '../ui/tables/table-head.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  readonly isPicture?: boolean;
  /** As wide as a sentence needs. */
  readonly isLong?: boolean;
  /** Whether it is left out in print. */
  readonly isScreenOnly?: boolean;
  /** Left out on phones, where the row name includes it. */
  readonly isWideOnly?: boolean;
}

interface TableProps<Row> {
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Cells of a footer row, one per column. */
  readonly total?: readonly ReactNode[] | undefined;
  /** Further footer rows, each with a key. */
  readonly sums?: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[] | undefined;
}

/** A table of a report: phones leave out its pictures, and prints repeat its head on each page. */
export function Table<Row>({ label, columns, rows, rowKey, total, sums = [] }: TableProps<Row>): ReactNode {
  return (
    <table className={styles.table} aria-label={label}>
      <TableHead titles={columns.map(({ title }) => title)} classOf={(place) => classOf(columns[place]!)} />
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>{columns.map((column, index) => bodyCell(column, row, index === 0))}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          {[{ key: 'total', cells: total }, ...sums].map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, index) => (
                <td key={column.title} className={classOf(column)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

function bodyCell<Row>(column: Column<Row>, row: Row, isFirst: boolean): ReactNode {
  const { title, cell } = column;
  if (!isFirst) {
    return (
      <td key={title} className={classOf(column)}>
        {cell(row)}
      </td>
    );
  }
  return (
    <th key={title} scope="row" className={styles.name}>
      {cell(row)}
    </th>
  );
}

function classOf<Row>({ isNumber, isPicture, isLong, isWideOnly, isScreenOnly }: Column<Row>): string | undefined {
  if (isPicture) return styles.picture;
  return classNames(
    isNumber && styles.number,
    isLong && styles.long,
    isWideOnly && styles.wideOnly,
    isScreenOnly && 'no-print',
  );
}
