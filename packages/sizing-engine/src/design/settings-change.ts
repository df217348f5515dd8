import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldError } from '../checks/field-check.ts';
import { stationGroupErrors } from '../site/site-settings-checks.ts';
import { withoutGroups } from '../site/site-settings.ts';
import type { CameraRow, ServerSettings, ServerSettingsInput } from './design.ts';
import type { ChangeableDesign, DesignChange } from './design-change.ts';
import { isSameData } from './same-data.ts';
import { checkServerSettings, settleServerSettings } from './server-settings.ts';

/** The settings of a change, unless they are those of the design: like names, these may be older than a rule. */
export function otherSettings(
  { serverSettings: before }: ChangeableDesign,
  { serverSettings }: DesignChange,
): ServerSettingsInput | undefined {
  return serverSettings && !isSameData(serverSettings, before) ? serverSettings : undefined;
}

/** What is wrong with settings, groups that stations name among it. */
export function settingsErrors(
  settings: ServerSettingsInput,
  { cameras }: ChangeableDesign,
  catalogue: Catalogue,
): readonly FieldError[] {
  const errors = checkServerSettings(settings, catalogue, 'serverSettings');
  if (errors.length > 0) return errors;
  // Groups that the change removes may still be named: they leave the stations as well.
  const groups = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId));
  return stationGroupErrors(settings, (id) => groups.has(id), 'serverSettings');
}

interface SettingsContext {
  readonly catalogue: Catalogue;
  /** Rows that the change removes. */
  readonly removed: readonly CameraRow[];
}

/** The settings after a change, where they differ: stations lose the groups that are removed. */
export function settledSettings(
  settings: ServerSettingsInput | undefined,
  { cameras, serverSettings: before }: ChangeableDesign,
  { catalogue, removed }: SettingsContext,
): ServerSettings | undefined {
  const settled = settings === undefined ? before : settleServerSettings(settings, catalogue, before);
  if (settled === undefined) return undefined;
  const viewing = withoutGroups(settled.viewing, goneGroups(cameras, removed));
  const after = viewing === settled.viewing ? settled : { ...settled, viewing };
  return isSameData(after, before) ? undefined : after;
}

/** Groups that lose all of their rows. */
function goneGroups(rows: readonly CameraRow[], removed: readonly CameraRow[]): ReadonlySet<number> {
  const gone = new Set(removed.map(({ cameraGroupId }) => cameraGroupId));
  if (gone.size === 0) return gone;
  const ids = new Set(removed.map(({ id }) => id));
  for (const { id, cameraGroupId } of rows) if (!ids.has(id)) gone.delete(cameraGroupId);
  return gone;
}
