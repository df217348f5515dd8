import type { AppStore } from '../../src/app/store/app-store.ts';
import { PathParamsContext } from '../../src/app/pages/path-params.ts';
import { EditorScreen } from '../../src/app/editor/editor-screen.tsx';
import { show } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

/** The editor of the design of a fake API, at its address. */
export function showEditor(api: FakeApi): AppStore {
  return show(
    <PathParamsContext value={{ projectId: '1', siteId: '2', siteDesignId: '3' }}>
      <EditorScreen />
    </PathParamsContext>,
    api,
    '/1/2/3',
  );
}
