import type { CameraForm } from '../cells/columns.ts';
import type { FileCell, Sheet } from '../cells/file-cell.ts';
import { ownColumn } from '../files/headers.ts';
import { CellReader, type CellRead } from './cell-reader.ts';
import type { CellReading, ImportChoices, ImportContext } from './choices.ts';
import { headersOfBlock } from './header-block.ts';
import { factsContext, lineFacts, type FactsContext, type LineFacts } from './line-facts.ts';
import { camerasIn, type CountedCamera } from './several.ts';
import { plainText, spreadDown } from './spread.ts';

/** A line of a sheet as it is read, before it is decided what it is. */
export interface ReadLine {
  readonly cells: readonly FileCell[];
  readonly texts: readonly string[];
  readonly readings: readonly CellReading[];
  readonly facts: LineFacts;
  /** Several cameras in its description. */
  readonly several: readonly CountedCamera[] | undefined;
}

export interface ReadLines {
  readonly headers: readonly string[];
  /** Whether the headers are those that the camera table writes itself. */
  readonly isOwn: boolean;
  readonly context: FactsContext;
  readonly lines: readonly ReadLine[];
}

/** The last reading of a sheet: what is decided of its lines and groups changes nothing of it. */
const last = new WeakMap<Sheet, { readonly key: string; readonly form: CameraForm; readonly read: ReadLines }>();

/** Reads the cells of all lines of a sheet. */
export function readLines(sheet: Sheet, choices: ImportChoices, context: ImportContext): ReadLines {
  const { headerLines, columns, name, units, decimalMark, texts } = choices;
  const key = JSON.stringify([headerLines, columns, name, [...units], decimalMark, [...texts]]);
  const before = last.get(sheet);
  if (before?.key === key && before.form === context.form) return before.read;
  const read = newlyRead(sheet, choices, context);
  last.set(sheet, { key, form: context.form, read });
  return read;
}

const PROGRESS_LINES = 2000;

function newlyRead(sheet: Sheet, choices: ImportChoices, { form, onProgress }: ImportContext): ReadLines {
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
  // What the name of a row says is no setting of it: the row has its own.
  const ofRows = { ...context, describing: [] };
  const rowIds = choices.columns.indexOf('rowId');
  const known = choices.columns.map(() => new Map<string, CellReading>());
  const lines = cells.map((line, at): ReadLine => {
    if (at % PROGRESS_LINES === 0) onProgress?.(at, cells.length);
    const texts = line.map(plainText);
    const own = sheet.cells[at] ?? line;
    const source = { cells: line, texts, own: own === line ? texts : own.map(plainText) };
    const facts = lineFacts(source, (texts[rowIds] ?? '') === '' ? context : ofRows);
    return {
      cells: line,
      texts,
      readings: texts.map((text, column) => readingOf(text, { read: facts.reads[column], known: known[column] })),
      facts,
      several: isOwn ? undefined : camerasIn(facts.description),
    };
  });
  return { headers, isOwn, context, lines };
}

interface ReadingSource {
  readonly read: CellRead | undefined;
  /** Of the column: equal cells share their reading. */
  readonly known: Map<string, CellReading> | undefined;
}

function readingOf(text: string, { read, known }: ReadingSource): CellReading {
  if (text === '' && read === undefined) return BLANK;
  const before = known?.get(text);
  if (before !== undefined && before.state === read?.state && before.message === read?.message) return before;
  const reading: CellReading =
    read === undefined
      ? { text, reading: '' }
      : {
          text,
          reading: read.reading,
          state: read.state,
          ...(read.message !== undefined && { message: read.message }),
        };
  known?.set(text, reading);
  return reading;
}

const BLANK: CellReading = { text: '', reading: '' };

/** Whether a column has shares of one, so that a 1 in it is all of the time and not one per cent. */
function areShares(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(text.replace(',', '.'))).filter((number) => number > 0);
  return numbers.some((number) => number < 1) && numbers.every((number) => number <= 1);
}
