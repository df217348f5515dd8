import { sharedSignIn } from './sign-in.ts';
import type { UserName } from './run/users.ts';

type Json = Readonly<Record<string, unknown>>;

/** A client of the API with a token, as in a script. */
export interface Api {
  readonly get: <T = Json>(path: string) => Promise<T>;
  readonly post: <T = Json>(path: string, body?: unknown) => Promise<T>;
  readonly put: <T = Json>(path: string, body: unknown) => Promise<T>;
  readonly delete: (path: string) => Promise<void>;
  /** Only how it went. */
  readonly status: (path: string) => Promise<number>;
}

export async function apiFor(user: UserName, { origin }: { readonly origin: string }): Promise<Api> {
  return apiWith((await sharedSignIn(user, origin)).accessToken, origin);
}

export function apiWith(token: string, origin: string): Api {
  const authorization = `Bearer ${token}`;

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function answer<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Error(`${response.status} at ${response.url}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  return {
    get: async (path) => answer(await send('GET', path)),
    post: async (path, body) => answer(await send('POST', path, body)),
    put: async (path, body) => answer(await send('PUT', path, body)),
    delete: async (path) => void (await send('DELETE', path)),
    status: async (path) => (await send('GET', path)).status,
  };
}

interface Invited {
  readonly projectId: number;
  readonly role: 'editor' | 'commenter';
}

/** Gives somebody a role in a project, and tells the workspace of it. */
export async function invite(api: Api, guest: Api, { projectId, role }: Invited): Promise<number> {
  const { workspaceId } = await api.get<{ workspaceId: number }>(`/project/${projectId}/member`);
  const { invitation } = await api.post<{ invitation: { url: string } }>(`/workspace/${workspaceId}/invitation`, {
    role,
    projectId,
    expiresDays: 7,
  });
  await guest.post(`/invitation/${invitation.url.split('/').at(-1)}`);
  return workspaceId;
}
