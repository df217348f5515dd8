import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createCall } from '../../src/lib/call.ts';
import { createAppStore, type AppStore } from '../../src/store/app-store.ts';
import { createEditorSlices } from '../../src/store/editor-slices.ts';
import { AppStoreContext } from '../../src/store/use-app.ts';
import type { FakeApi } from './fake-api.ts';

export const SIGNED_IN = { accessToken: async () => 'token', renew: async () => undefined };

/** A store of its own for each test, signed in. */
export function createTestStore(api: FakeApi): AppStore {
  const store = createAppStore(createCall(SIGNED_IN, api.fetch));
  store.getState().addEditor(createEditorSlices);
  return store;
}

export function show(content: ReactNode, api: FakeApi, path = '/'): AppStore {
  const store = createTestStore(api);
  render(
    <AppStoreContext value={store}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </AppStoreContext>,
  );
  return store;
}
