import { problem, type Problem } from '../problem.ts';

/**
 * Length of a name in Unicode code points, after trimming.
 *
 * @example
 * ```ts
 * nameLength(' Gate 🚪 '); // 6
 * ```
 */
export function nameLength(name: string): number {
  return Array.from(name.trim()).length;
}

/** What is wrong with a name that is not readable. */
type Unreadable = Extract<Problem, { readonly say: 'field.control-characters' | 'field.nothing-visible' }>;

/** Line breaks among them: they break lists and files. */
const CONTROL = /\p{Cc}/u;
/** They turn the direction of what follows, so that a name reads as another one. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;
/** Anything but spaces, joiners, marks of direction, fillers. */
const VISIBLE = /[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Check that a name is readable: it has visible characters, and no control characters, those of direction among them. It may
 * be empty.
 *
 * @param name - As it is stored.
 * @returns What to say, or undefined when the name is fine.
 * @example
 * ```ts
 * checkReadable('\u200B'); // { say: 'field.nothing-visible' }
 * ```
 */
export function checkReadable(name: string): Unreadable | undefined {
  if (CONTROL.test(name) || TURNING.test(name)) return { say: 'field.control-characters' };
  return name.trim() === '' || VISIBLE.test(name) ? undefined : { say: 'field.nothing-visible' };
}

/** Check a text of at most so many code points after trimming; it may be empty. */
export function checkText(text: unknown, max: number): Problem | undefined {
  if (typeof text !== 'string') return problem('field.text');
  return nameLength(text) > max ? problem('field.max-length', { max }) : checkReadable(text);
}
