import type { Sheet } from '../cells/file-cell.ts';
import { ownColumn } from '../files/headers.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import { CellReader } from './cell-reader.ts';
import type { CellReading, ImportChoices, ImportContext, ImportLine, LineKind, TotalCheck } from './choices.ts';
import { headersOfBlock } from './header-block.ts';
import { factsContext, lineFacts, type LineFacts } from './line-facts.ts';
import { kindOf, type KindOfLine } from './line-kinds.ts';
import { pieceOf, type Piece } from './pieces.ts';
import { camerasIn, fits, piecesOf, type CountedCamera } from './several.ts';
import { plainText, spreadDown } from './spread.ts';

export interface KindsOfLines {
  readonly lines: readonly ImportLine[];
  readonly pieces: readonly Piece[];
  readonly checks: readonly TotalCheck[];
  readonly headers: readonly string[];
  readonly reader: CellReader;
  /** What kind of table it is, and what is not taken from it; a sentence each. */
  readonly notes?: readonly string[];
}

const PROGRESS_LINES = 2000;

/** What each line of a sheet is, with what is read of those that are cameras. */
export function kindsOfLines(sheet: Sheet, choices: ImportChoices, { form, onProgress }: ImportContext): KindsOfLines {
  const cells = spreadDown(sheet);
  const headers = headersOfBlock(sheet, choices.headerLines);
  const isOwn =
    headers.some((text) => text !== '') && headers.every((text) => text === '' || ownColumn(text) !== undefined);
  const body = cells.slice(choices.headerLines?.[1] ?? 0);
  const reader = new CellReader(
    choices,
    form,
    choices.columns.map((target, at) => ({
      header: headers[at] ?? '',
      isShare: target === 'motion.motion' && areShares(body.map((line) => plainText(line[at]))),
    })),
  );
  const context = factsContext(choices, reader);
  const running = new Running();
  const lines = cells.map((line, at): ImportLine => {
    if (at % PROGRESS_LINES === 0) onProgress?.(at, cells.length);
    const number = at + 1;
    const above = aboveKind(number, choices.headerLines);
    const texts = line.map(plainText);
    if (above !== undefined) return { line: number, ...above, cells: texts.map((text) => ({ text, reading: '' })) };
    // What the name of a row says is no setting of it: the row has its own.
    const isRow = plainText(line[choices.columns.indexOf('rowId')]) !== '';
    const facts = lineFacts(line, sheet.cells[at] ?? line, isRow ? { ...context, describing: [] } : context);
    const several = isOwn ? undefined : camerasIn(facts.description);
    const plain = kindOf(facts, { line: number, choices, texts, headers, isOwn, sumAbove: running.sumAbove });
    const kind = several === undefined ? plain : kindOfSeveral(plain, several, facts);
    running.add(kind, several === undefined ? facts : { ...facts, quantity: sumOf(several) }, number);
    if (kind.kind === 'camera') {
      const piece = pieceOf({ line: number, cells: line, facts, sections: running.sections }, choices);
      running.pieces.push(...(several === undefined ? [piece] : piecesOf(piece, several, context)));
    }
    return { line: number, ...kind, cells: texts.map((text, column) => readingOf(text, facts, column)) };
  });
  return { lines: withNotes(lines), pieces: running.pieces, checks: running.checks, headers, reader };
}

/** A line of several cameras is taken where its quantity is that of all of them. */
function kindOfSeveral(kind: KindOfLine, several: readonly CountedCamera[], facts: LineFacts): KindOfLine {
  if (kind.kind !== 'camera' || kind.word === '' || fits(several, facts)) return kind;
  const [line] = kind.why.split(':');
  const why = `${line}: its quantity is ${facts.quantity}, and its description has ${sumOf(several)} cameras`;
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
      ? { ...line, kind: 'note', why: `Line ${line.line}: a note below the list ("${line.word}")` }
      : line,
  );
}

function aboveKind(line: number, block: ImportChoices['headerLines']): KindOfLine | undefined {
  if (block === null || line > block[1]) return undefined;
  return line < block[0]
    ? { kind: 'title', word: '', why: `Line ${line}: above the headers` }
    : { kind: 'header', word: '', why: `Line ${line}: headers` };
}

function readingOf(text: string, { reads }: LineFacts, column: number): CellReading {
  const read = reads[column];
  if (read === undefined) return { text, reading: '' };
  const { reading, state, message } = read;
  return { text, reading, state, ...(message !== undefined && { message }) };
}

/** Whether a column has shares of one, so that a 1 in it is all of the time and not one per cent. */
function areShares(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(text.replace(',', '.'))).filter((number) => number > 0);
  return numbers.some((number) => number < 1) && numbers.every((number) => number <= 1);
}

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

  #check({ quantity: says, firstText }: LineFacts, line: number): void {
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
