import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { type CellNote, type EditorModel, notesOf } from '@site-designer/camera-table';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import type { ShownMessage } from './cell-message.tsx';
import type { Grid } from './use-grid.ts';

/** The message that the table shows at a cell. */
export function useShownMessage(grid: Grid): ShownMessage | undefined {
  const model = useEditor(({ siteDesignEditor }) => siteDesignEditor.model);
  return useMemo(() => shownMessage(grid, model), [grid, model]);
}

/** The one message at a cell: of what is typed, else of what was left, else of what the last step did besides. */
function shownMessage({ draft, kept, note, selection }: Grid, model: EditorModel): ShownMessage | undefined {
  if (draft?.message !== undefined) return { cell: draft.cell, text: draft.message };
  if (note) return note;
  const name = selection && kept.get(selection.active.rowId);
  if (name?.message !== undefined) return { cell: name.cell, text: name.message };
  const [first, ...more] = notesOf(model);
  return first && { cell: first, text: noteText(first, more.length), isNote: true };
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
