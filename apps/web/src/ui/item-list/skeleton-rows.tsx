import type { ReactNode } from 'react';
import styles from './item-list.module.css';

const ROWS = [0, 1, 2, 3];

export function SkeletonRows({ columns }: { readonly columns: number }): ReactNode {
  return ROWS.map((row) => (
    <tr key={row} className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span>&nbsp;</span>
        </td>
      ))}
    </tr>
  ));
}
