import { PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import type { PriceLine, PriceList } from '@site-designer/api-contract';
import { textToType } from '../../lib/format/typed-digits.ts';
import {
  leadDaysOf,
  marginOf,
  percentText,
  priceListErrors,
  priceReader,
  type PriceRead,
} from '@site-designer/price-list';

export interface DraftLine {
  /** Identifies lines that have no name yet. */
  readonly key: number;
  readonly designation: string;
  readonly sku: string;
  readonly description: string;
  readonly unitPrice: string;
  /** The price as it came from the stored list or a file: a text that needs no reading. */
  readonly knownPrice?: string;
  /** Per cent. */
  readonly margin: string;
  readonly leadTimeDays: string;
}

export type DraftField = Exclude<keyof DraftLine, 'key' | 'knownPrice'>;

export interface Draft {
  readonly currency: string;
  readonly lines: readonly DraftLine[];
}

export const DRAFT_FIELDS: readonly DraftField[] = [
  'designation',
  'sku',
  'description',
  'unitPrice',
  'margin',
  'leadTimeDays',
];

export function draftOf({ currency, lines }: PriceList): Draft {
  return { currency, lines: lines.map(draftLine) };
}

/** A line as texts of its fields. Keys count from 0 in the order of the lines. */
export function draftLine({ unitPrice, margin, leadTimeDays, ...texts }: PriceLine, key: number): DraftLine {
  return {
    ...texts,
    key,
    unitPrice: textToType(unitPrice),
    knownPrice: unitPrice,
    margin: margin === null ? '' : textToType(percentText(margin)),
    leadTimeDays: leadTimeDays === null ? '' : String(leadTimeDays),
  };
}

export function emptyLine(key: number, designation = ''): DraftLine {
  return { key, designation, sku: '', description: '', unitPrice: '', margin: '', leadTimeDays: '' };
}

/** Errors of the fields, by the key of the line. */
export type DraftErrors = ReadonlyMap<number, Readonly<Partial<Record<DraftField, string>>>>;

export interface CheckedDraft {
  /** The valid part of the list. */
  readonly priceList: PriceList;
  readonly errors: DraftErrors;
}

const PER_CENT = '%';

/** The typed texts as a price list, with their errors. */
export function checkedDraft({ currency, lines }: Draft): CheckedDraft {
  const errors = new Map<number, Partial<Record<DraftField, string>>>();
  const refuse = (key: number, field: DraftField, message: string): void => {
    errors.set(key, { [field]: message, ...errors.get(key) });
  };
  const read = lines.map((line): PriceLine => {
    const [price, margin, days] = [
      readPrice(line, currency),
      line.margin.trim() === '' ? null : marginOf(`${line.margin.replace(PER_CENT, '').trim()} ${PER_CENT}`),
      line.leadTimeDays.trim() === '' ? null : leadDaysOf(line.leadTimeDays),
    ];
    if ('message' in price) refuse(line.key, 'unitPrice', price.isFault ? price.message : TEXTS.errors.unitPrice);
    if (margin === undefined) refuse(line.key, 'margin', TEXTS.errors.margin);
    if (days === undefined) refuse(line.key, 'leadTimeDays', TEXTS.errors.leadTimeDays);
    return {
      designation: line.designation.trim(),
      sku: line.sku.trim(),
      description: line.description.trim(),
      unitPrice: 'price' in price ? price.price : '0',
      margin: margin ?? null,
      leadTimeDays: days ?? null,
    };
  });
  const priceList = { currency, lines: read };
  for (const { path, message } of priceListErrors(priceList)) {
    const [, index, field] = /^lines\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (index !== undefined) refuse(lines[Number(index)]!.key, field as DraftField, shownMessage(field!, message));
  }
  return { priceList, errors };
}

function readPrice({ unitPrice, knownPrice }: DraftLine, currency: string): PriceRead {
  const isKnown = knownPrice !== undefined && unitPrice === textToType(knownPrice);
  return isKnown ? { price: knownPrice } : priceReader([unitPrice], currency)(unitPrice);
}

/** Margins are typed in percent, and their bounds are reported in percent. */
function shownMessage(field: string, message: string): string {
  return field === 'margin' || field === 'leadTimeDays' ? TEXTS.errors[field] : message;
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  const texts = ({ currency, lines }: Draft) =>
    JSON.stringify([currency, lines.map((line) => DRAFT_FIELDS.map((field) => line[field]))]);
  return texts(one) === texts(other);
}

/** A line without typed text. */
export function isEmptyLine(line: DraftLine): boolean {
  return DRAFT_FIELDS.every((field) => line[field].trim() === '');
}
