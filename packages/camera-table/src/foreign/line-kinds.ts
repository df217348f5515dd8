import { LINE_TEXTS as TEXTS } from '../texts/in-use.ts';
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
    ({ kind: 'undecided', word: '', proposal: 'leave', says: TEXTS.nothingTells } satisfies Said);
  return { ...kind, why: TEXTS.line(context.line, says) };
}

function plainKind({ own }: LineFacts, { line, choices, texts, headers }: KindContext): Said | undefined {
  if (own.length === 0) return { kind: 'blank', word: '', says: TEXTS.blank };
  if (headers.length > 0 && headers.every((header, at) => header === (texts[at] ?? ''))) {
    return { kind: 'header', word: '', says: TEXTS.headersAgain };
  }
  const decided = choices.lines.get(line);
  if (decided === 'take') return { kind: 'camera', word: '', says: TEXTS.takenByHand };
  return decided === 'leave' ? { kind: 'left', word: '', says: TEXTS.leftByHand } : undefined;
}

function filteredKind({ choices, texts, headers }: KindContext): Said | undefined {
  const filter = choices.filters.find(({ column, keep }) => !keep.includes(texts[column] ?? ''));
  if (filter === undefined) return undefined;
  const word = texts[filter.column] ?? '';
  const says = TEXTS.is(headers[filter.column] ?? TEXTS.column(filter.column + 1), word);
  return filter.isProposed
    ? { kind: 'undecided', word, proposal: 'leave', says: TEXTS.proposedFilter(says) }
    : { kind: 'filtered', word, says: TEXTS.filtered(says) };
}

/** A line that names a row of the camera table is that row, whatever words its name has. */
function ownKind({ choices, texts }: KindContext): Said | undefined {
  const id = texts[choices.columns.indexOf('rowId')] ?? '';
  return id === '' ? undefined : { kind: 'camera', word: '', says: TEXTS.cameraOfRow(id) };
}

const SEPARATORS = [
  [',', TEXTS.commas],
  [';', TEXTS.semicolons],
  ['\t', TEXTS.tabs],
  ['|', TEXTS.bars],
] as const;

/** A line of a text file whose cells are kept apart otherwise than those of the headers: all of it is one cell. */
function separatedKind({ own }: LineFacts, { cells, headers }: KindContext): Said | undefined {
  if (own.length !== 1 || headers.length < 3) return undefined;
  const text = textOfCell(cells.find((cell) => !isBlank(cell)));
  const found = SEPARATORS.find(([mark]) => {
    const parts = text.split(mark);
    return parts.length === headers.length && parts.some((part) => /^\s*\d+\s*$/.test(part));
  });
  if (found === undefined) return undefined;
  const says = TEXTS.separated(found[1]);
  return { kind: 'undecided', word: found[1], proposal: 'leave', says };
}

function totalKind({ firstText, evidence, quantity, own }: LineFacts, { sumAbove }: KindContext): Said | undefined {
  const part = wordOf('part', firstText);
  const total = part ?? wordOf('grand', firstText) ?? wordOf('total', firstText);
  if (total !== undefined) {
    const begins = part === undefined ? TEXTS.totalBegins : TEXTS.subtotalBegins;
    if (evidence?.kind !== 'column') return { kind: 'total', word: total.word, says: begins(total.word) };
    return {
      kind: 'undecided',
      word: total.word,
      proposal: 'leave',
      says: TEXTS.totalWithSettings(total.word, evidence.word),
    };
  }
  const isSum = own.length === 1 && quantity !== undefined && quantity > 1 && quantity === sumAbove;
  return isSum ? { kind: 'total', word: String(quantity), says: TEXTS.sum(quantity) } : undefined;
}

function sectionKind(
  { own, firstText, quantity, evidence }: LineFacts,
  { choices, isOwn }: KindContext,
): Said | undefined {
  if (isOwn || own.length !== 1 || quantity !== undefined || evidence?.kind === 'column') return undefined;
  if (choices.columns.length < 2 || /^[\d.,\s]+$/.test(firstText)) return undefined;
  return { kind: 'section', word: firstText, says: TEXTS.section(firstText) };
}

function goodsKind({ goods, camera, evidence }: LineFacts): Said | undefined {
  if (goods === undefined || evidence?.kind === 'column') return undefined;
  if (camera === undefined || (goods.isSure && evidence === undefined)) {
    return { kind: 'goods', word: goods.word, says: TEXTS.goods(goods.word) };
  }
  if (evidence !== undefined && camera.at < goods.at) return undefined;
  return {
    kind: 'undecided',
    word: goods.word,
    proposal: 'leave',
    says: TEXTS.cameraAndGoods(camera.word, goods.word),
  };
}

function cameraKind(
  { evidence, camera, quantity }: LineFacts,
  { isOwn, headers, texts }: KindContext,
): Said | undefined {
  if (quantity !== undefined && quantity < 1) {
    return { kind: 'undecided', word: String(quantity), proposal: 'leave', says: TEXTS.quantityIs(quantity) };
  }
  if (isOwn) return { kind: 'camera', word: '', says: TEXTS.cameraOfTable };
  if (evidence !== undefined) return { kind: 'camera', word: evidence.word, says: TEXTS.cameraNamed(evidence.word) };
  if (camera !== undefined) return { kind: 'camera', word: camera.word, says: TEXTS.cameraNamed(camera.word) };
  const header = headers.find((text, at) => (texts[at] ?? '') !== '' && wordOf('camera', text) !== undefined);
  return header === undefined ? undefined : { kind: 'camera', word: header, says: TEXTS.cameraByHeader(header) };
}
