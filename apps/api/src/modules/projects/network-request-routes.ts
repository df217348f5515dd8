import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getNetworkRequest, type IssuedProposal } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import {
  namedCatalogue,
  networkDocumentOf,
  projectNetworkDocumentOf,
  type NetworkDocument,
} from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { found } from '../../http/problem.ts';
import { ownLocale } from '../../texts/language-in-use.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import type { Actor } from '../ports/actor.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { CountingDesign, SiteStore } from '../sites/site-store.ts';

interface RequestDependencies {
  readonly sites: SiteStore;
  readonly proposals: ProposalStore;
  readonly brandings: BrandingStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

/** What to ask the IT of a customer for, over all sites of a project. */
export const networkRequestRoutes: FastifyPluginAsyncTypebox<RequestDependencies> = async (app, dependencies) => {
  app.route({
    ...getNetworkRequest,
    handler: async (request) => {
      const actor = caller(request);
      const { projectId } = request.params;
      const places = found(await dependencies.sites.countingDesigns(actor, projectId));
      const locale = ownLocale((await dependencies.brandings.read(actor))?.locale);
      const sites: { site: string; document: NetworkDocument }[] = [];
      for (const place of places) {
        const document = await sheetOf(place, { ...dependencies, actor, projectId, locale });
        if (document !== null) sites.push({ site: place.name, document });
      }
      return { document: projectNetworkDocumentOf(sites, locale) };
    },
  });
};

interface SheetContext extends RequestDependencies {
  readonly actor: Actor;
  readonly projectId: number;
  readonly locale: string;
}

/** Of the design of a site that counts: as it was frozen, else as it is now. */
async function sheetOf(
  { siteId, counting }: CountingDesign,
  { actor, projectId, proposals, calculated, catalogue, locale }: SheetContext,
): Promise<NetworkDocument | null> {
  if (counting === null) return null;
  const { siteDesignId, proposal: issued } = counting;
  if (issued === null) {
    const { design, proposal } = await calculated(actor, { projectId, siteId, siteDesignId });
    return networkDocumentOf({ result: proposal, design, catalogue: namedCatalogue(catalogue), locale });
  }
  const { content } = found(await proposals.find(actor, { projectId, proposalId: issued.id }));
  const frozen = JSON.parse(`{${content}}`) as Pick<IssuedProposal, 'result' | 'design' | 'catalogue'>;
  return networkDocumentOf({ ...frozen, locale });
}
