import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { compareIssuedProposal, type PriceList } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import { compareProposals, modelChanges, type ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { namedCatalogue, ownSpeaker, type LanguageCode, type Proposal } from '@site-designer/texts';
import { found, notFound } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { withoutPrices } from '../../http/without-prices.ts';
import type { Actor } from '../ports/actor.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { pricedAnswer, unpricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import { comparedPart, frozenPart, offerOf, sizedToday, versionsOf } from './compared-part.ts';
import type { ProposalAddress, ProposalStore } from './proposal-store.ts';
import { languageOfProposal } from './proposal-view.ts';
import { inLanguage, spokenOf } from '../../texts/language-in-use.ts';

interface DifferenceDependencies {
  readonly proposals: ProposalStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

export const differenceRoutes: FastifyPluginAsyncTypebox<DifferenceDependencies> = async (app, dependencies) => {
  const { proposals, catalogue } = dependencies;

  app.route({
    ...compareIssuedProposal,
    handler: async (request) => {
      const { params, query } = request;
      const actor = caller(request);
      const issued = found(await proposals.find(actor, params));
      const before = frozenPart(issued);
      // Texts are compared in the language in which they were frozen.
      const language = spokenOf(languageOfProposal(issued));
      const { to = 'design' } = query;
      const after =
        to === 'today'
          ? inLanguage(language, () => sizedToday(before, catalogue))
          : to === 'design'
            ? await draftOf(dependencies, actor, { ...params, ...issued, language })
            : frozenPart(found(await proposals.find(actor, { ...params, proposalId: Number(to) })));
      const isSized = to === 'today' || to === 'design';
      const compared = isSized ? pricedLike(before, after, await dependencies.priceLists.read(actor)) : after;
      const [shown, other] = actor.hidesPrices === true ? withoutPrices([before, compared]) : [before, compared];
      const differences = compareProposals(shown, other, namedCatalogue(catalogue));
      const changes = modelChanges(versionsOf(before).model, versionsOf(after).model);
      return { differences: [...ownSpeaker.rendered(differences)], modelChanges: [...ownSpeaker.rendered(changes)] };
    },
  });
};

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

interface DraftOf {
  readonly siteDesignId: number;
  readonly language: LanguageCode;
}

async function draftOf(
  { proposals, calculated }: DifferenceDependencies,
  actor: Actor,
  { projectId, proposalId, siteDesignId, language }: ProposalAddress & DraftOf,
): Promise<ComparedProposal> {
  const siteId = await proposals.siteOf(actor, { projectId, proposalId });
  if (siteId === undefined) throw notFound();
  const { design, proposal } = await calculated(actor, { projectId, siteId, siteDesignId }, { language });
  return comparedPart(design, proposal);
}
