/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { columnOf, type Field, type ViewQuestion } from '@site-designer/camera-table';
import { memo, type AriaAttributes, type ReactNode } from 'react';
import { ColumnSeparator } from '../../../../ui/tables/column-separator.tsx';
import type { ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';
import styles from './camera-grid.module.css';
import { COL_COUNT, type DrawnColumn, type GridLayout } from './drawn-columns.ts';
import { ServersHeading } from '../tab/group-servers.tsx';

interface GridHeadProps {
  readonly layout: GridLayout;
  readonly hasBoth: boolean;
  readonly hasServers: boolean;
  readonly hasExtras: boolean;
  readonly sizes: ColumnSizes;
  /** The sort order of the groups; undefined for the stored order. */
  readonly sort: ViewQuestion['sort'];
}

/** The column headings, aligned with the cells: those of a group above those of its streams. */
export const GridHead = memo(function GridHead({
  layout,
  hasBoth,
  hasServers,
  hasExtras,
  sizes,
  sort,
}: GridHeadProps): ReactNode {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <span role="columnheader" aria-colindex={1} className={styles.heading} data-frozen="true">
          {layout.isOneLine ? (
            <span className="visually-hidden">{CAMERA_TEXTS.groupHeading}</span>
          ) : (
            CAMERA_TEXTS.stream
          )}
        </span>
        {layout.groupCells.map(({ column, colIndex, headingStyle }) => (
          <span
            key={column.key}
            role="columnheader"
            aria-colindex={colIndex}
            aria-sort={sortOf(sort, column.field)}
            className={styles.groupHeading}
            data-field={column.field}
            data-number={column.kind === 'number' || undefined}
            aria-label={column.title}
            title={column.shortTitle === undefined ? undefined : column.title}
            style={headingStyle}
          >
            {column.shortTitle ?? column.title}
          </span>
        ))}
        {layout.columns.map((column) => (
          <Heading key={column.key} {...{ column, hasBoth, sizes, sort }} />
        ))}
        <span
          role="columnheader"
          aria-colindex={COL_COUNT}
          className={styles.heading}
          data-end="true"
          style={layout.buttonsStyle}
        >
          <span className="visually-hidden">{CAMERA_TEXTS.actions}</span>
        </span>
        {hasServers && <ServersHeading sort={sortOf(sort, 'servers')} style={layout.servers.headingStyle} />}
        {hasExtras && (
          <>
            <span className={styles.extrasHeading} aria-hidden="true">
              {CAMERA_TEXTS.extras.title}
            </span>
            {layout.extras.map((column) => (
              <Heading key={column.key} {...{ column, hasBoth, sizes, sort }} />
            ))}
          </>
        )}
      </div>
    </div>
  );
});

interface HeadingProps extends Pick<GridHeadProps, 'hasBoth' | 'sizes' | 'sort'> {
  readonly column: DrawnColumn;
}

function Heading({ column, hasBoth, sizes, sort }: HeadingProps): ReactNode {
  const { key, title, shortTitle, unit, isNumber, halves, span, style, colIndex } = column;
  return (
    <span
      role="columnheader"
      aria-colindex={colIndex}
      aria-colspan={span > 1 ? span : undefined}
      aria-label={CAMERA_TEXTS.heading(title, unit)}
      className={styles.heading}
      data-halved={span > 1 || undefined}
      data-sizable={key}
      aria-sort={sortOf(sort, key)}
      data-field={key}
      data-number={isNumber || undefined}
      title={shortTitle === title ? undefined : title}
      style={style}
    >
      <span>
        {shortTitle} {hasBoth && halves !== undefined && <small>{unit}</small>}
      </span>
      <small>{hasBoth && halves !== undefined ? halves : unit}</small>
      <ColumnSeparator
        isStop={false}
        label={CAMERA_TEXTS.columnWidth(title)}
        size={sizes.sizeOf(key)}
        onChange={(size) => sizes.setSize(key, size)}
      />
    </span>
  );
}

function sortOf(sort: ViewQuestion['sort'], field: Field | 'servers'): AriaAttributes['aria-sort'] {
  if (!sort || (sort.column === 'servers' ? sort.column : columnOf(sort.column).field) !== field) return undefined;
  return sort.direction === 1 ? 'ascending' : 'descending';
}
