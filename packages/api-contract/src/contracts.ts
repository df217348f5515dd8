import * as calculation from './calculation.ts';
import * as cameraTemplates from './camera-templates.ts';
import * as cameras from './cameras.ts';
import * as catalogue from './catalogue.ts';
import * as identity from './identity.ts';
import * as projects from './projects.ts';
import type { RouteContract } from './route.ts';
import * as siteDesigns from './site-designs.ts';
import * as sites from './sites.ts';
import * as tools from './tools.ts';

const modules = {
  ...projects,
  ...sites,
  ...siteDesigns,
  ...cameras,
  ...calculation,
  ...tools,
  ...catalogue,
  ...identity,
  ...cameraTemplates,
};

function isContract(value: object): value is RouteContract {
  return 'method' in value && 'url' in value;
}

/** Every endpoint below `/api`. A new one is in it by being written down. */
export const contracts: readonly RouteContract[] = Object.values<object>(modules).filter(isContract);
