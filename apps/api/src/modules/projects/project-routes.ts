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
import { withoutPrices } from '../../http/without-prices.ts';
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

const projectContents: FastifyPluginAsyncTypebox<ProjectDependencies> = async (app, { access, projects, lists }) => {
  app.route({
    ...listProjects,
    handler: async (request, reply) => {
      const actor = caller(request);
      const { figures, workspaceId, ...page } = request.query;
      // Who names no workspace gets the list as it was before there were any.
      const levels = workspaceId === undefined ? 'without' : 'with';
      if (figures !== true) return sentJson(reply, `{"projects":${await projects.listAsJson(actor, page, levels)}}`);
      const own = await projects.list(actor, page);
      const told = levels === 'with' ? own : own.map(({ level: _level, ...project }) => project);
      const listed = withFigures(told, await lists.ofProjects(actor));
      const hidden = await access.projectsWithHiddenPrices(actor);
      return { projects: listed.map((each) => (hidden.has(each.id) ? withoutPrices(each) : each)) };
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
      const { level, hidesPrices = false } = actor;
      const target = await actorIn(access, actor, { ...query, need: 'edit' });
      const project = found(
        await projects.duplicate({ ...target, level, hidesPrices }, params.projectId, nameOfCopy('project')),
      );
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
