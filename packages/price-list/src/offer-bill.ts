import type { Offer } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { validPart } from './check-offer.ts';
import { decimalsOf, moneyText } from './money.ts';
import { totalled, type PricedBill } from './price-bill.ts';

type OfferLine = Offer['lines'][number];

/** Whether a design has an offer besides its hardware. */
export function isEmptyOffer({ lines, discountPercent, vatPercent }: Offer): boolean {
  return lines.length === 0 && discountPercent === 0 && vatPercent === null;
}

/**
 * A bill with the own lines of an offer after the hardware, and the sums of the offer. Optional lines are left out of all sums and
 * counts. The discount is of the sum of the priced lines, VAT of what is left; each sum is rounded to the decimals of the currency,
 * half up, so that amount - discount + VAT is gross to the cent.
 *
 * @param bill - With the prices of the list, if it has some; own lines of another offer are replaced.
 * @param currency - Of the own lines; null leaves the prices of the offer out.
 * @returns The bill as it is where the offer is empty.
 */
export function offeredBill(
  { bill, billTotal }: { readonly bill: readonly BillLine[]; readonly billTotal: BillTotal },
  offer: Offer,
  currency: string | null,
): PricedBill {
  const hardware = bill.filter(({ kind }) => kind !== 'own');
  if (isEmptyOffer(offer) && hardware.length === bill.length && billTotal.net === undefined) return { bill, billTotal };
  const own = offer.lines.map((line) => ownLine(line, currency));
  const sums = totalled([...hardware, ...own.filter(({ isOptional }) => isOptional !== true)]).billTotal;
  return {
    bill: [...hardware, ...own],
    billTotal: currency === null || isEmptyOffer(offer) ? sums : { ...sums, ...offerSums(sums, offer) },
  };
}

/** The total without own lines: of what the sizing proposes, as its alternatives have it. */
export function hardwareTotal({ bill, billTotal }: Priced): BillTotal | null {
  if (bill?.some(({ kind }) => kind === 'own') !== true) return billTotal;
  return totalled(bill.filter(({ kind }) => kind !== 'own')).billTotal;
}

interface Priced {
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
}

/** What an own line costs, for its field; null where it has no price, or an error. */
export function ownTotal(line: OfferLine, currency: string): string | null {
  const [valid] = validPart({ ...NO_OFFER, lines: [line] }).lines;
  return valid === undefined ? null : priced(valid.quantity, valid.unitPrice, currency).total;
}

/** What a customer pays in all: gross where the offer tells VAT, else net. */
export interface WholeTotal {
  /** Decimal number as text. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** What the priced lines of a bill cost in all; null where none has a price, or they have no one sum. */
export function wholeTotal(billTotal: BillTotal | null): WholeTotal | null {
  if (billTotal === null) return null;
  const { amount, net, gross, currency } = billTotal;
  const whole = gross ?? net ?? amount;
  return whole === null || currency === null ? null : { amount: whole, currency };
}

/** Whether two totals are the same money, however many zeros they are written with. */
export function isSameTotal(a: WholeTotal | null, b: WholeTotal | null): boolean {
  if (a === null || b === null) return a === b;
  return a.currency === b.currency && new Big(a.amount).eq(b.amount);
}

/** Figures that the sizing tells of its own lines alone. */
const NO_FIGURES = {
  leadTimeDays: null,
  typicalW: null,
  greatestW: null,
  heatBtuPerHour: null,
  rackUnits: null,
  weightKg: null,
} as const;

function ownLine(
  { kind, designation, description, quantity, unitPrice, isOptional }: OfferLine,
  currency: string | null,
) {
  const price = currency === null ? null : unitPrice;
  const line: BillLine = {
    kind: 'own',
    designation,
    purpose: null,
    description,
    quantity: Number(quantity),
    ...priced(quantity, price, currency),
    ...NO_FIGURES,
    offerKind: kind,
    ...(isOptional && { isOptional }),
  };
  return line;
}

function priced(quantity: string, unitPrice: string | null, currency: string | null) {
  if (unitPrice === null || currency === null) return { unitPrice: null, total: null, currency: null };
  const decimals = decimalsOf(currency);
  const price = new Big(unitPrice);
  const total = rounded(price.times(quantity), decimals);
  return { unitPrice: moneyText(price, decimals), total: moneyText(total, decimals), currency };
}

type OfferSums = Required<Pick<BillTotal, 'discount' | 'net' | 'vat' | 'gross' | 'discountPercent' | 'vatPercent'>>;

const NO_SUMS = { discount: null, net: null, vat: null, gross: null } as const;

/** Without a sum of the lines, or with several currencies, there are none. */
function offerSums({ amount, currency }: BillTotal, { discountPercent, vatPercent }: Offer): OfferSums {
  const percents = { discountPercent, vatPercent };
  if (amount === null || currency === null) return { ...NO_SUMS, ...percents };
  const decimals = decimalsOf(currency);
  const text = (sum: Big) => moneyText(sum, decimals);
  const sum = rounded(new Big(amount), decimals);
  const discount = shareOf(sum, discountPercent, decimals);
  const net = sum.minus(discount);
  const vat = vatPercent === null ? null : shareOf(net, vatPercent, decimals);
  return {
    discount: text(discount),
    net: text(net),
    vat: vat && text(vat),
    gross: text(vat === null ? net : net.plus(vat)),
    ...percents,
  };
}

const PER_CENT = 100;

function shareOf(sum: Big, percent: number, decimals: number): Big {
  return rounded(sum.times(percent).div(PER_CENT), decimals);
}

function rounded(amount: Big, decimals: number): Big {
  return amount.round(decimals, Big.roundHalfUp);
}
