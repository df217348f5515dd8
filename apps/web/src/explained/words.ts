import { CHAPTER_PHRASES, FIELD_TITLES, NAMED_FIELD_TITLES } from '#texts/proposal/explanation-words.ts';
import { INPUT_PHRASES } from '#texts/proposal/input-phrases.ts';
import { EXPLANATION_TEXTS as TEXTS } from '#texts/proposal/proposal-explanation.ts';
import { groupNumbers, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';
import {
  BYTES_PER_TB,
  FEWEST_DIGITS,
  typedColumn,
  type ColumnStep,
  type PrintedFormula,
  type Step,
} from '@site-designer/sizing-engine/explanations';
import { capitalized, COLUMN_TITLES, INPUT_TITLES, ownSpeaker, stepTitle, unitText } from '@site-designer/texts';
import { BEFORE_UNIT } from '../lib/format/format-quantity.ts';
import { LOCALE } from '../lib/format/locale.ts';

const FORMATS = new Map<number, Intl.NumberFormat>();

/** Further digits are rounding errors of binary arithmetic: 2421.2999999999997 for 2421.3. */
const MOST_DIGITS = 15;

/** A number as explanations show it: six digits unless more are asked for, and whole numbers whole. */
export function numberText(value: number, asked: number = FEWEST_DIGITS): string {
  const digits = Math.min(asked, MOST_DIGITS);
  const known = FORMATS.get(digits);
  const format = known ?? new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: digits });
  if (known === undefined) FORMATS.set(digits, format);
  return Number.isInteger(value) ? WHOLE.format(value) : format.format(value);
}

const WHOLE = new Intl.NumberFormat(LOCALE);

