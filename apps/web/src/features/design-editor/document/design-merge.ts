import {
  changedSettings,
  clashes,
  type Clash,
  type EditorModel,
  type ServerIds,
  type SettingsMerge,
  toScreen,
} from '@site-designer/camera-table';
import type { Offer, SiteDesign } from '@site-designer/api-contract';
import type { NamedDesign } from '@site-designer/design-file';
import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { checkServerSettings, settleServerSettings } from '@site-designer/sizing-engine';

interface OpenDesign {
  readonly base: readonly CameraRow[];
  readonly model: EditorModel;
  readonly ids: ServerIds;
  readonly design: Pick<SiteDesign, 'name' | 'serverSettings' | 'offer'> | undefined;
  readonly unsavedSettings: ServerSettings | undefined;
  readonly unsavedName: string | undefined;
  readonly unsavedOffer: Offer | undefined;
}

interface NewerDesign {
  readonly design: NamedDesign & Pick<SiteDesign, 'offer'>;
  readonly catalogue: Catalogue;
}

/** A setting changed by both sides, as two versions of the settings that differ only in it. */
export interface SettingsClash {
  readonly id: string;
  readonly mine: ServerSettings;
  readonly theirs: ServerSettings;
}

/** The name or the offer, if both sides changed it: each as a whole. */
interface WholeClash<T> {
  readonly mine: T;
  readonly theirs: T;
}

/** Parts that both sides changed to different values. */
export interface Clashes {
  readonly cells: readonly Clash[];
  readonly settings: readonly SettingsClash[];
  readonly name: WholeClash<string> | undefined;
  readonly offer: WholeClash<Offer> | undefined;
}

export const NAME_CLASH = 'name';
export const OFFER_CLASH = 'offer';
/** A conflict of settings that are incompatible, though neither was changed by both sides. */
const ALL_SETTINGS = 'settings';

export function clashesWith(open: OpenDesign, newer: NewerDesign): Clashes {
  const { base, model, ids } = open;
  const theirs = toScreen(ids, newer.design.cameras);
  return {
    cells: clashes({ base, mine: model.rows, theirs }),
    settings: settingsClashes(open, newer),
    name: wholeClash(nameVersions(open, newer)),
    offer: wholeClash(offerVersions(open, newer)),
  };
}

interface WholeVersions<T> {
  readonly base: T | undefined;
  /** Undefined if it is not changed. */
  readonly mine: T | undefined;
  readonly theirs: T;
}

export function hasClash({ cells, settings, name, offer }: Clashes): boolean {
  return cells.length > 0 || settings.length > 0 || name !== undefined || offer !== undefined;
}

function nameVersions({ design, unsavedName }: OpenDesign, newer: NewerDesign): WholeVersions<string> {
  return { base: design?.name, mine: unsavedName, theirs: newer.design.name };
}

function offerVersions({ design, unsavedOffer }: OpenDesign, newer: NewerDesign): WholeVersions<Offer> {
  return { base: design?.offer, mine: unsavedOffer, theirs: newer.design.offer };
}

function wholeClash<T>({ base, mine, theirs }: WholeVersions<T>): WholeClash<T> | undefined {
  if (mine === undefined || isSame(mine, base) || isSame(theirs, mine) || isSame(theirs, base)) return undefined;
  return { mine, theirs };
}

/** The unsaved part relative to a newer version; undefined if it was reverted before it was sent, or nothing is left to save. */
function wholeOfBoth<T>({ base, mine, theirs }: WholeVersions<T>, isTheirs: boolean): T | undefined {
  return isTheirs || isSame(mine, base) || isSame(mine, theirs) ? undefined : mine;
}

/** The unsaved name and offer relative to a newer version. */
export function wholePartsOfBoth(open: OpenDesign, newer: NewerDesign, theirsWins: ReadonlySet<string>) {
  return {
    unsavedName: wholeOfBoth(nameVersions(open, newer), theirsWins.has(NAME_CLASH)),
    unsavedOffer: wholeOfBoth(offerVersions(open, newer), theirsWins.has(OFFER_CLASH)),
    isRenamed: newer.design.name !== open.design?.name,
    hasOtherOffer: !isSame(newer.design.offer, open.design?.offer),
  };
}

