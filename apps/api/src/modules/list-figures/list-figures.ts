import type { ListFigures } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import type { ProjectStore } from '../projects/project-store.ts';
import type { StoredProposal } from '../proposals/proposal-store.ts';
import { numberText, revisionText, statusOf } from '../proposals/proposal-view.ts';
import type { CountingDesign, SiteAddress, SiteStore } from '../sites/site-store.ts';
import type { FiguresStore, ListedKind } from './figures-store.ts';
import { rememberedFigures, type SizedEntry } from './remembered-figures.ts';
import { figuresOfDesign, figuresOfSites, type FiguresSources, type Reader } from './sized-figures.ts';

export interface FiguresDependencies extends FiguresSources {
  readonly figures: FiguresStore;
  readonly projects: ProjectStore;
  readonly sites: SiteStore;
  readonly priceLists: PriceListStore;
}

/** Figures by the id of the entry. Entries that are not the owner's have none. */
type FiguresOf = ReadonlyMap<number, ListFigures | null>;

export interface ListsWithFigures {
  readonly ofProjects: (actor: Actor) => Promise<FiguresOf>;
  readonly ofSites: (actor: Actor, projectId: number) => Promise<FiguresOf>;
  readonly ofSiteDesigns: (actor: Actor, address: SiteAddress) => Promise<FiguresOf>;
}

interface Entry extends SizedEntry {
  /** The last proposal of each design that counts. */
  readonly lastProposals: readonly (StoredProposal | undefined)[];
  /** Of the cover of its project. */
  readonly customer: string;
}

/** Figures of the entries of lists. What takes a sizing is remembered; status and customer are read each time. */
export function listsWithFigures(dependencies: FiguresDependencies): ListsWithFigures {
  const { figures, priceLists, proposals, catalogue } = dependencies;
  const remembered = rememberedFigures(figures, catalogue);

  const told =
    <Place extends readonly unknown[]>(
      kind: ListedKind,
      entriesOf: (reader: Reader, dependencies: FiguresDependencies, ...place: Place) => Promise<readonly Entry[]>,
    ) =>
    async (actor: Actor, ...place: Place): Promise<FiguresOf> => {
      const reader = { actor, priceList: await priceLists.read(actor) };
      const entries = await entriesOf(reader, dependencies, ...place);
      const sized = await remembered(kind, reader.priceList, entries);
      const now = proposals.now();
      const figuresFor = (entry: Entry) => {
        const known = sized.get(entry.id) ?? null;
        return known && { ...known, ...standingOf(entry, now) };
      };
      return new Map(entries.map((entry) => [entry.id, figuresFor(entry)]));
    };

  return {
    ofProjects: told('project', projectEntries),
    ofSites: told('site', siteEntries),
    ofSiteDesigns: told('siteDesign', siteDesignEntries),
  };
}

async function projectEntries(reader: Reader, dependencies: FiguresDependencies): Promise<Entry[]> {
  const { figures, sites } = dependencies;
  const { actor } = reader;
  const places = byProject(await sites.allCountingDesigns(actor));
  const last = lastByDesign(await figures.lastProposals(actor));
  return (await figures.projects(actor)).map(({ id, system, cover }) => {
    const ofProject = { projectId: id, system, places: places.get(id) ?? [] };
    return {
      id,
      basis: [system, ofProject.places.map(basisOf)],
      size: () => figuresOfSites(ofProject, reader, dependencies),
      lastProposals: ofProject.places.map(last),
      customer: cover?.customer ?? '',
    };
  });
}

async function siteEntries(reader: Reader, dependencies: FiguresDependencies, projectId: number): Promise<Entry[]> {
  const places = (await dependencies.sites.countingDesigns(reader.actor, projectId)) ?? [];
  const { last, customer } = await standingIn(projectId, reader, dependencies);
  return places.map((place) => ({
    id: place.siteId,
    basis: basisOf(place),
    size: () => figuresOfSites({ projectId, system: 'perSite', places: [place] }, reader, dependencies),
    lastProposals: [last(place)],
    customer,
  }));
}

async function siteDesignEntries(
  reader: Reader,
  dependencies: FiguresDependencies,
  address: SiteAddress,
): Promise<Entry[]> {
  const { projectId, siteId } = address;
  const { last, customer } = await standingIn(projectId, reader, dependencies);
  return (await dependencies.figures.versions(reader.actor, address)).map(({ id, version }) => ({
    id,
    basis: version,
    size: () => figuresOfDesign({ projectId, siteId, siteDesignId: id }, reader, dependencies),
    lastProposals: [last({ projectId, counting: { siteDesignId: id } })],
    customer,
  }));
}

async function standingIn(projectId: number, { actor }: Reader, { figures, projects }: FiguresDependencies) {
  const last = lastByDesign(await figures.lastProposals(actor, projectId));
  return { last, customer: (await projects.cover(actor, projectId))?.customer ?? '' };
}

function byProject(places: readonly CountingDesign[]): ReadonlyMap<number, readonly CountingDesign[]> {
  const all = new Map<number, CountingDesign[]>();
  for (const place of places) {
    const ofProject = all.get(place.projectId) ?? [];
    ofProject.push(place);
    all.set(place.projectId, ofProject);
  }
  return all;
}

/** The name of a site stands in the bill of its project. */
function basisOf({ siteId, name, counting }: CountingDesign): unknown {
  return [siteId, name, counting && [counting.siteDesignId, counting.version, counting.proposal?.id ?? null]];
}

type OfDesign = Pick<CountingDesign, 'projectId'> & { readonly counting: { readonly siteDesignId: number } | null };

/** Finds the last issued proposal of a design in its project: those that were issued before it was moved stay in theirs. */
function lastByDesign(last: readonly (StoredProposal & { readonly projectId: number })[]) {
  const byDesign = new Map(last.map((each) => [`${each.projectId} ${each.siteDesignId}`, each]));
  return ({ projectId, counting }: OfDesign): StoredProposal | undefined =>
    counting === null ? undefined : byDesign.get(`${projectId} ${counting.siteDesignId}`);
}

type Standing = Pick<ListFigures, 'customer' | 'status' | 'proposal'>;

/** Status and customer of the proposal that was issued last. */
function standingOf({ lastProposals, customer }: Entry, now: Date): Standing {
  const [last] = lastProposals.flatMap((each) => each ?? []).toSorted((a, b) => b.id - a.id);
  if (last === undefined) return { customer, status: 'draft', proposal: null };
  return {
    customer: last.customer || customer,
    status: statusOf(last, now),
    proposal: { number: numberText(last.number), revision: revisionText(last.revision) },
  };
}

/** The entries of a list with their figures. */
export function withFigures<Item extends { readonly id: number }>(
  items: readonly Item[],
  figures: FiguresOf,
): (Item & { readonly figures: ListFigures | null })[] {
  return items.map((item) => ({ ...item, figures: figures.get(item.id) ?? null }));
}
