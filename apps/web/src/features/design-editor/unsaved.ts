import { hasNoChange, serverGroupId, type ServerIds, toServer, withRows } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { AppState } from '../../store/app-store.ts';
import type { KeptChanges } from './local-backup.ts';

/** What is unsaved of the open design, in the ids that the server knows it by. */
export function unsavedOf({
  siteDesignEditor: { place, etag, status },
  cameras: { changes, ids, base },
  serverSettings,
}: AppState): { readonly siteDesignId: number; readonly changes: KeptChanges | undefined } | undefined {
  // While a design is being read, what was kept of it must not be taken for nothing.
  if (!place || status === 'pending') return undefined;
  const { siteDesignId } = place;
  const rowChanges = changes();
  const settings = serverSettings.unsaved ?? null;
  if (hasNoChange(rowChanges) && settings === null) return { siteDesignId, changes: undefined };
  const { changed, added, removed } = rowChanges;
  const touched = new Set([...changed, ...removed].map(({ id }) => id));
  return {
    siteDesignId,
    changes: {
      etag,
      before: base.filter(({ id }) => touched.has(id)).map((row) => toServer(ids, row)),
      rows: [...changed.map((row) => toServer(ids, row)), ...added.map((row) => keptAddition(ids, row))],
      removedIds: removed.map((row) => toServer(ids, row).id),
      serverSettings: settings,
    },
  };
}

/** A row that the server does not have keeps the id of the screen, in the group that the server knows. */
function keptAddition(ids: ServerIds, row: CameraRow): CameraRow {
  return { ...row, cameraGroupId: serverGroupId(ids, row.cameraGroupId) };
}

/** The rows of a newer version as they were when the user began to type: what was touched as it was then. */
export function asBefore(stored: readonly CameraRow[], before: readonly CameraRow[]): CameraRow[] {
  return withRows(stored, before);
}
