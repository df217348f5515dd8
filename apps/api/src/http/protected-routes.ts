import { lookUpCallers } from './caller.ts';
import type { Branding } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { FastifyInstance } from 'fastify';
import { priceListRoutes } from '../modules/price-list/price-list-routes.ts';
import { apiTokenRoutes } from '../modules/api-tokens/api-token-routes.ts';
import { brandingRoutes } from '../modules/branding/branding-routes.ts';
import { accountRoutes } from '../modules/account/account-routes.ts';
import { auditRoutes } from '../modules/audit/audit-routes.ts';
import { cameraTemplateRoutes } from '../modules/camera-templates/camera-template-routes.ts';
import { cameraRoutes } from '../modules/cameras/camera-routes.ts';
import { commentRoutes } from '../modules/comments/comment-routes.ts';
import { listsWithFigures } from '../modules/list-figures/list-figures.ts';
import { eventRoutes } from '../modules/events/event-routes.ts';
import { planRoutes } from '../modules/plans/plan-routes.ts';
import { projectRoutes } from '../modules/projects/project-routes.ts';
import { coverRoutes } from '../modules/projects/cover-routes.ts';
import { projectDocumentRoutes } from '../modules/projects/project-document-routes.ts';
import { networkRequestRoutes } from '../modules/projects/network-request-routes.ts';
import { summaryRoutes } from '../modules/projects/summary-routes.ts';
import { comparisonRoutes } from '../modules/proposals/comparison-routes.ts';
import { differenceRoutes } from '../modules/proposals/difference-routes.ts';
import { proposalLinkRoutes } from '../modules/proposals/proposal-link-routes.ts';
import { proposalRoutes } from '../modules/proposals/proposal-routes.ts';
import { calculationRoutes } from '../modules/site-designs/calculation-routes.ts';
import { siteDesignChanger } from '../modules/site-designs/change-site-design.ts';
import { recentProposals } from '../modules/site-designs/recent-proposals.ts';
import { siteDesignRoutes } from '../modules/site-designs/site-design-routes.ts';
import { siteRoutes } from '../modules/sites/site-routes.ts';
import type { Stores } from '../modules/ports/stores.ts';
import { invitationRoutes } from '../modules/workspaces/invitation-routes.ts';
import { memberRoutes } from '../modules/workspaces/member-routes.ts';
import { projectMemberRoutes } from '../modules/workspaces/project-member-routes.ts';
import { workspaceRoutes } from '../modules/workspaces/workspace-routes.ts';
import { versionKeeper } from '../modules/versions/version-keeper.ts';
import { versionRoutes } from '../modules/versions/version-routes.ts';
import { toolRoutes } from '../modules/tools/tool-routes.ts';

interface ProtectedRouteDependencies {
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** Largest explanation that is sent. */
  readonly explanationLimitBytes: number;
  /** Branding of companies that have set none. */
  readonly usualBranding: Branding;
  /** Origin of the links to proposals. */
  readonly publicOrigin: string;
  /** Most camera groups of a design. */
  readonly groupsPerDesign: number;
}

/** Every call that needs a user. The caller must have authenticated the request before. */
export async function protectedRoutes(app: FastifyInstance, dependencies: ProtectedRouteDependencies): Promise<void> {
  const { stores, catalogue, usualBranding, explanationLimitBytes, publicOrigin, groupsPerDesign } = dependencies;
  const { access, siteDesigns, plans, proposals, brandings, priceLists, projects, versions } = stores;
  lookUpCallers(app, access);
  const keepVersion = versionKeeper({ versions, siteDesigns, catalogue });
  const changeSiteDesign = siteDesignChanger({ siteDesigns, catalogue, keepVersion });
  const editing = { siteDesigns, changeSiteDesign, catalogue };
  const calculated = recentProposals({ siteDesigns, plans, catalogue });
  const sources = { calculated, catalogue, usualBranding };
  const issuing = { proposals, plans, versions, projects, brandings, priceLists, ...sources, explanationLimitBytes };
  const lists = listsWithFigures({ ...stores, catalogue });
  await app.register(workspaceRoutes, { access, workspaces: stores.workspaces });
  await app.register(memberRoutes, { access, workspaces: stores.workspaces });
  await app.register(invitationRoutes, { ...stores, publicOrigin });
  await app.register(projectMemberRoutes, stores);
  await app.register(auditRoutes, stores);
  await app.register(accountRoutes, { ...stores, catalogue });
  await app.register(projectRoutes, { projects, lists, access });
  await app.register(siteRoutes, { sites: stores.sites, lists });
  await app.register(siteDesignRoutes, { ...editing, groupsPerDesign, lists, access });
  await app.register(planRoutes, { plans });
  await app.register(calculationRoutes, { calculated, priceLists, explanationLimitBytes });
  await app.register(projectDocumentRoutes, { ...stores, ...sources });
  await app.register(networkRequestRoutes, { ...stores, calculated, catalogue });
  await app.register(summaryRoutes, { sites: stores.sites, projects, proposals, priceLists, calculated, catalogue });
  await app.register(cameraRoutes, editing);
  await app.register(cameraTemplateRoutes, { cameraTemplates: stores.cameraTemplates, catalogue });
  await app.register(coverRoutes, { projects });
  await app.register(brandingRoutes, { brandings });
  await app.register(priceListRoutes, { priceLists });
  await app.register(proposalRoutes, issuing);
  await app.register(differenceRoutes, { proposals, priceLists, calculated, catalogue });
  await app.register(comparisonRoutes, { proposals, siteDesigns, priceLists, calculated, catalogue });
  await app.register(versionRoutes, { versions, siteDesigns, priceLists, calculated, catalogue, keepVersion });
  await app.register(proposalLinkRoutes, { proposals, publicOrigin });
  await app.register(eventRoutes, { events: stores.events });
  await app.register(commentRoutes, { comments: stores.comments });
  await app.register(apiTokenRoutes, stores);
  await app.register(toolRoutes, { catalogue });
}
