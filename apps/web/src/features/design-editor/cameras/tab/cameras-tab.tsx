import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { cameraForm, COLUMN_SETS, isSetUsed } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useRefusal } from '../../../../lib/state/access.ts';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { GuardedButton } from '../../../../ui/buttons/guarded-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useColumnChoice, useColumnSets } from '../columns/use-column-choice.ts';
import { currentRows, useEditor, useEditorStore, useIsOpen, useRowsBehind } from '../../document/editor-context.ts';
import type { GroupsOfTable } from '../../bulk-apply/bulk-targets.ts';
import { CameraGrid, type GridHandle } from '../grid/camera-grid.tsx';
import type { GridHost } from '../grid/grid-controller.ts';
import styles from './cameras-tab.module.css';
import { GroupExcess } from './group-excess.tsx';
import { TotalsBar } from '../totals/totals-bar.tsx';
import type { RowActions } from './row-buttons.tsx';
import { TableFiles } from '../../table-files/table-files.tsx';
import { useTablesFromElsewhere } from '../../table-files/use-tables-from-elsewhere.ts';

interface CamerasTabProps {
  /** What works on the groups that the table shows. */
  readonly tools?: ComponentType<{ readonly groupsOfTable: () => GroupsOfTable }>;
  /** Further ways to add cameras, shown in an empty design too. */
  readonly startTools?: ReactNode;
  readonly onSaveTemplate?: ((cameraGroupId: number) => void) | undefined;
  readonly onComment?: (cameraGroupId: number) => void;
  /** Opens the import, with a file where there is one. */
  readonly onImport: (file?: File) => void;
  /** The rows before an import that was just done, whose groups are to be selected. */
  readonly beforeImport?: readonly CameraRow[] | undefined;
}

