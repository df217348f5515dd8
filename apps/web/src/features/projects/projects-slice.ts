import { PROJECT_WORDS } from '#texts/pages/lists.ts';
import {
  createProject,
  deleteProject,
  duplicateProject,
  listProjects,
  restoreProject,
  updateProject,
  type ListedProject,
} from '@site-designer/api-contract/addresses';
import type { ListEndpoints } from '../../lib/state/list-endpoints.ts';
import type { NamedListSlice } from '../../lib/state/named-list.ts';

/** All projects of a workspace; without its id of the personal one. */
export interface ProjectsPlace {
  readonly workspaceId?: number;
}
export type ProjectsSlice = NamedListSlice<ListedProject, ProjectsPlace>;

export const projectEndpoints: ListEndpoints<ListedProject, ProjectsPlace> = {
  kind: 'project',
  noun: PROJECT_WORDS.noun,
  plural: PROJECT_WORDS.plural,
  load: async (call, place) => (await call(listProjects, { querystring: place })).data.projects,
  figures: async (call, place) =>
    (await call(listProjects, { querystring: { ...place, figures: true } })).data.projects,
  add: async (call, place) => (await call(createProject, { querystring: place })).data.project.id,
  rename: (call, project, name) => call(updateProject, { params: paramsOf(project), body: { name } }),
  duplicate: (call, project) => call(duplicateProject, { params: paramsOf(project) }),
  remove: (call, project) => call(deleteProject, { params: paramsOf(project) }),
  restore: (call, project) => call(restoreProject, { params: paramsOf(project) }),
};

function paramsOf({ id }: ListedProject) {
  return { projectId: id };
}
