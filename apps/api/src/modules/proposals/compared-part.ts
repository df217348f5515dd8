import type { Offer } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import {
  calculateProposal,
  explainAll,
  settleRows,
  settleServerSettings,
  SizingError,
  type Catalogue,
  type Design,
} from '@site-designer/sizing-engine';
import type { ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { withLaterFields } from '@site-designer/sizing-engine/design';
import { namedCatalogue, ownSpeaker, type ExplainedProposal, type Proposal, errorText } from '@site-designer/texts';
import { RequestProblem } from '../../http/problem.ts';
import type { WholeProposal } from './proposal-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** What is compared of an issued proposal, as it was frozen. */
export function frozenPart({ content }: Pick<WholeProposal, 'content'>): ComparedProposal {
  const { design, result, derivations } = JSON.parse(`{${content}}`) as ComparedProposal;
  return { design, result, derivations };
}

export type SizedPart = ComparedProposal & { readonly result: ExplainedProposal };

/** What is compared of a design that is sized now. */
export function comparedPart(design: Design, proposal: ExplainedProposal): SizedPart {
  return { design, result: proposal, derivations: explainAll(proposal) };
}

/** @throws RequestProblem 409 where an option that the design chose no longer exists. */
export function sizedToday({ design }: ComparedProposal, catalogue: Catalogue): SizedPart {
  const { cameras, serverSettings } = design as Design;
  const offer = offerOf(design);
  try {
    const settled = {
      cameras: settleRows(
        cameras.map((row) => withLaterFields(row)),
        catalogue,
      ),
      serverSettings: settleServerSettings(serverSettings, catalogue),
      offer,
    };
    return comparedPart(settled, ownSpeaker.rendered(calculateProposal(settled, namedCatalogue(catalogue))));
  } catch (error) {
    if (!(error instanceof SizingError)) throw error;
    throw new RequestProblem(409, apiTexts().proposals.cannotBeSized(errorText(error)));
  }
}

/** Designs that were frozen before they had offers have none. */
export function offerOf(design: ComparedProposal['design'] & { readonly offer?: Offer }): Offer {
  return design.offer ?? NO_OFFER;
}

/** What computed a proposal. */
export function versionsOf({ result }: ComparedProposal): Proposal['versions'] {
  return (result as Pick<Proposal, 'versions'>).versions;
}
