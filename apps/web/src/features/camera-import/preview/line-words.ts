import { IMPORT_TEXTS } from '#texts/editor/import.ts';
import { IMPORT_PREVIEW_TEXTS } from '#texts/editor/import-preview.ts';
import { columnOf } from '@site-designer/camera-table';
import type { CellReading, ImportColumn, ImportLine, LineKind, Target } from '@site-designer/camera-table/foreign';
import { textToType } from '../../../lib/format/typed-digits.ts';
import { columnKeyOf } from '../model/choices.ts';
import type { ListLine } from '../worker/import-question.ts';

/** Kinds of lines that hold cameras, or may. */
const TAKEN: ReadonlySet<LineKind> = new Set(['camera']);
const STRUCTURE: ReadonlySet<LineKind> = new Set(['title', 'header', 'blank']);

export function isTaken({ kind }: ImportLine): boolean {
  return TAKEN.has(kind);
}

/** Whether it can be taken or left out by hand. */
export function canDecide({ kind }: ImportLine): boolean {
  return !STRUCTURE.has(kind);
}

/** The kind in a word. */
export function kindWord({ kind, check }: ListLine): string {
  return kind === 'total' && check?.of === 'section' ? IMPORT_TEXTS.subtotal : IMPORT_TEXTS.kinds[kind];
}

/** The reason in short: the word that decided, else the rule without the line and kind that it begins with. */
export function shortWhy({ word, why }: ImportLine): string {
  if (word !== '') return IMPORT_TEXTS.quoted(word);
  return /\((.+)\)/.exec(why)?.[1] ?? '';
}

/** What a line is called: its name, else its first text. */
export function titleOf({ cells }: ImportLine, columns: readonly ImportColumn[]): string {
  const named = columns.flatMap(({ target }, at) => (target === 'streamName' ? cells[at]?.text.trim() || [] : []));
  return named[0] ?? cells.find(({ text }) => text.trim() !== '')?.text ?? '';
}

/** A value that is read, with the unit of its column. */
export function withUnit(reading: string, target: Target | null): string {
  const key = target === null ? undefined : columnKeyOf(target);
  const column = key && columnOf(key);
  if (column?.kind !== 'number' || !/^[\d.]+$/.test(reading)) return reading;
  if (column.field === 'quantity') return IMPORT_PREVIEW_TEXTS.cameras(Number(reading));
  const unit = column.field === 'fps' ? IMPORT_PREVIEW_TEXTS.fps : column.unit;
  const shown = textToType(reading);
  return unit === '' ? shown : `${shown} ${unit}`;
}

/** What is read of a cell where it differs from its text; empty where it says the same. */
export function otherReading({ text, reading }: CellReading, target: Target | null): string {
  const shown = withUnit(reading, target);
  return [reading, shown].includes(text.trim()) ? '' : shown;
}

/** What is read of it, besides the name. */
export function readingsOf({ cells }: ImportLine, columns: readonly ImportColumn[]): readonly string[] {
  return columns.flatMap(({ target }, at) => {
    const cell = cells[at];
    return target === null || target === 'streamName' || !cell || cell.reading === ''
      ? []
      : [withUnit(cell.reading, target)];
  });
}
