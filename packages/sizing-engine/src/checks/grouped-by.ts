/** Entries by what they share, in the order in which that first occurs. */
export function groupedBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
