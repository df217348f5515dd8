import type { Catalogue, Codec, Complexity, Resolution } from './catalogue/schema.ts';

/** Entries by id, for the lists that every camera row is looked up in. */
export interface CatalogueIndex {
  readonly codecs: ReadonlyMap<number, Codec>;
  readonly complexities: ReadonlyMap<number, Complexity>;
  readonly resolutions: ReadonlyMap<number, Resolution>;
}

type Indexed = Pick<Catalogue, 'codecs' | 'complexities' | 'resolutions'>;

const INDEXES = new WeakMap<Indexed, CatalogueIndex>();

/** The index of a catalogue, made once for each: catalogues do not change. */
export function indexOf(catalogue: Indexed): CatalogueIndex {
  const known = INDEXES.get(catalogue);
  if (known !== undefined) return known;
  const index = {
    codecs: byId(catalogue.codecs),
    complexities: byId(catalogue.complexities),
    resolutions: byId(catalogue.resolutions),
  };
  INDEXES.set(catalogue, index);
  return index;
}

function byId<T extends { readonly id: number }>(entries: readonly T[]): ReadonlyMap<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
