import { Type } from 'typebox';
import { Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';

const Healthy = Type.Object({ status: Type.Literal('ok') });

/** Stands at the root, not below `/api`. */
export const liveness = route('Health', {
  method: 'GET',
  url: '/healthz',
  schema: {
    operationId: 'liveness',
    summary: 'Whether the process answers',
    security: [],
    response: { 200: Healthy },
  },
});

/** Stands at the root, not below `/api`. */
export const readiness = route('Health', {
  method: 'GET',
  url: '/readyz',
  schema: {
    operationId: 'readiness',
    summary: 'Whether the database answers too',
    security: [],
    response: { 200: Healthy, 503: Problem },
  },
});
