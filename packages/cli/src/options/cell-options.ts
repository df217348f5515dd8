import { columnOf, parseCell, type CameraForm, type CellColumn, type ColumnKey } from '@site-designer/camera-table';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';

interface TypedOption {
  /** As on the command line, without the hyphens. */
  readonly option: string;
  readonly text: string;
}

/** The value of an option, read as a cell of the camera table: names, parts of names, numbers with units, sizes. */
export function optionValue({ option, text }: TypedOption, key: ColumnKey, form: CameraForm): number | string {
  const column = columnOf(key);
  const parsed = parseCell(text, column, form);
  if ('message' in parsed) {
    throw new Failure(
      EXIT.usage,
      `--${option} "${text}": ${parsed.message}.${didYouMean(text, namesOf(column, form))}`,
    );
  }
  return parsed.value;
}

function namesOf(column: CellColumn, form: CameraForm): readonly string[] {
  return column.kind === 'choice' ? form[column.list].map(({ name }) => name) : [];
}

export function nameOf(key: ColumnKey, id: number, form: CameraForm): string {
  const column = columnOf(key);
  const options = column.kind === 'choice' ? form[column.list] : [];
  return options.find((option) => option.id === id)?.name ?? String(id);
}
