import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../../src/app/pages/app.tsx';
import { SessionContext } from '../../src/features/session/session-context.ts';
import type { Session } from '../../src/features/session/session.ts';
import type { AppStore } from '../../src/app/store/app-store.ts';
import { AppStoreContext } from '../../src/app/store/use-app.ts';
import { createTestStore } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

const ANSWER = '?code=abc&state=def';
const NOBODY: Session = {
  start: async () => {},
  signIn: async () => {},
  signOut: async () => {},
  complete: async () => '/disclaimer/',
  accessToken: async () => undefined,
  renew: async () => undefined,
};

function openAt(address: string): AppStore {
  vi.stubGlobal('scrollTo', () => {});
  const store = createTestStore(new FakeApi());
  render(
    <AppStoreContext value={store}>
      <SessionContext value={NOBODY}>
        <MemoryRouter initialEntries={[address]}>
          <App />
        </MemoryRouter>
      </SessionContext>
    </AppStoreContext>,
  );
  return store;
}

test.each(['/authentication-callback', '/signed-in/here', '/'])(
  'the sign-in ends at %s if the configuration of the host names it',
  async (path) => {
    const store = openAt(`${path}${ANSWER}`);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText("The page can't be found")).toBeNull();
    store.getState().user.setCallbackPath(path);
    expect(await screen.findByRole('heading', { name: 'Disclaimer' })).toBeTruthy();
  },
);

test('an answer at another path is not a sign-in', async () => {
  const store = openAt(`/somewhere${ANSWER}`);
  store.getState().user.setCallbackPath('/authentication-callback');
  await waitFor(() => expect(screen.getByText("The page can't be found")).toBeTruthy());
});
