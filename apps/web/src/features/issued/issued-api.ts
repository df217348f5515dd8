import { ApiProblem } from '../../lib/api-problem.ts';
import type { Call } from '../../lib/call.ts';
import type { Report } from '../../lib/slice.ts';

/** How pages about issued proposals reach the server, and tell of what failed. */
export interface IssuedHost {
  readonly call: Call;
  readonly report: Report;
}

/** What the server says about each wrong field; undefined where it refused for another reason. */
export function fieldMessages(cause: unknown): Readonly<Record<string, string>> | undefined {
  if (!(cause instanceof ApiProblem) || cause.problem.status !== 400) return undefined;
  const errors = cause.problem.errors ?? [];
  return errors.length === 0 ? undefined : Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** `P-0001 A`. */
export function proposalName({ number, revision }: { readonly number: string; readonly revision: string }): string {
  return `${number} ${revision}`;
}
