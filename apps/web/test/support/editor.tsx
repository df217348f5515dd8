import { Route, Routes } from 'react-router-dom';
import type { AppStore } from '../../src/app/store/app-store.ts';
import { EditorScreen } from '../../src/app/editor/editor-screen.tsx';
import { show } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

/** The editor of the design of a fake API, at its address. */
export function showEditor(api: FakeApi): AppStore {
  return show(
    <Routes>
      <Route path="/:projectId/:siteId/:siteDesignId/proposal?" element={<EditorScreen />} />
    </Routes>,
    api,
    '/1/2/3',
  );
}
