/** The part of an issued proposal that readers with a link get. */
import type {
  IssuedProposal,
  SharedDocument,
  SharedInstallation,
  SharedNetworkSheet,
  SharedSalesDocument,
} from '@site-designer/api-contract';

type Entry = Readonly<Record<string, unknown>>;

/** Lists of the catalogue that name options. Facts, sources and notes belong to the company and are left out. */
const NAMES = ['id', 'name', 'sortOrder', 'model', 'example', 'width', 'height'] as const;

/** Texts that a proposal quotes. */
const CITED: Readonly<Record<string, readonly string[]>> = { retentionRules: ['region', 'kind', 'citation'] };

/** Catalogue figures that the notes of a proposal print, without their sources. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  platformVersions: ['camQtyDefault', 'camQtyMax'],
  managementLevels: ['maxCameras'],
  retentionRules: ['days'],
};

/** What a link shows besides the head of the proposal; undefined where it has no document. */
export function sharedDocument(content: string): DocumentPart | undefined {
  const { document, installerDocument, salesDocument, networkDocument, plans, branding, result } = JSON.parse(
    `{${content}}`,
  ) as Pick<
    IssuedProposal,
    'document' | 'installerDocument' | 'salesDocument' | 'networkDocument' | 'plans' | 'branding' | 'result'
  >;
  const drawn = plans && { plans };
  if (document !== undefined) return { audience: 'customer', branding, document, ...drawn };
  // A link may be sent on: what is earned stays with the owner.
  if (salesDocument !== undefined)
    return { audience: 'sales', branding, salesDocument: { ...salesDocument, margin: null } };
  const { projectName, siteName, siteDesignName } = result;
  const built = { branding, projectName, siteName, siteDesignName };
  if (networkDocument !== undefined) return { audience: 'network', networkDocument, ...built };
  return installerDocument && { audience: 'installer', installerDocument, ...drawn, ...built };
}

type DocumentPart =
  | Pick<SharedSalesDocument, 'audience' | 'branding' | 'salesDocument'>
  | Pick<SharedDocument, 'audience' | 'branding' | 'document' | 'plans'>
  | Pick<
      SharedInstallation,
      'audience' | 'branding' | 'installerDocument' | 'plans' | 'projectName' | 'siteName' | 'siteDesignName'
    >
  | Pick<
      SharedNetworkSheet,
      'audience' | 'branding' | 'networkDocument' | 'projectName' | 'siteName' | 'siteDesignName'
    >;

/**
 * The frozen part of a proposal for readers of a link: without the owner's ids and the prices of the offer, which the bill tells where
 * it has prices, and of the catalogue only the names of products and options.
 * The stored proposal does not change.
 *
 * @param content - JSON as it was frozen, without the braces around it.
 */
export function sharedContent(content: string): string {
  const { design, catalogue, ...rest } = JSON.parse(`{${content}}`) as {
    readonly design: Entry;
    readonly catalogue: Entry;
  };
  const { id: _id, siteId: _siteId, projectId: _projectId, offer: _offer, ...ownDesign } = design;
  const named = { ...catalogue, retentionRules: rulesOf(design, catalogue) };
  return JSON.stringify({ ...rest, design: ownDesign, catalogue: namesOf(named) }).slice(1, -1);
}

/** The rules that the design selects; designs frozen before rules existed select none. */
function rulesOf({ serverSettings }: Entry, { retentionRules }: Entry): readonly Entry[] {
  const { retentionRules: ids = [] } = serverSettings as { readonly retentionRules?: readonly unknown[] };
  if (!Array.isArray(retentionRules)) return [];
  return (retentionRules as readonly Entry[]).filter(({ id }) => ids.includes(id));
}

function namesOf(catalogue: Entry): Entry {
  const lists = Object.entries(catalogue).flatMap(([list, entries]) => {
    if (!Array.isArray(entries)) return [];
    return [[list, (entries as readonly Entry[]).map((entry) => named(entry, list))] as const];
  });
  return { version: catalogue['version'], names: catalogue['names'], ...Object.fromEntries(lists) };
}

function named(entry: Entry, list: string): Entry {
  const shown = [...NAMES, ...(CITED[list] ?? [])];
  const names = shown.filter((name) => name in entry).map((name) => [name, entry[name]] as const);
  const facts = (FIGURES[list] ?? []).map((name) => [name, figureOf(entry[name])] as const);
  return Object.fromEntries([...names, ...facts]);
}

function figureOf(fact: unknown): unknown {
  return typeof fact === 'object' && fact !== null && 'value' in fact ? { value: fact.value } : null;
}
