import { LEVELS } from '@site-designer/api-contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenHolder } from '../modules/api-tokens/api-token-store.ts';
import type { AccessStore, Standing } from '../modules/ports/access-store.ts';
import type { Actor } from '../modules/ports/actor.ts';
import { notFound, RequestProblem } from './problem.ts';
import { withoutPrices } from './without-prices.ts';
import { apiTexts } from '../texts/language-in-use.ts';

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
    const { iss, sub, token, person } = request.user;
    if (token !== undefined) refuseBeyond(token, request.routeOptions);
    if (need === undefined) return;
    const personal = await access.actor({ issuer: iss, subject: sub, ...person });
    const { projectId, workspaceId = (request.query as Asked).workspaceId ?? token?.workspaceId } =
      request.params as Asked;
    const actor = { ...personal, onlyWorkspaceId: token?.workspaceId, tokenId: token?.id, requestId: request.id };
    const isElsewhere =
      projectId !== undefined ||
      token !== undefined ||
      (workspaceId !== undefined && workspaceId !== personal.workspaceId);
    request.actor = isElsewhere
      ? await actorIn(access, actor, { projectId, workspaceId, need })
      : { ...actor, level: LEVELS[need] };
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
  const [what, standing] =
    projectId === undefined
      ? (['workspace', await access.inWorkspace(actor, workspaceId)] as const)
      : (['project', await access.inProject(actor, projectId)] as const);
  // A token shows one workspace of its user.
  const isShown = actor.onlyWorkspaceId === undefined || standing?.workspaceId === actor.onlyWorkspaceId;
  return { ...actor, ...(await allowed(isShown ? standing : undefined, level, what)), level };
}

/** Tags of calls about people: done by people alone. */
const OF_PEOPLE = new Set(['Workspaces', 'API tokens']);

/** What manages, and what is about people, is done by people alone. */
function refuseBeyond({ scope }: TokenHolder['token'], { config, schema }: FastifyRequest['routeOptions']): void {
  const { need } = config;
  const { tags = [] } = schema as { readonly tags?: readonly string[] };
  if (need === undefined || LEVELS[need] >= LEVELS.manage || tags.some((tag) => OF_PEOPLE.has(tag))) {
    throw new RequestProblem(403, apiTexts().rights.notByToken);
  }
  if (scope === 'read' && need !== 'view') throw new RequestProblem(403, apiTexts().rights.onlyRead);
}

/** Where it is, if the user may do there what the level asks for. */
export async function allowed(standing: Standing | undefined, level: number, what: 'project' | 'workspace') {
  if (standing === undefined || (standing.isDeleted && standing.level < level)) throw notFound();
  // Only owners are asked about deleted workspaces, and their calls look at that themselves.
  if (what === 'workspace' && standing.isDeleted && level < LEVELS.own) throw notFound();
  const { issuer, subject, workspaceId, hidesPrices } = standing;
  if (standing.level >= level) return { issuer, subject, workspaceId, hidesPrices };
  const owner = await standing.ownerName();
  const { refused, may, askFor, [what]: place } = apiTexts().rights;
  const told = { may: may[doneAt(standing.level)], what: place, owner, right: askFor[neededAt(level)] };
  throw new RequestProblem(403, refused(told));
}

/** What somebody may do at a level. */
function doneAt(level: number): 'view' | 'comment' | 'edit' {
  if (level === LEVELS.comment) return 'comment';
  return level >= LEVELS.edit ? 'edit' : 'view';
}

const NEEDS = Object.keys(LEVELS) as (keyof typeof LEVELS)[];

function neededAt(level: number): keyof typeof LEVELS {
  return NEEDS.find((need) => LEVELS[need] === level) ?? 'own';
}
