import type { ListFigures, PriceList, ProjectSystem } from '@site-designer/api-contract';
import { calculateProposal, SizingError, type BillTotal, type Catalogue } from '@site-designer/sizing-engine';
import { english, type BillLine } from '@site-designer/texts';
import { found, RequestProblem } from '../../http/problem.ts';
import { designOf } from '../cameras/stored-stream.ts';
import type { Owner } from '../ports/owner.ts';
import { NO_PRICES } from '../price-list/price-list-store.ts';
import { summedSites } from '../projects/summed-sites.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { pricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { SiteDesignAddress, SiteDesignStore } from '../site-designs/site-design-store.ts';
import type { CountingDesign } from '../sites/site-store.ts';

/** The figures that take a sizing. */
export type SizedFigures = Pick<ListFigures, 'hardware' | 'cameras' | 'storageTb' | 'price'>;

export interface FiguresSources {
  readonly siteDesigns: SiteDesignStore;
  readonly proposals: ProposalStore;
  readonly catalogue: Catalogue;
}

/** Whose figures, and with which prices. */
export interface Reader {
  readonly owner: Owner;
  readonly priceList: PriceList | undefined;
}

/** Figures of a design with its own lines, as its proposal has them; null where it cannot be sized with this catalogue. */
export function figuresOfDesign(
  address: SiteDesignAddress,
  { owner, priceList }: Reader,
  sources: FiguresSources,
): Promise<SizedFigures | null> {
  return unlessUnknown(async () => {
    const { design, proposal } = await shortly(sources)(owner, address);
    const { bill, billTotal } = pricedAnswer(proposal, { ...design, priceList });
    return figuresOf({ totals: proposal.totals, bill, billTotal, sites: 1, isWhole: proposal.calculationSuccess });
  });
}

interface SummedProject {
  readonly projectId: number;
  readonly system: ProjectSystem;
  readonly places: readonly CountingDesign[];
}

/** Figures of a project, or of one of its sites, as its summary has them. */
export function figuresOfSites(
  { projectId, system, places }: SummedProject,
  { owner, priceList }: Reader,
  sources: FiguresSources,
): Promise<SizedFigures | null> {
  return unlessUnknown(async () => {
    const prices = priceList ?? NO_PRICES;
    const context = { ...sources, calculated: shortly(sources), owner, projectId, system, prices };
    const { answers, sums, bill, billTotal } = await summedSites(places, context);
    const counted = answers.flatMap(({ answer }) => answer ?? []);
    const isWhole = counted.every(({ part }) => part.calculationSuccess);
    return figuresOf({ totals: sums.totals, bill, billTotal, sites: counted.length, isWhole });
  });
}

/** Sizes a design without what no list shows, which takes most of the time. */
function shortly({ siteDesigns, catalogue }: FiguresSources): CalculatedDesigns {
  return async (owner, address) => {
    const stored = found(await siteDesigns.find(owner, address));
    const { streams: _streams, serverSettings: _settings, offer: _offer, ...heading } = stored;
    const design = designOf(stored, catalogue);
    const options = { headroom: false, failure: false, alternatives: false };
    return { heading, design, proposal: english.rendered(calculateProposal(design, catalogue, options)) };
  };
}

async function unlessUnknown(figures: () => Promise<SizedFigures>): Promise<SizedFigures | null> {
  try {
    return await figures();
  } catch (error) {
    // A design that was deleted or moved since the list was read has none either.
    if (error instanceof SizingError || (error instanceof RequestProblem && error.statusCode === 404)) return null;
    throw error;
  }
}

interface Told {
  readonly totals: {
    readonly cameras: { readonly value: number };
    readonly storageTb: { readonly value: number };
  };
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
  readonly sites: number;
  /** Whether every site has hardware. */
  readonly isWhole: boolean;
}

function figuresOf({ totals, bill, billTotal, sites, isWhole }: Told): SizedFigures {
  return {
    hardware: isWhole ? hardwareText(bill ?? [], sites) : null,
    cameras: totals.cameras.value,
    storageTb: totals.storageTb.value,
    price: priceOf(billTotal),
  };
}

function priceOf(total: BillTotal | null): SizedFigures['price'] {
  if (total === null || total.pricedLines === 0) return null;
  const { amount, currency, pricedLines: priced, lines } = total;
  return { amount, currency, priced, lines };
}

/** `1 + 1 x HE1000R-96TB`; of several sites `3 + 1 servers, 3 sites`. Null without a server. */
function hardwareText(bill: readonly BillLine[], sites: number): string | null {
  const recording = bill.filter(({ kind }) => kind === 'recording-server');
  const spares = bill.filter(({ kind }) => kind === 'spare-server');
  const [first] = recording;
  if (first === undefined) return null;
  const records = sumOf(recording);
  const count = spares.length === 0 ? `${records}` : `${records} + ${sumOf(spares)}`;
  if (sites === 1) return `${count} x ${first.designation}`;
  return `${count} ${records === 1 && spares.length === 0 ? 'server' : 'servers'}, ${sites} sites`;
}

function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
