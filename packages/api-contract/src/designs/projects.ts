import { NAME_LIMITS } from '../basics/names.ts';
import { ListQuery, OptionalFigures } from './list-figures.ts';
import { Type, type Static } from 'typebox';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { AsRead, EXACT, Id, IdOfAddress, Instant, List, NoContent, OfWorkspace } from '../basics/schema.ts';

const TAG = 'Projects';

export const Project = Type.Object(
  {
    id: Id('Project id'),
    name: Type.String({ examples: ['Harbour terminal'] }),
    createdDate: Instant('When it was created, UTC'),
    updatedDate: Instant('When it or anything in it was last changed, UTC'),
  },
  { title: 'Project' },
);
export type Project = Static<typeof Project>;

export const ListedProject = Type.Object(
  {
    ...Project.properties,
    level: Type.Optional(
      Type.Integer({
        description: 'What the user may do: 1 view, 2 comment, 3 edit, 4 manage; where a workspace is named',
        examples: [4],
      }),
    ),
    figures: OptionalFigures,
  },
  { title: 'ListedProject' },
);
export type ListedProject = Static<typeof ListedProject>;

export const ProjectUpdate = AsRead(
  ListedProject,
  {
    id: IdOfAddress,
    name: Type.String({
      description: `1 to ${NAME_LIMITS.project.max} characters after trimming`,
      examples: ['Harbour terminal'],
    }),
  },
  { title: 'ProjectUpdate', description: 'The project as it was read, with another name' },
);
export type ProjectUpdate = Static<typeof ProjectUpdate>;

export const ProjectSystem = Type.Union([Type.Literal('one'), Type.Literal('perSite')], {
  description: 'one: all sites are one system. perSite: each site is a system of its own',
  examples: ['perSite'],
});
export type ProjectSystem = Static<typeof ProjectSystem>;
const SystemChoice = { system: ProjectSystem };

export const ProjectParams = Type.Object({ projectId: Id('Project id') });
const ProjectAnswer = Type.Object({ project: Project });

export const listProjects = route(TAG, {
  method: 'GET',
  url: '/project',
  need: 'view',
  schema: {
    operationId: 'listProjects',
    summary: 'All projects of the user, newest first',
    querystring: Type.Object({ ...ListQuery.properties, ...OfWorkspace }, EXACT),
    response: { 200: Type.Object({ projects: List(ListedProject) }), ...FOUND },
  },
});

export const createProject = route(TAG, {
  method: 'POST',
  url: '/project',
  need: 'edit',
  schema: {
    operationId: 'createProject',
    summary: 'Add a project with the default name',
    querystring: Type.Object(OfWorkspace, EXACT),
    response: { 201: ProjectAnswer, ...GROWN },
  },
});

export const updateProject = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId',
  need: 'manage',
  schema: {
    operationId: 'updateProject',
    summary: 'Rename a project',
    params: ProjectParams,
    body: ProjectUpdate,
    response: { 200: ProjectAnswer, ...WRITTEN },
  },
});

export const updateProjectSystem = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/system',
  need: 'edit',
  schema: {
    operationId: 'updateProjectSystem',
    summary: 'Say whether the sites of a project are one system',
    params: ProjectParams,
    body: Type.Object(SystemChoice, { ...EXACT, title: 'SystemChoice' }),
    response: { 200: Type.Object(SystemChoice), ...WRITTEN },
  },
});

export const deleteProject = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId',
  need: 'manage',
  schema: {
    operationId: 'deleteProject',
    summary: 'Delete a project with everything in it; it can be restored for 30 days',
    params: ProjectParams,
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const duplicateProject = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/copy',
  need: 'view',
  schema: {
    operationId: 'duplicateProject',
    summary: 'Duplicate a project with everything in it',
    description: `Refused if the name is longer than ${NAME_LIMITS.project.maxToDuplicate} characters.`,
    params: ProjectParams,
    querystring: Type.Object(
      {
        workspaceId: Type.Optional(
          Type.Integer({
            minimum: 1,
            // Without an example, which the API page would send: it names a workspace of nobody.
            description: 'Workspace of the copy; without it that of the original',
            examples: [],
          }),
        ),
      },
      EXACT,
    ),
    response: { 201: ProjectAnswer, ...GROWN },
  },
});

export const restoreProject = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/restore',
  need: 'manage',
  schema: {
    operationId: 'restoreProject',
    summary: 'Restore a deleted project, with the same ids',
    params: ProjectParams,
    response: { 200: ProjectAnswer, ...GROWN },
  },
});
