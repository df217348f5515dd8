import { CAMERA_TEXTS, STEP_TEXTS } from '#texts/editor/cameras.ts';
import {
  addedBlock,
  type CameraForm,
  type Cell,
  columnOf,
  type Selection,
  single,
  type Table,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { GroupsOfTable } from '../../bulk-apply/bulk-targets.ts';
import type { DesignEditorStore } from '../../document/editor-context.ts';
import { alongButtons, stepAside, toFirstButton } from '../tab/button-stops.ts';
import { cellAt, isSameCell, leftBy, typingInto, withoutRow } from '../cells/cell-draft.ts';
import { caretToEnd, openList, takesText } from '../cells/control.ts';
import type { CellHandlers } from '../cells/cell-editor.tsx';
import { GridClipboard } from '../clipboard/grid-clipboard.ts';
import { ASKED, commandOf, type BlockCommand, type StepCommand } from './grid-command.ts';
import { gridCommands, type GridCommands, type PasteResult, type TableToImport } from './grid-commands.ts';
import { tableReader } from './grid-table.ts';
import { groupsIn, NOWHERE, rowIdsIn, textAt, wholeBlock, type GridState } from './grid-state.ts';
import { movedBy, selectionIn, type Press } from './grid-keys.ts';
import { GridFocus } from './grid-focus.ts';
import { GridPointer } from './grid-pointer.ts';
import { createShownStore, type ShownStore } from './shown-state.ts';
import { ADD_GROUP_CAPS } from '../tab/table-keys.ts';
import { choosing, choosingByLetter } from '../cells/choosing-by-letter.ts';

export interface GridHost {
  readonly store: DesignEditorStore;
  readonly form: CameraForm;
  readonly onTable: (table: TableToImport) => void;
  readonly onDeleteRows: (ids: ReadonlySet<number>) => void;
  readonly onAddGroup: () => void;
  /** Shows the keys of the table. */
  readonly onKeys: () => void;
}

/** Handles keyboard, mouse and clipboard of the table. */
export class GridController {
  readonly state: StoreApi<GridState> = createStore<GridState>()(() => NOWHERE);
  readonly shown: ShownStore;
  readonly handlers: CellHandlers;
  readonly pointer: GridPointer;
  readonly clipboard: GridClipboard;
  readonly focus = new GridFocus();
  readonly #host: GridHost;
  readonly #commands: GridCommands;
  readonly #chooseByLetter: (letter: string) => void;
  readonly #tableNow: () => Table;
  #isLeaving = false;

  constructor(host: GridHost) {
    this.#host = host;
    this.shown = createShownStore(host.store, this.state);
    this.#tableNow = tableReader(host.store, this.state);
    this.#commands = gridCommands(host.store, host.form, this.state);
    this.pointer = new GridPointer({
      state: this.state,
      table: () => this.#table,
      selection: () => this.#selection,
      go: this.go,
      fillTo: (line) => this.#show(this.#commands.fillTo(this.#selection, line)),
    });
    this.clipboard = new GridClipboard({
      state: this.state,
      commands: this.#commands,
      rows: () => this.#table.rows,
      chooseNew: (before) => this.chooseNew(before),
      selection: () => this.#selection,
      finish: () => this.finish(),
      show: (result) => this.#show(result),
    });
    const activeCell = () => this.#selection?.active;
    this.handlers = {
      onType: typingInto({ ...host, state: this.state, activeCell }),
      onChoose: choosing({ form: host.form, state: this.state, table: () => this.#table, edit: this.#edit }),
      onEdit: this.#edit,
      onOther: () => this.#startTyping(activeCell()),
      onCalculate: (id, { half }) => this.#edit(id, half === undefined ? {} : { calculated: half }),
      onMeasure: () => this.act('measure'),
      typing: this.state,
    };
    this.#chooseByLetter = choosingByLetter({ form: host.form, activeCell, ...this.handlers });
  }

  get #table(): Table {
    return this.#tableNow();
  }

  get #selection(): Selection | undefined {
    return selectionIn(this.#table, this.state.getState().chosen);
  }

  /** Moves to a cell, or selects a block. */
  readonly go = (chosen: Selection): void => {
    this.focus.request();
    this.choose(chosen);
  };

  /** The same without moving the focus. */
  readonly choose = (chosen: Selection): void => {
    this.finish();
    this.state.setState(({ note }) => ({ chosen, note: note?.isNote === true ? undefined : note }));
  };

  readonly act = (command: BlockCommand): void => this.#run(command, document.body);

  /** The groups that are shown, and those of the block that the user has selected. */
  readonly groups = (): GroupsOfTable => groupsIn(this.#table, this.state.getState().chosen && this.#selection);

  chooseNew(before: readonly CameraRow[]): void {
    this.#goTo(addedBlock(this.#table, before));
  }

  readonly onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { draft } = this.state.getState();
    // A key that a field takes by itself asks for no table, which would be that of all rows.
    const target = this.focus.targetOf(event, () => this.#selection?.active);
    if (!cellAt(target)) return this.#alongButtons(event);
    const pressed = { key: event.key, isShift: event.shiftKey, isCtrl: event.ctrlKey || event.metaKey };
    const command = commandOf(pressed, { draft, target });
    if (command === 'native') return;
    if (command === 'move') return this.#moveBy(event, pressed);
    event.preventDefault();
    if (command === 'letter') return this.#chooseByLetter(event.key);
    if (command === 'cancel' || command === 'undo' || command === 'redo') return this.#step(command);
    this.#run(command, target);
  };

  readonly onFocus = (event: FocusEvent<HTMLElement>): void => {
    this.#isLeaving = false;
    this.focus.isAt(event.target);
    const cell = cellAt(event.target);
    if (cell && !isSameCell(this.#selection?.active, cell)) {
      this.finish();
      this.state.setState({ chosen: single(cell) });
    }
    if (cell && event.target instanceof HTMLInputElement) event.target.select();
  };

  readonly onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    this.focus.isAt(undefined);
    this.finish();
  };

  readonly onDoubleClick = ({ target }: MouseEvent<HTMLElement>): void => {
    const selection = this.#selection;
    if (selection && cellAt(target) && target instanceof HTMLInputElement) this.#startEditing(target, selection.active);
  };

  /** Ends editing: a valid entry becomes a step, an invalid number is discarded, an invalid name is kept. */
  finish(): void {
    const { draft } = this.state.getState();
    if (draft === undefined) return;
    const { cameras } = this.#host.store.getState();
    if (draft.noNumber === undefined) cameras.confirmTyping();
    else cameras.cancelTyping();
    this.state.setState((state) => leftBy(draft, state));
  }

  /** Replaces the list of a cell by an empty field. */
  #startTyping(cell: Cell | undefined): void {
    if (cell) this.state.setState({ draft: { cell, text: '', message: undefined, isCaretMode: true } });
  }

  #cancel(): void {
    this.#host.store.getState().cameras.cancelTyping();
    this.focus.request();
    const rowId = this.#selection?.active.rowId;
    this.state.setState(({ kept }) => ({ draft: undefined, note: undefined, kept: withoutRow(kept, rowId) }));
  }

  readonly #edit = (id: number, patch: RowPatch): void => {
    this.state.setState({ note: undefined });
    this.#host.store.getState().cameras.editRow(id, { patch, isTyping: false });
  };

  #moveBy(event: KeyboardEvent<HTMLElement>, pressed: Press): void {
    const selection = this.#selection;
    const next = selection && movedBy(this.#table, selection, pressed);
    if (!next) return;
    // The last cell of a row is followed by its buttons, and the first is preceded by what comes before the table.
    const isEnd = isSameCell(next.active, selection.active);
    if (pressed.key === 'Tab' && this.#isLeaving) return stepAside(event.currentTarget);
    if (pressed.key === 'Tab' && isEnd) return toFirstButton(event, selection.active.rowId);
    event.preventDefault();
    if (pressed.key === 'Enter' && isEnd) return this.#endEntry(selection.active, pressed.isShift);
    this.go(next);
  }

  /** There is no cell to go to: the text stays unselected, so that the next key does not replace it. */
  #endEntry(cell: Cell, isTop: boolean): void {
    this.finish();
    if (document.activeElement instanceof HTMLInputElement) caretToEnd(document.activeElement);
    if (isTop) return;
    this.state.setState(({ note }) => ({
      note: note ?? { cell, text: CAMERA_TEXTS.lastRow(ADD_GROUP_CAPS), isNote: true },
    }));
  }

  #alongButtons(event: KeyboardEvent<HTMLElement>): void {
    const selection = this.#selection;
    if (selection && alongButtons(event, selection.active.rowId)) this.go({ ...selection });
  }

  #step(command: StepCommand): void {
    const { cameras } = this.#host.store.getState();
    const isTyping = this.state.getState().draft !== undefined;
    if (command === 'cancel') this.#isLeaving = !isTyping;
    if (command === 'cancel' || (command === 'undo' && isTyping)) return this.#cancel();
    this.finish();
    if (command === 'undo') cameras.undo();
    else cameras.redo();
  }

  #run(command: BlockCommand, target: EventTarget): void {
    const selection = this.#selection;
    if (!selection) return;
    switch (command) {
      case 'edit':
        return this.#startEditing(target, selection.active);
      case 'open':
        return openList(target);
      case 'fill':
        return this.#fill(selection);
      case 'fill-down':
        this.finish();
        return this.#commands.fillDown(selection);
      case 'clear':
        return this.#commands.clear(selection, STEP_TEXTS.clear);
      case 'find':
        this.finish();
        return this.state.setState({ isFinding: true });
      case 'column':
      case 'row':
        return this.#goTo(wholeBlock(this.#table, command, selection));
      case 'measure':
        return this.#measure(selection.active);
      case 'delete-rows':
        return this.#host.onDeleteRows(rowIdsIn(this.#table, selection));
      default:
        this.finish();
        return this.#host[ASKED[command]]();
    }
  }

  #goTo(block: Selection | undefined): void {
    if (block) this.go(block);
  }

  #fill(selection: Selection): void {
    const { draft } = this.state.getState();
    this.#cancel();
    this.#show(this.#commands.fill(selection, draft?.text ?? textAt(this.#table, selection.active, this.#host.form)));
  }

  /** Only bit rates have measurements. */
  #measure(cell: Cell): void {
    if (columnOf(cell.column).field !== 'bitrateKbit') return;
    this.finish();
    this.state.setState({ measuring: cell });
  }

  #startEditing(target: EventTarget, cell: Cell): void {
    if (!takesText(target, columnOf(cell.column))) return openList(target);
    this.state.setState({
      draft: { cell, text: textAt(this.#table, cell, this.#host.form), message: undefined, isCaretMode: true },
    });
    if (target instanceof HTMLInputElement) caretToEnd(target);
  }

  #show(result: PasteResult): void {
    if (result.kind === 'import') return this.#host.onTable(result.table);
    const cell = this.#selection?.active;
    if (result.kind !== 'refused' || !cell) return;
    // A name stays in its cell to be corrected, as if it was typed.
    if (columnOf(cell.column).kind === 'text') return this.handlers.onType(result.text);
    const { message } = result;
    this.state.setState({
      draft: { cell, text: textAt(this.#table, cell, this.#host.form), message, isPasted: true, isCaretMode: false },
    });
  }
}
