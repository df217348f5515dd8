import { expect, test, vi } from 'vitest';
import { createSession } from '../../src/features/session/session.ts';
import { ownKey } from '../../src/lib/state/own-key.ts';
import { createCall } from '../../src/lib/calls/call.ts';
import { FakeProvider, IDENTITY } from './fake-provider.ts';

function signedIn(sub: string): void {
  const user = { access_token: `token of ${sub}`, profile: { sub } };
  localStorage.setItem(`oidc.user:${IDENTITY.authority}:${IDENTITY.clientId}`, JSON.stringify(user));
}

test('a page keeps what is unsent for its user, and sends nothing as somebody who signs in later in another tab', async () => {
  new FakeProvider().install();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const nobody = { accessToken: async () => undefined, renew: async () => undefined };
  const session = createSession(createCall(nobody));
  expect(ownKey('draft')).toBe('draft');
  signedIn('alice');
  expect(await session.accessToken()).toBe('token of alice');
  expect(ownKey('draft')).toBe('draft alice');
  signedIn('bob');
  expect(await session.accessToken()).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
  expect(ownKey('draft')).toBe('draft alice');
});
