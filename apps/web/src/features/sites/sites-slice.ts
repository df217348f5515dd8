import { SITE_WORDS } from '#texts/pages/lists.ts';
import {
  createSite,
  deleteSite,
  duplicateSite,
  listSites,
  restoreSite,
  updateSite,
  type Site,
} from '@site-designer/api-contract/addresses';
import type { ListEndpoints } from '../../lib/state/list-endpoints.ts';
import type { NamedListSlice } from '../../lib/state/named-list.ts';

interface SitesPlace {
  readonly projectId: number;
}
export type SitesSlice = NamedListSlice<Site, SitesPlace>;

export const siteEndpoints: ListEndpoints<Site, SitesPlace> = {
  kind: 'site',
  noun: SITE_WORDS.noun,
  plural: SITE_WORDS.plural,
  load: async (call, params) => (await call(listSites, { params })).data.sites,
  figures: async (call, params) => (await call(listSites, { params, querystring: { figures: true } })).data.sites,
  add: async (call, params) => (await call(createSite, { params })).data.site.id,
  rename: (call, site, name) => call(updateSite, { params: paramsOf(site), body: { ...site, name } }),
  duplicate: (call, site) => call(duplicateSite, { params: paramsOf(site) }),
  remove: (call, site) => call(deleteSite, { params: paramsOf(site) }),
  restore: (call, site) => call(restoreSite, { params: paramsOf(site) }),
};

function paramsOf({ id, projectId }: Site) {
  return { projectId, siteId: id };
}
