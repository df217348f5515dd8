import { LEVELS } from '@site-designer/api-contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenHolder } from '../modules/api-tokens/api-token-store.ts';
import type { AccessStore, Standing } from '../modules/ports/access-store.ts';
import type { Actor } from '../modules/ports/actor.ts';
import { API_TOKEN_TEXTS } from '../modules/texts/api-token-texts.ts';
import { notFound, RequestProblem } from './problem.ts';

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
  readonly projectId?: number;
  readonly workspaceId?: number;
}

/**
 * Looks up who asks, and refuses what they may not do: 404 where they may not see it, 403 where they may. The queries of the call ask for
 * the same level again, so that a right that ends meanwhile is no longer used.
 */
export function lookUpCallers(app: FastifyInstance, access: AccessStore): void {
  app.decorateRequest('actor');
  app.addHook('preHandler', async (request) => {
    const { need } = request.routeOptions.config;
    const { iss, sub, token } = request.user;
    if (token !== undefined) refuseBeyond(token, need);
    if (need === undefined) return;
    const personal = await access.actor({ issuer: iss, subject: sub });
    const level = LEVELS[need];
    request.actor = { ...personal, ...(await placeOf(request, { access, personal, level })), level };
  });
}

interface Asking {
  readonly access: AccessStore;
  readonly personal: Actor;
  readonly level: number;
}

/** The project or workspace that is asked about; nothing for the personal workspace. */
async function placeOf({ params, query, user: { token } }: FastifyRequest, { access, personal, level }: Asking) {
  const { projectId, workspaceId: named = (query as Asked).workspaceId } = params as Asked;
  const workspaceId = named ?? token?.workspaceId ?? personal.workspaceId;
  // A token shows one workspace of its user.
  const isShown = (id: number | undefined) => token === undefined || id === token.workspaceId;
  if (!isShown(workspaceId)) throw notFound();
  if (projectId !== undefined) {
    const standing = await access.inProject(personal, projectId);
    if (!isShown(standing?.workspaceId)) throw notFound();
    return allowed(standing, level, 'project');
  }
  if (workspaceId === personal.workspaceId) return {};
  return allowed(await access.inWorkspace(personal, workspaceId), level, 'workspace');
}

/** What manages, and what asks leave for nothing in particular, such as a user's own data, is done by people alone. */
function refuseBeyond({ scope }: TokenHolder['token'], need: keyof typeof LEVELS | undefined): void {
  if (need === undefined || need === 'manage') throw new RequestProblem(403, API_TOKEN_TEXTS.notByToken);
  if (scope === 'read' && need !== 'view') throw new RequestProblem(403, API_TOKEN_TEXTS.onlyRead);
}

const RIGHTS = ['', 'view', 'comment', 'edit', 'manage it'];

/** Where it is, if the user may do there what the level asks for. */
export function allowed(standing: Standing | undefined, level: number, what: 'project' | 'workspace') {
  if (standing === undefined || (standing.isDeleted && standing.level < level)) throw notFound();
  const { issuer, subject, workspaceId, ownerName } = standing;
  if (standing.level >= level) return { issuer, subject, workspaceId };
  const may =
    standing.level === LEVELS.comment ? 'view and comment on' : standing.level >= LEVELS.edit ? 'edit' : 'view';
  throw new RequestProblem(403, `You may ${may} this ${what}; ask ${ownerName} for the right to ${RIGHTS[level]}`);
}
