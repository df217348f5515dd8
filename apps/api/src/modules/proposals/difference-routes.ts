import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { compareIssuedProposal, type Offer, type PriceList } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { calculateProposal, explainAll, SizingError, type Catalogue, type Design } from '@site-designer/sizing-engine';
import { compareProposals, modelChanges, type ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { english, type ExplainedProposal, type Proposal } from '@site-designer/texts';
import { settleRows, settleServerSettings } from '@site-designer/sizing-engine';
import { withLaterFields } from '@site-designer/sizing-engine/design';
import { found, notFound, RequestProblem } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import type { Owner } from '../ports/owner.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { pricedAnswer, unpricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { ProposalAddress, ProposalStore, StoredProposal } from './proposal-store.ts';

interface DifferenceDependencies {
  readonly proposals: ProposalStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

type Issued = StoredProposal & { readonly content: string };

export const differenceRoutes: FastifyPluginAsyncTypebox<DifferenceDependencies> = async (app, dependencies) => {
  const { proposals, catalogue } = dependencies;

  app.route({
    ...compareIssuedProposal,
    handler: async (request) => {
      const { params, query } = request;
      const owner = caller(request);
      const issued = found(await proposals.find(owner, params));
      const before = frozenPart(issued);
      const { to = 'design' } = query;
      const after =
        to === 'today'
          ? sizedToday(before, catalogue)
          : to === 'design'
            ? await draftOf(dependencies, owner, { ...params, ...issued })
            : frozenPart(found(await proposals.find(owner, { ...params, proposalId: Number(to) })));
      const isSized = to === 'today' || to === 'design';
      const compared = isSized ? pricedLike(before, after, await dependencies.priceLists.read(owner)) : after;
      const differences = compareProposals(before, compared, catalogue);
      const changes = modelChanges(modelOf(before), modelOf(after));
      return { differences: [...english.rendered(differences)], modelChanges: [...english.rendered(changes)] };
    },
  });
};

function frozenPart({ content }: Issued): ComparedProposal {
  const { design, result, derivations } = JSON.parse(`{${content}}`) as ComparedProposal;
  return { design, result, derivations };
}

/** Version of the model that computed a proposal. */
function modelOf({ result }: ComparedProposal): string {
  return (result as Pick<Proposal, 'versions'>).versions.model;
}

/** A new sizing gets its own lines, and prices if the proposal that it is compared with was issued with prices. */
function pricedLike(
  before: ComparedProposal,
  after: ComparedProposal,
  priceList: PriceList | undefined,
): ComparedProposal {
  const { billTotal } = before.result as Pick<Proposal, 'billTotal'>;
  const result = after.result as Pick<Proposal, 'answer' | 'alternatives' | 'bill' | 'billTotal'>;
  const isPriced = (billTotal?.pricedLines ?? 0) > 0;
  const offer = offerOf(after.design);
  return { ...after, result: isPriced ? pricedAnswer(result, { offer, priceList }) : unpricedAnswer(result, offer) };
}

/** Designs that were frozen before they had offers have none. */
function offerOf(design: ComparedProposal['design'] & { readonly offer?: Offer }): Offer {
  return design.offer ?? NO_OFFER;
}

async function draftOf(
  { proposals, calculated }: DifferenceDependencies,
  owner: Owner,
  { projectId, proposalId, siteDesignId }: ProposalAddress & { readonly siteDesignId: number },
): Promise<ComparedProposal> {
  const siteId = await proposals.siteOf(owner, { projectId, proposalId });
  if (siteId === undefined) throw notFound();
  const { design, proposal } = await calculated(owner, { projectId, siteId, siteDesignId });
  return comparedPart(design, proposal);
}

/** @throws RequestProblem 409 where an option that the design chose no longer exists. */
function sizedToday({ design }: ComparedProposal, catalogue: Catalogue): ComparedProposal {
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
    return comparedPart(settled, english.rendered(calculateProposal(settled, catalogue)));
  } catch (error) {
    if (!(error instanceof SizingError)) throw error;
    throw new RequestProblem(409, `The design of this proposal cannot be sized any more: ${error.message}`);
  }
}

function comparedPart(design: Design, proposal: ExplainedProposal): ComparedProposal {
  return { design, result: proposal, derivations: explainAll(proposal) };
}
