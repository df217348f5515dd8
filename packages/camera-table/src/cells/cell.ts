import type { CameraRow, Measurement, Problem } from '@site-designer/sizing-engine';
import { CLOSET_NAME_LIMIT, SIDE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import {
  checkCameraName,
  checkDecimal,
  checkMeasurement,
  checkNumber,
  checkText,
  flagsFromRecording,
  isCustom,
  sizeText,
  type HalvedField,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { fieldText, problemText } from '@site-designer/texts';
import { OPTION_WORDS } from '../texts/in-use.ts';
import { mayBecomeAmount, typedAmount, withoutBinaryRest } from './amount.ts';
import {
  isExtraField,
  isMeasurementField,
  type CameraForm,
  type CellColumn,
  type ChoiceColumn,
  type NumberColumn,
  type NumberMarks,
  type OptionLists,
  type TextColumn,
} from './columns.ts';
import {
  inchesIn,
  isSiteField,
  isSiteFieldSet,
  siteMessage,
  siteValue,
  widthOfSensor,
  withSiteValue,
} from './site-cells.ts';
import { optionSpelled, sizeSpelled } from './spellings.ts';

/** The cells of a row: which there are, their values and texts, and how texts are read. */

/**
 * Whether a row has this cell, and whether it can be changed.
 *
 * @param isFirst - Whether the row is the first stream of its group.
 */
export function accessOf(
  row: CameraRow,
  { half, field, isOfGroup }: CellColumn,
  isFirst: boolean,
): 'open' | 'shown' | 'none' {
  if (isOfGroup === true) return isFirst ? 'open' : 'none';
  if (half === undefined) return 'open';
  if (!flagsFromRecording(row.recording)[half]) return 'none';
  // The continuous share follows from the motion share.
  return field === 'motion' && half === 'continuous'
    ? row.recording === Recording.speedup
      ? 'shown'
      : 'none'
    : 'open';
}

/** The value of a cell: a number, a text, the id of an option, or a typed size as its text; an empty text where there is none. */
export function valueOf(row: CameraRow, { field, half }: CellColumn): number | string {
  if (isSiteField(field)) return siteValue(row, field);
  if (isExtraField(field)) return row.extras[field];
  if (isMeasurementField(field)) return row.measured[half ?? 'motion']?.[field] ?? '';
  const size = field === 'resolution' ? row.size[half ?? 'motion'] : null;
  if (size !== null) return sizeText(size);
  const value = row[field];
  return typeof value === 'object' ? value[half ?? 'motion'] : value;
}

/** The text that is shown and copied. */
export function textOf(row: CameraRow, column: CellColumn, form: CameraForm): string {
  const value = valueOf(row, column);
  if (column.kind !== 'choice') return String(value);
  return form[column.list].find(({ id }) => id === value)?.name ?? String(value);
}

export function isCustomRate(row: CameraRow, { field, half }: CellColumn): boolean {
  return field === 'bitrateKbit' && half !== undefined && isCustom(row, half);
}

/** The measurement of the rate in a cell; null where there is none, and for other cells. */
export function measurementOf({ measured }: CameraRow, { field, half }: CellColumn): Measurement | null {
  return field === 'bitrateKbit' && half !== undefined ? measured[half] : null;
}

export interface CellValue {
  readonly column: CellColumn;
  readonly value: number | string;
}

/** A patch that sets a cell as well. */
export function withValue(patch: RowPatch, { column: { field, half }, value }: CellValue): RowPatch {
  if (isSiteField(field)) return withSiteValue(patch, field, value);
  if (isExtraField(field)) return { ...patch, extras: { ...patch.extras, [field]: value } };
  if (half === undefined) return { ...patch, [field]: value };
  if (field === 'resolution' && typeof value === 'string') {
    return { ...patch, size: { ...patch.size, [half]: sizeSpelled(value) } };
  }
  return { ...patch, [field]: { ...patch[field as HalvedField], [half]: value } };
}

export function isSetBy(patch: RowPatch, { field }: CellColumn): boolean {
  if (isSiteField(field)) return isSiteFieldSet(patch, field);
  if (isExtraField(field)) return patch.extras?.[field] !== undefined;
  if (field === 'resolution' && patch.size !== undefined) return true;
  return isMeasurementField(field) ? patch.measured !== undefined : patch[field] !== undefined;
}

/** The value of a text in a cell, or why it has none. */
export type Parsed = { readonly value: number | string } | { readonly message: string };

/**
 * Reads a cell as it is typed, pasted or imported: bounds and texts are the engine's. A sensor in inches stays a text until its
 * row is known: {@link valueInRow}.
 */
export function parseCell(text: string, column: CellColumn, form: CameraForm): Parsed {
  const typed = text.trim();
  if (column.kind === 'text') return checked(typed, problemOf(typed, column));
  if (typed === '') return column.mayBeEmpty === true ? { value: '' } : { message: fieldText('field.required') };
  if (column.field === 'sensorWidthMm' && inchesIn(typed) !== undefined) return { value: typed };
  return column.kind === 'number' ? parseNumber(typed, column, form.marks) : parseChoice(typed, column, form);
}

const BEGUN_INCHES = /^\s*\d+\s*\/?[\d\s.,]*["'”″\p{L}\s]*$/u;

/** Whether more typing may make a value of a text. */
export function mayBecomeNumber(text: string, column: NumberColumn): boolean {
  return mayBecomeAmount(text, column) || (column.field === 'sensorWidthMm' && BEGUN_INCHES.test(text));
}

/** What a value is in its row: a sensor in inches has a width, and watts may be above the class of the camera. */
export function valueInRow(row: CameraRow, { column, value }: CellValue, form: CameraForm): Parsed {
  if (!isSiteField(column.field)) return { value };
  const inch = column.field === 'sensorWidthMm' ? inchesIn(String(value)) : undefined;
  if (inch !== undefined && column.kind === 'number') {
    const width = widthOfSensor(inch, row, form);
    return checked(width, checkDecimal(width, column.bounds));
  }
  return checked(value, siteMessage(row, withValue({}, { column, value }), form));
}

function problemOf(text: string, { field }: TextColumn): Problem | undefined {
  if (field === 'streamName') return checkCameraName(text);
  if (field === 'closet') return checkText(text, CLOSET_NAME_LIMIT.max);
  const known: Measurement = { measuredUtc: '2000-01-01', sampleHours: 1, note: '' };
  return checkMeasurement({ ...known, [field]: text }, '')[0]?.message;
}

function checked(value: number | string, problem: Problem | undefined): Parsed {
  return problem === undefined ? { value } : { message: problemText(problem) };
}

const PER_CENT = 100;

/** A ten-thousandth: what is typed in feet has no more. */
const DECIMALS = 4;

function parseNumber(text: string, column: NumberColumn, marks: NumberMarks = {}): Parsed {
  const { field, bounds, units } = column;
  const amount = typedAmount(text, { units, bounds }, marks);
  if (amount === undefined) return { message: fieldText('field.number') };
  // A share of 0.4 is 40 %.
  const isShare = field === 'motion' && amount > 0 && amount < 1 && !text.endsWith('%');
  const value = isShare ? withoutBinaryRest(amount * PER_CENT) : amount;
  if (column.anyDecimals === true) return checked(Number(value.toFixed(DECIMALS)), checkDecimal(value, bounds));
  return checked(value, checkNumber(value, bounds));
}

function parseChoice(text: string, { list, takesSizes }: ChoiceColumn, form: CameraForm): Parsed {
  const found = optionNamed(text, list, form[list]);
  if (found) return { value: found.id };
  const size = takesSizes === true ? sizeSpelled(text) : undefined;
  const names = form[list].map(({ name }) => name);
  if (size === undefined)
    return {
      message: fieldText('field.one-of', {
        values: takesSizes === true ? [...names, OPTION_WORDS.sizeExample] : names,
      }),
    };
  return checked(sizeText(size), checkNumber(size.width, SIDE_BOUNDS) ?? checkNumber(size.height, SIDE_BOUNDS));
}

/**
 * Finds an option by its name, another usual spelling, one of its words, or an unambiguous prefix that does not split a
 * number.
 */
function optionNamed(
  text: string,
  list: ChoiceColumn['list'],
  options: OptionLists[typeof list],
): OptionLists[typeof list][number] | undefined {
  const wanted = plain(text);
  const onlyOne = (found: OptionLists[typeof list]) => (found.length === 1 ? found[0] : undefined);
  return (
    options.find(({ name }) => plain(name) === wanted) ??
    optionSpelled(text, list, options) ??
    onlyOne(options.filter(({ name }) => plain(name).split(' ').includes(wanted))) ??
    onlyOne(
      options.filter(
        ({ name }) => plain(name).startsWith(wanted) && !/^\d{2}/.test(plain(name).slice(wanted.length - 1)),
      ),
    )
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ' ').trim();
}
