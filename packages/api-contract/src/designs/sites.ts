import { NAME_LIMITS } from '../basics/names.ts';
import { ListQuery, OptionalFigures } from './list-figures.ts';
import { Type, type Static } from 'typebox';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { ProjectParams } from './projects.ts';
import { route } from '../basics/route.ts';
import { AsRead, Day, EXACT, Id, IdOfAddress, Instant, List, NoContent, Nullable } from '../basics/schema.ts';

const TAG = 'Sites';

const chosen = Nullable(Id('The design that counts in the summary of the project; null: the newest one'));

export const Site = Type.Object(
  {
    id: Id('Site id'),
    projectId: Id('Project id'),
    name: Type.String({ examples: ['North gate'] }),
    chosenSiteDesignId: chosen,
    createdUtc: Instant('When it was created, UTC'),
    updatedUtc: Instant('When it or anything in it was last changed, UTC'),
    formattedCreatedUtc: Day('Created'),
    formattedUpdatedUtc: Day('Modified'),
  },
  { title: 'Site' },
);
export type Site = Static<typeof Site>;

export const ListedSite = Type.Object({ ...Site.properties, figures: OptionalFigures }, { title: 'ListedSite' });
export type ListedSite = Static<typeof ListedSite>;

export const SiteUpdate = AsRead(
  ListedSite,
  {
    id: IdOfAddress,
    name: Type.String({
      description: `1 to ${NAME_LIMITS.site.max} characters after trimming`,
      examples: ['North gate'],
    }),
  },
  { title: 'SiteUpdate', description: 'The site as it was read, with another name' },
);
export type SiteUpdate = Static<typeof SiteUpdate>;

export const Choice = Nullable(
  Type.Object(
    { siteDesignId: chosen },
    {
      ...EXACT,
      title: 'Choice',
      description: 'The design to choose; a null body is equivalent to a null id',
    },
  ),
);
export type Choice = Static<typeof Choice>;

export const SiteParams = Type.Object({ ...ProjectParams.properties, siteId: Id('Site id') });
const SiteAnswer = Type.Object({ site: Site });

export const listSites = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site',
  need: 'view',
  schema: {
    operationId: 'listSites',
    summary: 'All sites of a project, newest first',
    params: ProjectParams,
    querystring: ListQuery,
    response: { 200: Type.Object({ sites: List(ListedSite) }), ...FOUND },
  },
});

export const createSite = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site',
  need: 'edit',
  schema: {
    operationId: 'createSite',
    summary: 'Add a site with the default name',
    params: ProjectParams,
    response: { 201: SiteAnswer, ...GROWN },
  },
});

export const updateSite = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId',
  need: 'edit',
  schema: {
    operationId: 'updateSite',
    summary: 'Rename a site',
    params: SiteParams,
    body: SiteUpdate,
    response: { 200: SiteAnswer, ...WRITTEN },
  },
});

export const deleteSite = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId',
  need: 'edit',
  schema: {
    operationId: 'deleteSite',
    summary: 'Delete a site with everything in it; it can be restored for 30 days',
    params: SiteParams,
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const duplicateSite = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/copy',
  need: 'edit',
  schema: {
    operationId: 'duplicateSite',
    summary: 'Duplicate a site with everything in it',
    description: `Refused if the name is longer than ${NAME_LIMITS.site.maxToDuplicate} characters.`,
    params: SiteParams,
    response: { 201: SiteAnswer, ...GROWN },
  },
});

export const restoreSite = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/restore',
  need: 'edit',
  schema: {
    operationId: 'restoreSite',
    summary: 'Restore a deleted site, with the same ids',
    params: SiteParams,
    response: { 200: SiteAnswer, ...GROWN },
  },
});

export const chooseSiteDesign = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/chosen',
  need: 'edit',
  schema: {
    operationId: 'chooseSiteDesign',
    summary: 'Choose the design of a site for the summary of the project',
    description: 'If the chosen design is deleted, the newest one is used.',
    params: SiteParams,
    body: Choice,
    response: { 200: SiteAnswer, ...WRITTEN },
  },
});
