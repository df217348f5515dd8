import * as apiTokens from './service/api-tokens.ts';
import * as branding from './proposals/branding.ts';
import * as priceList from './proposals/price-list.ts';
import * as calculation from './results/calculation.ts';
import * as cameraTemplates from './designs/camera-templates.ts';
import * as cameras from './designs/cameras.ts';
import * as catalogue from './service/catalogue.ts';
import * as comments from './designs/comments.ts';
import * as comparison from './proposals/comparison.ts';
import * as cover from './proposals/cover.ts';
import * as designVersions from './proposals/design-versions.ts';
import * as events from './service/events.ts';
import * as identity from './service/identity.ts';
import * as issuedProposals from './proposals/issued-proposals.ts';
import * as proposalPictures from './proposals/proposal-pictures.ts';
import * as proposalLinks from './proposals/proposal-links.ts';
import * as proposalStatuses from './proposals/proposal-statuses.ts';
import * as plans from './designs/plans.ts';
import * as projects from './designs/projects.ts';
import type { RouteContract } from './basics/route.ts';
import * as sharedProposals from './proposals/shared-proposals.ts';
import * as siteDesigns from './designs/site-designs.ts';
import * as sites from './designs/sites.ts';
import * as summary from './proposals/summary.ts';
import * as tools from './designs/tools.ts';
import * as account from './workspaces/account.ts';
import * as audit from './workspaces/audit.ts';
import * as invitations from './workspaces/invitations.ts';
import * as projectMembers from './workspaces/project-members.ts';
import * as workspaces from './workspaces/workspaces.ts';

const modules = {
  ...projects,
  ...sites,
  ...siteDesigns,
  ...plans,
  ...cameras,
  ...comments,
  ...calculation,
  ...summary,
  ...tools,
  ...catalogue,
  ...events,
  ...identity,
  ...apiTokens,
  ...cameraTemplates,
  ...cover,
  ...branding,
  ...priceList,
  ...issuedProposals,
  ...proposalPictures,
  ...comparison,
  ...proposalLinks,
  ...proposalStatuses,
  ...sharedProposals,
  ...workspaces,
  ...account,
  ...audit,
  ...projectMembers,
  ...invitations,
  ...designVersions,
};

function isContract(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

/** Every endpoint below `/api`, collected from the exports of these files. */
export const contracts: readonly RouteContract[] = Object.values<unknown>(modules).filter(isContract);