function settingsClashes(open: OpenDesign, newer: NewerDesign): readonly SettingsClash[] {
  const versions = versionsOf(open, newer);
  if (!versions) return [];
  const { mine, theirs } = versions;
  const { together, clashing } = merged(versions, new Set());
  if (clashing.length === 0) {
    return isSound(together, newer.catalogue) ? [] : [{ id: ALL_SETTINGS, mine, theirs }];
  }
  return clashing.map((path) => ({
    id: idOf(path),
    mine,
    theirs: withValueAt(mine, path, valueAt(theirs, path)) as ServerSettings,
  }));
}

/**
 * The unsaved settings merged with those of a newer version; undefined if none are unsaved.
 *
 * @param theirsWins - The conflicts in which the newer version wins.
 */
function settingsOfBoth(
  open: OpenDesign,
  newer: NewerDesign,
  theirsWins: ReadonlySet<string>,
): ServerSettings | undefined {
  const versions = versionsOf(open, newer);
  if (!versions || theirsWins.has(ALL_SETTINGS)) return undefined;
  const { together } = merged(versions, theirsWins);
  return settleServerSettings(isSound(together, newer.catalogue) ? together : versions.mine, newer.catalogue);
}

/** The merged unsaved settings, and the merged settings of the history. */
export function settingsMerge(
  open: OpenDesign,
  newer: NewerDesign,
  theirsWins: ReadonlySet<string>,
): SettingsMerge & { readonly unsavedSettings: ServerSettings | undefined } {
  const { catalogue, design } = newer;
  const unsavedSettings = settingsOfBoth(open, newer, theirsWins);
  const merged = unsavedSettings ?? design.serverSettings;
  const base = open.design?.serverSettings ?? merged;
  const changed = changedSettings({ before: base, after: design.serverSettings });

  function rebase(settings: ServerSettings): ServerSettings | undefined {
    if (changed.length === 0) return settings;
    const rebased = changed.reduce<unknown>(
      (data, path) => withValueAt(data, path, valueAt(merged, path)),
      settings,
    ) as ServerSettings;
    return isSound(rebased, catalogue) ? settleServerSettings(rebased, catalogue) : undefined;
  }

  return { unsavedSettings, merged, rebase };
}

interface Versions<T> {
  /** The value before either side changed it. */
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

function versionsOf(
  { design, unsavedSettings: mine }: OpenDesign,
  { design: newer }: NewerDesign,
): Versions<ServerSettings> | undefined {
  return design && mine && { base: design.serverSettings, mine, theirs: newer.serverSettings };
}

function isSound(settings: ServerSettings, catalogue: Catalogue): boolean {
  return checkServerSettings(settings, catalogue, '').length === 0;
}

type Path = readonly string[];

function idOf(path: Path): string {
  return `${ALL_SETTINGS}.${path.join('.')}`;
}

interface Merged {
  readonly together: ServerSettings;
  /** Parts that both sides changed to different values. */
  readonly clashing: readonly Path[];
}

function merged(versions: Versions<ServerSettings>, theirsWins: ReadonlySet<string>): Merged {
  const clashing: Path[] = [];

  function mergeAt(path: Path, { base, mine, theirs }: Versions<unknown>): unknown {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    if (isObject(base) && isObject(mine) && isObject(theirs)) {
      const fields = Object.keys(theirs).map((key) => {
        return [key, mergeAt([...path, key], { base: base[key], mine: mine[key], theirs: theirs[key] })] as const;
      });
      return Object.fromEntries(fields);
    }
    clashing.push(path);
    return theirsWins.has(idOf(path)) ? theirs : mine;
  }

  return { together: mergeAt([], versions) as ServerSettings, clashing };
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => (isObject(value) ? value[key] : undefined), data);
}

function withValueAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined || !isObject(data)) return value;
  return { ...data, [key]: withValueAt(data[key], rest, value) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
