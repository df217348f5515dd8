import type { Catalogue } from '../catalogue/schema.ts';
import { SizingError } from '../errors.ts';
import { validateCatalogue } from './validate-catalogue.ts';

/** A company's own facts: whole lists or models in place of the published ones, or single entries by id. */
export type CatalogueChanges = { readonly [K in keyof Catalogue]?: Catalogue[K] };

/**
 * A catalogue with a company's own facts in it.
 *
 * Lists of entries are merged by id: an entry with a known id replaces the published one, another is added. Everything else
 * is replaced whole. `null` facts stay null.
 *
 * @throws SizingError `out-of-domain` with the path of the first thing that is wrong.
 * @example
 * ```ts
 * const own = withCatalogue(publishedCatalogue, { appliances: [ourAppliance] });
 * ```
 */
export function withCatalogue(base: Catalogue, changes: CatalogueChanges): Catalogue {
  const merged = Object.fromEntries(
    Object.entries(base).map(([name, value]) => [name, mergedValue(value, changes[name as keyof Catalogue])]),
  );
  const added = Object.keys(changes).filter((name) => !Object.hasOwn(base, name));
  const catalogue = { ...merged, ...Object.fromEntries(added.map((name) => [name, changes[name as keyof Catalogue]])) };
  const [first] = validateCatalogue(catalogue);
  if (first !== undefined) throw new SizingError('out-of-domain', first.path, first.message);
  return catalogue as unknown as Catalogue;
}

function mergedValue(published: unknown, own: unknown): unknown {
  if (own === undefined) return published;
  return isEntryList(published) && isEntryList(own) ? mergedEntries(published, own) : own;
}

type Entry = { readonly id: number };

function isEntryList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'id' in each);
}

function mergedEntries(published: readonly Entry[], own: readonly Entry[]): Entry[] {
  const kept = published.map((entry) => own.find(({ id }) => id === entry.id) ?? entry);
  return [...kept, ...own.filter(({ id }) => !published.some((entry) => entry.id === id))];
}
