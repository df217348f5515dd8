import type { SortColumn, ViewQuestion } from '@site-designer/camera-table';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './camera-grid.module.css';

export interface Sorting {
  /** The order of the groups; undefined for the stored one. */
  readonly sort: ViewQuestion['sort'];
  readonly onSort: (column: SortColumn) => void;
}

interface SortButtonProps extends Sorting {
  readonly column: SortColumn;
  readonly title: string;
}

/** One of the headings is a stop of the keyboard; the arrow keys go on from it. */
export function SortButton({ column, title, sort, onSort }: SortButtonProps): ReactNode {
  const isSorted = sort?.column === column;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sort
      tabIndex={column === (sort?.column ?? 'streamName') ? 0 : -1}
      onClick={({ currentTarget, ...event }) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return;
        currentTarget.focus();
        onSort(column);
      }}
    >
      {title}
      {isSorted && <span aria-hidden="true">{sort.direction === 1 ? ' ↑' : ' ↓'}</span>}
    </button>
  );
}

/** The arrow keys go from heading to heading. */
export function alongHeads({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-sort]')];
  buttons[buttons.findIndex((button) => button === target) + step]?.focus();
}
