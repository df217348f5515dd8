import { headingOf } from '../site-designs/heading.ts';
import type { ListFigures, PriceList, ProjectSystem } from '@site-designer/api-contract';
import { priceOpenLines, totalled } from '@site-designer/price-list';
import { calculateProposal, SizingError, type BillTotal, type Catalogue } from '@site-designer/sizing-engine';
import { ownSpeaker, serversLine, type BillLine } from '@site-designer/texts';
import { found, RequestProblem } from '../../http/problem.ts';
import { designOf, withCables } from '../cameras/stored-stream.ts';
import type { Actor } from '../ports/actor.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import { NO_PRICES } from '../price-list/price-list-store.ts';
import type { SiteAnswer } from '../projects/site-answer.ts';
import { summedSites } from '../projects/summed-sites.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { pricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { SiteDesignAddress, SiteDesignStore } from '../site-designs/site-design-store.ts';
import type { CountingDesign } from '../sites/site-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** The figures that take a sizing. */
export type SizedFigures = Pick<ListFigures, 'hardware' | 'cameras' | 'storageTb' | 'price'>;

export interface FiguresSources {
  readonly siteDesigns: SiteDesignStore;
  readonly plans: PlanStore;
  readonly proposals: ProposalStore;
  readonly catalogue: Catalogue;
}

/** Whose figures, and with which prices. */
export interface Reader {
  readonly actor: Actor;
  readonly priceList: PriceList | undefined;
}

/** Figures of a design with its own lines, as its proposal has them; null where it cannot be sized with this catalogue. */
export function figuresOfDesign(
  address: SiteDesignAddress,
  { actor, priceList }: Reader,
  sources: FiguresSources,
): Promise<SizedFigures | null> {
  return unlessUnknown(async () => {
    const { design, proposal } = await shortly(sources)(actor, address);
    const { billTotal } = pricedAnswer(proposal, { ...design, priceList });
    return figuresOf({ totals: proposal.totals, hardware: serversLine(proposal.answer), billTotal });
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
  { actor, priceList }: Reader,
  sources: FiguresSources,
): Promise<SizedFigures | null> {
  return unlessUnknown(async () => {
    const prices = priceList ?? NO_PRICES;
    const context = { ...sources, calculated: shortly(sources), actor, projectId, system, prices };
    const { answers, sums, bill, billTotal } = await summedSites(places, context);
    const counted = answers.flatMap(({ answer }) => answer ?? []);
    const [first, ...others] = counted;
    const isWhole = counted.every(({ part }) => part.calculationSuccess);
    const told =
      first !== undefined && others.length === 0
        ? { hardware: hardwareOfSite(first), billTotal: totalOfSite(first, prices) }
        : { hardware: serversOfSites(bill, counted.length), billTotal };
    return figuresOf({ totals: sums.totals, ...told, ...(!isWhole && { hardware: '' }) });
  });
}

/** Sizes a design without what no list shows, which takes most of the time. */
function shortly({ siteDesigns, plans, catalogue }: FiguresSources): CalculatedDesigns {
  return async (actor, address) => {
    const stored = found(await siteDesigns.find(actor, address));
    const heading = headingOf(stored);
    const design = withCables(designOf(stored, catalogue), await plans.scales(actor, address));
    const options = { headroom: false, failure: false, alternatives: false };
    return { heading, design, proposal: ownSpeaker.rendered(calculateProposal(design, catalogue, options)) };
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
  /** Empty where there is none. */
  readonly hardware: string;
  readonly billTotal: BillTotal | null;
}

function figuresOf({ totals, hardware, billTotal }: Told): SizedFigures {
  return {
    hardware: hardware || null,
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

/** Proposals that were issued before answers existed say it in their own words. */
function hardwareOfSite(site: SiteAnswer): string {
  return (site.answer ? serversLine(site.answer) : site.hardware) ?? '';
}

/** Of the bill as its answer counts it: a summary merges equal lines, and has no total where somebody has to design a part. */
function totalOfSite({ part: { bill }, own }: SiteAnswer, prices: PriceList): BillTotal | null {
  return bill && totalled([...priceOpenLines(bill, prices).bill, ...own]).billTotal;
}

/** `3 + 1 servers, 3 sites`. Empty without a server. */
function serversOfSites(bill: readonly BillLine[], sites: number): string {
  const records = quantityOf('recording-server', bill);
  const spares = quantityOf('spare-server', bill);
  if (records === 0) return '';
  const count = spares === 0 ? `${records}` : `${records} + ${spares}`;
  return apiTexts().proposals.servers(count, records + spares, sites);
}

function quantityOf(kind: BillLine['kind'], bill: readonly BillLine[]): number {
  return bill.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0);
}
