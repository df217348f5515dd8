import type { PriceList } from '@site-designer/api-contract';
import { billMargin, priceChange, priceResult } from '@site-designer/price-list';
import { calculateProposal, explain, SizingError, type Catalogue, type Design } from '@site-designer/sizing-engine';
import { figurePaths } from '@site-designer/sizing-engine/explanations';
import { withMore } from '@site-designer/sizing-engine/goals';
import {
  ownSpeaker,
  salesHistories,
  whatIfQuestions,
  type ExplainedProposal,
  type Proposal,
  type SalesDocumentInput,
} from '@site-designer/texts';

interface Sources {
  readonly design: Design;
  readonly catalogue: Catalogue;
  /** With its histories. */
  readonly proposal: ExplainedProposal;
  /** The same with the prices of the caller, where the document has some. */
  readonly result: Proposal;
  /** Undefined for a document without prices. */
  readonly priceList: PriceList | undefined;
}

/** What a sales engineer's document has besides the result: answers to what if, what its figures rest on, the margin. */
export function salesPart(sources: Sources): Pick<SalesDocumentInput, 'whatIf' | 'histories' | 'margin'> {
  const { design, proposal, result, priceList } = sources;
  return {
    whatIf: whatIfQuestions(proposal.totals.cameras.value).flatMap((more) => answerTo(more, sources)),
    histories: salesHistories(
      { result: proposal, cameras: design.cameras },
      (path) => explain(proposal, path),
      figurePaths(proposal),
    ),
    margin: priceList === undefined ? null : billMargin(result, priceList),
  };
}

const HARDWARE_ALONE = { headroom: false, alternatives: false, failure: false };

/** Nothing where a design may not be that large. */
function answerTo(
  more: { readonly cameras: number; readonly days: number },
  { design, catalogue, proposal, priceList }: Sources,
): SalesDocumentInput['whatIf'][number][] {
  try {
    const sized = ownSpeaker.rendered(calculateProposal(withMore(design, more), catalogue, HARDWARE_ALONE));
    const after = priceResult<Proposal>(sized, priceList);
    const before = priceResult<Proposal>(proposal, priceList);
    const isPriced = priceList !== undefined && after.bill !== null;
    return [{ more, result: after, change: isPriced ? priceChange(before, after, priceList) : null }];
  } catch (error) {
    if (error instanceof SizingError) return [];
    throw error;
  }
}
