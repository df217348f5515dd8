import { getPriceList, type CalculationResult, type Offer } from '@site-designer/api-contract/addresses';
import { offeredBill, suggestedLines, validPart } from '@site-designer/price-list';
import { useMemo, type ReactNode } from 'react';
import { OwnLines } from '../../features/design-editor/offer/own-lines.tsx';
import { offerOf, type DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useAppStore } from '../store/use-app.ts';
import { isInAccount } from './issue-place.ts';

interface OfferedResult {
  readonly result: CalculationResult | undefined;
  /** Edits the own lines; undefined where there are none to edit. */
  readonly ownLines: ReactNode;
}

/** The result with the offer as it is on the screen: own lines, discount and VAT need no new sizing. */
export function useOfferedResult(result: CalculationResult | undefined): OfferedResult {
  const place = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const offer = useEditor(({ siteDesignEditor }) => offerOf(siteDesignEditor));
  const prices = usePrices(place, result !== undefined);
  const currency = result?.billTotal?.currency ?? prices?.currency;
  const shown = useMemo(() => result && withOffer(result, offer, currency), [result, offer, currency]);
  const suggestions = useMemo(
    () => (prices && result?.bill ? suggestedLines(prices, result.bill) : []),
    [prices, result],
  );
  const isEdited = isInAccount(place) && offer !== undefined && currency !== undefined;
  if (!isEdited || !shown?.billTotal) return { result: shown, ownLines: undefined };
  return {
    result: shown,
    ownLines: <OwnLines {...{ offer, currency, suggestions }} billTotal={shown.billTotal} />,
  };
}

function usePrices(place: DesignPlace | undefined, isWanted: boolean) {
  const { host } = useAppStore();
  const isAsked = isWanted && isInAccount(place);
  const { data } = useLoaded(isAsked ? `prices of ${place.siteDesignId}` : '', async () =>
    isAsked ? (await host.call(getPriceList, {})).data.priceList : undefined,
  );
  return data;
}

function withOffer(
  result: CalculationResult,
  offer: Offer | undefined,
  currency: string | undefined,
): CalculationResult {
  const { bill, billTotal } = result;
  if (offer === undefined || currency === undefined || bill === null || billTotal === null) return result;
  return { ...result, ...offeredBill({ bill, billTotal }, validPart(offer), currency) };
}
