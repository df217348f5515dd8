import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { getPriceList, type PriceList } from '@site-designer/api-contract/design-addresses';
import { priceChange, priceResult } from '@site-designer/price-list';
import { useContext, useMemo } from 'react';
import type { Proposal } from '@site-designer/texts';
import type { PriceChange } from '../../features/proposal/answer/what-if.tsx';
import { AccessContext } from '../../lib/state/access.ts';
import { useLoaded, type Loaded } from '../../lib/hooks/use-loaded.ts';
import { useAppStore } from '../store/use-app.ts';

/** Prices of the user. */
export interface Prices {
  readonly priced: (proposal: Proposal) => Proposal;
  readonly priceChange: (before: Proposal, after: Proposal) => PriceChange;
}

/**
 * The price list of the project's workspace; undefined until it is loaded, where `isWanted` is false, and where the user may not see it.
 * Without it everything else works.
 */
export function usePriceList(isWanted: boolean): Loaded<PriceList | undefined> {
  const { host } = useAppStore();
  const { workspaceId, noPrices } = useContext(AccessContext);
  const hasPrices = isWanted && noPrices === undefined;
  return useLoaded(`${hasPrices} ${workspaceId}`, async () => {
    if (!hasPrices) return undefined;
    try {
      const querystring = workspaceId === undefined ? {} : { workspaceId };
      return (await host.call(getPriceList, { querystring })).data.priceList;
    } catch (cause) {
      host.report(TEXTS.pricesNotLoaded, cause);
      return undefined;
    }
  });
}

/** What a price list says of answers; undefined without any price. */
export function usePrices(priceList: PriceList | undefined): Prices | undefined {
  return useMemo(() => {
    if (priceList === undefined || priceList.lines.length === 0) return undefined;
    const priced = (proposal: Proposal): Proposal => priceResult(proposal, priceList);
    return { priced, priceChange: (before, after) => priceChange(before, priced(after), priceList) };
  }, [priceList]);
}
