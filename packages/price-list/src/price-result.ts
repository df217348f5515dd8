import type { PriceList } from '@site-designer/api-contract';
import { answerOf, type BillTotal } from '@site-designer/sizing-engine';
import type { Alternative, Answer, BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { compareBills, type ComparedBill } from './compare-bills.ts';
import { decimalsOf, moneyText } from './money.ts';
import { priceBill } from './price-bill.ts';

/** What prices are added to. */
interface PricedResult {
  readonly answer: Answer;
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
  readonly alternatives: readonly Alternative[];
}

/**
 * Add the prices of a list to a result: to its bill, to those of its alternatives with what each costs more or less, and to its
 * answer. Where nothing fits, prices are added to what the ways out give. Without a list it stays as it is.
 */
export function priceResult<R extends PricedResult>(result: R, list: PriceList | undefined): R {
  const { bill } = result;
  if (list === undefined) return result;
  if (bill === null) return { ...result, answer: withPricedWays(result.answer, list) };
  const priced = priceBill(bill, list);
  const alternatives = result.alternatives.map((each): Alternative => {
    if (each.bill === null) return each;
    const ofAlternative = priceBill(each.bill, list);
    return { ...each, ...ofAlternative, priceDifference: differenceTo(ofAlternative, priced, list) };
  });
  const answered = { ...result, ...priced, alternatives };
  return { ...answered, answer: answerOf(answered) };
}

function withPricedWays(answer: Answer, list: PriceList): Answer {
  if (answer.failed === null) return answer;
  const ways = answer.failed.ways.map(({ gives, ...way }) => ({
    ...way,
    gives: gives?.bill ? { ...gives, ...priceBill(gives.bill, list) } : gives,
  }));
  return { ...answer, failed: { ...answer.failed, ways } };
}

type Difference = { readonly amount: Big } | { readonly missing: string };

/** What a priced bill costs more than another; the designation of a line that differs and has no price. */
function billDifference(before: ComparedBill, after: ComparedBill): Difference {
  const { lines } = compareBills(before, after);
  const unpriced = lines.find(({ change }) => change === null);
  if (unpriced !== undefined) return { missing: unpriced.designation };
  return { amount: lines.reduce((sum, { change }) => sum.plus(change ?? 0), new Big(0)) };
}

function differenceTo(
  alternative: ComparedBill,
  recommended: ComparedBill & { readonly billTotal: BillTotal },
  { currency }: PriceList,
): Alternative['priceDifference'] {
  const difference = billDifference(recommended, alternative);
  if ('missing' in difference) return null;
  const { amount } = recommended.billTotal;
  const percent = amount === null || Number(amount) === 0 ? 0 : difference.amount.div(amount).times(100).toNumber();
  return { amount: moneyText(difference.amount, decimalsOf(currency)), currency, percent };
}

/** The same as text, of two priced results. */
export function priceChange(
  before: PricedResult,
  after: PricedResult,
  { currency }: PriceList,
): { readonly amount: string; readonly currency: string } | { readonly missing: string } {
  const difference = billDifference(before, after);
  return 'missing' in difference
    ? difference
    : { amount: moneyText(difference.amount, decimalsOf(currency)), currency };
}
