import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, type Session } from '../../src/features/session/session.ts';
import type { UserData } from '../../src/features/session/user-data.ts';
import { createCall } from '../../src/lib/calls/call.ts';
import { FakeProvider, IDENTITY } from './fake-provider.ts';

let provider: FakeProvider;
let visited: URL[];

beforeEach(() => {
  provider = new FakeProvider().install();
  visited = [];
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(location, 'assign').mockImplementation((address) => void visited.push(new URL(address)));
  const locks = { request: (_: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  at('/');
});

function at(path: string): void {
  Object.assign(location, { href: new URL(path, IDENTITY.redirectUri).href });
}

/** A page of its own, as after each redirect. */
function openPage(): Session {
  return createSession(createCall({ accessToken: async () => undefined, renew: async () => undefined }));
}

/** Leaves for the provider. The library waits for the page to end, which a test's page does not. */
async function leaveForSignIn(): Promise<URL> {
  const before = visited.length;
  void openPage().signIn();
  return vi.waitFor(() => {
    const next = visited[before];
    if (!next) throw new Error('Still here');
    return next;
  });
}

/** Comes back from the provider to the callback route. */
async function comeBack(): Promise<Session> {
  const state = (await leaveForSignIn()).searchParams.get('state');
  at(`/authentication-callback?code=abc&state=${state}`);
  return openPage();
}

const UNHEARD = { setUser: () => {}, setExpiring: () => {}, setCallbackPath: () => {} };

async function userOf(session: Session): Promise<UserData | null | undefined> {
  let told: UserData | null | undefined;
  await session.start({
    ...UNHEARD,
    setUser: (user) => {
      told = user;
    },
  });
  return told;
}

test('the sign-in uses the code flow with PKCE and the configuration of the host', async () => {
  const query = Object.fromEntries((await leaveForSignIn()).searchParams);
  expect(query).toMatchObject({
    client_id: 'web',
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    redirect_uri: 'http://localhost:3000/authentication-callback',
    code_challenge_method: 'S256',
    audience: 'https://api.example',
  });
});

describe('the callback', () => {
  test('opens the page that the user started from', async () => {
    at('/project/7/site?page=2');
    expect(await (await comeBack()).complete()).toBe('/project/7/site?page=2');
  });

  test('opens the start page if the user came from no page', async () => {
    expect(await (await comeBack()).complete()).toBe('/');
  });

  test('may be requested twice and is completed once', async () => {
    const session = await comeBack();
    expect(await Promise.all([session.complete(), session.complete()])).toEqual(['/', '/']);
    expect(provider.tokenRequests).toHaveLength(1);
  });

  test('fails when it is opened again', async () => {
    await (await comeBack()).complete();
    await expect(openPage().complete()).rejects.toThrow('No matching state');
  });
});

describe('a stored user', () => {
  test('is described by the claims that the host names', async () => {
    await (await comeBack()).complete();
    expect(await userOf(openPage())).toEqual({
      name: 'Alice',
      lastName: 'Andersen',
      email: 'alice@example.com',
      phone: '+45 55 50 10 01',
      companyName: 'Northern Light',
    });
  });

  test('with an expired token is not signed in', async () => {
    await (await comeBack()).complete();
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    expect(await userOf(openPage())).toBeNull();
  });

  test('gives the token to send, and a new one on renewal', async () => {
    const session = await comeBack();
    await session.complete();
    expect(await session.accessToken()).toBe('access 1');
    expect(await session.renew()).toBe('access 2');
    expect(provider.tokenRequests[1]?.get('refresh_token')).toBe('refresh 1');
    expect(await session.accessToken()).toBe('access 2');
  });

  test('that cannot be renewed gives no token', async () => {
    const session = await comeBack();
    await session.complete();
    provider.refuses = true;
    expect(await session.renew()).toBeUndefined();
  });

  test('signs out at the provider and is removed here', async () => {
    const session = await comeBack();
    await session.complete();
    const before = visited.length;
    void session.signOut();
    await vi.waitFor(() => expect(visited.length).toBe(before + 1));
    expect(visited.at(-1)?.pathname).toBe('/idp/session/end');
    expect(await userOf(openPage())).toBeNull();
  });
});

test('no user is signed in at first', async () => {
  expect(await userOf(openPage())).toBeNull();
});

describe('an access token that runs out', () => {
  const MINUTES_10_MS = 600_000;

  /** The page of a session near its end; `told`: whether the user hears that it ends, each time that changes. */
  async function nearEnd(): Promise<{ readonly page: Session; readonly told: readonly boolean[] }> {
    await (await comeBack()).complete();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const told: boolean[] = [];
    const setExpiring = (isExpiring: boolean) => void (told.at(-1) !== isExpiring && told.push(isExpiring));
    const page = openPage();
    await page.start({ ...UNHEARD, setExpiring, setUser: () => setExpiring(false) });
    await vi.advanceTimersByTimeAsync(MINUTES_10_MS - 15_000);
    return { page, told };
  }

  test('is renewed without a word', async () => {
    const { told } = await nearEnd();
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(provider.tokenRequests.length).toBeGreaterThan(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([false]);
  });

  test('and cannot be renewed is told, until a renewal succeeds', async () => {
    const { page, told } = await nearEnd();
    provider.refuses = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(told).toEqual([false, true]));
    provider.refuses = false;
    expect(await page.renew()).toMatch(/^access /);
    expect(told).toEqual([false, true, false]);
  });
});
