import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ownMetrics, type Watched } from './own-metrics.ts';

const MS_PER_SECOND = 1000;
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Figures of the process and of its requests. Routes are labelled by their patterns: paths contain ids, and their number has
 * no limit.
 */
export const metrics = plugin(async (app: FastifyInstance, watched: Watched) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });

  ownMetrics(app, register, watched);

  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    const { statusCode, elapsedTime } = reply;
    // A stream of changes lasts as long as its client wants.
    if (reply.getHeader('content-type') === 'text/event-stream') return;
    durations.observe({ method, route, status: statusCode }, elapsedTime / MS_PER_SECOND);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
});
