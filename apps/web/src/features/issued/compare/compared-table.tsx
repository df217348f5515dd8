import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import cards from '../../../ui/tables/card-table.module.css';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import styles from './compare.module.css';

interface ComparedTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The first column of numbers. */
  readonly firstNumber: number;
}

/** A table of what differs: its lines are cards on phones. */
export function ComparedTable({ label, heads, rows, firstNumber }: ComparedTableProps): ReactNode {
  const classOf = (column: number): string | undefined => (column >= firstNumber ? styles.number : undefined);
  return (
    <table className={classNames(cards.table, styles.table)} aria-label={label}>
      <TableHead titles={heads} classOf={classOf} />
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-title={heads[index + 1]} className={classOf(index + 1)}>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
