import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listMembers, removeMember, updateMember } from '@site-designer/api-contract';
import { caller } from '../../http/caller.ts';
import { notFound } from '../../http/problem.ts';
import type { WorkspaceDependencies } from './workspace-routes.ts';

export const memberRoutes: FastifyPluginAsyncTypebox<WorkspaceDependencies> = async (app, { access, workspaces }) => {
  app.route({
    ...listMembers,
    handler: async (request) => ({ members: await workspaces.members(caller(request), request.query) }),
  });

  app.route({
    ...updateMember,
    handler: async (request) => {
      const { role } = request.body;
      if (!(await access.setMemberRole(caller(request), request.params.userId, role))) throw notFound();
      return { role };
    },
  });

  app.route({
    ...removeMember,
    handler: async (request, reply) => {
      if (!(await access.removeMember(caller(request), request.params.userId))) throw notFound();
      return reply.code(204).send(null);
    },
  });
};
