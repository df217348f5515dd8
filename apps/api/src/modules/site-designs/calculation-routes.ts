import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calculateSiteDesign, type CalculationResult } from '@site-designer/api-contract';
import { explainAll } from '@site-designer/sizing-engine';
import { ownSpeaker } from '@site-designer/texts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { caller } from '../../http/caller.ts';
import { sentJson } from '../../http/json-text.ts';
import { withinLimit } from './explanation-limit.ts';
import { pricedAnswer } from './offer.ts';
import type { CalculatedDesign, CalculatedDesigns } from './recent-proposals.ts';
import { tagged } from './write.ts';

export interface CalculationDependencies {
  readonly calculated: CalculatedDesigns;
  readonly priceLists: PriceListStore;
  /** Largest explanation that is sent. */
  readonly explanationLimitBytes: number;
}

export const calculationRoutes: FastifyPluginAsyncTypebox<CalculationDependencies> = async (
  app,
  { calculated, priceLists, explanationLimitBytes },
) => {
  const answers = new WeakMap<CalculatedDesign, Buffer>();

  app.route({
    ...calculateSiteDesign,
    handler: async (request, reply) => {
      const design = await calculated(caller(request), request.params, request.query);
      tagged(reply, design.heading);
      const priceList = await priceLists.read(caller(request));
      const known = answers.get(design);
      if (known !== undefined && priceList === undefined && request.query.explain !== true)
        return sentJson(reply, known);
      const answer = pricedAnswer(resultOf(design), { ...design.design, priceList });
      const textOf = (content: CalculationResult) => String(reply.serializeInput(content, '200'));
      if (request.query.explain === true) {
        const text = textOf({ ...answer, derivations: ownSpeaker.rendered(explainAll(design.proposal)) });
        return sentJson(reply, withinLimit(text, explanationLimitBytes));
      }
      const bytes = Buffer.from(textOf(answer));
      if (priceList === undefined) answers.set(design, bytes);
      return sentJson(reply, bytes);
    },
  });
};

export function resultOf({ heading, proposal }: CalculatedDesign): CalculationResult {
  return {
    ...proposal,
    siteDesignName: heading.name,
    siteName: heading.siteName,
    projectName: heading.projectName,
    siteDesignDateUtc: heading.updatedUtc,
  };
}
