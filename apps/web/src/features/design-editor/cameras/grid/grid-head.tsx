/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { COVERAGE_TEXTS } from '#texts/editor/coverage.ts';
import { columnOf, type CameraForm, type Field, type SortColumn, type ViewQuestion } from '@site-designer/camera-table';
import { memo, type AriaAttributes, type ReactNode } from 'react';
import { ColumnSeparator } from '../../../../ui/tables/column-separator.tsx';
import type { ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';
import styles from './camera-grid.module.css';
import { COL_COUNT, type DrawnColumn, type GridLayout } from '../columns/drawn-columns.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { GridState } from './grid-state.ts';
import { alongHeads, SortButton, type Sorting } from './sort-button.tsx';
import { useAsk } from './use-ask.ts';
import { ServersHeading } from '../tab/group-servers.tsx';

interface GridHeadProps {
  readonly state: StoreApi<GridState>;
  readonly form: CameraForm;
  readonly layout: GridLayout;
  readonly hasBoth: boolean;
  readonly hasServers: boolean;
  readonly sizes: ColumnSizes;
  /** The sort order of the groups; undefined for the stored order. */
  readonly sort: ViewQuestion['sort'];
}

/** The column headings, aligned with the cells: those of a group above those of its streams. */
export const GridHead = memo(function GridHead({
  state,
  form,
  layout,
  hasBoth,
  hasServers,
  sizes,
  sort,
}: GridHeadProps): ReactNode {
  const onSort = useSorting(state, { form, sort });
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.headRow} onKeyDown={alongHeads}>
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
            <SortButton column={column.key} title={column.shortTitle ?? column.title} {...{ sort, onSort }} />
          </span>
        ))}
        {layout.columns.map((column) => (
          <Heading key={column.key} {...{ column, hasBoth, sizes, sort, onSort }} />
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
        <OptionalHeadings {...{ layout, hasBoth, hasServers, sizes, sort, onSort }} />
      </div>
    </div>
  );
});

interface OptionalHeadingsProps extends Omit<GridHeadProps, 'state' | 'form'>, Sorting {}

/** The headings of the columns that are shown on request. */
function OptionalHeadings({ layout, hasServers, ...rest }: OptionalHeadingsProps): ReactNode {
  const { sort, onSort } = rest;
  return (
    <>
      {hasServers && (
        <ServersHeading sort={sortOf(sort, 'servers')} style={layout.servers.headingStyle}>
          <SortButton column="servers" title={CAMERA_TEXTS.servers.title} {...{ sort, onSort }} />
        </ServersHeading>
      )}
      {layout.sets.map(({ set, style }) => (
        <span key={set} className={styles.setHeading} style={style} aria-hidden="true">
          {CAMERA_TEXTS.sets[set].title}
        </span>
      ))}
      {layout.optional.map((column) => (
        <Heading key={column.key} {...{ column, ...rest }} />
      ))}
      {layout.coverage && (
        <span
          role="columnheader"
          aria-colindex={layout.coverage.colIndex}
          className={styles.heading}
          data-plain
          style={layout.coverage.headingStyle}
        >
          {COVERAGE_TEXTS.title}
        </span>
      )}
    </>
  );
}

interface SortedHead {
  readonly form: CameraForm;
  readonly sort: ViewQuestion['sort'];
}

/** A press sorts, a second one turns the order, and a third one restores that of the design. */
function useSorting(state: StoreApi<GridState>, { form, sort }: SortedHead): Sorting['onSort'] {
  const ask = useAsk(state, form);
  return (column) => {
    const isSame = sort?.column === column;
    ask({ sort: isSame && sort.direction === -1 ? undefined : { column, direction: isSame ? -1 : 1 } });
  };
}

interface HeadingProps extends Pick<GridHeadProps, 'hasBoth' | 'sizes' | 'sort'> {
  readonly onSort: (column: SortColumn) => void;
  readonly column: DrawnColumn;
}

function Heading({ column, hasBoth, sizes, sort, onSort }: HeadingProps): ReactNode {
  const { key, title, shortTitle, unit, isNumber, halves, span, style, colIndex } = column;
  const isHalved = hasBoth && span > 1;
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
        <SortButton column={column.column} title={shortTitle} {...{ sort, onSort }} />{' '}
        {isHalved && <small>{unit}</small>}
      </span>
      <small>{isHalved ? halves : unit}</small>
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
