import { checkReadable, nameLength } from '@site-designer/sizing-engine/design';
import { fieldText, nameWords, problemText } from '@site-designer/texts';

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
