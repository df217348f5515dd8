import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import cards from '../../ui/tables/card-table.module.css';
import { TableHead } from '../../ui/tables/table-head.tsx';
import styles from './document-table.module.css';

export interface DocumentColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** In one line. */
  readonly isShort?: boolean;
  /** As wide as a sentence needs. */
  readonly isLong?: boolean;
  /** Empty on paper, to write in. */
  readonly isToFill?: boolean;
}

interface DocumentTableProps<Row> {
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly DocumentColumn<Row>[];
  readonly rows: readonly Row[];
  /** Whether each row has a box to tick on paper. */
  readonly isCheckList?: boolean;
  /** Whether it has many columns, and letters a size smaller. */
  readonly isWide?: boolean;
  /** Cells of the row below, one for each column. */
  readonly sum?: readonly ReactNode[];
}

/** A table of a document: no row is cut by the end of a page, and each page repeats the head. Phones show its rows as cards. */
export function DocumentTable<Row>(table: DocumentTableProps<Row>): ReactNode {
  const { label, columns, rows, isCheckList = false, isWide = false, sum } = table;
  return (
    <table
      className={classNames(cards.table, styles.table, isWide && styles.wide, isCheckList && styles.checks)}
      aria-label={label}
    >
      <TableHead titles={columns.map(({ title }) => title)} classOf={(place) => classOf(columns[place]!)} />
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>{columns.map((column, number) => bodyCell(column, row, number === 0))}</tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {columns.map((column, number) => (
              <td key={column.title} className={classOf(column)} data-title={column.title}>
                {sum[number]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function bodyCell<Row>(column: DocumentColumn<Row>, row: Row, isName: boolean): ReactNode {
  const className = classOf(column);
  return isName ? (
    <th key={column.title} scope="row" className={className} dir="auto">
      {column.cell(row)}
    </th>
  ) : (
    <td key={column.title} className={className} data-title={column.title} dir="auto">
      {column.cell(row)}
    </td>
  );
}

function classOf<Row>({ isNumber, isShort, isLong, isToFill }: DocumentColumn<Row>): string {
  return classNames(
    isShort && styles.short,
    isNumber && styles.number,
    isLong && styles.long,
    isToFill && styles.toFill,
  );
}
