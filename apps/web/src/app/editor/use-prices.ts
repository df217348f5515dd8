import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { getPriceList } from '@site-designer/api-contract/addresses';
import { priceChange, priceResult } from '@site-designer/price-list';
import type { Proposal } from '@site-designer/texts';
import type { PriceChange } from '../../features/proposal/answer/what-if.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useAppStore } from '../store/use-app.ts';

/** Prices of the user. */
export interface Prices {
  readonly priced: (proposal: Proposal) => Proposal;
  readonly priceChange: (before: Proposal, after: Proposal) => PriceChange;
}

/** The price list of the user; undefined until it is loaded, without one, and where `isWanted` is false. */
export function usePrices(isWanted: boolean): Prices | undefined {
  const { host } = useAppStore();
  const { data } = useLoaded(String(isWanted), async (): Promise<Prices | undefined> => {
    if (!isWanted) return undefined;
    try {
      const { data: answer } = await host.call(getPriceList, {});
      const { priceList } = answer;
      if (priceList.lines.length === 0) return undefined;
      const priced = (proposal: Proposal): Proposal => priceResult(proposal, priceList);
      return { priced, priceChange: (before, after) => priceChange(before, priced(after), priceList) };
    } catch (cause) {
      host.report(TEXTS.pricesNotLoaded, cause);
      return undefined;
    }
  });
  return data;
}
