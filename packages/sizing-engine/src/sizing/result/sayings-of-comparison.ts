/** Titles of what differs between two proposals, and of settings and camera groups. */
export interface ComparisonSayings {
  /** Names that lead to a value in a result or a design: fields, and what identifies items of lists. */
  readonly 'difference.title': { readonly parts: readonly string[] };
  /** A limit by its code; results of other versions may have other codes. */
  readonly 'difference.limit': { readonly limit: string };
  /** What a setting is called among settings of the same hardware, by the path of a difference between settings. */
  readonly 'setting.title': { readonly path: string };
  /** A camera group without a name. */
  readonly 'group.title': { readonly number: number };
}
