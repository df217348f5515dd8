import { ApiProblem } from '../../lib/calls/api-problem.ts';
import type { WorkspacesHost } from './workspaces-host.ts';

export interface FetchHost extends WorkspacesHost {
  readonly accessToken: () => Promise<string | undefined>;
}

/** A file of the API: calls read JSON, and this is bytes. */
export async function fetched({ accessToken }: Pick<FetchHost, 'accessToken'>, url: string): Promise<Blob> {
  const token = await accessToken();
  const response = await fetch(`/api${url}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return response.blob();
  throw new ApiProblem({ type: 'about:blank', title: response.statusText, status: response.status });
}
