import type { BillTotal } from '@site-designer/sizing-engine';
import type { ComparedFigure } from '@site-designer/sizing-engine/comparison';
import type { BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { linesByName } from './lines-by-name.ts';
import { decimalsOf, moneyText } from './money.ts';

/** What prices are compared of. Bills of earlier versions have no purpose apart from the description. */
export interface ComparedBill {
  readonly bill: readonly (Omit<BillLine, 'purpose'> & Partial<Pick<BillLine, 'purpose'>>)[] | null;
  readonly billTotal: BillTotal | null;
}

/** A line as one of the bills has it. */
export interface LineSide {
  readonly quantity: number;
  /** Decimal numbers; null without a price, and where one of the bills has none. */
  readonly unitPrice: string | null;
  readonly total: string | null;
  readonly currency: string | null;
}

/** A line that two bills have differently. */
export interface ComparedLine extends Pick<BillLine, 'kind' | 'designation' | 'purpose'> {
  /** Whether it is left out of the total. */
  readonly isOptional: boolean;
  /** Null where it was added. */
  readonly before: LineSide | null;
  /** Null where it was removed. */
  readonly after: LineSide | null;
  /** Decimal number: what the line costs more after it; null where a price is missing. */
  readonly change: string | null;
}

/** A figure of prices, whose amounts are decimal numbers as text. */
export type PriceFigure = Omit<ComparedFigure, 'change'> & { readonly change: number | string | null };

export interface ComparedBills {
  readonly lines: readonly ComparedLine[];
  /** Price, lines without one and lead time, where both bills have prices. */
  readonly figures: readonly PriceFigure[];
}

/**
 * Compare two bills line by line: lines are the same by kind, designation and purpose. Where one of them has no prices, only
 * quantities are compared, and nothing where nothing fits. A difference of money is told where every line that differs has a
 * price.
 */
export function compareBills(before: ComparedBill, after: ComparedBill): ComparedBills {
  if (before.bill === null || after.bill === null) return { lines: [], figures: [] };
  const arePriced = [before, after].every(hasPrices);
  const sideOf = (line: BillLine | undefined): LineSide | null => (line === undefined ? null : shown(line, arePriced));
  const [old, now] = [namedLines(before), namedLines(after)];
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((name): ComparedLine[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const sides = { before: sideOf(was), after: sideOf(is) };
    if (JSON.stringify(sides.before) === JSON.stringify(sides.after)) return [];
    const { kind, designation, purpose, isOptional = false } = (was ?? is)!;
    return [{ kind, designation, purpose, isOptional, ...sides, change: changeOf(sides) }];
  });
  return { lines, figures: arePriced ? priceFigures(before.billTotal!, after.billTotal!, lines) : [] };
}

/** Whether a bill has prices to be compared. */
export function hasPrices({ billTotal }: Pick<ComparedBill, 'billTotal'>): boolean {
  return (billTotal?.pricedLines ?? 0) > 0;
}

function namedLines({ bill }: ComparedBill): ReadonlyMap<string, BillLine> {
  return linesByName((bill ?? []).map((line) => ({ ...line, purpose: line.purpose ?? purposeIn(line) })));
}

const WITH_PURPOSE: readonly BillLine['kind'][] = ['disk', 'hot-spare', 'spare-server'];

/** The description of these lines was the purpose in bills that had none. */
function purposeIn({ kind, description, ...line }: NonNullable<ComparedBill['bill']>[number]): string | null {
  return line.purpose === undefined && WITH_PURPOSE.includes(kind) ? description : null;
}

function shown({ quantity, unitPrice, total, currency }: BillLine, arePriced: boolean): LineSide {
  return arePriced
    ? { quantity, unitPrice, total, currency }
    : { quantity, unitPrice: null, total: null, currency: null };
}

function changeOf({ before, after }: Pick<ComparedLine, 'before' | 'after'>): string | null {
  const sides = [before, after].filter((side) => side !== null);
  const [{ currency } = { currency: null }] = sides;
  if (currency === null || sides.some((side) => side.total === null || side.currency !== currency)) return null;
  return moneyText(new Big(after?.total ?? 0).minus(before?.total ?? 0), decimalsOf(currency));
}

function priceFigures(old: BillTotal, now: BillTotal, lines: readonly ComparedLine[]): PriceFigure[] {
  const days = [old, now].map(({ longestLeadTime }) => longestLeadTime?.days ?? null);
  return [
    ...amountFigure(old, now, lines),
    ...numberFigure('unpriced-lines', [old.lines - old.pricedLines, now.lines - now.pricedLines], '1'),
    ...numberFigure('lead-time', days, 'day'),
  ];
}

/**
 * The sum after the discount of an offer. Left out where one of the bills has several currencies, or the bills have different
 * ones.
 */
function amountFigure(old: BillTotal, now: BillTotal, lines: readonly ComparedLine[]): PriceFigure[] {
  const [before, after] = [old, now].map(({ amount, net }) => (net === undefined ? amount : net));
  const { currency } = old;
  if (!before || !after || currency === null || currency !== now.currency || before === after) return [];
  const isSame = old.pricedLines === now.pricedLines && old.lines === now.lines;
  const isKnown = lines.every(({ change, isOptional }) => change !== null || isOptional);
  const isNet = [old, now].some(({ discountPercent = 0 }) => discountPercent > 0);
  const counts = isSame ? { priced: now.pricedLines, lines: now.lines } : { priced: null, lines: null };
  const more = new Big(after).minus(before);
  return [
    {
      code: 'price',
      title: { say: 'figure.price', ...counts, isNet },
      before,
      after,
      change: isKnown ? moneyText(more, decimalsOf(currency)) : null,
      percent: isKnown && !new Big(before).eq(0) ? more.div(before).times(100).toNumber() : null,
      unit: currency,
    },
  ];
}

function numberFigure(
  code: 'unpriced-lines' | 'lead-time',
  [before = null, after = null]: readonly (number | null)[],
  unit: string,
): PriceFigure[] {
  if (before === null || after === null || before === after) return [];
  const title = { say: 'figure.title', figure: code } as const;
  return [{ code, title, before, after, change: after - before, percent: null, unit }];
}
