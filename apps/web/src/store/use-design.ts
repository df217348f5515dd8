import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import { useMemo } from 'react';
import { withRows } from '../lib/camera-rows.ts';
import type { AppState } from './app-store.ts';
import { useApp } from './use-app.ts';

const NO_ROWS: readonly CameraRow[] = [];

/** The camera rows as they stand on the screen: what the server has, and what was typed since over it. */
export function currentRows({ siteDesignEditor, cameras }: AppState): readonly CameraRow[] {
  const saved = siteDesignEditor.design?.cameras ?? NO_ROWS;
  return cameras.unsaved.size === 0 ? saved : withRows(saved, cameras.unsaved.values());
}

export function useRows(): readonly CameraRow[] {
  const saved = useApp(({ siteDesignEditor }) => siteDesignEditor.design?.cameras ?? NO_ROWS);
  const unsaved = useApp(({ cameras }) => cameras.unsaved);
  return useMemo(() => (unsaved.size === 0 ? saved : withRows(saved, unsaved.values())), [saved, unsaved]);
}

/** The server settings as they stand on the screen; undefined while no design is loaded. */
export function useServerSettings(): ServerSettings | undefined {
  return useApp(
    ({ siteDesignEditor, serverSettings }) => serverSettings.unsaved ?? siteDesignEditor.design?.serverSettings,
  );
}
