import { NAME_LIMITS } from '../basics/names.ts';
import { ListQuery, OptionalFigures } from './list-figures.ts';
import { Type, type Static } from 'typebox';
import { CameraRow, CameraRowSave, MOST_ROWS } from './camera-row.ts';
import { FormData } from './form-data.ts';
import { FOUND, GROWN, Problem, VERSIONED } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { AsRead, Day, EXACT, Id, IdOfAddress, IfMatch, Instant, List, NoContent, Nullable } from '../basics/schema.ts';
import { Offer } from './offer.ts';
import { CoveredArea, PlacedCloset, Placement, PlacementSave } from './placing.ts';
import { MOST_AREAS, MOST_PLACED_CLOSETS, MOST_PLACEMENTS } from './placing-bounds.ts';
import { ServerSettings, ServerSettingsInput } from './server-settings.ts';
import { SiteParams } from './sites.ts';

const TAG = 'Site designs';

const heading = {
  id: Id('Site design id'),
  siteId: Id('Site id'),
  projectId: Id('Project id'),
  name: Type.String({ examples: ['Perimeter'] }),
  siteName: Type.String({ examples: ['North gate'] }),
  projectName: Type.String({ examples: ['Harbour terminal'] }),
  createdUtc: Instant('When it was created, UTC'),
  updatedUtc: Instant('When it was last changed, UTC'),
  formattedCreatedUtc: Day('Created'),
  formattedUpdatedUtc: Day('Modified'),
};

export const SiteDesignHeading = Type.Object(heading, { title: 'SiteDesignHeading' });
export type SiteDesignHeading = Static<typeof SiteDesignHeading>;

export const ListedSiteDesign = Type.Object({ ...heading, figures: OptionalFigures }, { title: 'ListedSiteDesign' });
export type ListedSiteDesign = Static<typeof ListedSiteDesign>;

export const SiteDesign = Type.Object(
  {
    ...heading,
    cameras: List(CameraRow, { description: 'Groups by id descending, streams of a group ascending' }),
    serverSettings: ServerSettings,
    offer: Offer,
    placements: List(Placement, { description: 'Cameras on the plans of the site, by id' }),
    closets: List(PlacedCloset),
    areas: List(CoveredArea),
  },
  { title: 'SiteDesign' },
);
export type SiteDesign = Static<typeof SiteDesign>;

export const SiteDesignUpdate = AsRead(
  SiteDesign,
  {
    id: IdOfAddress,
    name: Type.String({
      description: `1 to ${NAME_LIMITS.siteDesign.max} characters after trimming`,
      examples: ['Perimeter'],
    }),
  },
  { title: 'SiteDesignUpdate', description: 'The site design as it was read, with another name' },
);
export type SiteDesignUpdate = Static<typeof SiteDesignUpdate>;

export const SaveChanges = Type.Object(
  {
    cameras: Type.Optional(
      Nullable(
        Type.Array(CameraRowSave, {
          maxItems: MOST_ROWS,
          description: `Rows of any groups, up to ${MOST_ROWS}; other rows stay unchanged. null: no rows`,
        }),
      ),
    ),
    removedCameraIds: Type.Optional(
      Type.Array(Type.Integer({ examples: [7] }), {
        maxItems: MOST_ROWS,
        // Valid for any design.
        examples: [[]],
        description: 'Ids of rows to delete; the first row of a group only together with all its other rows',
      }),
    ),
    serverSettings: Type.Optional(Nullable(ServerSettingsInput)),
    offer: Type.Optional(Nullable(Offer)),
    placements: Type.Optional(
      Nullable(
        Type.Array(PlacementSave, {
          examples: [[]],
          description: `Placed cameras that are new or changed, whole; others stay. At most ${MOST_PLACEMENTS} in a design`,
        }),
      ),
    ),
    removedPlacementIds: Type.Optional(
      Type.Array(Type.Integer(), { examples: [[]], description: 'Ids of placements to remove' }),
    ),
    closets: Type.Optional(
      Nullable(
        Type.Array(PlacedCloset, {
          examples: [[]],
          description: `All closets on plans, at most ${MOST_PLACED_CLOSETS}: one that is left out is gone`,
        }),
      ),
    ),
    areas: Type.Optional(
      Nullable(
        Type.Array(CoveredArea, {
          examples: [[]],
          description: `All areas to cover, at most ${MOST_AREAS}: one that is left out is gone`,
        }),
      ),
    ),
  },
  { ...EXACT, title: 'SaveChanges', description: 'Stored together or not at all' },
);
export type SaveChanges = Static<typeof SaveChanges>;

