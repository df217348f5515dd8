import type { ReactNode } from 'react';
import styles from './change-table.module.css';
import { TableHead } from './table-head.tsx';

/** Further rows are not listed: thousands of rows take a browser long to lay out. */
const MOST_SHOWN = 200;

/** One changed value. The first cell names its place, the last one is the new value. */
interface ShownChange {
  readonly key: string;
  readonly cells: readonly [where: string, ...values: string[]];
}

interface ChangeTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly changes: readonly ShownChange[];
  /** Says how many changes are not listed. */
  readonly more: (count: number) => string;
}

/** A preview of the values that a step would change. */
export function ChangeTable({ label, heads, changes, more }: ChangeTableProps): ReactNode {
  return (
    // A scrolling list must be focusable: the keyboard has no other way to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.changes} aria-label={label} tabIndex={0}>
      <table>
        <TableHead titles={heads} />
        <tbody>
          {changes.slice(0, MOST_SHOWN).map(({ key, cells: [where, ...values] }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {where}
              </th>
              {values.map((value, column) => (
                <td key={heads[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_SHOWN && <p>{more(changes.length - MOST_SHOWN)}</p>}
    </section>
  );
}
