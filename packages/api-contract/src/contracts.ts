import * as branding from './branding.ts';
import * as priceList from './price-list.ts';
import * as calculation from './calculation.ts';
import * as cameraTemplates from './camera-templates.ts';
import * as cameras from './cameras.ts';
import * as catalogue from './catalogue.ts';
import * as cover from './cover.ts';
import * as identity from './identity.ts';
import * as issuedProposals from './issued-proposals.ts';
import * as proposalLinks from './proposal-links.ts';
import * as projects from './projects.ts';
import type { RouteContract } from './route.ts';
import * as siteDesigns from './site-designs.ts';
import * as sites from './sites.ts';
import * as summary from './summary.ts';
import * as tools from './tools.ts';

const modules = {
  ...projects,
  ...sites,
  ...siteDesigns,
  ...cameras,
  ...calculation,
  ...summary,
  ...tools,
  ...catalogue,
  ...identity,
  ...cameraTemplates,
  ...cover,
  ...branding,
  ...priceList,
  ...issuedProposals,
  ...proposalLinks,
};

function isContract(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

/** Every endpoint below `/api`, collected from the exports of these files. */
export const contracts: readonly RouteContract[] = Object.values<unknown>(modules).filter(isContract);
