import { SizingError } from '../errors.ts';
import { problem } from '../problem.ts';

/**
 * The entry of a list with an id. Unknown ids fail: there is no silent fallback in a calculator.
 *
 * @param subject - What the id belongs to, for the error: `cameras[0].codec`.
 * @throws SizingError `unknown-entry`.
 * @example
 * ```ts
 * entryOf(catalogue.codecs, 3, 'codec').name; // 'H.264'
 * ```
 */
export function entryOf<T extends { readonly id: number }>(entries: readonly T[], id: number, subject: string): T {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) throw new SizingError('unknown-entry', subject, problem('call.no-entry', { id }));
  return entry;
}

/** The entry of an index with an id; as {@link entryOf}. An index is an array, with more properties than its ids. */
export function knownEntry<T>(index: readonly (T | undefined)[], id: number, subject: string): T {
  const entry = Number.isInteger(id) ? index[id] : undefined;
  if (entry === undefined) throw new SizingError('unknown-entry', subject, problem('call.no-entry', { id }));
  return entry;
}
