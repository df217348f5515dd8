import type { CameraRowSave, SaveChanges } from '@site-designer/api-contract';
import type { Catalogue, ServerSettings } from '@site-designer/sizing-engine';
import { checkServerSettings, settleServerSettings, type FieldError } from '@site-designer/sizing-engine/design';
import { refuseInvalid } from '../../problem.ts';
import { planRows, type RowPlan } from '../cameras/row-plan.ts';
import { removalErrors } from '../cameras/row-removals.ts';
import type { SiteDesignChange, StoredSiteDesign } from './site-design-store.ts';

/** Settings as they are stored, where they may be. */
export function settledServerSettings(settings: ServerSettings, catalogue: Catalogue, path: string): ServerSettings {
  refuseInvalid(checkServerSettings(settings, catalogue, path));
  return settleServerSettings(settings, catalogue);
}

/** What saving both halves of an editor changes. Everything that is wrong in either is said at once. */
export function planSaveChanges(
  { streams }: StoredSiteDesign,
  { cameras, removedCameraIds = [], serverSettings }: SaveChanges,
  catalogue: Catalogue,
): SiteDesignChange {
  const removed = new Set(removedCameraIds);
  const kept = removed.size === 0 ? streams : streams.filter(({ streamId }) => !removed.has(streamId));
  const plan = planOf(cameras ?? [], { streams: kept, catalogue });
  const removals = removalErrors(removedCameraIds, streams, 'removedCameraIds');
  refuseInvalid([...plan.errors, ...removals, ...settingsErrors(serverSettings, catalogue)]);
  return {
    ...plan.change,
    ...(removed.size > 0 && { removedStreamIds: removedCameraIds }),
    ...(serverSettings && { serverSettings: settleServerSettings(serverSettings, catalogue) }),
  };
}

function planOf(
  rows: readonly CameraRowSave[],
  context: { readonly streams: StoredSiteDesign['streams']; readonly catalogue: Catalogue },
): RowPlan {
  return rows.length === 0 ? { errors: [], change: {} } : planRows(rows, context);
}

function settingsErrors(settings: ServerSettings | null | undefined, catalogue: Catalogue): readonly FieldError[] {
  return settings ? checkServerSettings(settings, catalogue, 'serverSettings') : [];
}
