/** What of an issued proposal somebody reads who has a link. */

type Entry = Readonly<Record<string, unknown>>;

/** By what lists of the catalogue an option is named. Not facts, sources and notes: they are the company's. */
const NAMES = ['id', 'name', 'sortOrder', 'model', 'example', 'width', 'height'] as const;

/** Figures that the notes of a proposal tell, without where they come from. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  platformVersions: ['camQtyDefault', 'camQtyMax'],
  managementLevels: ['maxCameras'],
};

/** Lists that no proposal names anything by. */
const NOT_NAMED: readonly string[] = ['retentionRules'];

/**
 * The frozen part of a proposal for somebody who has a link: without ids of the owner's, and of the catalogue with the names of
 * options alone. What is kept for the owner stays as it is.
 *
 * @param content - JSON as it was frozen, without the braces around it.
 */
export function sharedContent(content: string): string {
  const { design, catalogue, ...rest } = JSON.parse(`{${content}}`) as {
    readonly design: Entry;
    readonly catalogue: Entry;
  };
  const { id: _id, siteId: _siteId, projectId: _projectId, ...ownDesign } = design;
  return JSON.stringify({ ...rest, design: ownDesign, catalogue: namesOf(catalogue) }).slice(1, -1);
}

function namesOf(catalogue: Entry): Entry {
  const lists = Object.entries(catalogue).flatMap(([list, entries]) => {
    if (!Array.isArray(entries) || NOT_NAMED.includes(list)) return [];
    return [[list, (entries as readonly Entry[]).map((entry) => named(entry, FIGURES[list] ?? []))] as const];
  });
  return { version: catalogue['version'], ...Object.fromEntries(lists) };
}

function named(entry: Entry, figures: readonly string[]): Entry {
  const names = NAMES.filter((name) => name in entry).map((name) => [name, entry[name]] as const);
  const facts = figures.map((name) => [name, figureOf(entry[name])] as const);
  return Object.fromEntries([...names, ...facts]);
}

function figureOf(fact: unknown): unknown {
  return typeof fact === 'object' && fact !== null && 'value' in fact ? { value: fact.value } : null;
}
