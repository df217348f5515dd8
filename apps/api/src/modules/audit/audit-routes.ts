import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { exportAudit, listAudit, MOST_AUDIT_ENTRIES, type AuditEntry } from '@site-designer/api-contract';
import { caller } from '../../http/caller.ts';
import type { Actor } from '../ports/actor.ts';
import type { AuditStore, StoredAuditEntry } from './audit-store.ts';

interface AuditDependencies {
  readonly audit: AuditStore;
}

const USUAL_ENTRIES = 100;

export const auditRoutes: FastifyPluginAsyncTypebox<AuditDependencies> = async (app, { audit }) => {
  app.route({
    ...listAudit,
    handler: async (request) => {
      const { after, limit = USUAL_ENTRIES, action, user: userId } = request.query;
      const found = await audit.list(caller(request), { below: after, most: limit, action, userId });
      return { entries: found.map(entryView) };
    },
  });

  app.route({
    ...exportAudit,
    handler: async (request, reply) => {
      const actor = caller(request);
      await audit.record(actor, { action: 'exported', kind: 'workspace', id: actor.workspaceId });
      return reply
        .header('content-type', 'application/x-ndjson')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="audit-${actor.workspaceId}.ndjson"`)
        .send(Readable.from(lines(audit, actor)) as unknown as string);
    },
  });
};

/**
 * The whole audit, of which one page alone is in memory.
 *
 * @yields Each entry as a line.
 */
async function* lines(audit: AuditStore, actor: Actor): AsyncGenerator<string> {
  let above = 0;
  for (;;) {
    const page = await audit.list(actor, { above, most: MOST_AUDIT_ENTRIES });
    for (const entry of page) yield `${JSON.stringify(entryView(entry))}\n`;
    if (page.length < MOST_AUDIT_ENTRIES) return;
    above = page.at(-1)!.id;
  }
}

function entryView({ at, ...entry }: StoredAuditEntry): AuditEntry {
  return { ...entry, atUtc: at };
}
