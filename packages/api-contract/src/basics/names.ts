import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import { checkReadable, nameLength } from '@site-designer/sizing-engine/design';
import { fieldText, nameWords, problemText } from '@site-designer/texts';

/** What has a name that is checked here. */
export type NamedKind = 'project' | 'site' | 'siteDesign';

/** Why the name is checked: to be stored, or to be lengthened for a duplicate. */
export type NamePurpose = 'store' | 'duplicate';

/** Longest names, in Unicode code points after trimming. A duplicate's name gets eight more characters. */
export const NAME_LIMITS = {
  project: { max: 100, maxToDuplicate: 92 },
  site: { max: 50, maxToDuplicate: 42 },
  siteDesign: { max: 50, maxToDuplicate: 42 },
  camera: CAMERA_NAME_LIMIT,
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
  const length = nameLength(name);
  if (length === 0) return fieldText('field.required');
  const unreadable = problemText(checkReadable(name.trim()));
  if (unreadable !== undefined) return unreadable;
  const { max, maxToDuplicate } = NAME_LIMITS[kind];
  return length > (purpose === 'store' ? max : maxToDuplicate) ? nameWords().tooLong[kind] : undefined;
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

/** Longest texts of a cover, a branding, an issued proposal and a comment, in Unicode code points after trimming. */
export const TEXT_LIMITS = { line: 200, paragraphs: 2000, comment: 4000 } as const;

/** Control characters but tabs and line breaks, and those that turn the direction of what follows. */
const UNPRINTED = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/**
 * Check a text that may be empty before it is stored.
 *
 * @param kind - `line` for one line, `paragraphs` for several, `comment` for more of them.
 * @returns The text to show, or undefined when the text is fine.
 * @example
 * ```ts
 * checkText('line', 'x'.repeat(201)); // 'Must be 200 characters or less'
 * ```
 */
export function checkText(kind: keyof typeof TEXT_LIMITS, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const max = TEXT_LIMITS[kind];
  if (nameLength(text) > max) return fieldText('field.max-length', { max });
  if (kind === 'line') return problemText(checkReadable(text.trim()));
  return UNPRINTED.test(text) ? nameWords().controlCharacters : undefined;
}
