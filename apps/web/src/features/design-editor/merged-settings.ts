import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { checkServerSettings, settleServerSettings } from '@site-designer/sizing-engine/design';

interface SettingsVersions {
  /** As they were before anybody changed them. */
  readonly base: ServerSettings;
  readonly mine: ServerSettings;
  readonly theirs: ServerSettings;
}

/** The settings of both sides; undefined where both have changed the same to something else, or where they do not go together. */
export function mergedSettings(
  { base, mine, theirs }: SettingsVersions,
  catalogue: Catalogue,
): ServerSettings | undefined {
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
