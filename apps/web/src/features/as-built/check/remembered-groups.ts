import { readStored, writeStored } from '../../../lib/state/stored.ts';

/** Choices for the cameras of a report, stored in this browser for the next report of the same design. */
export interface ChosenGroups {
  /** By camera key; null leaves the camera out. */
  readonly assigned: ReadonlyMap<string, number | null>;
  readonly patterns: ReadonlyMap<number, readonly string[]>;
  /** Names of storages with an archive that keeps a reduced frame rate. */
  readonly groomedStorages: readonly string[];
}

function keyOf(siteDesignId: number): string {
  return `site-designer.as-built.${siteDesignId}`;
}

/** @returns Whether the browser could store it. */
export function rememberGroups(siteDesignId: number, { assigned, patterns, groomedStorages }: ChosenGroups): boolean {
  const isEmpty = assigned.size + patterns.size + groomedStorages.length === 0;
  const chosen = { assigned: [...assigned], patterns: [...patterns], groomedStorages };
  return writeStored(keyOf(siteDesignId), isEmpty ? undefined : chosen);
}

/** For a deleted design. */
export function forgetGroups(siteDesignId: number): void {
  writeStored(keyOf(siteDesignId), undefined);
}

/** A stored value of another form is ignored. */
export function rememberedGroups(siteDesignId: number): ChosenGroups {
  const { assigned, patterns, groomedStorages } = (readStored(keyOf(siteDesignId)) ?? {}) as Partial<
    Record<keyof ChosenGroups, unknown>
  >;
  return {
    assigned: new Map(listOf(assigned).filter(isAssignment)),
    patterns: new Map(listOf(patterns).filter(isPatternEntry)),
    groomedStorages: listOf(groomedStorages).filter(isText),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAssignment(value: unknown): value is readonly [string, number | null] {
  const [key, id] = listOf(value);
  return isText(key) && (id === null || typeof id === 'number');
}

function isPatternEntry(value: unknown): value is readonly [number, readonly string[]] {
  const [id, patterns] = listOf(value);
  return typeof id === 'number' && listOf(patterns).every(isText);
}
