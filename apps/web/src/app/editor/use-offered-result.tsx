import { BILL_TEXTS } from '#texts/proposal/proposal.ts';
import type { CalculationResult, Offer } from '@site-designer/api-contract/addresses';
import { offeredBill, suggestedLines, validPart } from '@site-designer/price-list';
import { useMemo, type ReactNode } from 'react';
import { OwnLines } from '../../features/design-editor/offer/own-lines.tsx';
import { offerOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { isInAccount } from './issue-place.ts';
import { usePricedAnswer } from './priced-answer.tsx';

interface OfferedResult {
  readonly result: CalculationResult | undefined;
  /** Edits the own lines, or says why there are none; undefined where there is nothing to edit. */
  readonly ownLines: ReactNode;
}

/** The result with the offer as it is on the screen: own lines, discount and VAT need no new sizing. */
export function useOfferedResult(result: CalculationResult | undefined): OfferedResult {
  const place = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const offer = useEditor(({ siteDesignEditor }) => offerOf(siteDesignEditor));
  const { priceList: prices } = usePricedAnswer();
  const currency = result?.billTotal?.currency ?? prices?.currency;
  const shown = useMemo(() => result && withOffer(result, offer, currency), [result, offer, currency]);
  const suggestions = useMemo(
    () => (prices && result?.bill ? suggestedLines(prices, result.bill) : []),
    [prices, result],
  );
  if (!isInAccount(place)) return { result: shown, ownLines: <p className="muted">{BILL_TEXTS.pricesNeedAccount}</p> };
  const isEdited = offer !== undefined && currency !== undefined;
  if (!isEdited || !shown?.billTotal) return { result: shown, ownLines: undefined };
  return {
    result: shown,
    ownLines: (
      <GuardedFields>
        <OwnLines {...{ offer, currency, suggestions }} billTotal={shown.billTotal} />
      </GuardedFields>
    ),
  };
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
