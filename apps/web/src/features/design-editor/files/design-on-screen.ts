import type { NamedDesign } from '@site-designer/design-file';
import type { AppState } from '../../../store/app-store.ts';
import { currentRows } from '../../../store/use-design.ts';

/** The open design as it stands on the screen, whatever of it is stored. */
export function designOnScreen(state: AppState): NamedDesign | undefined {
  const { design } = state.siteDesignEditor;
  if (!design) return undefined;
  const serverSettings = state.serverSettings.unsaved ?? design.serverSettings;
  return { name: design.name, serverSettings, cameras: currentRows(state) };
}
