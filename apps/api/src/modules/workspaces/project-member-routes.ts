import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  listProjectMembers,
  moveProject,
  removeProjectMember,
  updateProjectAccess,
  updateProjectMember,
} from '@site-designer/api-contract';
import { actorIn, caller } from '../../http/caller.ts';
import { found, notFound } from '../../http/problem.ts';
import type { AccessStore } from '../ports/access-store.ts';
import type { ProjectMemberStore } from './project-member-store.ts';

interface ProjectMemberDependencies {
  readonly access: AccessStore;
  readonly projectMembers: ProjectMemberStore;
}

export const projectMemberRoutes: FastifyPluginAsyncTypebox<ProjectMemberDependencies> = async (
  app,
  { access, projectMembers },
) => {
  app.route({
    ...listProjectMembers,
    handler: async (request) =>
      found(await projectMembers.list(caller(request), request.params.projectId, request.query)),
  });

  app.route({
    ...updateProjectMember,
    handler: async (request) => {
      const { params, body } = request;
      const member = { userId: params.userId, role: body.role };
      if (!(await projectMembers.setRole(caller(request), params.projectId, member))) throw notFound();
      return { role: body.role };
    },
  });

  app.route({
    ...removeProjectMember,
    handler: async (request, reply) => {
      const { projectId, userId } = request.params;
      if (!(await projectMembers.remove(caller(request), projectId, userId))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...updateProjectAccess,
    handler: async (request) => {
      const { params, body } = request;
      if (!(await projectMembers.setAccess(caller(request), params.projectId, body))) throw notFound();
      return body;
    },
  });

  app.route({
    ...moveProject,
    handler: async (request) => {
      const { workspaceId, guests = 'remove' } = request.body;
      const actor = caller(request);
      const there = await actorIn(access, actor, { workspaceId, need: 'edit' });
      if (!(await projectMembers.move(actor, request.params.projectId, { there, guests }))) throw notFound();
      return { workspaceId };
    },
  });
};
