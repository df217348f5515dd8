import { type CameraForm, type Cell, columnOf } from '@site-designer/camera-table';
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
