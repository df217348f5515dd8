import type { Offer } from '@site-designer/api-contract';
import {
  MOST_OFFER_LINES,
  OFFER_BOUNDS,
  OFFER_TEXT_LIMITS,
  PERCENT_DECIMALS,
  QUANTITY_PATTERN,
} from '@site-designer/api-contract/offer-bounds';
import { PRICE_PATTERN } from '@site-designer/api-contract/price-bounds';
import { checkReadable, nameLength } from '@site-designer/sizing-engine/design';
import { checkWords, type FieldError, fieldText, problemText } from '@site-designer/texts';
import { Big } from 'big.js';

type OfferLine = Offer['lines'][number];
type LineError = readonly [keyof OfferLine, string];

const QUANTITY = new RegExp(QUANTITY_PATTERN);
const PRICE = new RegExp(PRICE_PATTERN);

/** What is wrong with an offer, by path: `lines[0].unitPrice`. */
export function offerErrors({ lines, discountPercent, vatPercent }: Offer): FieldError[] {
  if (lines.length > MOST_OFFER_LINES)
    return [{ path: 'lines', message: checkWords().offers.tooMany(MOST_OFFER_LINES) }];
  const seen = new Set<number>();
  const ofLines = lines.flatMap((line, index) => {
    const errors = [...idErrors(line, seen), ...lineErrors(line)];
    seen.add(line.id);
    return errors.map(([field, message]) => ({ path: `lines[${index}].${field}`, message }));
  });
  return [
    ...ofLines,
    ...percentErrors('discountPercent', discountPercent),
    ...(vatPercent === null ? [] : percentErrors('vatPercent', vatPercent)),
  ];
}

/** An offer without the lines and percentages that have errors: what can be priced while it is being typed. */
export function validPart(offer: Offer): Offer {
  const wrong = offerErrors(offer).map(({ path }) => path);
  const isWrong = (path: string) => wrong.some((each) => each === path || each.startsWith(`${path}.`));
  return {
    lines: isWrong('lines') ? [] : offer.lines.filter((_, index) => !isWrong(`lines[${index}]`)),
    discountPercent: isWrong('discountPercent') ? 0 : offer.discountPercent,
    vatPercent: isWrong('vatPercent') ? null : offer.vatPercent,
  };
}

function idErrors({ id }: OfferLine, seen: ReadonlySet<number>): LineError[] {
  if (!Number.isSafeInteger(id) || id < 1) return [['id', checkWords().offers.id]];
  return seen.has(id) ? [['id', checkWords().offers.idTwice(id)]] : [];
}

function lineErrors({ designation, description, quantity, unitPrice }: OfferLine): LineError[] {
  const name = designation.trim() === '' ? fieldText('field.required') : textError('designation', designation);
  const about = textError('description', description);
  const isCounted = QUANTITY.test(quantity) && new Big(quantity).gt(0);
  return [
    ...(name === undefined ? [] : [['designation', name] as const]),
    ...(about === undefined ? [] : [['description', about] as const]),
    ...(isCounted ? [] : [['quantity', checkWords().offers.quantity] as const]),
    ...(unitPrice === null || PRICE.test(unitPrice) ? [] : [['unitPrice', checkWords().prices.price] as const]),
  ];
}

function textError(field: keyof typeof OFFER_TEXT_LIMITS, text: string): string | undefined {
  const most = OFFER_TEXT_LIMITS[field];
  if (nameLength(text) > most) return checkWords().prices.tooLong(most);
  return text.trim() === '' ? undefined : problemText(checkReadable(text.trim()));
}

function percentErrors(path: keyof typeof OFFER_BOUNDS, percent: number): FieldError[] {
  const bounds = OFFER_BOUNDS[path];
  if (percent < bounds.min || percent > bounds.max)
    return [{ path, message: fieldText('field.between', { min: bounds.min, max: bounds.max }) }];
  const [, decimals = ''] = new Big(percent).toFixed().split('.');
  return decimals.length > PERCENT_DECIMALS ? [{ path, message: checkWords().offers.decimals(PERCENT_DECIMALS) }] : [];
}
