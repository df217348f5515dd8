import type { Catalogue } from '../catalogue/schema.ts';

/** Parts that are lists of entries with ids. */
export type EntryList = {
  [K in keyof Catalogue]: Catalogue[K] extends readonly { readonly id: number }[] ? K : never;
}[keyof Catalogue];

/** A company's own facts: models in place of the published ones, and entries of lists by id. */
export type CatalogueChanges = { readonly [K in keyof Catalogue]?: Catalogue[K] } & {
  /** Ids of entries of the other catalogue that go, by part. */
  readonly remove?: { readonly [K in EntryList]?: readonly number[] };
};
