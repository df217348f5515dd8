import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { type CellNote, notesOf } from '@site-designer/camera-table';
import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import { useMemo } from 'react';
import type { ShownMessage } from '../cells/cell-message.tsx';
import { retentionMessage, useChosenRules } from '../tab/retention-marks.tsx';
import type { Grid } from './use-grid.ts';

export function useShownMessage(grid: Grid): ShownMessage | undefined {
  const rules = useChosenRules();
  return useMemo(() => shownMessage(grid, rules), [grid, rules]);
}

/**
 * The one message at a cell: of the entry being typed, else of the last invalid entry, else a side effect of the last step, else the rules
 * that a retention breaks, else the last name that is too long.
 */
function shownMessage(grid: Grid, rules: readonly RetentionRule[]): ShownMessage | undefined {
  const { model, draft, kept, note, selection } = grid;
  if (draft?.message !== undefined) return { cell: draft.cell, text: draft.message };
  if (note) return note;
  const name = selection && kept.get(selection.active.rowId);
  if (name?.message !== undefined) return { cell: name.cell, text: name.message };
  const [first, ...more] = notesOf(model);
  if (first) return { cell: first, text: noteText(first, more.length), isNote: true };
  return retentionMessage(grid, rules) ?? keptMessage(grid);
}

/** A name that is too long says so until it is corrected, wherever the active cell is. */
function keptMessage({ kept }: Grid): ShownMessage | undefined {
  const { cell, message } = [...kept.values()].at(-1) ?? {};
  return cell && message !== undefined ? { cell, text: message } : undefined;
}

function noteText(note: CellNote, more: number): string {
  const text = textOf(note);
  return more === 0 ? text : `${text} ${CAMERA_TEXTS.moreNotes(more)}`;
}

function textOf(note: CellNote): string {
  switch (note.kind) {
    case 'base-started':
      return CAMERA_TEXTS.baseStarted(note.fps);
    case 'rate-dropped':
      return CAMERA_TEXTS.rateDropped(note.typedKbit, note.calculatedKbit, note.wasMeasured);
    case 'measurement-dropped':
      return CAMERA_TEXTS.measurementDropped(note.measuredKbit);
  }
}
