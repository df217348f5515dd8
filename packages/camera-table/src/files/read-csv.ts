import papaparse from 'papaparse';

/** A line of a CSV, and where each of its cells starts in the text, counted from 1 as editors do. */
export interface CsvLine {
  readonly cells: readonly string[];
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly places: readonly { readonly line: number; readonly column: number }[];
  /** Whether a quotation mark is not closed, or stands within a cell. */
  readonly isMalformed: boolean;
}

/**
 * The cells of a CSV with their lines in the file, with or without the mark of UTF-8 before it. Blank lines are kept, except at
 * the end.
 *
 * @param separator - What stands between cells; one of the usual ones where it is left out.
 */
export function csvLines(text: string, separator?: string): readonly CsvLine[] {
  const source = withoutByteOrderMark(text);
  const delimiter = separator ?? separatorIn(source);
  const lines: CsvLine[] = [];
  let [start, line] = [0, 1];
  papaparse.parse<string[]>(source, {
    delimiter,
    step: ({ data, errors, meta: { cursor } }) => {
      lines.push(new PlacedLine(data, errors.length > 0, { source, start, end: cursor, line, delimiter }));
      [start, line] = [cursor, line + lineEndsIn(source, start, cursor)];
    },
  });
  const last = lines.findLastIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return lines.slice(0, last + 1);
}

const LINE_END = /\r\n|\n|\r/;

function lineEndsIn(source: string, start: number, end: number): number {
  return source.slice(start, end).split(LINE_END).length - 1;
}

interface PlaceInFile {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** Of its first character. */
  readonly line: number;
  readonly delimiter: string;
}

/** The places of its cells are computed on demand: few lines have a fault. */
class PlacedLine implements CsvLine {
  readonly cells: readonly string[];
  readonly line: number;
  readonly isMalformed: boolean;
  readonly #place: PlaceInFile;
  #places: CsvLine['places'] | undefined;

  constructor(cells: readonly string[], isMalformed: boolean, place: PlaceInFile) {
    this.cells = cells.map(withoutMark);
    this.line = place.line;
    this.isMalformed = isMalformed;
    this.#place = place;
  }

  get places(): CsvLine['places'] {
    const { source, start, end, line, delimiter } = this.#place;
    return (this.#places ??= placesIn(source.slice(start, end), delimiter, line));
  }
}

/** What stands between the cells of a text: the usual mark that divides its lines most evenly. */
export function separatorIn(source: string): string {
  return papaparse.parse<string[]>(source, { delimitersToGuess: [';', ',', '\t', '|'], skipEmptyLines: 'greedy' }).meta
    .delimiter;
}

/** A separator within quotes is text. */
function placesIn(raw: string, delimiter: string, firstLine: number): CsvLine['places'] {
  let isQuoted = false;
  const starts = [0];
  for (let index = 0; index < raw.length; index += 1) {
    const mark = raw[index];
    if (mark === '"') isQuoted = !isQuoted;
    if (mark === delimiter && !isQuoted) starts.push(index + 1);
  }
  return starts.map((start) => {
    const before = raw.slice(0, start).split(LINE_END);
    return { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 };
  });
}

function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** Texts that look like formulas are exported with an escape mark, which is not part of the text. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '');
}
