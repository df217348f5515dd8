/** What one entry of `Accept-Language` says: a tag, and how much it is wanted. */
const ENTRY = /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(\d(?:\.\d+)?))?\s*$/i;

/** The tags of an `Accept-Language`, the most wanted first. What is no tag, or is not wanted, is left out. */
export function wantedLanguages(header: string | undefined): readonly string[] {
  const entries = (header ?? '').split(',').flatMap((entry) => {
    const [, tag, weight = '1'] = ENTRY.exec(entry) ?? [];
    return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }];
  });
  return entries.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}
