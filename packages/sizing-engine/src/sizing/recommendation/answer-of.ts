import type { Answer, AnswerCheaper, AnswerPrice, PriceDifference } from '../result/result.ts';

/** The part of an alternative that says whether it costs less. */
interface OfferedAlternative {
  readonly title: unknown;
  readonly spares: number;
  readonly priceDifference: PriceDifference | null;
  readonly changes: AnswerCheaper['changes'] | readonly unknown[];
}

/** What an answer says of prices, and where it takes it from. */
interface PricedResult {
  readonly answer: { readonly spares: number | null };
  readonly bill:
    | readonly { readonly designation: string; readonly total: string | null; readonly isOptional?: true | undefined }[]
    | null;
  readonly billTotal: {
    readonly amount: string | null;
    readonly currency: string | null;
    readonly pricedLines: number;
    readonly lines: number;
    readonly longestLeadTime: { readonly days: number } | null;
  } | null;
  readonly alternatives: readonly OfferedAlternative[];
}

/**
 * The recommendation of a result in a few figures, with what its prices say: what every list, card and document prints.
 *
 * A result of {@link calculateProposal} has no prices, and its `answer` is this. Once its bill and its alternatives have prices,
 * this adds the price, the lines that have none, and the alternative that costs the least.
 *
 * @param result - A result, with its sentences as codes or as text.
 * @returns The answer in the form of the result. `price` is null where no line has a price; `cheaper` is null where no alternative
 * costs less, counting only those whose differing lines all have a price, and that have at least the spares of the design.
 * @throws Never.
 * @example
 * ```ts
 * answerOf(calculateProposal(design, publishedCatalogue)).recording; // 3
 * ```
 */
export function answerOf<R extends PricedResult>(result: R): R['answer'] {
  return { ...result.answer, price: priceOf(result), cheaper: cheaperOf(result) } as R['answer'];
}

function priceOf({ bill, billTotal }: PricedResult): AnswerPrice | null {
  if (bill === null || billTotal === null || billTotal.pricedLines === 0) return null;
  const { amount, currency, pricedLines, lines, longestLeadTime } = billTotal;
  return {
    amount,
    currency,
    priced: pricedLines,
    lines,
    missing: bill
      .filter(({ total, isOptional }) => total === null && isOptional !== true)
      .map(({ designation }) => designation),
    days: longestLeadTime?.days ?? null,
  };
}

/** Differences are exact decimals of at most fifteen digits: as numbers they keep their order. */
function cheaperOf({ answer, alternatives }: PricedResult) {
  const offered = alternatives.flatMap(({ title, spares, priceDifference, changes }) =>
    priceDifference === null || Number(priceDifference.amount) >= 0 || spares < (answer.spares ?? 0)
      ? []
      : [{ title, changes, ...priceDifference }],
  );
  const [cheapest] = offered.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  if (cheapest === undefined) return null;
  const { title, changes, amount, percent } = cheapest;
  return { title, saves: amount.slice(1), percent: Math.abs(percent), changes } as Answer['cheaper'];
}
