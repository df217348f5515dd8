import { firstOf, rowsByGroup, type FieldError } from '@site-designer/sizing-engine/design';
import type { StoredStreamRow } from '../site-designs/site-design-store.ts';

export const FIRST_STREAM_STAYS = 'The first stream of a group cannot be deleted; delete the group instead';

/** Everything that is wrong with deleting rows by their ids. A group goes as a whole, or keeps its first stream. */
export function removalErrors(
  ids: readonly number[],
  streams: readonly StoredStreamRow[],
  path: string,
): readonly FieldError[] {
  const removed = new Set(ids);
  const known = new Set(streams.map(({ streamId }) => streamId));
  const headless = new Set(headlessGroups(streams, removed).map((group) => firstOf(group)?.streamId));
  const seen = new Set<number>();
  return ids.flatMap((id, index) => {
    const at = `${path}[${index}]`;
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [{ path: at, message: `There is no row ${id} here` }];
    if (isRepeated) return [{ path: at, message: `Row ${id} is named twice` }];
    return headless.has(id) ? [{ path: at, message: FIRST_STREAM_STAYS }] : [];
  });
}

/** Groups that would lose their first stream, but not all of them. */
function headlessGroups(streams: readonly StoredStreamRow[], removed: ReadonlySet<number>): StoredStreamRow[][] {
  return [...rowsByGroup(streams).values()].filter(
    (group) => removed.has(firstOf(group)?.streamId ?? 0) && !group.every(({ streamId }) => removed.has(streamId)),
  );
}
