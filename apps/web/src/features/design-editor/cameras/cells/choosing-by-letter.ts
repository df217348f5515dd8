import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { type CameraForm, type Cell, columnOf, type Table, valueInRow, withValue } from '@site-designer/camera-table';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import type { StoreApi } from 'zustand/vanilla';
import type { GridState } from '../grid/grid-state.ts';
import type { CellHandlers } from './cell-editor.tsx';
import { createTypeAhead } from './type-ahead.ts';

interface ChoosingHost extends Pick<CellHandlers, 'onChoose' | 'onType'> {
  readonly form: CameraForm;
  readonly activeCell: () => Cell | undefined;
}

/** Letters choose an option of the active list; a digit begins a size, which need not be in the list. */
export function choosingByLetter({ form, activeCell, onChoose, onType }: ChoosingHost): (letter: string) => void {
  const typeAhead = createTypeAhead();
  return (letter) => {
    const cell = activeCell();
    const column = cell && columnOf(cell.column);
    if (column?.kind !== 'choice') return;
    if (column.takesSizes === true && /^\d$/.test(letter)) return onType(letter);
    const option = typeAhead(letter, form[column.list], performance.now());
    if (option) onChoose(cell!.rowId, column, option.id);
  };
}

interface ChoiceHost {
  readonly form: CameraForm;
  readonly state: Pick<StoreApi<GridState>, 'setState'>;
  readonly table: () => Table;
  readonly edit: (rowId: number, patch: RowPatch) => void;
}

/** A choice is taken unless its row cannot have it: a class of power may be too small for the watts of its cameras. */
export function choosing({ form, state, table, edit }: ChoiceHost): CellHandlers['onChoose'] {
  return (rowId, column, value) => {
    const { rows, lineOf } = table();
    const row = rows[lineOf.get(rowId) ?? -1];
    const found = row && valueInRow(row, { column, value }, form);
    if (!found || 'value' in found) return edit(rowId, withValue({}, { column, value }));
    state.setState({ note: { cell: { rowId, column: column.key }, text: CAMERA_TEXTS.notTaken(found.message) } });
  };
}
