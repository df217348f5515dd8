import { Type, type Static } from 'typebox';
import { PageQuery, PAGES_BY_ID } from '../basics/list-page.ts';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { AsRead, EXACT, Id, IdOfAddress, List, NoContent, Nullable } from '../basics/schema.ts';
import { PlanPoint } from './placing.ts';
import {
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  MOST_POINTS,
  MOST_WALLS,
  PLACING_TEXT_LIMITS,
  PLAN_BOUNDS,
} from './placing-bounds.ts';
import { SiteParams } from './sites.ts';

const TAG = 'Plans';

/** A wall: cameras do not look through it. */
export const Wall = Type.Object(
  {
    id: Type.Integer({ description: 'Made by the writer: at least 1, unique in the plan', examples: [1] }),
    points: List(PlanPoint, { description: `2 to ${MOST_POINTS} points of a line` }),
  },
  EXACT,
);
export type Wall = Static<typeof Wall>;

const Crop = Type.Object(
  {
    x: Type.Number({ examples: [0] }),
    y: Type.Number({ examples: [0] }),
    width: Type.Number({ examples: [1600] }),
    height: Type.Number({ examples: [900] }),
  },
  {
    ...EXACT,
    description: 'The part that is shown, in pixels of the stored picture; null: all of it',
    examples: [null],
  },
);

const { metresPerPixel, rotation, opacity, sort } = PLAN_BOUNDS;

const drawn = {
  name: Type.String({
    description: `1 to ${PLACING_TEXT_LIMITS.planName} characters after trimming`,
    examples: ['Ground floor'],
  }),
  sort: Type.Integer({ description: `Place in the list of plans, ${sort.min} to ${sort.max}`, examples: [1] }),
  metresPerPixel: Nullable(
    Type.Number({
      description: `Length of a pixel, ${metresPerPixel.min} to ${metresPerPixel.max} m; null: the scale is not known yet`,
      examples: [0.02],
    }),
  ),
  rotation: Type.Number({ description: `${rotation.min} to ${rotation.max} degrees clockwise`, examples: [0] }),
  opacity: Type.Number({ description: `${opacity.min} to ${opacity.max}`, examples: [1] }),
  crop: Nullable(Crop),
  walls: List(Wall, { examples: [[]], description: `At most ${MOST_WALLS}` }),
};

export const Plan = Type.Object(
  {
    id: Id('Plan id'),
    ...drawn,
    width: Type.Integer({ description: 'Of the picture, pixels', examples: [1600] }),
    height: Type.Integer({ description: 'Of the picture, pixels', examples: [900] }),
    pictureHash: Type.String({ description: 'Digest of the picture: it changes with it', examples: ['…'] }),
  },
  { ...EXACT, title: 'Plan' },
);
export type Plan = Static<typeof Plan>;

/** What a write of a plan changes; what is left out stays as it is. */
export const PlanUpdate = AsRead(
  Plan,
  { id: IdOfAddress, ...Type.Partial(Type.Object(drawn)).properties },
  { title: 'PlanUpdate', description: 'The plan as it was read, changed; what is left out stays as it is' },
);
export type PlanUpdate = Static<typeof PlanUpdate>;
/** What a write changes; what is absent stays. */
export type PlanChange = Omit<PlanUpdate, 'id' | 'width' | 'height' | 'pictureHash'>;

const PlanParams = Type.Object({ ...SiteParams.properties, planId: Id('Plan id') });
const PlanAnswer = Type.Object({ plan: Plan });

/** A picture in an answer. */
export const Picture = Type.Unsafe<{ readonly type: string; readonly size: number }>({
  type: 'string',
  contentMediaType: 'image/png',
  examples: ['…'],
});

/** The bytes of a picture: in a browser a `Blob`. */
const SentPicture = Type.Unsafe<{ readonly type: string; readonly size: number }>({
  contentMediaType: 'image/png',
  examples: ['…'],
  description: `A PNG, JPEG or WebP picture of at most ${MOST_PICTURE_BYTES / 1024 / 1024} MB and ${MOST_PICTURE_PIXELS / 1e6} megapixels`,
});

export const listPlans = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/plan',
  need: 'view',
  schema: {
    operationId: 'listPlans',
    summary: 'The floor plans of a site in their order, without their pictures',
    description: PAGES_BY_ID,
    params: SiteParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ plans: List(Plan) }), ...FOUND },
  },
});

export const createPlan = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/plan',
  need: 'edit',
  schema: {
    operationId: 'createPlan',
    summary: 'Add a floor plan from its picture',
    description:
      'The body is the picture, as `image/png`, `image/jpeg` or `image/webp`. The plan gets a default name and no scale.',
    params: SiteParams,
    body: SentPicture,
    response: { 201: PlanAnswer, ...GROWN, 413: GROWN[400], 415: GROWN[400] },
  },
});

export const getPlan = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/plan/:planId',
  need: 'view',
  schema: {
    operationId: 'getPlan',
    summary: 'A floor plan without its picture',
    params: PlanParams,
    response: { 200: PlanAnswer, ...FOUND },
  },
});

export const updatePlan = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/plan/:planId',
  need: 'edit',
  schema: {
    operationId: 'updatePlan',
    summary: 'Change the name, place, scale, look or walls of a floor plan',
    params: PlanParams,
    body: PlanUpdate,
    response: { 200: PlanAnswer, ...WRITTEN },
  },
});

export const deletePlan = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/plan/:planId',
  need: 'edit',
  schema: {
    operationId: 'deletePlan',
    summary: 'Delete a floor plan; what was placed on it stays in the designs',
    params: PlanParams,
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const getPlanPicture = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/plan/:planId/picture',
  need: 'view',
  schema: {
    operationId: 'getPlanPicture',
    summary: 'The picture of a floor plan, as it was stored',
    params: PlanParams,
    response: {
      200: Picture,
      ...FOUND,
    },
  },
});

export const replacePlanPicture = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/plan/:planId/picture',
  need: 'edit',
  schema: {
    operationId: 'replacePlanPicture',
    summary: 'Replace the picture of a floor plan by a newer drawing',
    description:
      'The body is as for a new plan. Walls, scale, crop and what the designs of the site have placed keep their place: their positions scale with the size of the picture.',
    params: PlanParams,
    body: SentPicture,
    response: { 200: PlanAnswer, ...GROWN, 413: GROWN[400], 415: GROWN[400] },
  },
});
