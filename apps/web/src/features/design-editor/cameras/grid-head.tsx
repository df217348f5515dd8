/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { type CellColumn, COLUMNS, HALF_WORDS } from '@site-designer/camera-table';
import { memo, type ReactNode } from 'react';
import styles from './camera-grid.module.css';

/** The columns as they are headed: a field with two halves has one head over both. */
const HEADS = COLUMNS.filter(
  ({ half, isOfGroup, key }) => half !== 'motion' && (isOfGroup !== true || key === 'quantity'),
);

export const GridHead = memo(function GridHead({ hasBoth }: { readonly hasBoth: boolean }): ReactNode {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <span role="columnheader" className={styles.heading} data-column="stream">
          {CAMERA_TEXTS.stream}
        </span>
        {HEADS.map((column) => (
          <span
            key={column.key}
            role="columnheader"
            className={styles.heading}
            data-column={column.key}
            data-field={column.field}
            data-both={column.half !== undefined || undefined}
            data-number={column.kind === 'number' || undefined}
          >
            <span>
              {column.title} {hasBoth && column.half !== undefined && <small>{unitOf(column)}</small>}
            </span>
            <small>{hasBoth && column.half !== undefined ? BOTH_HALVES : unitOf(column)}</small>
          </span>
        ))}
        <span role="columnheader" className={styles.heading} data-column="end">
          <span className="visually-hidden">{CAMERA_TEXTS.actions}</span>
        </span>
      </div>
    </div>
  );
});

const BOTH_HALVES = `${HALF_WORDS.continuous} · ${HALF_WORDS.motion}`;

function unitOf(column: CellColumn): string {
  return column.kind === 'number' ? column.unit : '';
}
