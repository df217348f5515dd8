import { serverGroupId, type ServerIds } from '@site-designer/camera-table';
import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import { withGroups } from '@site-designer/sizing-engine/design';
import { placingOnScreen } from './placing.ts';
import type { FetchedDesign } from './document-state.ts';

/** Groups that stations name; most designs name none. */
function namedGroups({ viewing }: ServerSettings): readonly number[] {
  return viewing.stations.flatMap(({ cameraGroupIds }) => cameraGroupIds ?? []);
}

function mapped(settings: ServerSettings, idOf: (id: number) => number | undefined): ServerSettings {
  return namedGroups(settings).length === 0 ? settings : { ...settings, viewing: withGroups(settings.viewing, idOf) };
}

/** Whether stations name groups that are on the screen and not stored yet: the server would refuse them. */
export function namesNewGroups(
  settings: ServerSettings,
  { base, rows }: { readonly base: readonly CameraRow[]; readonly rows: readonly CameraRow[] },
): boolean {
  const named = namedGroups(settings);
  if (named.length === 0) return false;
  const stored = new Set(base.map(({ cameraGroupId }) => cameraGroupId));
  const shown = new Set(rows.map(({ cameraGroupId }) => cameraGroupId));
  return named.some((id) => shown.has(id) && !stored.has(id));
}

/** The settings as the server knows them: groups have its ids, and those that it does not have are left out. */
export function settingsForServer(
  settings: ServerSettings,
  ids: ServerIds,
  stored: readonly CameraRow[],
): ServerSettings {
  const known = new Set(stored.map(({ cameraGroupId }) => cameraGroupId));
  return mapped(settings, (id) => (known.has(id) ? serverGroupId(ids, id) : undefined));
}

/** The settings of the server as the screen knows them: groups keep their ids while the editor is open. */
export function settingsOnScreen(settings: ServerSettings, { groups }: ServerIds): ServerSettings {
  if (groups.size === 0) return settings;
  const screen = new Map([...groups].map(([shown, stored]) => [stored, shown]));
  return mapped(settings, (id) => screen.get(id) ?? id);
}

/** A design from the server with the groups of its stations as the screen knows them. */
export function fetchedOnScreen(fetched: FetchedDesign, ids: ServerIds): FetchedDesign {
  const { design } = fetched;
  const serverSettings = settingsOnScreen(design.serverSettings, ids);
  return { ...fetched, design: { ...design, serverSettings, ...placingOnScreen(design, ids) } };
}