export function CamerasTab(props: CamerasTabProps): ReactNode {
  const { tools: Tools, startTools, onSaveTemplate, onComment, onImport, beforeImport } = props;
  const isOpen = useIsOpen();
  const isEmpty = useEditor((state) => currentRows(state).length === 0) && isOpen;
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  const grid = useRef<GridHandle>(null);
  const groupsOfTable = useCallback(() => grid.current?.groups() ?? NO_GROUPS, []);
  const adding = useAdding(grid);
  const add = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useDeletion({ grid, add });
  const [hasServers, showServers] = useColumnChoice('cameras', 'servers');
  const sets = useColumnSets();
  const [shownCameras, showCameras] = useState<number>();
  const actions = useRowActions({ ask, adding }, { onSaveTemplate, onComment });
  const { onAddGroup, onDeleteRows } = useTableCommands({ ask, adding });

  const { onTable, dropped } = useTablesFromElsewhere({ isEmpty, form, onImport });
  useChosenAfter(grid, beforeImport);

  return (
    <div {...dropped}>
      <div className={styles.actions}>
        <GuardedButton ref={add} look="primary" icon="plus" onClick={onAddGroup}>
          {CAMERA_TEXTS.addGroup}
        </GuardedButton>
        {!isEmpty && Tools && <Tools groupsOfTable={groupsOfTable} />}
        {startTools}
        <TableFiles {...{ form, isEmpty, onImport }} />
      </div>
      <GroupExcess />
      {isEmpty ? (
        <EmptyState sketch="CamerasSketch" text={CAMERA_TEXTS.noCameras} />
      ) : (
        <>
          <CameraGrid
            ref={grid}
            {...{ form, actions, onTable, onDeleteRows, onAddGroup, hasServers }}
            wanted={sets.wanted}
            onShow={showCameras}
          />
          <TableFoot {...{ hasServers, showServers, sets }} addGroup={onAddGroup} />
          <div className={styles.totals}>
            <TotalsBar shown={shownCameras} />
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}

const NO_GROUPS: GroupsOfTable = { selected: new Set(), shown: new Set() };

interface TableFootProps {
  readonly hasServers: boolean;
  readonly showServers: (isShown: boolean) => void;
  readonly sets: ReturnType<typeof useColumnSets>;
  readonly addGroup: () => void;
}

function TableFoot({ hasServers, showServers, sets, addGroup }: TableFootProps): ReactNode {
  // Columns that have values cannot be hidden.
  const rows = useRowsBehind();
  const unused = useMemo(() => COLUMN_SETS.filter((set) => !isSetUsed(rows, set)), [rows]);
  return (
    <div className={styles.below}>
      <GuardedButton look="tertiary" size="small" icon="plus" onClick={addGroup} className={styles.another}>
        {CAMERA_TEXTS.anotherGroup}
      </GuardedButton>
      {unused.map((set) => (
        <Checkbox
          key={set}
          label={CAMERA_TEXTS.sets[set].show}
          isSelected={sets.wanted[set]}
          onChange={(isShown) => sets.show(set, isShown)}
        />
      ))}
      <Checkbox label={CAMERA_TEXTS.servers.show} isSelected={hasServers} onChange={showServers} />
    </div>
  );
}

/** Adds rows, selects them and goes to the first. */
function useAdding(grid: RefObject<GridHandle | null>): (work: () => void) => void {
  const store = useEditorStore();
  return useCallback(
    (work) => {
      const before = currentRows(store.getState());
      flushSync(work);
      grid.current?.chooseNew(before);
    },
    [grid, store],
  );
}

/** Selects the groups of an import when the table is shown after it. */
function useChosenAfter(grid: RefObject<GridHandle | null>, before: readonly CameraRow[] | undefined): void {
  const choose = useEffectEvent(() => {
    if (before) grid.current?.chooseNew(before);
  });
  useLayoutEffect(() => choose(), [before]);
}

interface RowWork {
  readonly ask: Deletion['ask'];
  readonly adding: (work: () => void) => void;
}

/** What keys of the table ask for; stable, since its controller has them. */
function useTableCommands({ ask, adding }: RowWork): Pick<GridHost, 'onAddGroup' | 'onDeleteRows'> {
  const { addGroup, deleteStreams } = useEditorStore().getState().cameras;
  return useMemo(
    () => ({ onAddGroup: () => adding(addGroup), onDeleteRows: (ids) => ask(() => deleteStreams(ids)) }),
    [ask, adding, addGroup, deleteStreams],
  );
}

/** Stable functions, since thousands of memoized rows compare their props. */
function useRowActions(
  { ask, adding }: RowWork,
  { onSaveTemplate, onComment }: Pick<RowActions, 'onSaveTemplate' | 'onComment'>,
): RowActions {
  const { duplicateGroup, addStream, deleteGroup, deleteStreams } = useEditorStore().getState().cameras;
  return useMemo(
    () => ({
      onDuplicate: (cameraGroupId) => adding(() => duplicateGroup(cameraGroupId)),
      onAddStream: (cameraGroupId) => adding(() => addStream(cameraGroupId)),
      onDeleteGroup: (cameraGroupId) => ask(() => deleteGroup(cameraGroupId)),
      onDeleteStream: (id) => ask(() => deleteStreams(new Set([id]))),
      onSaveTemplate,
      onComment,
    }),
    [ask, adding, duplicateGroup, addStream, deleteGroup, deleteStreams, onSaveTemplate, onComment],
  );
}

interface Deletion {
  readonly ask: (work: () => void) => void;
  readonly dialog: ReactNode;
}

interface FocusTargets {
  readonly grid: RefObject<GridHandle | null>;
  readonly add: RefObject<HTMLButtonElement | null>;
}

/** Asks before rows are deleted. The pressed button disappears with them, so the focus moves on. */
function useDeletion({ grid, add }: FocusTargets): Deletion {
  const [work, setWork] = useState<() => void>();
  const close = () => setWork(undefined);
  const isClosed = useRefusal('edit') !== undefined;
  const ask = useCallback((next: () => void) => setWork(() => (isClosed ? undefined : next)), [isClosed]);
  const dialog = (
    <ConfirmDialog
      title={LIST_TEXTS.deleteTitle}
      question={LIST_TEXTS.deleteQuestion}
      confirm={LIST_TEXTS.deleteConfirm}
      isOpen={work !== undefined}
      onCancel={close}
      onConfirm={() => {
        grid.current?.requestFocus();
        flushSync(() => {
          work?.();
          close();
        });
        if (!grid.current) add.current?.focus();
      }}
    />
  );
  return { ask, dialog };
}
