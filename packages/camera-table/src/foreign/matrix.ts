import { LINE_TEXTS as TEXTS } from '#texts/import';
import { columnOf, type ColumnKey } from '../cells/columns.ts';
import { MOST_TITLE_LINES, type ConvertedTable, type FileCells, type Sheet } from '../cells/file-cell.ts';
import { columnsReadAs, headerOf } from '../files/headers.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import { asReadAs } from './cell-reader.ts';
import { headerGuess, isKindHeader, type HeaderLines } from './header-block.ts';
import { plainText, spreadDown } from './spread.ts';

/** A list with a column for each kind of camera, and the places with their quantities in its lines. */

const WHOLE = /^\d{1,6}$/;
const NUMBER = /^[\d.,]+$/;

/** The line of the headers of such a list, from 1; undefined for any other list. */
export function matrixHeader({ cells }: Sheet): number | undefined {
  const texts = cells.map((line) => line.map(plainText));
  const at = texts
    .slice(0, MOST_TITLE_LINES)
    .findIndex((line) => kindColumns(line).length > 1 && !line.some((text) => NUMBER.test(text)));
  if (at === -1) return undefined;
  const kinds = kindColumns(texts[at]!);
  const places = texts.slice(at + 1).filter((line) => fieldOf(line[0] ?? '') === undefined);
  const counts = places.flatMap((line) => kinds.map((column) => line[column] ?? '')).filter((text) => text !== '');
  return counts.length > 0 && counts.every((text) => WHOLE.test(text)) ? at + 1 : undefined;
}

function kindColumns(headers: readonly string[]): readonly number[] {
  return headers.flatMap((header, at) => {
    const isOther = headerGuess(header) !== undefined || wordOf('total', header) !== undefined;
    return isKindHeader(header) && !isOther ? [at] : [];
  });
}

/** The column of the camera table that a line above the places describes: `Resolution;4 MP;8 MP`. */
function fieldOf(text: string): ColumnKey | undefined {
  const [key] = columnsReadAs(asReadAs(headerGuess(text)?.target));
  return key === undefined || key === 'streamName' || key === 'quantity' ? undefined : key;
}

interface Field {
  readonly key: ColumnKey;
  readonly line: readonly string[];
}

/** A line for each place and kind with a quantity, in the columns of the camera table. */
export function matrixTable(sheet: Sheet, block: HeaderLines): ConvertedTable | undefined {
  const headerLine = block?.[1];
  if (headerLine === undefined) return undefined;
  const texts: FileCells = spreadDown(sheet);
  const lines = texts.map((line) => line.map(plainText));
  const headers = lines[headerLine - 1] ?? [];
  const kinds = kindColumns(headers);
  const fields: Field[] = [];
  const sections = new Map<number, string>();
  const totals = new Map<number, number>();
  const settings = new Set<number>();
  const leftOut = new Map<number, string>();
  const groups: { readonly line: number; readonly cells: readonly string[] }[] = [];
  let section = '';
  lines.slice(headerLine).forEach((line, index) => {
    const place = headerLine + index + 1;
    const first = line[0] ?? '';
    const counts = kinds.filter((column) => WHOLE.test(line[column] ?? '') && Number(line[column]) > 0);
    const field = groups.length === 0 ? fieldOf(first) : undefined;
    if (field !== undefined) {
      fields.push({ key: field, line });
      settings.add(place);
    } else if (isTotal(first))
      totals.set(
        place,
        counts.reduce((sum, column) => sum + Number(line[column]), 0),
      );
    else if (line.filter((text) => text !== '').length === 1 && first !== '') {
      section = first;
      sections.set(place, first);
    } else if (counts.length === 0) leftOut.set(place, TEXTS.noQuantity);
    else {
      const named = line.slice(0, kinds[0]).filter((text) => text !== '' && !NUMBER.test(text));
      for (const column of counts) {
        const name = [...(named.length > 0 ? named : [section]), headers[column]!]
          .filter((text) => text !== '')
          .join(' ');
        groups.push({ line: place, cells: [name, line[column]!, ...fields.map((each) => each.line[column] ?? '')] });
      }
    }
  });
  return {
    cells: [
      [
        headerOf(columnOf('streamName')),
        headerOf(columnOf('quantity')),
        ...fields.map(({ key }) => headerOf(columnOf(key))),
      ],
      ...groups.map(({ cells }) => cells),
    ],
    sources: groups.map(({ line }) => [line]),
    headerLine,
    settings,
    sections,
    totals,
    leftOut,
    notes: [],
  };
}

function isTotal(text: string): boolean {
  return (['total', 'grand', 'part'] as const).some((kind) => wordOf(kind, text) !== undefined);
}
