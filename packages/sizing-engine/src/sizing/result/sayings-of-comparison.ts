/** A change of the calculation model, as a sentence. */
export type ModelChangeCode = Extract<keyof ComparisonSayings, `model.${string}`>;

/** Figures of a sentence that has none. */
type Nothing = Readonly<Record<never, never>>;

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

  // What changed the figures of the calculation model
  readonly 'model.low-frame-rate-range': Nothing;
  readonly 'model.retention-by-class': Nothing;
  readonly 'model.spare-disks': Nothing;
  readonly 'model.ups-energy': Nothing;
  readonly 'model.database-server': Nothing;
  readonly 'model.retention-setting': Nothing;
}
