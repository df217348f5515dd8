import type { Sheet } from '../cells/file-cell.ts';
import type { ImportChoices, ImportMemory, Target } from './choices.ts';
import { headersOfBlock } from './header-block.ts';

/** Choices of an import that serve the next list with the same set of headers, in whatever order they stand. */

/** Stands for the section among the parts of a name: no header is empty. */
const SECTION = '';

/**
 * What is to be remembered of an import for the next list with the same headers; undefined for a list without headers, and for
 * tables of other programs, which ask nothing.
 */
export function memoryOf(sheet: Sheet, choices: ImportChoices): ImportMemory | undefined {
  const headers = headersOf(sheet, choices);
  const named = headers.filter((header) => header !== '');
  if (choices.layout !== 'lines' || named.length === 0) return undefined;
  const at = (column: number): string => headers[column] ?? '';
  const { decimalMark, defaults, combine, against, missing } = choices;
  return {
    headers: keyOf(headers),
    columns: Object.fromEntries(
      headers.flatMap((header, column) =>
        header === '' || headers.indexOf(header) !== column ? [] : [[header, choices.columns[column] ?? null]],
      ),
    ),
    name: choices.name.flatMap((part) => (part === 'section' ? [SECTION] : at(part) || [])),
    units: Object.fromEntries([...choices.units].flatMap(([column, unit]) => (at(column) ? [[at(column), unit]] : []))),
    ...(decimalMark !== undefined && { decimalMark }),
    defaults,
    filters: choices.filters.flatMap(({ column, keep, isProposed }) =>
      isProposed || at(column) === '' ? [] : [{ header: at(column), keep }],
    ),
    texts: [...choices.texts],
    combine,
    against,
    missing,
  };
}

/** Guessed choices as a list with the same headers was imported before; as they are where there was none. */
export function remembered(sheet: Sheet, guessed: ImportChoices, memories: readonly ImportMemory[]): ImportChoices {
  const headers = headersOf(sheet, guessed);
  const key = JSON.stringify(keyOf(headers));
  const memory = memories.find((each) => JSON.stringify(each.headers) === key);
  if (guessed.layout !== 'lines' || memory === undefined || memory.headers.length === 0) return guessed;
  const { decimalMark, defaults, combine, against, missing } = memory;
  const isFirst = (header: string, column: number): boolean => headers.indexOf(header) === column;
  const placeOf = (header: string): readonly number[] => (headers.includes(header) ? [headers.indexOf(header)] : []);
  const filters = memory.filters.flatMap(({ header, keep }) =>
    placeOf(header).map((column) => ({ column, keep, isProposed: false })),
  );
  return {
    ...guessed,
    columns: guessed.columns.map((target, column): Target | null => {
      const header = headers[column] ?? '';
      if (header === '' || !isFirst(header, column) || !Object.hasOwn(memory.columns, header)) return target;
      return memory.columns[header] ?? null;
    }),
    name: memory.name.flatMap((part): readonly ('section' | number)[] =>
      part === SECTION ? ['section'] : placeOf(part),
    ),
    units: new Map(Object.entries(memory.units).flatMap(([header, unit]) => placeOf(header).map((at) => [at, unit]))),
    ...(decimalMark !== undefined && { decimalMark }),
    defaults,
    // A filter that was proposed and not confirmed is proposed again.
    filters: [
      ...filters,
      ...guessed.filters.filter(({ column }) => filters.every((confirmed) => confirmed.column !== column)),
    ],
    texts: new Map(memory.texts),
    combine,
    against,
    missing,
  };
}

function headersOf(sheet: Sheet, { headerLines }: ImportChoices): readonly string[] {
  return headersOfBlock(sheet, headerLines).map((header) => header.toLowerCase());
}

function keyOf(headers: readonly string[]): readonly string[] {
  return headers.filter((header) => header !== '').toSorted();
}
