import type { Branding } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { FastifyInstance } from 'fastify';
import { priceListRoutes } from './price-list/price-list-routes.ts';
import { brandingRoutes } from './branding/branding-routes.ts';
import { cameraTemplateRoutes } from './camera-templates/camera-template-routes.ts';
import { cameraRoutes } from './cameras/camera-routes.ts';
import { projectRoutes } from './projects/project-routes.ts';
import { coverRoutes } from './projects/cover-routes.ts';
import { summaryRoutes } from './projects/summary-routes.ts';
import { differenceRoutes } from './proposals/difference-routes.ts';
import { proposalLinkRoutes } from './proposals/proposal-link-routes.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { calculationRoutes } from './site-designs/calculation-routes.ts';
import { siteDesignChanger } from './site-designs/change-site-design.ts';
import { recentProposals } from './site-designs/recent-proposals.ts';
import { siteDesignRoutes } from './site-designs/site-design-routes.ts';
import { siteRoutes } from './sites/site-routes.ts';
import type { Stores } from './stores.ts';
import { toolRoutes } from './tools/tool-routes.ts';

interface ProtectedRouteDependencies {
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** Largest explanation that is sent. */
  readonly explanationLimitBytes: number;
  /** Branding of companies that have set none. */
  readonly usualBranding: Branding;
  /** Origin of the links to proposals. */
  readonly publicOrigin: string;
}

/** Every call that needs a user. The caller must have authenticated the request before. */
export async function protectedRoutes(app: FastifyInstance, dependencies: ProtectedRouteDependencies): Promise<void> {
  const { stores, catalogue, usualBranding, explanationLimitBytes, publicOrigin } = dependencies;
  const { siteDesigns, proposals, brandings, priceLists, projects } = stores;
  const editing = { siteDesigns, changeSiteDesign: siteDesignChanger({ siteDesigns, catalogue }), catalogue };
  const calculated = recentProposals({ siteDesigns, catalogue });
  const sources = { calculated, catalogue, usualBranding };
  const issuing = { proposals, projects, brandings, priceLists, ...sources, explanationLimitBytes };
  await app.register(projectRoutes, { projects: projects });
  await app.register(siteRoutes, { sites: stores.sites });
  await app.register(siteDesignRoutes, editing);
  await app.register(calculationRoutes, { calculated, priceLists, explanationLimitBytes });
  await app.register(summaryRoutes, { sites: stores.sites, projects, proposals, priceLists, calculated, catalogue });
  await app.register(cameraRoutes, editing);
  await app.register(cameraTemplateRoutes, { cameraTemplates: stores.cameraTemplates, catalogue });
  await app.register(coverRoutes, { projects });
  await app.register(brandingRoutes, { brandings });
  await app.register(priceListRoutes, { priceLists });
  await app.register(proposalRoutes, issuing);
  await app.register(differenceRoutes, { proposals, priceLists, calculated, catalogue });
  await app.register(proposalLinkRoutes, { proposals, publicOrigin });
  await app.register(toolRoutes, { catalogue });
}
