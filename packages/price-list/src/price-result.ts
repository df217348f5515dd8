import type { PriceList } from '@site-designer/api-contract';
import { answerOf, type BillTotal } from '@site-designer/sizing-engine';
import type { Alternative, Answer, BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
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
 * answer. Without a list, or where nothing fits, it stays as it is.
 */
export function priceResult<R extends PricedResult>(result: R, list: PriceList | undefined): R {
  const { bill } = result;
  if (list === undefined || bill === null) return result;
  const priced = priceBill(bill, list);
  const alternatives = result.alternatives.map((each): Alternative => {
    if (each.bill === null) return each;
    const ofAlternative = priceBill(each.bill, list);
    const difference = differenceOf(priced.bill, ofAlternative.bill);
    return { ...each, ...ofAlternative, priceDifference: difference && inMoney(difference, priced.billTotal, list) };
  });
  const answered = { ...result, ...priced, alternatives };
  return { ...answered, answer: answerOf(answered) };
}

/** What the second bill costs more; null where a line that differs has no price. */
function differenceOf(before: readonly BillLine[], after: readonly BillLine[]): Big | null {
  const [old, now] = [byName(before), byName(after)];
  const differing = [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ was: old.get(name), is: now.get(name) }))
    .filter(({ was, is }) => was?.quantity !== is?.quantity);
  if (differing.some(({ was, is }) => was?.total === null || is?.total === null)) return null;
  return differing.reduce((sum, { was, is }) => sum.plus(is?.total ?? 0).minus(was?.total ?? 0), new Big(0));
}

/** Lines of a bill by what tells them apart. */
function byName(bill: readonly BillLine[]): ReadonlyMap<string, BillLine> {
  return new Map(bill.map((line) => [JSON.stringify([line.kind, line.designation, line.purpose]), line]));
}

function inMoney(difference: Big, { amount }: BillTotal, { currency }: PriceList): Alternative['priceDifference'] {
  const percent = amount === null || Number(amount) === 0 ? 0 : difference.div(amount).times(100).toNumber();
  return { amount: moneyText(difference, decimalsOf(currency)), currency, percent };
}
