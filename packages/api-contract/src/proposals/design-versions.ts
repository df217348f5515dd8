import { Type, type Static } from 'typebox';
import { PageQuery } from '../basics/list-page.ts';
import { FOUND, GROWN, Problem, VERSIONED, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { AsRead, EXACT, Id, IfMatch, Instant, List, Nullable } from '../basics/schema.ts';
import { SiteDesignAnswer, SiteDesignParams } from '../designs/site-designs.ts';
import { ComparedChange, ComparedFigure, ComparedLine } from './comparison.ts';
import { ProposalDifferences } from './issued-proposals.ts';

const TAG = 'Design versions';

/** Longest name of a version after trimming. */
export const MOST_VERSION_NAME = 100;

export const DesignVersion = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'The version of the design that was kept', examples: [2] }),
    name: Type.String({
      description: 'Empty where the server kept it by itself: such versions are thinned out',
      examples: ['Before the tender'],
    }),
    isYours: Type.Boolean({ description: 'Whether the caller kept it', examples: [true] }),
    by: Nullable(Type.String({ description: 'Who kept it; null where it is not known', examples: ['Alice Andersen'] })),
    atUtc: Instant('When it was kept'),
    groups: Type.Integer({ description: 'Camera groups', examples: [1] }),
    bytes: Type.Integer({ description: 'What it takes in the database', examples: [1180] }),
  },
  { title: 'DesignVersion', description: 'An earlier state of a design' },
);
export type DesignVersion = Static<typeof DesignVersion>;

const VersionParams = Type.Object({
  ...SiteDesignParams.properties,
  version: Id('A version that was kept'),
});

const Name = Type.String({
  description: `1 to ${MOST_VERSION_NAME} characters after trimming`,
  examples: ['Before the tender'],
});
const VersionAnswer = Type.Object({ version: DesignVersion });

export const listDesignVersions = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
  need: 'view',
  schema: {
    operationId: 'listDesignVersions',
    summary: 'The versions of a design that were kept, newest first',
    description:
      'The server keeps the state before the first save after 10 minutes without a version or by another user, and before a restore or one setting for all cameras; and the state that a proposal is issued of. Unnamed ones: all of a day, one a day for 30 days; at most 200 a design. Their numbers are their ids in pages.',
    params: SiteDesignParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ versions: List(DesignVersion) }), ...FOUND },
  },
});

export const createDesignVersion = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
  need: 'edit',
  schema: {
    operationId: 'createDesignVersion',
    summary: 'Keep a design as it is now, with or without a name',
    description: 'Where this version is kept already, it gets the name.',
    params: SiteDesignParams,
    body: Type.Object({ name: Type.Optional(Name) }, { ...EXACT, title: 'NewDesignVersion' }),
    response: { 201: VersionAnswer, ...GROWN },
  },
});

export const getDesignVersion = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
  need: 'view',
  schema: {
    operationId: 'getDesignVersion',
    summary: 'A design as it was in a version, under its names of now',
    params: VersionParams,
    response: { 200: SiteDesignAnswer, ...FOUND, 409: Problem },
  },
});

export const renameDesignVersion = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
  need: 'edit',
  schema: {
    operationId: 'renameDesignVersion',
    summary: 'Name a version, which is then kept',
    params: VersionParams,
    body: AsRead(DesignVersion, { name: Name }, { title: 'DesignVersionName' }),
    response: { 200: VersionAnswer, ...WRITTEN, 409: Problem },
  },
});

export const restoreDesignVersion = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/restore',
  need: 'edit',
  schema: {
    operationId: 'restoreDesignVersion',
    summary: 'Make a design what it was in a version',
    description:
      'A change like any other: the design gets a new version, and the state before it is kept. Cameras, settings and offer are those of the version, with the ids that they had; the name stays.',
    headers: IfMatch,
    params: VersionParams,
    response: { 200: SiteDesignAnswer, ...VERSIONED, 409: Problem },
  },
});

export const DesignVersionDifference = Type.Object(
  {
    ...ProposalDifferences.properties,
    changes: List(ComparedChange, { description: 'What was changed, camera groups first', examples: [[]] }),
    figures: List(ComparedFigure, { description: 'What it does, at most twelve', examples: [[]] }),
    bill: List(ComparedLine, { description: 'Lines of the bill that differ', examples: [[]] }),
  },
  { title: 'DesignVersionDifference' },
);
export type DesignVersionDifference = Static<typeof DesignVersionDifference>;

export const compareDesignVersion = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/difference',
  need: 'view',
  schema: {
    operationId: 'compareDesignVersion',
    summary: 'Differences between a version of a design and the design, or another version',
    description: 'Both are sized and priced now. design: the design as it is now. A number: another version.',
    params: VersionParams,
    querystring: Type.Object(
      {
        to: Type.Optional(
          Type.String({
            pattern: '^(design|[1-9][0-9]{0,14})$',
            description: 'design if absent',
            examples: ['design'],
          }),
        ),
      },
      EXACT,
    ),
    response: { 200: DesignVersionDifference, ...FOUND, 409: Problem },
  },
});
