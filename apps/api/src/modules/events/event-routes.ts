import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { followEvents, PRESENCE, tellPresence } from '@site-designer/api-contract';
import type { FastifyRequest } from 'fastify';
import { caller } from '../../http/caller.ts';
import { found } from '../../http/problem.ts';
import type { EventStore, Presence, StoredEvent } from './event-store.ts';
import type { Actor } from '../ports/actor.ts';
import { openStreams, type OpenStream } from './open-streams.ts';

interface EventDependencies {
  readonly events: EventStore;
}

const BEAT_MS = 20_000;
/** At every third beat, once a minute, it is checked whether the user may still see the project. */
const BEATS_A_CHECK = 3;
/** What waits for a client that does not read; then the stream ends, and the client resumes it. */
const MOST_WAITING_BYTES = 65_536;
const RETRY_MS = 2000;
/** Another process can take the streams of one that stops at once. */
const RETRY_AFTER_STOP_MS = 500;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // nginx would gather events until its buffer is full.
  'x-accel-buffering': 'no',
} as const;

/** Streams of changes, as long as their clients read them. */
export const eventRoutes: FastifyPluginAsyncTypebox<EventDependencies> = async (app, { events }) => {
  const streams = openStreams();
  app.draining?.addEventListener('abort', () => streams.endAll(`retry: ${RETRY_AFTER_STOP_MS}\n\n`), { once: true });
  app.addHook('onClose', async () => streams.endAll(''));

  app.route({
    ...followEvents,
    // Compression would gather events as well.
    compress: false,
    handler: async (request, reply) => {
      const actor = caller(request);
      const { projectId } = request.params;
      const body = new PassThrough();
      const stream = streams.open(actor.userId, body);
      const send = (event: StoredEvent) => {
        body.write(textOf(event));
        if (event.kind === 'memberRemoved') void endUnlessVisible();
        if (body.writableLength > MOST_WAITING_BYTES) stream.end('');
      };
      const endUnlessVisible = async () => {
        // While the database is away, access is as it was.
        if (!(await events.maySee(actor, projectId).catch(() => true))) stream.end('');
      };
      try {
        const followed = { projectId, after: lastEventId(request) };
        const { missed, isReset, lastId, stop } = found(await events.follow(actor, followed, send));
        body.write(`retry: ${RETRY_MS}\n\n`);
        if (isReset) body.write('event: reset\ndata: {}\n\n');
        for (const event of missed) body.write(textOf(event));
        body.write(`id: ${lastId}\n\n`);
        const stopPresence = events.followPresence(actor, projectId, (presence) => body.write(presenceText(presence)));
        if (request.query.follow === false) stream.end('');
        const beats = beat(stream, request, endUnlessVisible);
        body.once('close', () => {
          stop();
          stopPresence();
          clearInterval(beats);
          // Another tab or browser of theirs says at once, or soon, that they are here.
          if (request.query.follow !== false) void leave(events, actor, projectId);
        });
      } catch (error) {
        body.destroy();
        throw error;
      }
      return reply.headers(HEADERS).send(body as unknown as string);
    },
  });

  app.route({
    ...tellPresence,
    handler: async (request, reply) => {
      const { siteDesignId, cameraGroupId = null, field = '' } = request.body;
      const { projectId } = request.params;
      await events.tellPresence(caller(request), { projectId, siteDesignId, cameraGroupId, field });
      return reply.code(204).send(null);
    },
  });
};

async function leave(events: EventStore, actor: Actor, projectId: number): Promise<void> {
  const nowhere = { projectId, siteDesignId: null, cameraGroupId: null, field: '' };
  await events.tellPresence(actor, nowhere).catch(() => undefined);
}

function beat(stream: OpenStream, { user }: FastifyRequest, check: () => Promise<void>) {
  let beats = 0;
  return setInterval(() => {
    beats += 1;
    if (Date.now() / 1000 >= user.exp) return stream.end('');
    stream.write(': \n\n');
    if (beats % BEATS_A_CHECK === 0) void check();
    return undefined;
  }, BEAT_MS).unref();
}

/** An id that no event has resets the client: it is 0 for what is no id at all. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return undefined;
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function textOf({ id, kind, siteId, siteDesignId, version, userId, userName }: StoredEvent): string {
  const data = { siteId, siteDesignId, version, userId, userName };
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Without an id: a stream that is resumed does not get it again. */
function presenceText({ userId, userName, siteDesignId, cameraGroupId, field }: Presence): string {
  return `event: ${PRESENCE}\ndata: ${JSON.stringify({ userId, userName, siteDesignId, cameraGroupId, field })}\n\n`;
}
