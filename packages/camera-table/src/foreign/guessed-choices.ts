import type { Sheet } from '../cells/file-cell.ts';
import type { ImportChoices, ImportContext, ImportMemory } from './choices.ts';

/** The choices before anything is decided: read from the sheets, or as remembered for the same headers. */
export function guessedChoices(
  _sheets: readonly Sheet[],
  _context: ImportContext,
  _memory: readonly ImportMemory[] = [],
): ImportChoices {
  return {
    sheet: 0,
    layout: 'lines',
    headerLines: null,
    columns: [],
    name: [],
    units: new Map(),
    defaults: {},
    filters: [],
    lines: new Map(),
    texts: new Map(),
    combine: 'no',
    against: 'add',
    missing: 'keep',
    differences: new Map(),
  };
}

/** What is to be remembered of an import for the next list with the same headers; undefined for a list without headers. */
export function memoryOf(_sheet: Sheet, _choices: ImportChoices): ImportMemory | undefined {
  return undefined;
}
