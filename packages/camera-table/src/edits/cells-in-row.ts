import type { CameraRow } from '@site-designer/sizing-engine';
import { patchRow } from '@site-designer/sizing-engine/design';
import { valueInRow, withValue, type CellValue, type Parsed } from '../cells/cell.ts';
import type { CameraForm, CellColumn } from '../cells/columns.ts';

export type ParsedCell = Parsed & { readonly column: CellColumn };

/** Cells whose value depends on others of their row. */
const DEPENDING: readonly string[] = ['sensorWidthMm', 'poeClass', 'watts'];

/**
 * Cells of a line as they are in their row: a sensor in inches has the shape of the picture, and a class of the same line goes
 * before its watts. Watts above the class are refused, and a class alone that gives less than the watts of its row.
 */
export function cellsInRow(row: CameraRow, cells: readonly ParsedCell[], form: CameraForm): readonly ParsedCell[] {
  const read = cells.flatMap((cell): CellValue[] => ('value' in cell ? [cell] : []));
  if (!read.some(isDepending)) return cells;
  const others = rowWith(
    row,
    read.filter((cell) => !isDepending(cell)),
  );
  const poeClass = read.find(({ column }) => column.field === 'poeClass');
  const watts = read.find(({ column }) => column.field === 'watts');
  const drawn = watts && valueInRow(poeClass ? rowWith(others, [poeClass]) : others, watts, form);
  const isDrawn = drawn !== undefined && 'value' in drawn;
  const given = poeClass && valueInRow(watts && isDrawn ? rowWith(others, [watts]) : others, poeClass, form);
  return cells.map((cell) => {
    if (!('value' in cell)) return cell;
    const { column } = cell;
    if (column.field === 'sensorWidthMm') return { column, ...valueInRow(others, cell, form) };
    const found = column.field === 'watts' ? drawn : column.field === 'poeClass' ? given : undefined;
    return found ? { column, ...found } : cell;
  });
}

function isDepending({ column }: { readonly column: CellColumn }): boolean {
  return DEPENDING.includes(column.field);
}

function rowWith(row: CameraRow, values: readonly CellValue[]): CameraRow {
  return values.length === 0 ? row : patchRow(row, values.reduce(withValue, {}));
}
