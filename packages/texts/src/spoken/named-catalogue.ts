import { catalogue as ofBuild } from '#language/catalogue';
import type { Catalogue } from '@site-designer/sizing-engine';
import { publishedCatalogue, SOURCES } from '@site-designer/sizing-engine/catalogue';
import { optionLists, type OptionLists } from '@site-designer/sizing-engine/design';
import type { CatalogueWords } from '../language/catalogue-words.ts';
import { languageInUse } from './language-in-use.ts';

const MADE = new WeakMap<Catalogue, Map<CatalogueWords, Catalogue>>();
const AS_GIVEN = new WeakMap<Catalogue, Catalogue>();

/**
 * A catalogue with its words in the language in use: names of modes and scenes, descriptions, sources. What a company has named
 * itself stays, as do names by which price lists match.
 *
 * @returns In English the catalogue itself; otherwise one object for each language, so that what is remembered of it stays.
 * @example
 * ```ts
 * namedCatalogue(publishedCatalogue).recordings[1]?.name; // 'Ereignis'
 * ```
 */
export function namedCatalogue(catalogue: Catalogue): Catalogue {
  const words = wordsInUse();
  if (words === null) return catalogue;
  const known = MADE.get(catalogue) ?? new Map<CatalogueWords, Catalogue>();
  MADE.set(catalogue, known);
  const made =
    known.get(words) ??
    (worded({ node: catalogue, published: publishedCatalogue, place: '' }, textsOf(words)) as Catalogue);
  known.set(words, made);
  AS_GIVEN.set(made, catalogue);
  return made;
}

/** The catalogue that {@link namedCatalogue} has put into words, with its own: commands of scripts name options by them. */
export function catalogueAsGiven(catalogue: Catalogue): Catalogue {
  return AS_GIVEN.get(catalogue) ?? catalogue;
}

/** All option lists of the product with their words in the language in use. */
export function namedOptions(catalogue: Catalogue): OptionLists {
  const lists = optionLists(namedCatalogue(catalogue));
  const words = wordsInUse();
  if (words === null) return lists;
  return { ...lists, raidOS: lists.raidOS.map((each) => ({ ...each, name: each.id === 0 ? words.no : words.yes })) };
}

function wordsInUse(): CatalogueWords | null {
  const language = languageInUse();
  return language === undefined ? ofBuild : language.catalogue;
}

interface Texts {
  /** By the place in the published catalogue. */
  readonly byPlace: ReadonlyMap<string, string>;
  /** By the English source. */
  readonly bySource: ReadonlyMap<string, string>;
}

function textsOf({ texts, sources }: CatalogueWords): Texts {
  const bySource = Object.entries(sources).map(
    ([name, text]) => [SOURCES[name as keyof typeof SOURCES], text] as const,
  );
  return { byPlace: new Map(Object.entries(texts)), bySource: new Map<string, string>(bySource) };
}

type Node = Readonly<Record<string, unknown>>;

/** A part of a catalogue with the same part of the published one. */
interface Part {
  readonly node: unknown;
  readonly published: unknown;
  /** Names and ids that lead to it, with points between. */
  readonly place: string;
}

/** Only a text that is still that of the published catalogue is replaced. */
function worded({ node, published, place }: Part, texts: Texts): unknown {
  if (typeof node === 'string') {
    const own = node === published ? texts.byPlace.get(place) : undefined;
    return own ?? (place.endsWith('.source') ? texts.bySource.get(node) : undefined) ?? node;
  }
  if (typeof node !== 'object' || node === null) return node;
  const under = (name: string | number): string => (place === '' ? String(name) : `${place}.${name}`);
  if (Array.isArray(node)) {
    const others = new Map((published as readonly unknown[] | undefined)?.map((each, at) => [keyOf(each, at), each]));
    return node.map((each: unknown, at) => {
      const key = keyOf(each, at);
      return worded({ node: each, published: others.get(key), place: under(key) }, texts);
    });
  }
  const other = published as Node | null | undefined;
  const parts = Object.entries(node).map(([name, value]): [string, unknown] => [
    name,
    worded({ node: value, published: other?.[name], place: under(name) }, texts),
  ]);
  return Object.fromEntries(parts);
}

/** Entries of a list are known by their ids, whatever their order. */
function keyOf(entry: unknown, at: number): string | number {
  const { id } = (typeof entry === 'object' && entry !== null ? entry : {}) as { readonly id?: string | number };
  return id ?? at;
}
