import { SITE_DESIGN_WORDS } from '#texts/pages/lists.ts';
import {
  createSiteDesign,
  deleteSiteDesign,
  duplicateSiteDesign,
  listSiteDesigns,
  restoreSiteDesign,
  updateSiteDesign,
  type SiteDesignHeading,
} from '@site-designer/api-contract/addresses';
import type { ListEndpoints } from '../../lib/state/list-endpoints.ts';
import type { NamedListSlice } from '../../lib/state/named-list.ts';

interface SiteDesignsPlace {
  readonly projectId: number;
  readonly siteId: number;
}
export type SiteDesignSlice = NamedListSlice<SiteDesignHeading, SiteDesignsPlace>;

export const siteDesignEndpoints: ListEndpoints<SiteDesignHeading, SiteDesignsPlace> = {
  kind: 'siteDesign',
  noun: SITE_DESIGN_WORDS.noun,
  plural: SITE_DESIGN_WORDS.plural,
  load: async (call, params) => (await call(listSiteDesigns, { params })).data.siteDesigns,
  figures: async (call, params) =>
    (await call(listSiteDesigns, { params, querystring: { figures: true } })).data.siteDesigns,
  add: async (call, params) => (await call(createSiteDesign, { params })).data.siteDesign.id,
  rename: (call, design, name) => call(updateSiteDesign, { params: paramsOf(design), body: { ...design, name } }),
  duplicate: (call, design) => call(duplicateSiteDesign, { params: paramsOf(design) }),
  remove: (call, design) => call(deleteSiteDesign, { params: paramsOf(design) }),
  restore: (call, design) => call(restoreSiteDesign, { params: paramsOf(design) }),
};

function paramsOf({ id, projectId, siteId }: SiteDesignHeading) {
  return { projectId, siteId, siteDesignId: id };
}
