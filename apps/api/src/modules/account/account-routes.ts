import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deleteMe, exportMe } from '@site-designer/api-contract';
import { caller } from '../../http/caller.ts';
import { refuseInvalid } from '../../http/problem.ts';
import type { AuditStore } from '../audit/audit-store.ts';
import type { WorkspaceStore } from '../workspaces/workspace-store.ts';
import type { AccountStore } from './account-store.ts';
import { exportedFiles, type ExportSources } from './exported-files.ts';
import { zipped } from './zip.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface AccountDependencies extends ExportSources {
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly workspaces: WorkspaceStore;
}

export const accountRoutes: FastifyPluginAsyncTypebox<AccountDependencies> = async (app, dependencies) => {
  const { accounts, audit, workspaces, proposals } = dependencies;

  app.route({
    ...exportMe,
    // It is packed already.
    compress: false,
    handler: async (request, reply) => {
      const actor = caller(request);
      await audit.record(actor, { action: 'exported', kind: 'user', id: actor.userId });
      const archive = zipped(exportedFiles(dependencies, actor), proposals.now());
      return reply
        .header('content-type', 'application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="site-designer.zip"')
        .send(Readable.from(archive, { objectMode: false }) as unknown as string);
    },
  });

  app.route({
    ...deleteMe,
    handler: async (request, reply) => {
      const actor = caller(request);
      const { name, email } = await workspaces.user(actor);
      const wanted = email === '' ? name : email;
      const isConfirmed = request.body.confirm.trim().toLowerCase() === wanted.toLowerCase();
      const { confirmEmail, confirmName } = apiTexts().account;
      refuseInvalid(isConfirmed ? [] : [{ path: 'confirm', message: email === '' ? confirmName : confirmEmail }]);
      await accounts.erase(actor);
      return reply.code(204).send(null);
    },
  });
};
