import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createWorkspace,
  deleteWorkspace,
  getMe,
  getWorkspace,
  listWorkspaces,
  restoreWorkspace,
  updateMe,
  updateWorkspace,
} from '@site-designer/api-contract';
import { fieldText } from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { found, notFound, refuseInvalid } from '../../http/problem.ts';
import type { AccessStore } from '../ports/access-store.ts';
import { refuseOtherId } from '../texts/names.ts';
import { languageErrors, textErrors, trimmedTexts, type TextKinds } from '../texts/texts.ts';
import type { WorkspaceStore } from './workspace-store.ts';

export interface WorkspaceDependencies {
  readonly access: AccessStore;
  readonly workspaces: WorkspaceStore;
}

const NAME: TextKinds<'name'> = { name: 'line' };

export const workspaceRoutes: FastifyPluginAsyncTypebox<WorkspaceDependencies> = async (
  app,
  { access, workspaces },
) => {
  app.route({
    ...getMe,
    handler: async (request) => {
      const actor = caller(request);
      return { user: await workspaces.user(actor), workspaces: await workspaces.list(actor) };
    },
  });

  app.route({
    ...updateMe,
    handler: async (request) => {
      const { language } = request.body;
      refuseInvalid(languageErrors('language', language));
      return { user: await workspaces.setLanguage(caller(request), language) };
    },
  });

  app.route({
    ...listWorkspaces,
    handler: async (request) => ({ workspaces: await workspaces.list(caller(request), request.query) }),
  });

  app.route({
    ...createWorkspace,
    handler: async (request, reply) => {
      const actor = caller(request);
      const workspaceId = await access.createWorkspace(actor, checkedName(request.body));
      const workspace = found(await workspaces.find({ ...actor, workspaceId }));
      return reply.code(201).header('location', `${app.prefix}/workspace/${workspaceId}`).send({ workspace });
    },
  });

  app.route({
    ...getWorkspace,
    handler: async (request) => ({ workspace: found(await workspaces.find(caller(request))) }),
  });

  app.route({
    ...updateWorkspace,
    handler: async (request) => {
      refuseOtherId(request.body.id, request.params.workspaceId);
      return { workspace: found(await workspaces.rename(caller(request), checkedName(request.body))) };
    },
  });

  app.route({
    ...deleteWorkspace,
    handler: async (request, reply) => {
      if (!(await workspaces.remove(caller(request)))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...restoreWorkspace,
    handler: async (request) => ({ workspace: found(await workspaces.restore(caller(request))) }),
  });
};

/** @throws RequestProblem 400 for a name that is not valid. */
function checkedName(given: { readonly name: string }): string {
  const { name } = trimmedTexts(NAME, given);
  refuseInvalid(name === '' ? [{ path: 'name', message: fieldText('field.required') }] : textErrors(NAME, given));
  return name;
}
