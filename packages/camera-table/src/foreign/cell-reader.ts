import { CELL_TEXTS as TEXTS } from '../texts/in-use.ts';
import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import { checkCameraName, toTenths } from '@site-designer/sizing-engine/design';
import { amountOf } from '../cells/amount.ts';
import { parseCell } from '../cells/cell.ts';
import { inchesIn } from '../cells/site-cells.ts';
import {
  columnOf,
  otherHalfOf,
  type CameraForm,
  type CellColumn,
  type ColumnKey,
  type NumberColumn,
  type NumberMarks,
} from '../cells/columns.ts';
import { isBlank, textOfCell, type FileCell, type UnreadableCell } from '../cells/file-cell.ts';
import { columnsReadAs, unitInHeader } from '../files/headers.ts';
import { textKey, type CellState, type ImportChoices, type Target } from './choices.ts';
import { lensesIn } from './described.ts';

/** How a cell of a list is read. */
export interface CellRead {
  /** The text for the camera table: of a value that is read its own spelling. */
  readonly text: string;
  /** The text of the cell, where {@link text} is another: with the unit of the header behind it, or what is read of it. */
  readonly typed?: string;
  /** What is read, as it is shown. */
  readonly reading: string;
  readonly state: CellState;
  readonly message?: string;
  /** A note for everybody: what was done to the value. */
  readonly note?: string;
  readonly lenses: number;
  /** A cell of a workbook without a readable value. */
  readonly unreadable?: UnreadableCell;
}

interface Column {
  readonly header: string;
  readonly unit: string | undefined;
  readonly isShare: boolean;
}

