import { pagePattern } from '@site-designer/api-contract/pages';
import type { AppStore } from '../../src/app/store/app-store.ts';
import { EditorScreen } from '../../src/app/editor/editor-screen.tsx';
import { Matched } from '../../src/lib/router/router.tsx';
import { show } from './app.tsx';
import type { FakeApi } from './fake-api.ts';

/** The editor of the design of a fake API, at its address. */
export function showEditor(api: FakeApi): AppStore {
  return show(
    <Matched pattern={pagePattern('/:projectId/:siteId/:siteDesignId/proposal?')}>
      <EditorScreen />
    </Matched>,
    api,
    '/1/2/3',
  );
}
