import type { SettingsChange } from './steps.ts';

/** The server settings that a change sets to another value, by their paths. */
export function changedSettings({ before, after }: SettingsChange): readonly (readonly string[])[] {
  return changedLeaves(before, after, []);
}

function changedLeaves(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (!isRecord(before) || !isRecord(after)) return isSameValue(before, after) ? [] : [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changedLeaves(before[name], after[name], [...path, name]));
}

function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
