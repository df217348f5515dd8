import { readFileSync } from 'node:fs';

/**
 * Read a file of comma-separated values with a header line. Lines that begin with `#` are remarks.
 *
 * @returns One record a line, by column name.
 */
export function readCsv(file: URL): Record<string, string>[] {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

/** Cells of a line; a cell in double quotes may hold commas, and two double quotes for one. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'),
  );
}
