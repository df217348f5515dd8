import { cameraForm, comparable, tableOf, textOfCell, type CameraForm, type Sheet } from '@site-designer/camera-table';
import {
  guessedChoices,
  importView,
  memoryOf,
  type ImportChoices,
  type ImportContext,
  type ImportMemory,
  type ImportView,
} from '@site-designer/camera-table/foreign';
import { readTableFile, RefusedFile, type TableFile } from '@site-designer/camera-table/read-file';
import { isTabbed } from '../../../lib/files/pasted-table.ts';
import type {
  AnyImportAnswer,
  ImportDesign,
  ImportProgress,
  ImportQuestion,
  ReadAsWanted,
  ReadSource,
  RefusedSource,
  SentQuestion,
  Shown,
  ShownWindow,
} from './import-question.ts';
import { summaryOf } from './import-summary.ts';
import { alikeTo, windowOf } from './import-window.ts';

/** Enough to tell a later list of the same cameras, and read before anybody waits. */
const LINES_TO_TELL = 500;

type Tell = (progress: ImportProgress) => void;

/** Reads a list and answers what is asked about it: what the worker does, without the worker. */
export class ImportReader {
  #design: (ImportDesign & { readonly form: CameraForm }) | undefined;
  #file: File | undefined;
  #read: TableFile = { sheets: [] };
  #readAs: ReadAsWanted = {};
  #choices: ImportChoices | undefined;
  #view: ImportView | undefined;

  async answerTo({ question, design }: SentQuestion, tell: Tell): Promise<AnyImportAnswer> {
    if (design) this.#design = { ...design, form: cameraForm(design.catalogue) };
    switch (question.kind) {
      case 'read':
        return this.#open(question).catch(refusedOf);
      case 'view':
        await this.#look(question.choices, tell);
        return { summary: summaryOf(this.#seen, this.#given), window: this.#window(question.shown) };
      case 'show':
        return this.#window(question.shown);
      case 'alike':
        return alikeTo(this.#seen, question.line);
      case 'change':
        return this.#done();
    }
  }

  get #given(): ImportDesign & { readonly form: CameraForm } {
    if (!this.#design) throw new Error('There is no design to import into');
    return this.#design;
  }

  get #seen(): ImportView {
    if (!this.#view) throw new Error('Nothing was read');
    return this.#view;
  }

  #context(tell?: Tell): ImportContext {
    const { rows, form, ids, mostGroups } = this.#given;
    return {
      table: tableOf(rows),
      form,
      ids,
      ...(mostGroups !== undefined && { mostGroups }),
      ...(tell && { onProgress: (done, lines) => tell({ done, lines }) }),
    };
  }

  /** What was read before stays where a file cannot be read. */
  async #open({ file, wanted, memories }: Extract<ImportQuestion, { kind: 'read' }>): Promise<ReadSource> {
    await this.#load(file, wanted);
    const { choices: guessed, memory } = this.#guess(wanted, memories);
    const choices = this.#isLater(guessed) ? { ...guessed, against: 'update' as const } : guessed;
    this.#view = undefined;
    const { sheets, text } = this.#read;
    return {
      sheets: sheets.map(({ name, cells }) => ({ name, lines: cells.length })),
      text,
      samples: samplesIn(sheets[choices.sheet]),
      choices: { ...choices, ...asWanted(wanted) },
      memory,
    };
  }

  async #load(file: File | undefined, { encoding, separator }: ReadAsWanted): Promise<void> {
    if (!file) throw new Error('There is no file');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const between = separator ?? (isTabbed(file) ? '\t' : undefined);
    this.#read = await readTableFile(bytes, { name: file.name, encoding, separator: between });
    this.#file = file;
    this.#readAs = { encoding, separator };
  }

  /** A sheet or headers that the user chose are read as if there were no others. */
  #guess({ sheet, headerLines }: ReadAsWanted, memories: readonly ImportMemory[]) {
    const { sheets } = this.#read;
    const only = sheet === undefined ? undefined : sheets[sheet];
    const chosen = only && headerLines ? { ...only, cells: fromLine(only.cells, headerLines) } : only;
    const guessed = guessedChoices(chosen ? [chosen] : sheets, this.#context(), memories);
    const choices: ImportChoices = {
      ...guessed,
      ...(sheet !== undefined && { sheet }),
      ...(headerLines !== undefined && { headerLines }),
    };
    const used = sheets[choices.sheet] && memoryOf(sheets[choices.sheet]!, choices);
    return { choices, memory: used && memories.find(({ headers }) => isSame(headers, used.headers)) };
  }

  /** Whether the design has at least half of the names at the start of a list: then it is a later list, and would double the cameras if added. */
  #isLater(choices: ImportChoices): boolean {
    const { rows } = this.#given;
    const sheet = this.#read.sheets[choices.sheet];
    if (choices.against !== 'add' || rows.length === 0 || sheet === undefined) return false;
    const names = new Set(rows.map(({ streamName }) => comparable(streamName)).filter((name) => name !== ''));
    const start = { ...sheet, cells: sheet.cells.slice(0, LINES_TO_TELL) };
    const { groups } = importView(start, choices, this.#context());
    const known = groups.filter(({ rows: [row] }) => names.has(comparable(row!.streamName)));
    return groups.length > 0 && known.length * 2 >= groups.length;
  }

  async #look(choices: ImportChoices, tell: Tell): Promise<void> {
    const { encoding, separator } = choices;
    if (encoding !== this.#readAs.encoding || separator !== this.#readAs.separator) {
      await this.#load(this.#file, { encoding, separator });
    }
    this.#choices = choices;
    this.#view = importView(this.#sheet, choices, this.#context(tell));
  }

  get #sheet(): Sheet {
    return this.#read.sheets[this.#choices?.sheet ?? 0] ?? { name: '', cells: [] };
  }

  #window(shown: Shown): ShownWindow {
    return windowOf(this.#seen, { shown, ...this.#given });
  }

  #done() {
    const { change, counts } = this.#seen;
    return { change, counts, memory: this.#choices && memoryOf(this.#sheet, this.#choices) };
  }
}

function refusedOf(cause: unknown): RefusedSource {
  if (cause instanceof RefusedFile) return { refused: cause.message };
  throw cause;
}

function asWanted({ encoding, separator }: ReadAsWanted): Pick<ImportChoices, 'encoding' | 'separator'> {
  return { ...(encoding !== undefined && { encoding }), ...(separator !== undefined && { separator }) };
}

/** Lines before the headers are blank, so that those after them keep their numbers. */
function fromLine(cells: Sheet['cells'], [first]: readonly [number, number]): Sheet['cells'] {
  return cells.map((line, at) => (at + 1 < first ? [] : line));
}

function isSame(headers: readonly string[], others: readonly string[]): boolean {
  return headers.length === others.length && headers.every((header, at) => header === others[at]);
}

const MOST_SAMPLES = 3;

function samplesIn(sheet: Sheet | undefined): readonly string[] {
  const found = new Set<string>();
  for (const line of sheet?.cells ?? []) {
    for (const cell of line) {
      const text = textOfCell(cell).trim();
      if (/[^\p{ASCII}]/u.test(text)) found.add(text);
      if (found.size === MOST_SAMPLES) return [...found];
    }
  }
  return [...found];
}
