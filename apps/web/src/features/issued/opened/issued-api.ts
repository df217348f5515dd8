import { ApiProblem } from '../../../lib/calls/api-problem.ts';
import type { Call } from '../../../lib/calls/call.ts';
import type { Report } from '../../../lib/state/slice.ts';

export interface IssuedHost {
  readonly call: Call;
  readonly report: Report;
}

/** The server's message for each invalid field; undefined if it refused for another reason. */
export function fieldMessages(cause: unknown): Readonly<Record<string, string>> | undefined {
  if (!(cause instanceof ApiProblem) || cause.problem.status !== 400) return undefined;
  const errors = cause.problem.errors ?? [];
  return errors.length === 0 ? undefined : Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** `P-0001 A`. */
export function proposalName({ number, revision }: { readonly number: string; readonly revision: string }): string {
  return `${number} ${revision}`;
}
