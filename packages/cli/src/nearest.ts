/** Names that somebody may have meant: those that hold what was typed, else those that begin alike. */
export function nearest(typed: string, names: readonly string[], most = 6): readonly string[] {
  const wanted = typed.toLowerCase();
  const holding = names.filter((name) => name.toLowerCase().includes(wanted));
  const alike = names.filter((name) => name.toLowerCase().startsWith(wanted.slice(0, 3)));
  return (holding.length > 0 ? holding : alike).slice(0, most);
}

/** The one entry that a name or a part of it means; several or none is told with what there is. */
export function meant<Entry extends { readonly name: string }>(
  typed: string,
  entries: readonly Entry[],
): Entry | { readonly several: readonly string[] } {
  const wanted = typed.toLowerCase();
  const exact = entries.find(({ name }) => name.toLowerCase() === wanted);
  const holding = entries.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`));
  const [only] = holding;
  if (exact !== undefined) return exact;
  return only !== undefined && holding.length === 1 ? only : { several: holding.map(({ name }) => name) };
}
