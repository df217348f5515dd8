import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calculateSiteDesign } from '@site-designer/api-contract';
import { calculateProposal, explainAll } from '@site-designer/sizing-engine';
import { found } from '../../problem.ts';
import { caller } from '../caller.ts';
import type { SiteDesignDependencies } from './site-design-routes.ts';
import { siteDesignView } from './site-design-view.ts';
import { entityTag } from './versions.ts';

export const calculationRoutes: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (
  app,
  { siteDesigns, catalogue },
) => {
  app.route({
    ...calculateSiteDesign,
    handler: async (request, reply) => {
      const stored = found(await siteDesigns.find(caller(request), request.params));
      const proposal = calculateProposal(siteDesignView(stored, catalogue), catalogue);
      void reply.header('etag', entityTag(stored.version));
      return {
        ...proposal,
        siteDesignName: stored.name,
        siteName: stored.siteName,
        projectName: stored.projectName,
        siteDesignDateUtc: stored.updatedUtc,
        ...(request.query.explain === true && { derivations: explainAll(proposal) }),
      };
    },
  });
};
