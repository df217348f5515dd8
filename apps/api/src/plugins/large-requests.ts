import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Stores } from '../modules/ports/stores.ts';
import { headersOf, JOB_HEADERS, type Job } from '../workers/job.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it takes more camera rows than this thread should work on. */
    isAboutLargeDesign: boolean;
    /** The quota that refused it in a thread. */
    exceeded?: string | undefined;
  }
}

export interface LargeRequestOptions {
  readonly workers: WorkerPool;
  readonly countRows: Stores['countRows'];
}

/** Most camera rows of a design that this thread works on: reading, sizing and sending them takes about ten milliseconds. */
const MOST_ROWS = 250;
/** Approximate JSON size of that many rows. */
const MOST_BYTES = 131_072;

/** How long the size of a design is cached. A stale one costs some milliseconds. */
const KNOWN_MS = 10_000;
const MOST_KNOWN = 10_000;

/** `unknown` after a write, whose answer may not contain the rows. */
type Size = 'small' | 'large' | 'unknown';

function sizeOf(rows: number): Size {
  return rows > MOST_ROWS ? 'large' : 'small';
}

/** Whether a body is left unread, for a worker. */
export function isLargeBody(request: FastifyRequest, body: Uint8Array): boolean {
  return request.isAboutLargeDesign || body.byteLength > MOST_BYTES;
}

/**
 * Hands requests with large bodies or about large designs to worker threads, which answer them in the same way. Comes after the
 * authentication and the rate limit.
 */
export const largeRequests = plugin((app: FastifyInstance, options: LargeRequestOptions, done: () => void) => {
  const { workers, countRows } = options;
  const sizes = new LRUCache<number, Size>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  async function isAboutLargeDesign(request: FastifyRequest): Promise<boolean> {
    const { method, params, query, routeOptions } = request;
    const { url = '' } = routeOptions;
    // Each entry of the list may take a sizing.
    if ((query as Readonly<Record<string, unknown>>)['figures'] === 'true') return true;
    const { projectId, siteId, siteDesignId } = params as Readonly<Record<string, string | undefined>>;
    if (projectId === undefined) return false;
    const address = { projectId: Number(projectId), siteId: numberOf(siteId), siteDesignId: numberOf(siteDesignId) };
    const countedSize = async () => sizeOf(await countRows(address, MOST_ROWS + 1));
    if (address.siteDesignId === undefined) {
      return /\/(copy|difference|summary)$/.test(url) && (await countedSize()) === 'large';
    }
    const known = sizes.get(address.siteDesignId) ?? 'unknown';
    const size = known === 'unknown' ? await countedSize() : known;
    // Marked as unknown rather than deleted: deleting the only entry resets the whole cache, which takes longer.
    if (method !== 'GET') sizes.set(address.siteDesignId, 'unknown');
    else if (known !== size) sizes.set(address.siteDesignId, size);
    return size === 'large';
  }

  app.addHook('preParsing', async (request) => {
    request.isAboutLargeDesign = await isAboutLargeDesign(request);
  });

  // A design that is edited is saved many times: rows in the answer of a write need not be counted before the next write.
  app.addHook<unknown>('preSerialization', async ({ params }, _reply, answer) => {
    const { siteDesignId } = (params ?? {}) as { readonly siteDesignId?: string | number };
    if (siteDesignId !== undefined && holdsRows(answer)) {
      sizes.set(Number(siteDesignId), sizeOf(answer.siteDesign.cameras.length));
    }
    return answer;
  });

  app.addHook('preValidation', async (request, reply) => {
    const isUnread = request.body instanceof Uint8Array;
    if (!isUnread && !request.isAboutLargeDesign) return undefined;
    const answer = await workers.run(jobOf(request), () => !reply.raw.destroyed);
    if (answer === undefined) return reply.hijack();
    request.exceeded = answer.exceeded;
    return reply.code(answer.status).headers(answer.headers).send(Buffer.from(answer.body.buffer));
  });
  app.decorateRequest('exceeded');
  done();
});

function holdsRows(answer: unknown): answer is { readonly siteDesign: { readonly cameras: readonly unknown[] } } {
  if (typeof answer !== 'object' || answer === null || !('siteDesign' in answer)) return false;
  const { siteDesign } = answer;
  return typeof siteDesign === 'object' && siteDesign !== null && 'cameras' in siteDesign;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function jobOf({ id, method, url, user, headers, body }: FastifyRequest): Job {
  return {
    requestId: id,
    method: method as Job['method'],
    url,
    user,
    headers: headersOf(headers, JOB_HEADERS),
    body: body instanceof Uint8Array ? body : undefined,
  };
}
