import type { PriceList } from '@site-designer/api-contract/addresses';
import type { Proposal } from '@site-designer/texts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { WhatIf } from '../../features/proposal/answer/what-if.tsx';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { useAnswer } from './answer-context.tsx';
import { isInAccount } from './issue-place.ts';
import { usePriceList, usePrices } from './use-prices.ts';

interface PricedAnswer {
  /** Undefined without an account, and until it is loaded. */
  readonly priceList: PriceList | undefined;
  /** The answer, with the prices of the user where there are any. */
  readonly proposal: Proposal | undefined;
  /** Answers for more cameras and days. */
  readonly whatIf: ReactNode;
  readonly reloadPrices: () => void;
}

const PricedAnswerContext = createContext<PricedAnswer>({
  priceList: undefined,
  proposal: undefined,
  whatIf: null,
  reloadPrices: () => {},
});

/** The answer of the design on the screen with prices, once for all parts that show it. */
export function PricedAnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { proposal, question } = useAnswer();
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const { data: priceList, reload: reloadPrices } = usePriceList(isInAccount(opened));
  const prices = usePrices(priceList);
  const priced = useMemo(() => (proposal && prices ? prices.priced(proposal) : proposal), [proposal, prices]);
  const whatIf = priced && question && (
    <WhatIf question={question} proposal={priced} priceChange={prices?.priceChange} />
  );
  return (
    <PricedAnswerContext value={{ priceList, proposal: priced, whatIf, reloadPrices }}>{children}</PricedAnswerContext>
  );
}

export function usePricedAnswer(): PricedAnswer {
  return useContext(PricedAnswerContext);
}
