import { Type } from 'typebox';
import { Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';

const Healthy = Type.Object({ status: Type.Literal('ok') });

const Living = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String({ description: 'Version of the server', examples: ['0.…'] }),
  build: Type.String({
    description: 'Commit or name of the build; `unknown` where neither was known',
    examples: ['43dba81f'],
  }),
});

/** Stands at the root, not below `/api`. */
export const liveness = route('Health', {
  method: 'GET',
  url: '/healthz',
  schema: {
    operationId: 'liveness',
    summary: 'Whether the process answers, and which version it is',
    security: [],
    response: { 200: Living },
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
