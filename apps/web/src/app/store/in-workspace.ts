import type { Input, RouteContract } from '@site-designer/api-contract';
import type { Call } from '../../lib/calls/call.ts';

/** Addresses of what a workspace has one of, or one list of. */
const OF_WORKSPACE = /^\/(?:project$|price-list|branding|camera-template)/;

/** Has calls about what a workspace has ask for that of the open one, unless they name another. */
export function inWorkspace(call: Call, idOf: () => number | undefined): Call {
  return <R extends RouteContract>(route: Parameters<typeof call<R>>[0], input: Input<R>) =>
    call(route, OF_WORKSPACE.test(route.url) ? within(idOf(), input) : input);
}

function within<I>(workspaceId: number | undefined, input: I): I {
  const { querystring } = input as { readonly querystring?: object };
  return { ...input, querystring: { workspaceId, ...querystring } };
}
