import { cameraForm, columnOf, parseCell, type CellColumn, type ColumnKey } from '@site-designer/camera-table';
import { formData } from '@site-designer/sizing-engine/design';
import { catalogue } from './catalogue.ts';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';
import { didYouMean } from './suggest.ts';

export const FORM = cameraForm(formData(catalogue));

/** What was typed behind an option, read as a cell of the camera table is: names, parts of names, numbers with units. */
export function optionValue(option: string, typed: string, key: ColumnKey): number {
  const column = columnOf(key);
  const parsed = parseCell(typed, column, FORM);
  if ('message' in parsed) {
    throw new Failure(EXIT.usage, `--${option} "${typed}": ${parsed.message}.${didYouMean(typed, namesOf(column))}`);
  }
  return Number(parsed.value);
}

function namesOf(column: CellColumn): readonly string[] {
  return column.kind === 'choice' ? FORM[column.list].map(({ name }) => name) : [];
}

/** What an option is called. */
export function nameOf(key: ColumnKey, id: number): string {
  const column = columnOf(key);
  const options = column.kind === 'choice' ? FORM[column.list] : [];
  return options.find((option) => option.id === id)?.name ?? String(id);
}
