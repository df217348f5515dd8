/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { type BlockReading, type CameraForm, type Cell, COLUMNS } from '@site-designer/camera-table';
import { Recording } from '@site-designer/sizing-engine/design';
import { defaultRangeExtractor, useVirtualizer, type Range as LineRange } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { useDerived } from '../../../lib/use-derived.ts';
import { useEditorStore, useRows } from '../editor-context.ts';
import styles from './camera-grid.module.css';
import { cellKey } from './cell-draft.ts';
import type { GridHost } from './grid-controller.ts';
import { GridHead } from './grid-head.tsx';
import { linesOf, type Lines, type StreamLine } from './grid-lines.ts';
import { StreamRow, type RowActions } from './stream-row.tsx';
import { useGrid, type Grid } from './use-grid.ts';
import { useMedia } from './use-media.ts';
import { useDeferredControls } from './use-deferred-controls.ts';

interface CameraGridProps {
  readonly form: CameraForm;
  readonly actions: RowActions;
  readonly onReview: (readings: readonly BlockReading[]) => void;
  readonly onTable: GridHost['onTable'];
  readonly onDeleteRows: (ids: ReadonlySet<number>) => void;
  readonly ref?: Ref<GridHandle>;
}

export interface GridHandle {
  /** Focuses the active cell when the table is shown next. */
  readonly requestFocus: () => void;
}

/** Fewer lines than this are all there at once: the browser's own search and reading aids find every one. */
const VIRTUAL_FROM = 60;
const LINE_PX = 34;
/** Where fingers touch. */
const TOUCHED_LINE_PX = 44;
const CARD_PX = 460;
const OVERSCAN = 4;
const HEAD_ROWS = 1;

/** The cameras of a design as a spreadsheet: a line a stream, each group with a head. */
export function CameraGrid({ form, actions, onReview, onTable, onDeleteRows, ref }: CameraGridProps): ReactNode {
  const rows = useRows();
  const lines = useDerived(rows, linesOf);
  const store = useEditorStore();
  const grid = useGrid(rows, { store, form, onReview, onTable, onDeleteRows });
  const frame = useRef<HTMLDivElement>(null);
  const isCards = useMedia('(max-width: 699px)');
  const { controller } = grid;
  useImperativeHandle(ref, () => ({ requestFocus: () => controller.requestFocus() }), [controller]);
  const activeIndex = grid.table.lineOf.get(grid.selection?.active.rowId ?? 0);
  const shown = useShownLines(lines, { frame, isCards, activeIndex });
  useFocus(grid, frame, shown.scrollTo);
  const hasBoth = useMemo(() => rows.some(({ recording }) => recording === Recording.speedup), [rows]);

  return (
    <div ref={frame} className={styles.frame} data-cards={isCards || undefined}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={CAMERA_TEXTS.table}
        aria-multiselectable="true"
        aria-rowcount={rows.length + HEAD_ROWS}
        aria-colcount={COLUMNS.length}
        aria-describedby="camera-grid-keys"
        className={styles.grid}
        onKeyDown={controller.onKeyDown}
        onFocus={controller.onFocus}
        onBlur={controller.onBlur}
        onMouseDown={controller.onMouseDown}
        onMouseOver={controller.onMouseOver}
        onMouseUp={controller.onMouseUp}
        onDoubleClick={controller.onDoubleClick}
        onCopy={controller.onCopy}
        onCut={controller.onCut}
        onPaste={controller.onPaste}
      >
        <GridHead hasBoth={hasBoth} />
        <div role="rowgroup" className={styles.body} style={{ paddingTop: shown.above, paddingBottom: shown.below }}>
          <ShownRows {...{ shown, grid, form, actions }} />
        </div>
      </div>
      <p id="camera-grid-keys" className="visually-hidden">
        {CAMERA_TEXTS.keys}
      </p>
    </div>
  );
}

interface ShownRowsProps extends Pick<CameraGridProps, 'form' | 'actions'> {
  readonly shown: ShownLines;
  readonly grid: Grid;
}

