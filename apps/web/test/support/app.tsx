import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore, type AppStore } from '../../src/app/store/app-store.ts';
import { EditorProvider } from '../../src/app/editor/editor-provider.tsx';
import { createEditorStore, type EditorStore } from '../../src/app/editor/editor-store.ts';
import { AppStoreContext } from '../../src/app/store/use-app.ts';
import { createCall } from '../../src/lib/calls/call.ts';
import type { FakeApi } from './fake-api.ts';

export const SIGNED_IN = { accessToken: async () => 'token', renew: async () => undefined };

/** A store of its own for each test, signed in. */
export function createTestStore(api: FakeApi): AppStore {
  return createAppStore(createCall(SIGNED_IN, api.fetch));
}

/** The editor's part of a store. */
export function editorOf(store: AppStore): EditorStore {
  return store.editor(createEditorStore);
}

export function show(content: ReactNode, api: FakeApi, path = '/'): AppStore {
  const store = createTestStore(api);
  render(
    <AppStoreContext value={store}>
      <EditorProvider store={editorOf(store)}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </EditorProvider>
    </AppStoreContext>,
  );
  return store;
}