const BYTES = [
  [BYTES_PER_TB, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const;

export interface Amount {
  readonly number: string;
  readonly unit: string;
}

/** A number with its unit; bytes in the size that one can read. */
export function amountOf(value: number, unit: string, digits?: number): Amount {
  const scale = unit === 'B' ? BYTES.find(([size]) => value >= size) : undefined;
  if (scale) return { number: numberText(value / scale[0], digits), unit: scale[1] };
  return { number: numberText(value, digits), unit: unitText(unit, value) };
}

export function amountText(value: number, unit: string, digits?: number): string {
  const amount = amountOf(value, unit, digits);
  return `${amount.number}${BEFORE_UNIT}${amount.unit}`.trim();
}

/** From the least to the greatest amount of a column: thousands of numbers are too many arguments for Math.min. */
export function rangeText({ values, unit }: Pick<ColumnStep, 'values' | 'unit'>): string {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  return least === most ? amountText(most, unit) : TEXTS.fromTo(amountText(least, unit), amountText(most, unit));
}

/** What an input of a formula is called: a field by its title; the name of the code where a later engine has another input. */
export function inputPhrase(name: string): string {
  return entryOf(INPUT_PHRASES, name) ?? entryOf(INPUT_TITLES, name) ?? name;
}

function entryOf<T>(texts: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

export function rowText(place: number, rows: readonly CameraRow[]): string {
  return rowTexts(rows)[place]?.row ?? TEXTS.row(place + 1);
}

/** The group of a row, named as its first stream. */
export function groupText(place: number, rows: readonly CameraRow[]): string {
  return rowTexts(rows)[place]?.group ?? TEXTS.row(place + 1);
}

interface RowTexts {
  readonly row: string;
  readonly group: string;
}

const TEXTS_OF_ROWS = new WeakMap<readonly CameraRow[], readonly RowTexts[]>();

function rowTexts(rows: readonly CameraRow[]): readonly RowTexts[] {
  const known = TEXTS_OF_ROWS.get(rows);
  if (known !== undefined) return known;
  const groups = rowsByGroup(rows);
  const numbers = groupNumbers(rows);
  const texts = rows.map((row) => {
    const streams = groups.get(row.cameraGroupId)!;
    const stream = streams.length > 1 ? TEXTS.stream(streams.indexOf(row) + 1) : '';
    const group = TEXTS.group(numbers.get(row.cameraGroupId)!);
    const name = row.streamName === '' ? '' : TEXTS.named(row.streamName);
    return { row: `${group}${stream}${name}`, group: `${group}${name}` };
  });
  TEXTS_OF_ROWS.set(rows, texts);
  return texts;
}

const ROW_PATH = /^cameras\[(\d+)\]\.(.+)$/;
const REPORTED_PATH = /^report\.cameras\[(\d+)\]\.(.+)$/;
const REPORTED_GROUP_PATH = /^report\.groups\[(\d+)\]\.(.+)$/;

export interface RowNames {
  /** Product names of the catalogue. */
  readonly products: CatalogueNames;
  readonly rows: readonly CameraRow[];
  /** Names of the cameras of a camera report, if the figures are from one. */
  readonly reported?: readonly string[] | undefined;
}

/** Whether a value comes from a camera report. */
export function isReported(path: string): boolean {
  return path.startsWith('report.');
}

/** The field of a typed or reported value, with its row of the camera table or its camera. */
export function placeText(path: string, { rows, reported, products }: RowNames): string {
  const row = ROW_PATH.exec(path);
  if (row) return `${fieldTitle(row[2]!, products)}, ${rowText(Number(row[1]), rows)}`;
  const camera = REPORTED_PATH.exec(path);
  if (camera) return `${fieldTitle(camera[2]!, products)}, ${reportedText(Number(camera[1]), reported)}`;
  const group = REPORTED_GROUP_PATH.exec(path);
  if (group) return TEXTS.inReport(fieldTitle(group[2]!, products));
  return fieldTitle(path, products);
}

function reportedText(place: number, reported: RowNames['reported']): string {
  return reported?.[place] ?? TEXTS.row(place + 1);
}

/** Name of a row of a column: a row of the camera table, or a camera of the report. */
export function columnRowText(step: Step, place: number, { byKey, ...names }: RowNames & StepsByKey): string {
  const column = typedColumn(step, byKey);
  const number = column?.rows[place] ?? place;
  return column && isReported(column.path) ? reportedText(number, names.reported) : rowText(number, names.rows);
}

interface StepsByKey {
  readonly byKey: ReadonlyMap<string, Step>;
}

interface TitleSource extends RowNames {
  readonly formulas: readonly PrintedFormula[];
}

/** What a step is called. Entries of the catalogue are named as within a sentence: here their first letter is a capital. */
export function titleOf(step: Step, { formulas, ...names }: TitleSource): string {
  if (step.origin.kind === 'given') return placeText(step.origin.path, names);
  return capitalized(stepTitle(step, { formulas, speaker: ownSpeaker }));
}

/** The title of a field by the end of its path: a setting has one or two parts. */
function fieldTitle(path: string, products: CatalogueNames): string {
  const parts = path.split('.');
  const last = parts.at(-1)!;
  const named = entryOf(NAMED_FIELD_TITLES, last)?.(products);
  const own = entryOf(FIELD_TITLES, parts.slice(-2).join('.')) ?? entryOf(FIELD_TITLES, last);
  return named ?? own ?? entryOf(COLUMN_TITLES, last) ?? path;
}

/** A part of a source; a chapter of the documentation has a link. */
interface SourcePart {
  readonly text: string;
  readonly href?: string;
}

const CHAPTER = /(docs\/model\.md#[\w-]+)/;

/** The source of a number in parts: chapters of the model have their titles and links. */
export function sourceParts(source: string): readonly SourcePart[] {
  return source
    .split(CHAPTER)
    .filter((part) => part !== '')
    .map((part) => {
      const chapter = CHAPTER.test(part) ? part.split('#')[1]! : undefined;
      if (chapter === undefined) return { text: part };
      const phrase = entryOf(CHAPTER_PHRASES, chapter) ?? chapter;
      return { text: TEXTS.model(phrase), href: `/docs/model.html#${chapter}` };
    });
}