export const SiteDesignMove = Type.Object(
  { projectId: Id('Project to move it to'), siteId: Id('Site of that project') },
  { ...EXACT, title: 'SiteDesignMove' },
);
export type SiteDesignMove = Static<typeof SiteDesignMove>;

export const SiteDesignParams = Type.Object({ ...SiteParams.properties, siteDesignId: Id('Site design id') });
export const SiteDesignAnswer = Type.Object({ siteDesign: SiteDesign });

export const listSiteDesigns = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign',
  need: 'view',
  schema: {
    operationId: 'listSiteDesigns',
    summary: 'All designs of a site, newest first',
    params: SiteParams,
    querystring: ListQuery,
    response: { 200: Type.Object({ siteDesigns: List(ListedSiteDesign) }), ...FOUND },
  },
});

export const createSiteDesign = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign',
  need: 'edit',
  schema: {
    operationId: 'createSiteDesign',
    summary: 'Add a design with the default name and settings, without cameras',
    params: SiteParams,
    response: { 201: SiteDesignAnswer, ...GROWN },
  },
});

export const getSiteDesign = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  need: 'view',
  schema: {
    operationId: 'getSiteDesign',
    summary: 'A design with its cameras, its settings and the lists that its forms offer',
    description: 'The ETag is the version of the design; send it as If-Match with a write.',
    params: SiteDesignParams,
    response: { 200: Type.Object({ siteDesign: SiteDesign, formData: FormData }), ...FOUND },
  },
});

export const updateSiteDesign = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  need: 'edit',
  schema: {
    operationId: 'updateSiteDesign',
    summary: 'Rename a design',
    headers: IfMatch,
    params: SiteDesignParams,
    body: SiteDesignUpdate,
    response: { 200: SiteDesignAnswer, ...VERSIONED },
  },
});

export const deleteSiteDesign = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  need: 'edit',
  schema: {
    operationId: 'deleteSiteDesign',
    summary: 'Delete a design; it can be restored for 30 days',
    headers: IfMatch,
    params: SiteDesignParams,
    response: { 204: NoContent, ...VERSIONED },
  },
});

export const duplicateSiteDesign = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  need: 'edit',
  schema: {
    operationId: 'duplicateSiteDesign',
    summary: 'Duplicate a design with its cameras and settings',
    description: `Refused if the name is longer than ${NAME_LIMITS.siteDesign.maxToDuplicate} characters.`,
    params: SiteDesignParams,
    response: { 201: SiteDesignAnswer, ...GROWN },
  },
});

export const moveSiteDesign = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/site',
  need: 'edit',
  schema: {
    operationId: 'moveSiteDesign',
    summary: 'Move a design to another site, also of another project',
    description: 'It keeps its ids. Its issued proposals stay with their project; in another one it starts as a draft.',
    headers: IfMatch,
    params: SiteDesignParams,
    body: SiteDesignMove,
    response: { 200: SiteDesignAnswer, ...VERSIONED, 409: Problem },
  },
});

export const restoreSiteDesign = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/restore',
  need: 'edit',
  schema: {
    operationId: 'restoreSiteDesign',
    summary: 'Restore a deleted design, with the same ids',
    params: SiteDesignParams,
    response: { 200: SiteDesignAnswer, ...GROWN },
  },
});

export const saveChanges = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/savechanges',
  need: 'edit',
  schema: {
    operationId: 'saveChanges',
    summary: 'Save changed camera rows and server settings together',
    description: 'All or nothing. A part that is null stays unchanged.',
    headers: IfMatch,
    params: SiteDesignParams,
    body: SaveChanges,
    response: { 200: SiteDesignAnswer, ...VERSIONED, 409: Problem },
  },
});

export const saveServerSettings = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/serversettings',
  need: 'edit',
  schema: {
    operationId: 'saveServerSettings',
    summary: 'Save the server settings of a design',
    headers: IfMatch,
    params: SiteDesignParams,
    body: ServerSettingsInput,
    response: { 200: SiteDesignAnswer, ...VERSIONED },
  },
});
