import { FILE_TEXTS as TEXTS } from '../texts/in-use.ts';
import { columnOf, type ColumnKey } from '../cells/columns.ts';
import { textOfCell, type ConvertedTable, type FileCell, type FileCells } from '../cells/file-cell.ts';
import { headerOf } from './headers.ts';

/**
 * The element profiles of System Surveyor, a design tool of the trade: a transposed table, with the names of the attributes in
 * its second column and a profile in each column from the third on.
 */
const ATTRIBUTES: Readonly<Record<string, ColumnKey>> = {
  'descriptive label': 'streamName',
  'element quantity': 'quantity',
  'recording method': 'recording',
  'video encoding format': 'codec',
  'recording frame rate / second': 'fps.motion',
  'camera resolution': 'resolution.motion',
};

const FIRST_PROFILE = 2;
/** The date of the export and how to fill it in stand above. */
const NAMES_LINE = 2;
/** One of these names alone may occur in any list. */
const FEWEST_ATTRIBUTES = 3;

/** The profiles of cameras, a camera group each; undefined where the cells are no such table. */
export function camerasOfProfiles(cells: FileCells): ConvertedTable | undefined {
  const attributes = cells.flatMap((line, at) => {
    const key = at > NAMES_LINE ? ATTRIBUTES[plain(line[1])] : undefined;
    return key === undefined ? [] : [{ key, line, place: at + 1 }];
  });
  if (attributes.length < FEWEST_ATTRIBUTES) return undefined;
  const names = (cells[NAMES_LINE] ?? []).slice(FIRST_PROFILE);
  const keys = attributes.map(({ key }) => key);
  const profiles = names.flatMap((name, index) => {
    const values = attributes.map(({ line }) => line[FIRST_PROFILE + index] ?? '');
    if (values.every((value) => textOfCell(value).trim() === '')) return [];
    // An element without a label has the name of its profile.
    return [values.map((value, at) => (keys[at] === 'streamName' && textOfCell(value).trim() === '' ? name : value))];
  });
  return {
    cells: [keys.map((key) => headerOf(columnOf(key))), ...profiles],
    // A profile is a column: all its attributes describe it.
    sources: profiles.map(() => attributes.map(({ place }) => place)),
    headerLine: NAMES_LINE + 1,
    leftOut: new Map(),
    notes: [TEXTS.profiles],
  };
}

function plain(cell: FileCell | undefined): string {
  return textOfCell(cell).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