function ShownRows({ shown, grid: { controller, selection, range, draft }, form, actions }: ShownRowsProps): ReactNode {
  const { isScrolling, lines } = shown;
  const deferred = useDeferredControls({ ids: lines.map(({ line }) => line.row.id), isScrolling });
  return lines.map(({ line, measure, index, gap }) => (
    <div
      key={line.row.id}
      ref={measure}
      data-index={index}
      role="presentation"
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <StreamRow
        line={line}
        form={form}
        active={selection?.active.rowId === line.row.id ? selection.active : undefined}
        range={range && line.line > range.top && line.line <= range.bottom + 1 ? range : undefined}
        draft={draft?.cell.rowId === line.row.id ? draft : undefined}
        isDeferred={deferred.has(line.row.id)}
        handlers={controller.handlers}
        actions={actions}
      />
    </div>
  ));
}

interface ShownLine {
  readonly line: StreamLine;
  readonly index: number;
  readonly measure: ((element: HTMLElement | null) => void) | null;
  /** The room of the lines before it that are not there, px. */
  readonly gap: number;
}

interface ShownLines {
  readonly lines: readonly ShownLine[];
  readonly above: number;
  readonly below: number;
  readonly scrollTo: (index: number) => void;
  readonly isScrolling: boolean;
}

interface Sight {
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly isCards: boolean;
  /** The line that has the focus, which stays there however far one scrolls. */
  readonly activeIndex: number | undefined;
}

function useShownLines({ lines, places }: Lines, { frame, isCards, activeIndex }: Sight): ShownLines {
  const linePx = useMedia('(pointer: coarse)') ? TOUCHED_LINE_PX : LINE_PX;
  const estimateSize = useCallback(
    (index: number) => (isCards ? CARD_PX : lineCount(places[index]) * linePx),
    [places, isCards, linePx],
  );
  // Another function would have thousands of lines measured anew.
  const getItemKey = useCallback((index: number) => places[index]?.row.id ?? index, [places]);
  const rangeExtractor = useCallback(
    (range: LineRange) => [...new Set([...defaultRangeExtractor(range), activeIndex ?? 0])].toSorted((a, b) => a - b),
    [activeIndex],
  );
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor,
    enabled: lines.length > VIRTUAL_FROM,
  });
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  if (lines.length <= VIRTUAL_FROM) {
    return {
      lines: lines.map((line, index) => ({ line, index, measure: null, gap: 0 })),
      above: 0,
      below: 0,
      scrollTo,
      isScrolling: false,
    };
  }
  const items = virtualizer.getVirtualItems();
  const measure = isCards ? virtualizer.measureElement : null;
  return {
    lines: items.flatMap(({ index, start }, at) =>
      lines[index] ? [{ line: lines[index], index, measure, gap: start - (items[at - 1]?.end ?? start) }] : [],
    ),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollTo,
    isScrolling: virtualizer.isScrolling,
  };
}

/** The first line of a group renders the group header, a line high. */
function lineCount(line: StreamLine | undefined): number {
  return line?.isFirst === true ? 2 : 1;
}

/** Focuses the active cell once it has moved, and scrolls it into view. */
function useFocus(
  { selection, table, controller }: Grid,
  frame: { readonly current: HTMLDivElement | null },
  scrollTo: (index: number) => void,
): void {
  useLayoutEffect(() => {
    controller.keepFocus(frame.current?.querySelector<HTMLElement>('[role="grid"]') ?? null);
    if (!controller.takesFocus() || !selection) return;
    const find = (cell: Cell) => frame.current?.querySelector(`[data-cell="${cellKey(cell)}"]`);
    const end = find(selection.end);
    if (end) end.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    else scrollTo(table.lineOf.get(selection.end.rowId) ?? 0);
    const control = find(selection.active)?.querySelector<HTMLElement>('input, select, [role="textbox"]');
    if (!control) return;
    controller.focusTaken(Boolean(end));
    control.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement) control.select();
  });
}
