import { writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import { download, fileNameOf } from '../../lib/download.ts';
import type { AppState } from '../../store/app-store.ts';
import { currentRows } from '../../store/use-design.ts';

export function exportDesign(design: NamedDesign): void {
  const content = new Blob([writeDesignFile(design)], { type: 'application/json' });
  download(content, `${fileNameOf(design.name)}.design.json`);
}

/** The open design as it stands on the screen, whatever of it is stored. */
export function designOnScreen(state: AppState): NamedDesign | undefined {
  const { design } = state.siteDesignEditor;
  if (!design) return undefined;
  const serverSettings = state.serverSettings.unsaved ?? design.serverSettings;
  return { name: design.name, serverSettings, cameras: currentRows(state) };
}
