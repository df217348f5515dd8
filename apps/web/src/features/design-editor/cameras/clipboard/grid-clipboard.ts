import { CAMERA_TEXTS, STEP_TEXTS } from '#texts/editor/cameras.ts';
import type { Selection } from '@site-designer/camera-table';
import type { ClipboardEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { cellAt, pastedInto } from '../cells/cell-draft.ts';
import { copyBlock, pastedBlock } from './clipboard-data.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Copied, GridCommands, Pasted, PasteResult } from '../grid/grid-commands.ts';
import type { GridState } from '../grid/grid-state.ts';

interface ClipboardHost {
  readonly state: StoreApi<GridState>;
  readonly commands: GridCommands;
  readonly rows: () => readonly CameraRow[];
  /** Selects the groups that were not there before, and shows the first. */
  readonly chooseNew: (before: readonly CameraRow[]) => void;
  readonly selection: () => Selection | undefined;
  readonly finish: () => void;
  readonly show: (result: PasteResult) => void;
}

/** Copies, cuts and pastes blocks by the shortcuts of the browser and by the menu of the table. */
export class GridClipboard {
  readonly #host: ClipboardHost;
  /** The last copied block: the menu can read plain text only. */
  #copied: Copied | undefined;

  constructor(host: ClipboardHost) {
    this.#host = host;
  }

  readonly onCopy = (event: ClipboardEvent<HTMLElement>): void => {
    this.#copy(event);
  };

  readonly onCut = (event: ClipboardEvent<HTMLElement>): void => {
    const selection = this.#host.selection();
    if (this.#copy(event) && selection) this.#host.commands.clear(selection, STEP_TEXTS.cut);
  };

  readonly onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    if (!cellAt(event.target)) return;
    const { state } = this.#host;
    const { draft } = state.getState();
    if (draft?.isCaretMode === true) return state.setState({ draft: pastedInto(draft, event) });
    event.preventDefault();
    this.#paste(pastedBlock(event.clipboardData));
  };

  /** A browser may deny a page access to the clipboard without its shortcuts. */
  readonly copyOut = async (isCut: boolean): Promise<void> => {
    const { selection, commands } = this.#host;
    const block = selection();
    if (!block) return;
    this.#copied = commands.copy(block);
    try {
      await navigator.clipboard.writeText(this.#copied.text);
      if (isCut) commands.clear(block, STEP_TEXTS.cut);
    } catch {
      this.#refuse();
    }
  };

  readonly pasteIn = async (): Promise<void> => {
    try {
      const text = await navigator.clipboard.readText();
      this.#paste(text === this.#copied?.text ? this.#copied : { text, layout: undefined });
    } catch {
      this.#refuse();
    }
  };

  #paste(pasted: Pasted): void {
    const { state, commands, rows, chooseNew, selection, finish, show } = this.#host;
    finish();
    state.setState({ note: undefined });
    const before = rows();
    show(commands.paste(selection(), pasted));
    // Lines below the last row are new groups, which stand on top.
    if (rows().length > before.length) chooseNew(before);
  }

  #copy(event: ClipboardEvent<HTMLElement>): boolean {
    const { state, commands, selection } = this.#host;
    const block = selection();
    if (!block || !cellAt(event.target) || state.getState().draft !== undefined) return false;
    event.preventDefault();
    this.#copied = commands.copy(block);
    copyBlock(event.clipboardData, this.#copied);
    return true;
  }

  #refuse(): void {
    const { state, selection } = this.#host;
    const cell = selection()?.active;
    if (cell) state.setState({ note: { cell, text: CAMERA_TEXTS.clipboardRefused } });
  }
}
