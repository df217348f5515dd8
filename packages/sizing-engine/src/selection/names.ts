import { DUPLICATE_PREFIX, NAME_LIMITS } from './limits.ts';
import { TEXTS } from './texts.ts';

/** What has a name that is checked here. */
export type NamedKind = 'project' | 'site' | 'siteDesign';

/** Why the name is checked: to be stored, or to be lengthened for a duplicate. */
export type NamePurpose = 'store' | 'duplicate';

const TOO_LONG = {
  project: TEXTS.projectName,
  site: TEXTS.siteName,
  siteDesign: TEXTS.siteDesignName,
} as const satisfies Record<NamedKind, string>;

/** Names of new objects. */
export const DEFAULT_NAMES = {
  project: 'New Project',
  site: 'New Site',
  siteDesign: 'New Site Design',
} as const satisfies Record<NamedKind, string>;

/**
 * Length of a name as people count it: Unicode code points, blanks at the ends not counted.
 *
 * @example
 * ```ts
 * nameLength(' Gate 🚪 '); // 6
 * ```
 */
export function nameLength(name: string): number {
  return Array.from(name.trim()).length;
}

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
  if (length === 0) return TEXTS.required;
  const { max, maxToDuplicate } = NAME_LIMITS[kind];
  return length > (purpose === 'store' ? max : maxToDuplicate) ? TOO_LONG[kind] : undefined;
}

/**
 * Check the name of a camera group. It may be empty.
 *
 * @example
 * ```ts
 * checkCameraName('x'.repeat(71)); // 'Must be 70 characters or less'
 * ```
 */
export function checkCameraName(name: string): string | undefined {
  const { max } = NAME_LIMITS.camera;
  return nameLength(name) > max ? TEXTS.maxLength(max) : undefined;
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
  return `${DUPLICATE_PREFIX}${name}`;
}
