import type { Catalogue, Codec, Complexity, Resolution } from '../catalogue/schema.ts';
import { requireStructure } from './structure.ts';

/** Entries by id, in an array: ids are small whole numbers, and array access is the quickest look-up. */
export type ById<T> = readonly (T | undefined)[];

/** The lists that every camera row is looked up in. */
export interface CatalogueIndex {
  readonly codecs: ById<Codec>;
  readonly complexities: ById<Complexity>;
  readonly resolutions: ById<Resolution>;
}

/** What the rate of a stream is calculated with. */
const INDEXED = { bitrateModel: {}, codecs: [{}], complexities: [{}], resolutions: [{}] };

type Indexed = Pick<Catalogue, keyof typeof INDEXED>;

const INDEXES = new WeakMap<Indexed, CatalogueIndex>();

/**
 * The index of a catalogue, made once for each: catalogues do not change.
 *
 * @throws SizingError `out-of-domain` where one of the lists or the model of bit rates is missing.
 */
export function indexOf(catalogue: Indexed): CatalogueIndex {
  const known = INDEXES.get(catalogue);
  if (known !== undefined) return known;
  requireStructure(catalogue, INDEXED, 'catalogue');
  const index = {
    codecs: byId(catalogue.codecs),
    complexities: byId(catalogue.complexities),
    resolutions: byId(catalogue.resolutions),
  };
  INDEXES.set(catalogue, index);
  return index;
}

/** Entries of a list by their ids. */
export function byId<T extends { readonly id: number }>(entries: readonly T[]): ById<T> {
  const index: (T | undefined)[] = [];
  for (const entry of entries) index[entry.id] = entry;
  return index;
}
