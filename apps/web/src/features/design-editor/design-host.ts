import type { Call } from '../../lib/call.ts';
import type { AppState } from '../../store/app-store.ts';
import type { SiteDesignEditorSlice } from './site-design-editor-slice.ts';

/** What keeping a design in step works with. */
export interface DesignHost {
  readonly call: Call;
  readonly get: () => AppState;
  readonly write: (patch: Partial<SiteDesignEditorSlice>) => void;
}
