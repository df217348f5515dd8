import { clashes, type Clash, type EditorModel, type ServerIds, toScreen } from '@site-designer/camera-table';
import type { CameraRow, Design, ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { checkServerSettings, settleServerSettings } from '@site-designer/sizing-engine/design';

/** The open design as far as a merge looks at it. */
interface OpenDesign {
  readonly base: readonly CameraRow[];
  readonly model: EditorModel;
  readonly ids: ServerIds;
  readonly design: Pick<Design, 'serverSettings'> | undefined;
  readonly unsavedSettings: ServerSettings | undefined;
}

/** A newer version of it. */
interface NewerDesign {
  readonly design: Design;
  readonly catalogue: Catalogue;
}

/** What both sides have changed, each to something else. */
export interface Clashes {
  readonly cells: readonly Clash[];
  readonly isOfSettings: boolean;
}

/** The name of a clash of server settings, beside those of cells. */
export const SETTINGS_CLASH = 'settings';

/** What of a newer version clashes with the user's changes. */
export function clashesWith(open: OpenDesign, newer: NewerDesign): Clashes {
  const { base, model, ids } = open;
  const theirs = toScreen(ids, newer.design.cameras);
  return {
    cells: clashes({ base, mine: model.rows, theirs }),
    isOfSettings: open.unsavedSettings !== undefined && settingsOfBoth(open, newer) === undefined,
  };
}

/** The unsaved settings together with those of a newer version; undefined where there are none, or where the two clash. */
export function settingsOfBoth(
  { design, unsavedSettings: mine }: OpenDesign,
  { design: theirs, catalogue }: NewerDesign,
): ServerSettings | undefined {
  if (!design || !mine) return undefined;
  return mergedSettings({ base: design.serverSettings, mine, theirs: theirs.serverSettings }, catalogue);
}

interface SettingsVersions {
  /** As they were before anybody changed them. */
  readonly base: ServerSettings;
  readonly mine: ServerSettings;
  readonly theirs: ServerSettings;
}

/** The settings of both sides; undefined where both have changed the same to something else, or where they do not go together. */
function mergedSettings({ base, mine, theirs }: SettingsVersions, catalogue: Catalogue): ServerSettings | undefined {
  const together = mergedData(base, mine, theirs);
  if (together === CLASH || checkServerSettings(together as ServerSettings, catalogue, '').length > 0) return undefined;
  return settleServerSettings(together as ServerSettings, catalogue);
}

const CLASH = Symbol('clash');

function mergedData(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return CLASH;
  const fields = Object.keys(theirs).map((key) => [key, mergedData(base[key], mine[key], theirs[key])] as const);
  return fields.some(([, value]) => value === CLASH) ? CLASH : Object.fromEntries(fields);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
