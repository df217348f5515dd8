import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calculateSiteDesign, type CalculationResult } from '@site-designer/api-contract';
import { explainAll } from '@site-designer/sizing-engine';
import { caller } from '../caller.ts';
import { recentProposals, type CalculatedDesign } from './recent-proposals.ts';
import type { SiteDesignDependencies } from './site-design-routes.ts';
import { tagged } from './write.ts';

export const calculationRoutes: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  const calculated = recentProposals(dependencies);
  const texts = new WeakMap<CalculatedDesign, string>();

  app.route({
    ...calculateSiteDesign,
    handler: async (request, reply) => {
      const design = await calculated(caller(request), request.params);
      tagged(reply, design.heading);
      const answer = answerOf(design);
      if (request.query.explain === true) return { ...answer, derivations: explainAll(design.proposal) };
      const text = texts.get(design) ?? String(reply.serializeInput(answer, '200'));
      texts.set(design, text);
      // Fastify leaves the type to whoever brings a serializer.
      void reply.type('application/json; charset=utf-8').serializer(() => text);
      return answer;
    },
  });
};

function answerOf({ heading, proposal }: CalculatedDesign): CalculationResult {
  return {
    ...proposal,
    siteDesignName: heading.name,
    siteName: heading.siteName,
    projectName: heading.projectName,
    siteDesignDateUtc: heading.updatedUtc,
  };
}
