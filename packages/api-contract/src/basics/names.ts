import { checkReadable, nameLength } from '@site-designer/sizing-engine/design';
import { nameWords } from '@site-designer/texts';

/** What has a name that is checked here. */
export type NamedKind = 'project' | 'site' | 'siteDesign';

/** Why the name is checked: to be stored, or to be lengthened for a duplicate. */
export type NamePurpose = 'store' | 'duplicate';

/** Longest names, in Unicode code points after trimming. A duplicate's name gets eight more characters. */
export const NAME_LIMITS = {
  project: { max: 100, maxToDuplicate: 92 },
  site: { max: 50, maxToDuplicate: 42 },
  siteDesign: { max: 50, maxToDuplicate: 42 },
} as const;

/** Names of new objects, in the language in use. */
export const DEFAULT_NAMES: Readonly<Record<NamedKind, string>> = {
  get project() {
    return nameWords().fresh.project;
  },
  get site() {
    return nameWords().fresh.site;
  },
  get siteDesign() {
    return nameWords().fresh.siteDesign;
  },
};

/**
 * Check a name before it is stored or duplicated.
 *
 * @returns The text to show, or undefined when the name is fine.
 * @example
 * ```ts
 * checkName('site', ' '); // 'This field is required'
 * ```
 */
export function checkName(kind: NamedKind, name: string, purpose: NamePurpose = 'store'): string | undefined {
  const { problems, tooLong } = nameWords();
  const length = nameLength(name);
  if (length === 0) return problems['field.required']();
  const unreadable = checkReadable(name.trim());
  if (unreadable !== undefined) return problems[unreadable.say]();
  const { max, maxToDuplicate } = NAME_LIMITS[kind];
  return length > (purpose === 'store' ? max : maxToDuplicate) ? tooLong[kind] : undefined;
}

/**
 * What the duplicate of something is called.
 *
 * @example
 * ```ts
 * duplicateName('North gate'); // 'Copy of North gate'
 * ```
 */
export function duplicateName(name: string): string {
  return nameWords().copyOf(name);
}
