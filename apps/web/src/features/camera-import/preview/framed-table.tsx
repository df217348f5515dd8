import type { ReactNode } from 'react';
import styles from './list.module.css';

interface FramedTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls in a frame. It must be focusable: the keyboard has no other way to scroll it. */
export function FramedTable({ label, children }: FramedTableProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
