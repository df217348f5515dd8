import type { PriceList } from '@site-designer/api-contract';
import { billMargin, priceChange, priceResult, soldItems } from '@site-designer/price-list';
import {
  salesDocumentOf,
  whatIfQuestions,
  type Proposal,
  type SalesDocument,
  type SalesDocumentInput,
  type WhatIf,
} from '@site-designer/texts';
import type { Question } from '../../lib/sizing/sizing-task.ts';
import { sizing } from '../../lib/sizing/sizing.ts';
import { noneOutOfBounds } from '../../lib/state/unless-out-of-bounds.ts';

interface Asked extends Omit<SalesDocumentInput, 'items' | 'whatIf' | 'histories' | 'margin' | 'result'> {
  readonly result: Proposal & Pick<SalesDocumentInput['result'], 'siteName'>;
  /** Undefined for a document without prices. */
  readonly priceList: PriceList | undefined;
}

const HARDWARE_ALONE = { headroom: false, alternatives: false, failure: false };

/** The sales engineer's document of a priced result, computed in the worker; null where nothing fits. */
export async function salesOfResult({ priceList, ...asked }: Asked): Promise<SalesDocument | null> {
  const { result, design, catalogue } = asked;
  const question: Question = { design, catalogue };
  const answered = await Promise.all(
    whatIfQuestions(result.totals.cameras.value).map((more) =>
      sizing
        .ask({ kind: 'size' }, { ...question, more, options: HARDWARE_ALONE })
        .catch(noneOutOfBounds)
        .then((sized): WhatIf[] =>
          sized === undefined ? [] : [answerOf(more, sized.proposal, { result, priceList })],
        ),
    ),
  );
  return salesDocumentOf({
    ...asked,
    items: soldItems(result.bill ?? []),
    whatIf: answered.flat(),
    histories: await sizing.ask({ kind: 'histories' }, question),
    margin: priceList === undefined ? null : billMargin(result, priceList),
  });
}

function answerOf(
  more: WhatIf['more'],
  sized: Proposal,
  { result, priceList }: Pick<Asked, 'result' | 'priceList'>,
): WhatIf {
  const after = priceResult(sized, priceList);
  // Own lines of the offer stay as they are.
  const before = { ...result, bill: result.bill?.filter(({ kind }) => kind !== 'own') ?? null };
  const isPriced = priceList !== undefined && after.bill !== null;
  return { more, result: after, change: isPriced ? priceChange(before, after, priceList) : null };
}
