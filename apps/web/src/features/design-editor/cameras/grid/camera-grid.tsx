/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { COVERAGE_TEXTS } from '#texts/editor/coverage.ts';
import type { CameraForm, Cell } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useDeferredValue, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import { useIsPainted } from '../../../../lib/hooks/use-is-painted.ts';
import { useShortcutHelp, useShortcuts } from '../../../../ui/shortcuts/shortcuts.tsx';
import { useColumnSizes, type ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';
import type { GroupsOfTable } from '../../bulk-apply/bulk-targets.ts';
import { useEditorStore, useIsOpen } from '../../document/editor-context.ts';
import styles from './camera-grid.module.css';
import { useRefusedEntries } from '../cells/use-refused-entries.ts';
import { CellMessage } from '../cells/cell-message.tsx';
import { useOthers } from '../others/others-context.tsx';
import { sizeByKey } from '../columns/column-width-keys.ts';
import type { GridLayout } from '../columns/drawn-columns.ts';
import type { GridController, GridHost } from './grid-controller.ts';
import { GridHead } from './grid-head.tsx';
import { type Drawn, type Lines } from './grid-lines.ts';
import { GridMenu } from './grid-menu.tsx';
import { GridRow } from './grid-row.tsx';
import { GroupServers } from '../tab/group-servers.tsx';
import { GridView } from './grid-view.tsx';
import { MeasurementDialog } from '../../measurement/measurement-dialog.tsx';
import { RetentionMarks } from '../tab/retention-marks.tsx';
import type { RowActions } from '../tab/row-buttons.tsx';
import { rowStateOf } from '../tab/row-state.ts';
import { useShownCameras } from '../totals/use-shown-cameras.ts';
import { useShownMessage } from './shown-message.ts';
import { useTableLayout } from '../columns/use-table-layout.ts';
import { useFocus } from './use-focus.ts';
import { useFolding, type Folding } from '../cards/use-folding.ts';
import { useGrid, type Grid } from './use-grid.ts';
import { useCoverage } from '../coverage/coverage-context.tsx';
import { useHeights, useUnfolded, withoutClosed } from './use-heights.ts';
import type { WantedSets } from '../columns/use-column-choice.ts';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import { TABLE_KEYS } from '../tab/table-keys.ts';
import { useRevertedRows } from '../tab/use-reverted-rows.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useTrackWidths } from '../columns/use-track-widths.ts';

interface CameraGridProps {
  readonly form: CameraForm;
  readonly actions: RowActions;
  readonly onTable: GridHost['onTable'];
  readonly onDeleteRows: (ids: ReadonlySet<number>) => void;
  readonly onAddGroup: () => void;
  /** Whether the servers of each group are shown. */
  readonly hasServers: boolean;
  /** The optional columns that are shown where no group uses them. */
  readonly wanted: WantedSets;
  /** Told how many cameras a filter leaves; undefined for all. */
  readonly onShow: (cameras: number | undefined) => void;
  readonly ref?: Ref<GridHandle>;
}

export interface GridHandle {
  /** Focuses the active cell when the table is shown next. */
  readonly requestFocus: () => void;
  /** Selects the rows that were added, if any. */
  readonly chooseNew: (before: readonly CameraRow[]) => void;
  readonly groups: () => GroupsOfTable;
}

const HEAD_ROWS = 1;

/** The cameras of a design as a spreadsheet: one line per stream, on a phone a card per group. */
export function CameraGrid({ form, actions, hasServers, wanted, onShow, ref, ...asked }: CameraGridProps): ReactNode {
  const store = useEditorStore();
  const grid = useGrid({ store, form, ...asked, onKeys: useShortcutHelp() }, wanted);
  const { model, shown, controller } = grid;
  const { rows } = model;
  const frame = useRef<HTMLDivElement>(null);
  const isCards = useMedia('(max-width: 759px)');
  const message = useShownMessage(grid);
  const folding = useFolding(rows, grid);
  const id = useId();
  useGridHandle(ref, controller);
  const sizes = useColumnSizes('cameras');
  const { columns } = grid.table;
  const { hasBoth, layout, lines } = useTableLayout({ rows, shown, isCards, columns });
  const tracks = useTrackWidths(sizes, layout, { hasServers, isCards });
  useTableEffects(grid, frame, onShow);

  return (
    <GroupServers isShown={hasServers}>
      <GridView {...{ grid, form, rows }} />
      <div
        ref={frame}
        className={styles.frame}
        data-cards={isCards || undefined}
        data-one-line={layout.isOneLine || undefined}
        data-sized={sizes.isSized || undefined}
        data-servers={hasServers || undefined}
        data-optional={layout.setNames}
      >
        <div
          role="grid"
          tabIndex={-1}
          aria-label={CAMERA_TEXTS.table}
          aria-multiselectable="true"
          aria-rowcount={lines.drawn.length + HEAD_ROWS}
          aria-colcount={layout.colCount(hasServers)}
          aria-describedby={`${id}keys`}
          className={styles.grid}
          style={tracks}
          {...eventsOf(grid, sizes)}
        >
          <GridHead
            {...{ layout, hasBoth, hasServers, sizes, form, state: controller.state }}
            sort={grid.view?.question.sort}
          />
          <OpenBody
            {...{ lines, grid, frame, isCards, form, actions, layout }}
            folding={isCards ? folding : undefined}
          />
        </div>
      </div>
      {/* In the frame it would add the height of all rows to that of the page. */}
      {layout.coverage && <p className={styles.planning}>{COVERAGE_TEXTS.note}</p>}
      <p id={`${id}keys`} className="visually-hidden">
        {CAMERA_TEXTS.keys}
      </p>
      <CellMessage message={message} frame={frame} />
      <Overlays {...{ grid, form, rows, actions }} lines={lines.lines} />
    </GroupServers>
  );
}

function useTableEffects(grid: Grid, frame: RefObject<HTMLElement | null>, onShow: CameraGridProps['onShow']): void {
  useShownCameras(grid, onShow);
  useShortcuts(CAMERA_TEXTS.keysTitle, TABLE_KEYS);
  useFocus(grid, frame);
  useRevertedRows(grid, frame);
  useRefusedEntries(grid);
}

interface OverlaysProps extends Pick<CameraGridProps, 'form' | 'actions'> {
  readonly grid: Grid;
  readonly rows: readonly CameraRow[];
  readonly lines: Lines['lines'];
}

/** Overlays of the table: the menu of a block, and the form of a measured rate. */
function Overlays({ lines, ...menu }: OverlaysProps): ReactNode {
  const { controller, measuring } = menu.grid;
  return (
    <>
      <GridMenu {...menu} />
      <MeasurementDialog
        line={measuring && lines.find(({ row }) => row.id === measuring.rowId)}
        cell={measuring}
        onClose={() => controller.state.setState({ measuring: undefined })}
      />
    </>
  );
}

function useGridHandle(ref: Ref<GridHandle> | undefined, controller: GridController): void {
  useImperativeHandle(
    ref,
    () => ({
      requestFocus: () => controller.focus.request(),
      chooseNew: (before) => controller.chooseNew(before),
      groups: () => controller.groups(),
    }),
    [controller],
  );
}

function eventsOf({ controller, selection }: Grid, sizes: ColumnSizes): HTMLAttributes<HTMLElement> {
  const { pointer, clipboard, onFocus, onBlur, onDoubleClick } = controller;
  const { onMouseDown, onMouseOver, onContextMenu } = pointer;
  const { onCopy, onCut, onPaste } = clipboard;
  return {
    onKeyDown: (event) => {
      if (!sizeByKey(event, selection, sizes)) controller.onKeyDown(event);
    },
    onFocus,
    onBlur,
    onDoubleClick,
    onMouseDown,
    onMouseOver,
    onContextMenu,
    onCopy,
    onCut,
    onPaste,
  };
}

interface GridBodyProps extends Pick<CameraGridProps, 'form' | 'actions'> {
  readonly lines: Lines;
  readonly grid: Grid;
  readonly frame: RefObject<HTMLElement | null>;
  readonly isCards: boolean;
  readonly layout: GridLayout;
  /** Undefined unless rows are shown as cards. */
  readonly folding: Folding | undefined;
}

function OpenBody(body: GridBodyProps): ReactNode {
  return useIsOpen() ? <GridBody {...body} /> : null;
}

function GridBody({ lines: { lines, drawn: all, all: rows }, grid, frame, isCards, ...row }: GridBodyProps): ReactNode {
  const { form, actions, folding, layout } = row;
  const { controller, selection } = grid;
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const { active, end } = selection ?? {};
  const marks = useMarks(active);
  const drawn = useMemo(() => (folding ? withoutClosed(all, lines, folding) : all), [all, lines, folding]);
  const pinned = usePinned(drawn, active?.rowId, end?.rowId);
  const coverage = useCoverage(layout.coverage !== undefined);
  const unfolded = useUnfolded(lines, { coverage, isCards, activeId: active?.rowId });
  const heightOf = useHeights(lines, { isCards, layout, folding, unfolded });
  // Visible texts are painted first, then buttons and the rows beyond the edges.
  const isOpening = useDeferredValue(!useIsPainted(), true);
  const { elements, order, tops } = useShownRows(drawn, { frame, body, heightOf, pinned, isOpening });
  return (
    <div
      ref={body}
      role="rowgroup"
      className={styles.body}
      aria-owns={order?.map((key) => id + key).join(' ')}
      style={{ height: tops.at(-1) }}
    >
      <RetentionMarks {...{ grid, rows }}>
        {elements.map(({ key, index, drawn: { kind, at } }) => {
          const line = lines[at]!;
          return (
            <GridRow
              key={key}
              id={id + key}
              kind={kind}
              rowIndex={index + HEAD_ROWS + 1}
              topPx={tops[index] ?? 0}
              heightPx={(tops[index + 1] ?? 0) - (tops[index] ?? 0)}
              line={line}
              form={form}
              {...rowStateOf(grid, marks, { line: at, rowId: line.row.id })}
              handlers={controller.handlers}
              layout={layout}
              coverage={coverage.get(line.row.cameraGroupId)}
              isUnfolded={unfolded(at, kind) > 0}
              actions={isOpening ? undefined : actions}
              isClosed={folding?.isClosed(line.row.cameraGroupId)}
              onTurn={folding?.turn}
            />
          );
        })}
      </RetentionMarks>
    </div>
  );
}

/** The cells of others, who are told of the user's. */
function useMarks(active: Cell | undefined): ReturnType<typeof useOthers>['marks'] {
  const { marks, tell } = useOthers();
  useEffect(() => tell(active), [tell, active]);
  return marks;
}

/** Rows that stay mounted while scrolling, so that focus and typed text are kept: those of both ends of the selected block. */
function usePinned(
  drawn: readonly Drawn[],
  activeId: number | undefined,
  endId: number | undefined,
): readonly number[] {
  return useMemo(
    () => drawn.flatMap(({ rowId }, index) => (rowId === activeId || rowId === endId ? [index] : [])),
    [drawn, activeId, endId],
  );
}
