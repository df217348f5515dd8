import type { Offer, PriceList } from '@site-designer/api-contract';
import { offeredBill, offerErrors, priceResult } from '@site-designer/price-list';
import { answerOf } from '@site-designer/sizing-engine';
import { refuseInvalid } from '../../http/problem.ts';
import { NO_PRICES } from '../price-list/price-list-store.ts';

/** @throws RequestProblem 400 that names every wrong field. */
export function checkedOffer(offer: Offer): Offer {
  const lines = offer.lines.map(({ designation, description, ...line }) => ({
    ...line,
    designation: designation.trim(),
    description: description.trim(),
  }));
  const checked = { ...offer, lines };
  refuseInvalid(offerErrors(checked).map(({ path, message }) => ({ path: `offer.${path}`, message })));
  return checked;
}

type Bill = Parameters<typeof priceResult>[0];

/** What is added to the bill of a sizing. */
interface Offered {
  readonly offer: Offer;
  /** Prices of the caller; undefined if there are none. */
  readonly priceList: PriceList | undefined;
}

/**
 * An answer with the prices of the caller and the own lines of the offer. Prices belong to the caller: cached answers have none.
 * Own lines are in the currency of the price list.
 */
export function pricedAnswer<A extends Bill>(answer: A, { offer, priceList }: Offered): A {
  const { bill, billTotal } = answer;
  if (bill === null || billTotal === null) return answer;
  const priced = priceResult(answer, priceList);
  const offered = offeredBill(
    { bill: priced.bill ?? bill, billTotal: priced.billTotal ?? billTotal },
    offer,
    (priceList ?? NO_PRICES).currency,
  );
  const result = { ...priced, ...offered };
  return { ...result, answer: answerOf(result) };
}

/** The same for a reader who gets no prices: the own lines are listed without theirs. */
export function unpricedAnswer<A extends Bill>(answer: A, offer: Offer): A {
  const { bill, billTotal } = answer;
  if (bill === null || billTotal === null) return answer;
  return { ...answer, ...offeredBill({ bill, billTotal }, offer, null) };
}
