import { LIST_TEXTS as TEXTS } from '#texts/import';
import { otherHalfOf, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import { grouped } from '../cells/grouped.ts';
import { isBlank, textOfCell, type FileCell, type UnreadableCell } from '../cells/file-cell.ts';
import { columnsReadAs } from '../files/headers.ts';
import { asReadAs, nameTaken, type CellRead } from './cell-reader.ts';
import { textKey, type ImportChoices } from './choices.ts';
import type { LineFacts } from './line-facts.ts';

/** The cameras of one group, as lines of the list describe them. */
export interface Piece {
  readonly lines: readonly number[];
  readonly name: string;
  /** The name that a camera group gets; undefined where the list has none that it may have. */
  readonly taken?: string | undefined;
  readonly section: string;
  /** Sections and places, joined by ", ". */
  readonly place: string;
  /** The settings; of an export with the name. */
  readonly texts: ReadonlyMap<ColumnKey, string>;
  readonly unreadable: ReadonlyMap<ColumnKey, UnreadableCell>;
  readonly values: ReadonlyMap<ColumnKey, CellRead>;
  readonly lenses: number;
  /** Ids of an export: each of its lines is a stream. */
  readonly own?: { readonly rowId: string; readonly groupId: string } | undefined;
}

interface PieceSource {
  readonly line: number;
  readonly cells: readonly FileCell[];
  readonly texts: readonly string[];
  readonly facts: LineFacts;
  readonly sections: readonly string[];
}

export function pieceOf({ line, cells, texts, facts, sections }: PieceSource, choices: ImportChoices): Piece {
  const { values, texts: settings } = facts.settings;
  const own = ownIds(texts, choices);
  // A name of an export stays as it is, with all its blanks.
  const textAt = (at: number) => (own === undefined ? (texts[at] ?? '') : textOfCell(cells[at]).trim());
  const parts = choices.name.map((part) => (part === 'section' ? sections.join(' / ') : textAt(part)));
  const places = choices.columns.flatMap((target, at) => (target === 'place' ? [texts[at] ?? ''] : []));
  const all = [...sections, ...places].filter((text) => text !== '');
  return {
    ...(own !== undefined && { own }),
    lines: [line],
    name: parts.filter((text) => text !== '').join(' / '),
    section: sections.join(' / ') || (places[0] ?? ''),
    place: all.join(', '),
    texts: own === undefined || own.rowId === '' ? settings : new Map([...blanksOf(cells, choices), ...settings]),
    unreadable: unreadableIn(values),
    values,
    lenses: facts.lenses,
  };
}

function ownIds(texts: readonly string[], { columns }: ImportChoices): Piece['own'] {
  const [rowId, groupId] = [columns.indexOf('rowId'), columns.indexOf('groupId')].map((at) => texts[at] ?? '');
  return rowId === '' && groupId === '' ? undefined : { rowId: rowId!, groupId: groupId! };
}

/** Blank cells of a row that is named are read: a blank rate is calculated, and a blank quantity is refused. */
function blanksOf(cells: readonly FileCell[], { columns, texts }: ImportChoices): (readonly [ColumnKey, string])[] {
  return columns.flatMap((target, at) => {
    if (target === null || !isBlank(cells[at] ?? '')) return [];
    const text = texts.get(textKey(target, '')) ?? '';
    return columnsReadAs(asReadAs(target)).map((key) => [key, text] as const);
  });
}

/** What is read for a column, or for its other half: a row with one half takes it. */
export function readFor({ values }: Piece, column: CellColumn): CellRead | undefined {
  return values.get(column.key) ?? values.get(otherHalfOf(column)?.key ?? column.key);
}

function unreadableIn(values: Piece['values']): Piece['unreadable'] {
  let found: Map<ColumnKey, UnreadableCell> | undefined;
  for (const [key, { unreadable }] of values) {
    if (unreadable !== undefined) found = (found ?? new Map<ColumnKey, UnreadableCell>()).set(key, unreadable);
  }
  return found ?? NONE;
}

const NONE: Piece['unreadable'] = new Map();

/** Groups of equal settings become one, with the sum of their quantities. */
export function combined(pieces: readonly Piece[], combine: ImportChoices['combine']): readonly Piece[] {
  if (combine === 'no') return pieces;
  const keyOf = (piece: Piece): string => settingsKey(piece) + (combine === 'section' ? piece.section : '');
  const items = [...grouped(pieces, (piece) => (piece.own === undefined ? keyOf(piece) : piece)).values()];
  return items.map(joined);
}

/** Tells groups of equal settings, whatever their names and quantities. */
export function settingsKey({ texts, lenses }: Piece): string {
  let key = `${lenses}`;
  for (const [column, text] of texts) {
    if (column !== 'quantity' && column !== 'streamName') key += `\n${column}\t${text}`;
  }
  return `${key}\n`;
}

function joined(pieces: readonly Piece[]): Piece {
  const [first] = pieces as readonly [Piece];
  if (pieces.length === 1) return first;
  const quantity = pieces.reduce((sum, { texts }) => sum + Number(texts.get('quantity') ?? 1), 0);
  const places = [...new Set(pieces.map(({ section }) => section).filter((text) => text !== ''))];
  return {
    ...first,
    lines: pieces.flatMap(({ lines }) => lines),
    name: joinedName(pieces.map(({ name }) => name)),
    place: places.join(', '),
    texts: new Map([...first.texts, ['quantity', String(quantity)]]),
  };
}

/** `CAM-101 to CAM-110` where they are numbered, else the first with the number of the others. */
function joinedName(names: readonly string[]): string {
  const [first, last] = [names[0]!, names.at(-1)!];
  if (new Set(names).size === 1) return first;
  const parts = names.map((name) => /^(.*?)(\d+)$/.exec(name));
  const isNumbered = parts.every(
    (part, at) => part !== null && part[1] === parts[0]?.[1] && Number(part[2]) === Number(parts[0]?.[2]) + at,
  );
  return isNumbered ? TEXTS.nameRange(first, last) : TEXTS.nameAndMore(first, names.length - 1);
}

/** Names as groups have them: with the section where they repeat, and cut where they are too long. */
export function named(pieces: readonly Piece[]): readonly Piece[] {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return pieces.map((piece) => {
    // Further streams have no name of their own.
    if (piece.own !== undefined && piece.name === '') return piece;
    const repeats = piece.own === undefined && counts.get(piece.name)! > 1 && piece.section !== '' && piece.name !== '';
    const name = repeats ? `${piece.section} / ${piece.name}` : piece.name;
    const taken = nameTaken(name);
    if (piece.own === undefined) return { ...piece, name, taken };
    return { ...piece, name, taken, texts: new Map(piece.texts).set('streamName', taken ?? name) };
  });
}
