import { LEVELS } from '@site-designer/api-contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessStore, Standing } from '../modules/ports/access-store.ts';
import type { Actor } from '../modules/ports/actor.ts';
import { notFound, RequestProblem } from './problem.ts';
import { withoutPrices } from './without-prices.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    readonly need?: keyof typeof LEVELS;
  }
}

/** Who asks, with the place and the level of the call. */
export function caller({ actor }: FastifyRequest): Actor {
  if (actor === undefined) throw new Error('the route asks leave for nothing: its constant has no need');
  return actor;
}

interface Asked {
  readonly projectId?: number | undefined;
  readonly workspaceId?: number | undefined;
}

/**
 * Looks up who asks, and refuses what they may not do: 404 where they may not see it, 403 where they may. The queries of the call ask for
 * the same level again, so that a right that ends meanwhile is no longer used.
 */
export function lookUpCallers(app: FastifyInstance, access: AccessStore): void {
  app.decorateRequest('actor');
  app.addHook('preHandler', async (request) => {
    const { need } = request.routeOptions.config;
    if (need === undefined) return;
    const { iss, sub } = request.user;
    const personal = await access.actor({ issuer: iss, subject: sub });
    const level = LEVELS[need];
    const { projectId, workspaceId = (request.query as Asked).workspaceId } = request.params as Asked;
    const isElsewhere = projectId !== undefined || (workspaceId !== undefined && workspaceId !== personal.workspaceId);
    request.actor = isElsewhere
      ? await actorIn(access, personal, { projectId, workspaceId, need })
      : { ...personal, level };
  });
  // After the handlers, whatever they answer: a new call hides prices without a thought for it.
  app.addHook('onSend', async ({ actor }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (actor?.hidesPrices !== true || !isJson) return payload;
    const text = JSON.stringify(withoutPrices(JSON.parse(String(payload))));
    void reply.header('content-length', Buffer.byteLength(text));
    return text;
  });
}

/**
 * The user at another place, for calls that have two of them.
 *
 * @throws RequestProblem 404 where they may not see it, 403 where they may and not do that.
 */
export async function actorIn(
  access: AccessStore,
  actor: Actor,
  { projectId, workspaceId = actor.workspaceId, need }: Asked & { readonly need: keyof typeof LEVELS },
): Promise<Actor> {
  const level = LEVELS[need];
  const place =
    projectId === undefined
      ? allowed(await access.inWorkspace(actor, workspaceId), level, 'workspace')
      : allowed(await access.inProject(actor, projectId), level, 'project');
  return { ...actor, ...place, level };
}

const RIGHTS = ['', 'view', 'comment', 'edit', 'manage it', 'own it'];

function allowed(standing: Standing | undefined, level: number, what: 'project' | 'workspace') {
  if (standing === undefined || (standing.isDeleted && standing.level < level)) throw notFound();
  // Only owners are asked about deleted workspaces, and their calls look at that themselves.
  if (what === 'workspace' && standing.isDeleted && level < LEVELS.own) throw notFound();
  const { issuer, subject, workspaceId, hidesPrices, ownerName } = standing;
  if (standing.level >= level) return { issuer, subject, workspaceId, hidesPrices };
  const may =
    standing.level === LEVELS.comment ? 'view and comment on' : standing.level >= LEVELS.edit ? 'edit' : 'view';
  throw new RequestProblem(403, `You may ${may} this ${what}; ask ${ownerName} for the right to ${RIGHTS[level]}`);
}
