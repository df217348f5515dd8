import { LINE_TEXTS as TEXTS } from '../texts/in-use.ts';
import type { Sheet } from '../cells/file-cell.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import type { CellReader } from './cell-reader.ts';
import type { ImportChoices, ImportContext, ImportLine, LineKind, TotalCheck } from './choices.ts';
import type { LineFacts } from './line-facts.ts';
import { kindOf, type KindOfLine } from './line-kinds.ts';
import { pieceOf, type Piece } from './pieces.ts';
import { readLines } from './read-lines.ts';
import { fits, piecesOf, type CountedCamera } from './several.ts';

export interface KindsOfLines {
  readonly lines: readonly ImportLine[];
  readonly pieces: readonly Piece[];
  readonly checks: readonly TotalCheck[];
  readonly headers: readonly string[];
  readonly reader: CellReader;
  /** What kind of table it is, and what is not taken from it; a sentence each. */
  readonly notes?: readonly string[];
}

/** What each line of a sheet is, with what is read of those that are cameras. */
export function kindsOfLines(sheet: Sheet, choices: ImportChoices, importContext: ImportContext): KindsOfLines {
  const { headers, isOwn, context, lines: read } = readLines(sheet, choices, importContext);
  const running = new Running();
  const lines = read.map(({ cells, texts, readings, facts, several }, at): ImportLine => {
    const number = at + 1;
    const above = aboveKind(number, choices.headerLines);
    if (above !== undefined) return { line: number, ...above, cells: texts.map((text) => ({ text, reading: '' })) };
    const plain = kindOf(facts, { line: number, choices, cells, texts, headers, isOwn, sumAbove: running.sumAbove });
    const kind = several === undefined ? plain : kindOfSeveral(plain, several, { facts, line: number });
    running.add(kind, several === undefined ? facts : { ...facts, quantity: sumOf(several) }, number);
    if (kind.kind === 'camera') {
      const piece = pieceOf({ line: number, cells, texts, facts, sections: running.sections }, choices);
      running.pieces.push(...(several === undefined ? [piece] : piecesOf(piece, several, context)));
    }
    return { line: number, ...kind, cells: readings };
  });
  return { lines: withNotes(lines), pieces: running.pieces, checks: running.checks, headers, reader: context.reader };
}

interface SeveralContext {
  readonly facts: LineFacts;
  readonly line: number;
}

/** A line of several cameras is taken where its quantity is that of all of them. */
function kindOfSeveral(
  kind: KindOfLine,
  several: readonly CountedCamera[],
  { facts, line }: SeveralContext,
): KindOfLine {
  if (kind.kind !== 'camera' || kind.word === '' || fits(several, facts)) return kind;
  const why = TEXTS.line(line, TEXTS.severalInOne(facts.quantity ?? 1, sumOf(several)));
  return { kind: 'undecided', word: '', proposal: 'leave', why };
}

function sumOf(cameras: readonly CountedCamera[]): number {
  return cameras.reduce((sum, { quantity }) => sum + quantity, 0);
}

const OF_THE_LIST: ReadonlySet<LineKind> = new Set(['camera', 'goods', 'filtered', 'left', 'undecided']);

/** A text that stands alone below the list opens no section: it is a note. */
function withNotes(lines: readonly ImportLine[]): readonly ImportLine[] {
  if (!lines.some(({ kind }) => kind === 'camera')) return lines;
  const last = lines.findLastIndex(({ kind }) => OF_THE_LIST.has(kind));
  return lines.map((line, at) =>
    at > last && line.kind === 'section'
      ? { ...line, kind: 'note', why: TEXTS.line(line.line, TEXTS.note(line.word)) }
      : line,
  );
}

function aboveKind(line: number, block: ImportChoices['headerLines']): KindOfLine | undefined {
  if (block === null || line > block[1]) return undefined;
  return line < block[0]
    ? { kind: 'title', word: '', why: TEXTS.line(line, TEXTS.aboveHeaders) }
    : { kind: 'header', word: '', why: TEXTS.line(line, TEXTS.headers) };
}

/** What a total says of cameras without a quantity: its only number, beside the word of a camera or none but its own. */
function camerasOfTotal(own: readonly string[]): number | undefined {
  const text = own.join(' ').trim();
  const [number, ...others] = text.match(/\d[\d.,'’ ]*/g) ?? [];
  if (number === undefined || others.length > 0 || !/^\d{1,6}$/.test(number.trim())) return undefined;
  const word = TOTALS.map((kind) => wordOf(kind, text)?.word).find((found) => found !== undefined) ?? '';
  const rest = text.replace(number, '').replace(word, '');
  const isOfCameras = wordOf('camera', text) !== undefined || (own.length === 1 && !/[\p{L}\p{S}]/u.test(rest));
  return isOfCameras ? Number(number) : undefined;
}

const TOTALS = ['part', 'grand', 'total'] as const;

/** What is known of the lines above: their section, and the sums that totals are checked against. */
class Running {
  readonly pieces: Piece[] = [];
  readonly checks: TotalCheck[] = [];
  sections: readonly string[] = [];
  #wasSection = false;
  #section = { taken: 0, every: 0 };
  #all = { taken: 0, every: 0 };

  get sumAbove(): number {
    return this.#section.every;
  }

  add({ kind }: KindOfLine, facts: LineFacts, line: number): void {
    if (kind === 'section') this.#open(facts.firstText);
    else if (kind === 'total') this.#check(facts, line);
    else if (kind !== 'blank') {
      const quantity = facts.quantity ?? 1;
      for (const sums of [this.#section, this.#all]) {
        sums.every += quantity;
        if (kind === 'camera') sums.taken += quantity;
      }
    }
    this.#wasSection = kind === 'section' || (kind === 'blank' && this.#wasSection);
  }

  #open(name: string): void {
    this.sections = this.#wasSection ? [...this.sections, name] : [name];
    this.#section = { taken: 0, every: 0 };
  }

  #check({ quantity, firstText, own }: LineFacts, line: number): void {
    const says = quantity ?? camerasOfTotal(own);
    const isAll =
      wordOf('part', firstText) === undefined &&
      (wordOf('grand', firstText) !== undefined || says !== this.#section.taken);
    const { taken, every } = isAll ? this.#all : this.#section;
    // A total of goods is no check of cameras, and one of everything holds goods too.
    const isOther = taken === 0 || (says !== taken && says === every);
    if (says !== undefined && !isOther) {
      this.checks.push({
        line,
        says,
        taken,
        of: isAll ? 'all' : 'section',
        section: isAll ? '' : this.sections.join(' / '),
      });
    }
    if (!isAll) this.#section = { taken: 0, every: 0 };
  }
}
