import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createProject,
  deleteProject,
  duplicateProject,
  listProjects,
  restoreProject,
  updateProject,
  updateProjectSystem,
} from '@site-designer/api-contract';
import { DEFAULT_NAMES } from '@site-designer/api-contract/names';
import { found, notFound } from '../../http/problem.ts';
import { actorIn, caller } from '../../http/caller.ts';
import { sentJson } from '../../http/json-text.ts';
import { checkedName, nameOfCopy, refuseOtherId } from '../texts/names.ts';
import { withFigures, type ListsWithFigures } from '../list-figures/list-figures.ts';
import type { AccessStore } from '../ports/access-store.ts';
import type { ProjectStore } from './project-store.ts';

interface ProjectDependencies {
  readonly access: AccessStore;
  readonly projects: ProjectStore;
  readonly lists: ListsWithFigures;
}

export const projectRoutes: FastifyPluginAsyncTypebox<ProjectDependencies> = async (app, dependencies) => {
  await app.register(projectContents, dependencies);
  await app.register(projectLives, dependencies);
};

const projectContents: FastifyPluginAsyncTypebox<ProjectDependencies> = async (app, { projects, lists }) => {
  app.route({
    ...listProjects,
    handler: async (request, reply) => {
      const actor = caller(request);
      const { figures, workspaceId: _workspace, ...page } = request.query;
      if (figures !== true) return sentJson(reply, `{"projects":${await projects.listAsJson(actor, page)}}`);
      return { projects: withFigures(await projects.list(actor, page), await lists.ofProjects(actor)) };
    },
  });

  app.route({
    ...createProject,
    handler: async (request, reply) => {
      const project = await projects.create(caller(request), DEFAULT_NAMES.project);
      return reply.code(201).header('location', `${app.prefix}/project/${project.id}`).send({ project });
    },
  });

  app.route({
    ...updateProject,
    handler: async (request) => {
      const { params, body } = request;
      refuseOtherId(body.id, params.projectId);
      const name = checkedName('project', body.name);
      return { project: found(await projects.rename(caller(request), params.projectId, name)) };
    },
  });

  app.route({
    ...updateProjectSystem,
    handler: async (request) => {
      const { system } = request.body;
      if (!(await projects.setSystem(caller(request), request.params.projectId, system))) throw notFound();
      return { system };
    },
  });
};

/** Copies, and what is deleted and comes back. */
const projectLives: FastifyPluginAsyncTypebox<ProjectDependencies> = async (app, { access, projects }) => {
  app.route({
    ...deleteProject,
    handler: async (request, reply) => {
      if (!(await projects.remove(caller(request), request.params.projectId))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...duplicateProject,
    handler: async (request, reply) => {
      const { params, query } = request;
      const actor = caller(request);
      const { level } = actor;
      const target = await actorIn(access, actor, { ...query, need: 'edit' });
      const project = found(await projects.duplicate({ ...target, level }, params.projectId, nameOfCopy('project')));
      return reply.code(201).header('location', `${app.prefix}/project/${project.id}`).send({ project });
    },
  });

  app.route({
    ...restoreProject,
    handler: async (request) => ({
      project: found(await projects.restore(caller(request), request.params.projectId)),
    }),
  });
};
