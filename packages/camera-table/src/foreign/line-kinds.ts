import { isBlank, textOfCell, type FileCell } from '../cells/file-cell.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import type { ImportChoices, LineKind } from './choices.ts';
import type { LineFacts } from './line-facts.ts';

/** What a line is, with the rule that decided. */
export interface KindOfLine {
  readonly kind: LineKind;
  readonly why: string;
  readonly word: string;
  readonly proposal?: 'take' | 'leave';
}

export interface KindContext {
  readonly line: number;
  readonly choices: ImportChoices;
  readonly cells: readonly FileCell[];
  /** The texts of the line by column. */
  readonly texts: readonly string[];
  readonly headers: readonly string[];
  /** Whether the headers are those that the camera table writes itself: every line is a camera then. */
  readonly isOwn: boolean;
  /** The sum of the quantities above in its section. */
  readonly sumAbove: number;
}

type Said = Omit<KindOfLine, 'why'> & { readonly says: string };

/** The kind of a line below the headers: the first rule that fits. */
export function kindOf(facts: LineFacts, context: KindContext): KindOfLine {
  const { says, ...kind } =
    plainKind(facts, context) ??
    filteredKind(context) ??
    ownKind(context) ??
    separatedKind(facts, context) ??
    totalKind(facts, context) ??
    sectionKind(facts, context) ??
    goodsKind(facts) ??
    cameraKind(facts, context) ??
    ({ kind: 'undecided', word: '', proposal: 'leave', says: 'nothing tells whether it is a camera' } satisfies Said);
  return { ...kind, why: `Line ${context.line}: ${says}` };
}

function plainKind({ filled }: LineFacts, { line, choices, texts, headers }: KindContext): Said | undefined {
  if (filled === 0) return { kind: 'blank', word: '', says: 'a blank line' };
  if (headers.length > 0 && headers.every((header, at) => header === (texts[at] ?? ''))) {
    return { kind: 'header', word: '', says: 'the headers again' };
  }
  const decided = choices.lines.get(line);
  if (decided === 'take') return { kind: 'camera', word: '', says: 'taken by hand' };
  return decided === 'leave' ? { kind: 'left', word: '', says: 'left out by hand' } : undefined;
}

function filteredKind({ choices, texts, headers }: KindContext): Said | undefined {
  const filter = choices.filters.find(({ column, keep }) => !keep.includes(texts[column] ?? ''));
  if (filter === undefined) return undefined;
  const word = texts[filter.column] ?? '';
  const says = `${headers[filter.column] ?? `column ${filter.column + 1}`} is ${word === '' ? 'blank' : word}`;
  return filter.isProposed
    ? { kind: 'undecided', word, proposal: 'leave', says: `${says}, which a proposed filter leaves out` }
    : { kind: 'filtered', word, says: `left out by a filter (${says})` };
}

/** A line that names a row of the camera table is that row, whatever words its name has. */
function ownKind({ choices, texts }: KindContext): Said | undefined {
  const id = texts[choices.columns.indexOf('rowId')] ?? '';
  return id === '' ? undefined : { kind: 'camera', word: '', says: `a camera (row ${id})` };
}

const SEPARATORS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const;

/** A line of a text file whose cells are kept apart otherwise than those of the headers: all of it is one cell. */
function separatedKind({ filled }: LineFacts, { cells, headers }: KindContext): Said | undefined {
  if (filled !== 1 || headers.length < 3) return undefined;
  const text = textOfCell(cells.find((cell) => !isBlank(cell)));
  const found = SEPARATORS.find(([mark]) => {
    const parts = text.split(mark);
    return parts.length === headers.length && parts.some((part) => /^\s*\d+\s*$/.test(part));
  });
  if (found === undefined) return undefined;
  const says = `its cells are kept apart by ${found[1]}, those of the headers otherwise`;
  return { kind: 'undecided', word: found[1], proposal: 'leave', says };
}

function totalKind({ firstText, evidence, quantity, filled }: LineFacts, { sumAbove }: KindContext): Said | undefined {
  const part = wordOf('part', firstText);
  const total = part ?? wordOf('grand', firstText) ?? wordOf('total', firstText);
  if (total !== undefined) {
    const name = part === undefined ? 'a total' : 'a subtotal';
    if (evidence?.kind !== 'column')
      return { kind: 'total', word: total.word, says: `${name} (begins with ${total.word})` };
    return {
      kind: 'undecided',
      word: total.word,
      proposal: 'leave',
      says: `it begins with ${total.word}, but has settings of a camera (${evidence.word})`,
    };
  }
  const isSum = filled === 1 && quantity !== undefined && quantity > 1 && quantity === sumAbove;
  return isSum
    ? { kind: 'total', word: String(quantity), says: `a total (${quantity} is the sum of the lines above)` }
    : undefined;
}

function sectionKind(
  { filled, firstText, quantity, evidence }: LineFacts,
  { choices, isOwn }: KindContext,
): Said | undefined {
  if (isOwn || filled !== 1 || quantity !== undefined || evidence?.kind === 'column') return undefined;
  if (choices.columns.length < 2 || /^[\d.,\s]+$/.test(firstText)) return undefined;
  return { kind: 'section', word: firstText, says: `a section ("${firstText}" stands alone)` };
}

function goodsKind({ goods, camera, evidence }: LineFacts): Said | undefined {
  if (goods === undefined || evidence?.kind === 'column') return undefined;
  if (camera === undefined || (goods.isSure && evidence === undefined)) {
    return { kind: 'goods', word: goods.word, says: `goods that are no camera (${goods.word})` };
  }
  if (evidence !== undefined && camera.at < goods.at) return undefined;
  return {
    kind: 'undecided',
    word: goods.word,
    proposal: 'leave',
    says: `it names a camera (${camera.word}) and goods (${goods.word}), and has no size, codec or frame rate of its own`,
  };
}

function cameraKind({ evidence, camera, quantity }: LineFacts, { isOwn, headers }: KindContext): Said | undefined {
  if (quantity !== undefined && quantity < 1) {
    return { kind: 'undecided', word: String(quantity), proposal: 'leave', says: `the quantity is ${quantity}` };
  }
  if (isOwn) return { kind: 'camera', word: '', says: 'a camera (the headers are those of the camera table)' };
  if (evidence !== undefined) return { kind: 'camera', word: evidence.word, says: `a camera (${evidence.word})` };
  if (camera !== undefined) return { kind: 'camera', word: camera.word, says: `a camera (${camera.word})` };
  const header = headers.find((text) => wordOf('camera', text) !== undefined);
  return header === undefined
    ? undefined
    : { kind: 'camera', word: header, says: `a camera (the header says ${header})` };
}
