import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { columnOf, type CameraForm, type Cell, type SortColumn, type ViewQuestion } from '@site-designer/camera-table';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRefusal } from '../../../../lib/state/access.ts';
import { ContextMenu } from './context-menu.tsx';
import type { MenuAction } from '../../../../ui/buttons/menu.tsx';
import type { GridController } from './grid-controller.ts';
import { sortTitle, useGroupServers } from '../tab/group-servers.tsx';
import type { RowActions } from '../tab/row-buttons.tsx';
import { ALL, useAsk } from './use-ask.ts';
import type { Grid } from './use-grid.ts';

interface GridMenuProps {
  readonly grid: Grid;
  readonly form: CameraForm;
  readonly actions: RowActions;
}

const { menu: TEXTS } = CAMERA_TEXTS;

export function GridMenu({ grid, form, actions }: GridMenuProps): ReactNode {
  const { controller, menu, selection, table, view } = grid;
  const servers = useGroupServers();
  const isClosed = useRefusal('edit') !== undefined;
  const mayComment = useRefusal('comment') === undefined;
  const ask = useAsk(controller.state, form);
  const row = selection && table.rows[table.lineOf.get(selection.active.rowId) ?? -1];
  if (!menu || !selection || !row) return null;

  const close = (): void => {
    // Until the menu is gone the table is inert: the focus moves after it, before the next key and before an action opens a dialog.
    flushSync(() => controller.state.setState({ menu: undefined }));
    flushSync(() => controller.go({ ...selection }));
  };

  return (
    <ContextMenu
      label={TEXTS.label}
      at={menu}
      onClose={close}
      actions={[
        ...[
          ...blockActions(controller),
          ...rateActions(controller, selection.active),
          ...groupActions(actions, row.cameraGroupId),
        ].filter(({ id }) => !isClosed || id === 'copy' || (id === 'comment' && mayComment)),
        ...sortActions(menu.cell.column, ask),
        ...(servers ? sortActions('servers', ask) : []),
        ...(view ? [{ id: 'all', text: CAMERA_TEXTS.view.all, icon: 'open', onAction: () => ask(ALL) } as const] : []),
      ]}
    />
  );
}

function blockActions({ clipboard, act }: GridController): readonly MenuAction[] {
  return [
    { id: 'cut', text: TEXTS.cut, keys: 'Mod+X', icon: 'edit', onAction: () => void clipboard.copyOut(true) },
    { id: 'copy', text: TEXTS.copy, keys: 'Mod+C', icon: 'copy', onAction: () => void clipboard.copyOut(false) },
    { id: 'paste', text: TEXTS.paste, keys: 'Mod+V', icon: 'file', onAction: () => void clipboard.pasteIn() },
    { id: 'fill', text: TEXTS.fillDown, keys: 'Mod+D', icon: 'down', onAction: () => act('fill-down') },
    { id: 'clear', text: TEXTS.clear, keys: 'Delete', icon: 'undo', onAction: () => act('clear') },
    {
      id: 'delete',
      text: TEXTS.deleteRows,
      keys: 'Mod+Delete',
      icon: 'trash',
      isDanger: true,
      onAction: () => act('delete-rows'),
    },
  ];
}

/** Commands for bit rates only. */
function rateActions({ act }: GridController, { column }: Cell): readonly MenuAction[] {
  if (columnOf(column).field !== 'bitrateKbit') return [];
  return [{ id: 'measure', text: TEXTS.measure, keys: 'Shift+F2', icon: 'edit', onAction: () => act('measure') }];
}

function groupActions({ onAddStream, onDuplicate, onComment }: RowActions, groupId: number): readonly MenuAction[] {
  return [
    { id: 'stream', text: CAMERA_TEXTS.addStream, icon: 'stream', onAction: () => onAddStream(groupId) },
    { id: 'duplicate', text: CAMERA_TEXTS.duplicateGroup, icon: 'copy', onAction: () => onDuplicate(groupId) },
    ...(onComment
      ? [{ id: 'comment', text: TEXTS.comment, icon: 'comment', onAction: () => onComment(groupId) } as const]
      : []),
  ];
}

function sortActions(column: SortColumn, ask: (question: Partial<ViewQuestion>) => void): readonly MenuAction[] {
  const title = sortTitle(column);
  const sort = (direction: 1 | -1) => () => ask({ sort: { column, direction } });
  return [
    { id: `${column} up`, text: TEXTS.sortUp(title), icon: 'first', onAction: sort(1) },
    { id: `${column} down`, text: TEXTS.sortDown(title), icon: 'last', onAction: sort(-1) },
  ];
}
