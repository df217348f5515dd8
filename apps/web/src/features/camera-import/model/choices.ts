import { type CellColumn, columnsReadAs, type ReadAs, withValue } from '@site-designer/camera-table';
import {
  textKey,
  type ImportChoices,
  type ImportCounts,
  type LineFilter,
  type Target,
} from '@site-designer/camera-table/foreign';

/** What a user decides about an import, each as the next version of the choices. */

/** Columns that describe a line: a list may have several of them. */
const OFTEN: ReadonlySet<Target> = new Set(['place', 'type', 'number', 'description', 'kind']);

/** Reads a column as something. A column of the camera table is read once, but a name has several parts. */
export function withColumn(choices: ImportChoices, at: number, target: Target | null): ImportChoices {
  const isName = target === 'streamName';
  const isFree = target === null || isName || OFTEN.has(target);
  const columns = choices.columns.map((each) => (each === target && !isFree ? null : each));
  const name = choices.name.filter((part) => part !== at);
  return {
    ...choices,
    columns: columns.with(at, target),
    name: isName ? [...name, at] : name,
  };
}

/** Makes a column part of the name, in the order of the file, or not. */
export function withPartOfName(choices: ImportChoices, at: number, isPart: boolean): ImportChoices {
  const others = choices.name.filter((part) => part !== at);
  if (!isPart) return { ...choices, name: others };
  const before = others.findIndex((part) => typeof part === 'number' && part > at);
  return { ...choices, name: before === -1 ? [...others, at] : others.toSpliced(before, 0, at) };
}

/** Sets what stands where the list has nothing, in both halves of a setting. */
export function withDefault(
  choices: ImportChoices,
  columns: readonly CellColumn[],
  value: number | string,
): ImportChoices {
  const defaults = columns.reduce((patch, column) => withValue(patch, { column, value }), choices.defaults);
  return { ...choices, defaults };
}

export function withFilter(choices: ImportChoices, filter: LineFilter): ImportChoices {
  const others = choices.filters.filter(({ column }) => column !== filter.column);
  return { ...choices, filters: [...others, filter] };
}

export function withoutFilter(choices: ImportChoices, column: number): ImportChoices {
  return { ...choices, filters: choices.filters.filter((filter) => filter.column !== column) };
}

/** Takes or leaves lines; undefined reads them as the rules do. */
export function withLines(
  choices: ImportChoices,
  lines: readonly number[],
  decision: 'take' | 'leave' | undefined,
): ImportChoices {
  const decided = new Map(choices.lines);
  for (const line of lines) {
    if (decision === undefined) decided.delete(line);
    else decided.set(line, decision);
  }
  return { ...choices, lines: decided };
}

/** Reads a text of a column as another one, in all lines; the empty text takes that back. */
export function withText(
  choices: ImportChoices,
  target: Target,
  [text, instead]: readonly [string, string],
): ImportChoices {
  const texts = new Map(choices.texts);
  const key = textKey(target, text);
  if (instead.trim() === '') texts.delete(key);
  else texts.set(key, instead.trim());
  return { ...choices, texts };
}

export function withDifference(choices: ImportChoices, key: string, decision: 'take' | 'leave'): ImportChoices {
  return { ...choices, differences: new Map(choices.differences).set(key, decision) };
}

/** Whether groups of the design are changed: by their names, or by the ids that an export of the design names. */
export function isUpdate({ counts }: { readonly counts: ImportCounts }, { against }: ImportChoices): boolean {
  return against === 'update' || (against === 'add' && counts.changed + counts.same > 0);
}

/** The column of the camera table that a target stands for. */
export function columnKeyOf(target: Target): ReturnType<typeof columnsReadAs>[number] | undefined {
  return OFTEN.has(target) ? undefined : columnsReadAs(target as ReadAs).at(-1);
}
