import type { Catalogue } from '../catalogue/schema.ts';

/** Parts that are lists of entries with ids. */
export type EntryList = {
  [K in keyof Catalogue]: Catalogue[K] extends readonly { readonly id: EntryId }[] ? K : never;
}[keyof Catalogue];

/** The id of an entry: switches and decoders have names, all else numbers. */
export type EntryId = number | string;

/** A company's own facts: models in place of the published ones, and entries of lists by id. */
export type CatalogueChanges = { readonly [K in keyof Catalogue]?: Catalogue[K] } & {
  /** Ids of entries of the other catalogue that go, by part. */
  readonly remove?: { readonly [K in EntryList]?: readonly Catalogue[K][number]['id'][] };
};