const BARE_NUMBER = /^[+-]?\d[\d.,'’ ]*$/;
const PER_CENT = 100;

/** Reads cells by the choices. Equal texts of a column are read once. */
export class CellReader {
  readonly #choices: ImportChoices;
  readonly #form: CameraForm;
  readonly #columns: readonly Column[];
  readonly #keys: readonly (ColumnKey | undefined)[];
  /** By column. */
  readonly #known: readonly Map<string, CellRead>[];

  constructor(choices: ImportChoices, form: CameraForm, columns: readonly Omit<Column, 'unit'>[]) {
    this.#choices = choices;
    this.#form = form;
    this.#keys = choices.columns.map((target) => columnsReadAs(asReadAs(target))[0]);
    this.#known = choices.columns.map(() => new Map());
    this.#columns = columns.map((column, at) => ({ ...column, unit: this.#unitOf(column.header, at) }));
  }

  /** The unit of numbers without one. */
  unitAt(at: number): string | undefined {
    return this.#columns[at]?.unit;
  }

  #unitOf(header: string, at: number): string | undefined {
    const key = columnsReadAs(asReadAs(this.#choices.columns[at])).at(-1);
    return this.#choices.units.get(at) ?? (key === undefined ? undefined : unitInHeader(header, columnOf(key)));
  }

  /** Reads a cell of a column; undefined for a blank one and for a column that is no column of the camera table. */
  read(at: number, cell: FileCell): CellRead | undefined {
    const target = this.#choices.columns[at] ?? null;
    const key = this.#keys[at];
    if (key === undefined || target === null || isBlank(cell)) return undefined;
    const text = textOfCell(cell).trim();
    const corrected = this.#choices.texts.get(textKey(target, text));
    if (typeof cell === 'object' && corrected === undefined && !isTaken(cell, key)) return unreadable(cell);
    const known = this.#known[at]!;
    const before = known.get(text);
    if (before !== undefined) return before;
    const read =
      corrected === undefined
        ? this.#readText(text, key, this.#columns[at])
        : correctedRead(this.#readText(corrected, key, undefined), text);
    known.set(text, read);
    return read;
  }

  /** Reads a text that stands in a description. */
  readDescribed(text: string, key: ColumnKey): CellRead {
    const halves = [key, otherHalfOf(columnOf(key))?.key ?? key];
    const corrected = halves
      .map((half) => this.#choices.texts.get(textKey(half, text)))
      .find((each) => each !== undefined);
    if (corrected !== undefined) return correctedRead(this.#readText(corrected, key, undefined), text);
    const read = this.#readText(text, key, undefined);
    return read.state === 'refused' ? read : { ...read, state: 'derived', message: TEXTS.readFrom(text) };
  }

  #readText(text: string, key: ColumnKey, column: Column | undefined): CellRead {
    const target = columnOf(key);
    // The width of a sensor in inches follows from the picture of its group.
    if (target.field === 'sensorWidthMm' && inchesIn(text) !== undefined) return ofList(text);
    if (target.kind === 'text') return textRead(text, target, this.#form);
    if (target.kind === 'number') return this.#readNumber(text, target, column);
    return this.#readChoice(text, target, column);
  }

  #readNumber(text: string, target: NumberColumn, column: Column | undefined): CellRead {
    const marks = this.#marks();
    const typed = withUnit(text, column);
    const { decimals } = target.bounds;
    const amount = amountOf(typed, target.units, { ...marks, decimals });
    if (amount === undefined) return { ...refused(typed, target, this.#form), typed: text };
    const value = column?.isShare === true && BARE_NUMBER.test(text) ? amount * PER_CENT : amount;
    const rounded = decimals === undefined || target.anyDecimals === true ? value : toTenths(value);
    const shown = String(rounded);
    // A share that is written as one is read by the cell itself.
    const parsed = parseCell(
      target.field === 'motion' && text.endsWith('%') ? `${shown} %` : shown,
      target,
      this.#form,
    );
    if ('message' in parsed) return { ...refused(typed, target, this.#form), typed: text, message: parsed.message };
    const read = { text: String(parsed.value), typed: text, reading: String(parsed.value), lenses: 1 };
    if (rounded === value) return { ...read, state: 'list' };
    const note = TEXTS.rounded(target.title, text, shown);
    return { ...read, state: 'rounded', message: note, note };
  }

  #marks(): NumberMarks {
    const { decimalMark } = this.#choices;
    return decimalMark === undefined ? {} : { decimal: decimalMark };
  }

  #readChoice(text: string, target: CellColumn, column: Column | undefined): CellRead {
    const several = target.field === 'resolution' ? lensesIn(text) : undefined;
    const bare = column?.unit === 'MP' && /^\d+([.,]\d)?$/.test(text) ? `${text} MP` : text;
    const typed = several?.size ?? bare;
    const parsed = parseCell(typed, target, this.#form);
    if ('message' in parsed) return { ...refused(text, target, this.#form), message: parsed.message };
    const shown = shownChoice(parsed.value, target, this.#form);
    // Megapixels mean the camera that is usually meant.
    const state = target.field === 'resolution' && !/\d{3}/.test(typed) ? 'derived' : 'list';
    const read = { text: shown, typed: text, reading: shown, state } as const;
    if (several === undefined) return { ...read, lenses: 1 };
    const note = TEXTS.multiLens(text, several.lenses);
    return { ...read, message: note, note, lenses: several.lenses };
  }
}

function ofList(text: string): CellRead {
  return { text, reading: text, state: 'list', lenses: 1 };
}

function correctedRead(read: CellRead, from: string): CellRead {
  return read.state === 'refused' ? read : { ...read, message: TEXTS.corrected(from) };
}

function withUnit(text: string, column: Column | undefined): string {
  return BARE_NUMBER.test(text) && column?.unit !== undefined ? `${text} ${column.unit}` : text;
}

function shownChoice(value: number | string, target: CellColumn, form: CameraForm): string {
  const options: readonly { readonly id: number; readonly name: string }[] =
    target.kind === 'choice' ? form[target.list] : [];
  return options.find(({ id }) => id === value)?.name ?? String(value);
}

/** What a target is of the camera table. */
export function asReadAs(target: Target | null | undefined): Parameters<typeof columnsReadAs>[0] {
  switch (target) {
    case null:
    case undefined:
    case 'place':
    case 'type':
    case 'number':
    case 'description':
    case 'kind':
      return undefined;
    default:
      return target;
  }
}

function isTaken({ isDate }: UnreadableCell, key: ColumnKey): boolean {
  return columnOf(key).kind === 'text' && (isDate !== true || columnOf(key).field === 'measuredUtc');
}

function unreadable(cell: UnreadableCell): CellRead {
  return { text: cell.text, reading: '', state: 'refused', message: cell.message, lenses: 1, unreadable: cell };
}

function refused(text: string, column: CellColumn, form: CameraForm): CellRead {
  const parsed = parseCell(text, column, form);
  return {
    text,
    reading: '',
    state: 'refused',
    message: 'message' in parsed ? parsed.message : TEXTS.unreadable,
    lenses: 1,
  };
}

function textRead(text: string, column: CellColumn, form: CameraForm): CellRead {
  const parsed = parseCell(text, column, form);
  return 'message' in parsed ? refused(text, column, form) : ofList(text);
}

/** A name that a camera group may have, cut where it is too long; undefined for one that it may not have. */
export function nameTaken(name: string): string | undefined {
  const { max } = CAMERA_NAME_LIMIT;
  const short = name.length > max ? Array.from(name).slice(0, max).join('').trim() : name;
  return checkCameraName(short) === undefined ? short : undefined;
}
