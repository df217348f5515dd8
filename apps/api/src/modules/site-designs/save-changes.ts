import type { CameraRowSave, SaveChanges } from '@site-designer/api-contract';
import {
  checkServerSettings,
  settleServerSettings,
  type Catalogue,
  type FieldError,
  type ServerSettings,
} from '@site-designer/sizing-engine';
import { refuseInvalid } from '../../problem.ts';
import { planRows, type RowPlan } from '../cameras/row-plan.ts';
import type { SiteDesignChange, StoredSiteDesign } from './site-design-store.ts';

/** Settings as they are stored, where they may be. */
export function settledServerSettings(settings: ServerSettings, catalogue: Catalogue, path: string): ServerSettings {
  refuseInvalid(checkServerSettings(settings, catalogue, path));
  return settleServerSettings(settings, catalogue);
}

/** What saving both halves of an editor changes. Everything that is wrong in either is said at once. */
export function planSaveChanges(
  { streams }: StoredSiteDesign,
  { cameras, serverSettings }: SaveChanges,
  catalogue: Catalogue,
): SiteDesignChange {
  const plan = planOf(cameras ?? [], { streams, catalogue });
  refuseInvalid([...plan.errors, ...settingsErrors(serverSettings, catalogue)]);
  return {
    ...plan.change,
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
