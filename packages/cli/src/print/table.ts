import stringWidth from 'string-width';
import type { Stream } from '../shell/shell.ts';
import { paintFor } from './paint.ts';

export interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

/** A table with a heading; one without rows is left out. */
export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

export const PAIRS: readonly Column[] = [{ title: '' }, { title: '' }];

export function sectionLines({ title, columns, rows }: Section, out: Stream): string[] {
  const paint = paintFor(out);
  return rows.length === 0 ? [] : ['', paint.bold(paint.cyan(title)), ...table(columns, rows, out.columns)];
}

const GAP = '  ';
const LEAST_WIDTH = 20;

/** Cells in columns. The last one breaks its lines where the terminal ends. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number | undefined,
): string[] {
  const heads = columns.map(({ title }) => title);
  const all = heads.every((title) => title === '') ? rows : [heads, ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((cells) => stringWidth(cells[index] ?? ''))));
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, 0);
  return all.flatMap((cells) => {
    const [first = '', ...more] = wrapped(cells.at(-1) ?? '', width === undefined ? undefined : width - before);
    const own = [...cells.slice(0, -1), first].map((cell, index) => padded(cell, widths[index]!, columns[index]!));
    return [own.join(GAP).trimEnd(), ...more.map((line) => ' '.repeat(before) + line)];
  });
}

function padded(cell: string, width: number, { isNumber }: Column): string {
  const room = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return isNumber === true ? room + cell : cell + room;
}

/** Text in lines that are no longer than the width, broken between words. */
export function wrapped(text: string, width: number | undefined): string[] {
  if (width === undefined || stringWidth(text) <= width) return [text];
  const most = Math.max(width, LEAST_WIDTH);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && stringWidth(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
