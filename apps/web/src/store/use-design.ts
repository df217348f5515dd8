import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import type { AppState } from './app-store.ts';
import { useApp } from './use-app.ts';

/** The camera rows as they stand on the screen, what is being typed included. */
export function currentRows({ cameras }: AppState): readonly CameraRow[] {
  return cameras.model.rows;
}

export function useRows(): readonly CameraRow[] {
  return useApp(currentRows);
}

/** The server settings as they stand on the screen; undefined while no design is loaded. */
export function useServerSettings(): ServerSettings | undefined {
  return useApp(
    ({ siteDesignEditor, serverSettings }) => serverSettings.unsaved ?? siteDesignEditor.design?.serverSettings,
  );
}
