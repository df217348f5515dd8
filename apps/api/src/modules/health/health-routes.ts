import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { liveness, readiness } from '@site-designer/api-contract';
import { RequestProblem } from '../../http/problem.ts';
import { StorageProblem } from '../ports/storage-problem.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface HealthDependencies {
  /** Fails when the database does not answer or cannot be written to. */
  readonly check: () => Promise<void>;
  /** Which program answers. */
  readonly release: { readonly version: string; readonly build: string };
}

/** Load balancers commonly wait one second; the answer must come sooner. */
const LONGEST_CHECK_MS = 800;

export const healthRoutes: FastifyPluginAsyncTypebox<HealthDependencies> = async (app, { check, release }) => {
  const checked = oneAtATime(check);

  app.route({ ...liveness, handler: async () => ({ status: 'ok' as const, ...release }) });

  app.route({
    ...readiness,
    handler: async () => {
      await inTime(checked(), LONGEST_CHECK_MS).catch((error: unknown) => {
        throw notReady(error);
      });
      return { status: 'ok' as const };
    },
  });
};

/** Callers that ask while a check runs share its result. */
function oneAtATime(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= check().finally(() => (running = undefined)));
}

async function inTime(work: Promise<void>, longestMs: number): Promise<void> {
  const late = new AbortController();
  const lateness = wait(longestMs, undefined, { signal: late.signal }).then(() => {
    throw new Error('late');
  });
  try {
    await Promise.race([work, lateness]);
  } finally {
    late.abort();
    lateness.catch(() => undefined);
  }
}

/** Always 503, because load balancers look at the status only. */
function notReady(error: unknown): RequestProblem {
  const detail = error instanceof StorageProblem ? error.message : apiTexts().storage.noAnswer(LONGEST_CHECK_MS);
  return new RequestProblem(503, detail, { cause: error, retryAfterSeconds: 5 });
}
