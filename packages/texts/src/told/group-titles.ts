import { groupNumbers, type NamedGroup } from '@site-designer/sizing-engine/design';
import type { Speaker } from '../language/language.ts';

/**
 * What each group of a design is called: its name, or its number where it has none.
 *
 * @param groups - All groups of the design, in any order; the order is kept.
 * @example
 * ```ts
 * groupTitles([{ cameraGroupId: 57, name: '' }, { cameraGroupId: 12, name: 'Lobby' }], english);
 * // Map { 57 => 'Group 2', 12 => 'Lobby' }
 * ```
 */
export function groupTitles(groups: readonly NamedGroup[], { say }: Speaker): ReadonlyMap<number, string> {
  const numbers = groupNumbers(groups);
  return new Map(
    groups.map(({ cameraGroupId, name }) => [
      cameraGroupId,
      name.trim() || say({ say: 'group.title', number: numbers.get(cameraGroupId)! }),
    ]),
  );
}
