import { counted } from '../../../lib/format/plural.ts';

export const DESIGN_FILE_TEXTS = {
  choose: 'Design file to import',
  tooLarge: 'This file is larger than 5 MB: it was not read.',
  unreadable: 'This file could not be read.',
  notUnicode: 'This file is not Unicode: save it as UTF-8 and import it again.',
  imported: (name: string) => `Imported ${name}.`,
  floorsMissing: (floors: readonly string[]) =>
    `What it has on ${floors.join(', ')} is not placed: the site has no floor plan of that name. Upload it, and open the file again.`,
  refusedTitle: 'The file was not imported',
  refused: (count: number) => `Nothing was imported: ${counted(count, 'problem')}.`,
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  more: (count: number) => `And ${count} more.`,
} as const;
