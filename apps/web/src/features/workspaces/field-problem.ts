import { ApiProblem } from '../../lib/calls/api-problem.ts';

/** What the server says of one field; undefined for other failures. */
export function fieldProblem(cause: unknown, field: string): string | undefined {
  return cause instanceof ApiProblem ? cause.problem.errors?.find(({ path }) => path === field)?.message : undefined;
}
