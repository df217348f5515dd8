import type { Catalogue } from '../catalogue/schema.ts';
import { deepFreeze } from '../checks/deep-freeze.ts';
import { refuse, requireStructure } from '../checks/structure.ts';
import type { CatalogueChanges, EntryId, EntryList } from './catalogue-changes.ts';
import { catalogueErrors, removalErrors } from './catalogue-errors.ts';

/**
 * A catalogue with a company's own facts in it, checked.
 *
 * @throws SizingError `out-of-domain` with the path of the first thing that {@link removalErrors} or {@link catalogueErrors} find.
 * @see {@link mergeCatalogue} for how the two are put together.
 * @example
 * ```ts
 * const own = withCatalogue(publishedCatalogue, { version: '2026-11 ours', appliances: [ourAppliance] });
 * ```
 */
export function withCatalogue(base: Catalogue, changes: CatalogueChanges): Catalogue {
  const catalogue = mergeCatalogue(base, changes);
  refuse(removalErrors(base, changes));
  refuse(catalogueErrors(catalogue));
  return catalogue;
}

/**
 * A catalogue with a company's own facts in it, not checked yet: see {@link catalogueErrors}.
 *
 * Lists of entries are merged by id: an entry with a known id replaces the published one, another is added; those whose ids
 * `remove` names go first. Everything else is replaced whole. Without a `version` in the changes, the version says that
 * something has changed. The result is frozen.
 *
 * @example
 * ```ts
 * mergeCatalogue(publishedCatalogue, { codecs: [ourCodec] }).version; // '2026-11, changed'
 * ```
 */
export function mergeCatalogue(base: Catalogue, changes: CatalogueChanges): Catalogue {
  requireStructure(base, {}, 'base');
  requireStructure(changes, {}, 'changes');
  const merged = Object.fromEntries(
    Object.entries(base).map(([name, value]) => [
      name,
      mergedValue(without(value, changes.remove?.[name as EntryList]), changes[name as keyof Catalogue]),
    ]),
  ) as unknown as Catalogue;
  const isChanged = Object.keys(changes).length > 0;
  const version = changes.version ?? (isChanged ? `${base.version}, changed` : base.version);
  return deepFreeze({ ...merged, version });
}

function without(published: unknown, ids: readonly EntryId[] | undefined): unknown {
  return ids === undefined || !isEntryList(published) ? published : published.filter(({ id }) => !ids.includes(id));
}

function mergedValue(published: unknown, own: unknown): unknown {
  if (own === undefined) return published;
  return isEntryList(published) && isEntryList(own) ? mergedEntries(published, own) : own;
}

type Entry = { readonly id: EntryId };

function isEntryList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'id' in each);
}

/** Repeated ids stay, for {@link catalogueErrors} to find. */
function mergedEntries(published: readonly Entry[], own: readonly Entry[]): Entry[] {
  const kept = published.flatMap((entry) => {
    const replacing = own.filter(({ id }) => id === entry.id);
    return replacing.length === 0 ? [entry] : replacing;
  });
  return [...kept, ...own.filter(({ id }) => !published.some((entry) => entry.id === id))];
}
