import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getProjectSummary,
  type IssuedProposal,
  type PriceList,
  type ProjectSystem,
  type SummarySite,
} from '@site-designer/api-contract';
import { priceOpenLines } from '@site-designer/price-list';
import { headline, summarize, type AtSite, type Catalogue, type SharedSettings } from '@site-designer/sizing-engine';
import { english, type BillLine, type Proposal } from '@site-designer/texts';
import { found } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import type { Owner } from '../ports/owner.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { numberText, revisionText } from '../proposals/proposal-view.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { CountingDesign, SiteStore } from '../sites/site-store.ts';
import type { ProjectStore } from './project-store.ts';

interface SummaryDependencies {
  readonly sites: SiteStore;
  readonly projects: ProjectStore;
  readonly proposals: ProposalStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

export const summaryRoutes: FastifyPluginAsyncTypebox<SummaryDependencies> = async (app, dependencies) => {
  const { sites, projects, priceLists } = dependencies;

  app.route({
    ...getProjectSummary,
    handler: async (request) => {
      const owner = caller(request);
      const { projectId } = request.params;
      const system = found(await projects.system(owner, projectId));
      const prices = (await priceLists.read(owner)) ?? NO_PRICES;
      const places = found(await sites.countingDesigns(owner, projectId));
      const summed = await summedSites(places, { ...dependencies, owner, projectId, system, prices });
      const { answers, atSites, sums, bill, billTotal } = summed;
      const standing = atSites.values();
      const lines = answers.map(({ place, answer }) => lineOf(place, answer, answer && standing.next().value));
      return { system, sites: lines, ...sums, bill, billTotal };
    },
  });
};

interface PricedPlace extends Place {
  readonly system: ProjectSystem;
  readonly prices: PriceList;
}

/** The sum of sites that their project's summary has, with the prices of its reader. */
export async function summedSites(places: readonly CountingDesign[], context: PricedPlace) {
  const { system, prices, catalogue } = context;
  const answers: { readonly place: CountingDesign; readonly answer: SiteAnswer | undefined }[] = [];
  const counted: (SitePart & { readonly site: string })[] = [];
  for (const place of places) {
    const answer = await answerOf(place, context);
    answers.push({ place, answer });
    if (answer === undefined) continue;
    const bill = answer.part.bill && priceOpenLines(answer.part.bill, prices).bill;
    counted.push({ ...answer.part, bill, site: place.name });
  }
  const summary = summarize(counted, system === 'one' ? { system, catalogue } : { system });
  const { bill: open, atSites, ...sums } = english.rendered(summary);
  const { bill, billTotal } = priceOpenLines(open, prices);
  const amount = sums.problem === null ? billTotal.amount : null;
  return { answers, atSites, sums, bill, billTotal: { ...billTotal, amount } };
}

type SitePart = Pick<
  Proposal,
  | 'totals'
  | 'physical'
  | 'xProtectPlatform'
  | 'managementServer'
  | 'warnings'
  | 'licences'
  | 'bill'
  | 'calculationSuccess'
  | 'errorMessage'
> & { readonly upsMinutes?: number };

/** The answer for the design of a site that counts. */
interface SiteAnswer {
  readonly siteDesignName: string;
  readonly hardware: string | null;
  readonly part: SitePart;
}

/** What the answer of a site is made from. */
interface Place extends Pick<SummaryDependencies, 'proposals' | 'calculated' | 'catalogue'> {
  readonly owner: Owner;
  readonly projectId: number;
}

async function answerOf(
  { siteId, counting }: CountingDesign,
  { owner, projectId, proposals, calculated }: Place,
): Promise<SiteAnswer | undefined> {
  if (counting === null) return undefined;
  const { siteDesignId, proposal: issued } = counting;
  if (issued !== null) {
    const stored = found(await proposals.find(owner, { projectId, proposalId: issued.id }));
    const { siteDesignName, headline: hardware, content } = stored;
    const { result, design } = JSON.parse(`{${content}}`) as Pick<IssuedProposal, 'result' | 'design'>;
    // Lines that were issued before they had a purpose say it in their descriptions.
    const bill = result.bill && hardwareOf(result.bill).map((line) => ({ purpose: null, ...line }));
    return { siteDesignName, hardware, part: { ...result, bill, ...minutesOf(design) } };
  }
  const { heading, design, proposal } = await calculated(owner, { projectId, siteId, siteDesignId });
  const recommended = headline(proposal);
  return {
    siteDesignName: heading.name,
    hardware: recommended && english.say(recommended),
    part: { ...proposal, ...minutesOf(design) },
  };
}

/** Own lines, discount and VAT belong to the offer of a design: a summary adds up hardware and licences. */
function hardwareOf<Line extends Pick<BillLine, 'kind'>>(bill: readonly Line[]): readonly Line[] {
  return bill.filter(({ kind }) => kind !== 'own');
}

/** Designs that were frozen before they had a UPS have no minutes. */
function minutesOf({ serverSettings }: { readonly serverSettings: Partial<SharedSettings> }) {
  const { power } = serverSettings;
  return power === undefined ? {} : { upsMinutes: power.upsMinutes };
}

function lineOf(
  { siteId, name, counting }: CountingDesign,
  answer: SiteAnswer | undefined,
  standing: AtSite | undefined,
): SummarySite {
  const site = { siteId, name, ...NO_DESIGN, ...(counting !== null && countedFor(counting)) };
  if (answer === undefined || standing === undefined) return site;
  const { siteDesignName, hardware, part } = answer;
  const { totals, calculationSuccess, errorMessage } = part;
  const { bill, physical } = standing;
  const machines = bill.map(({ kind, designation, quantity, rackUnits }) => ({
    kind,
    designation,
    quantity,
    rackUnits,
  }));
  return {
    ...site,
    siteDesignName,
    totals,
    hardware,
    physical,
    machines,
    failed: !calculationSuccess,
    errorMessage,
  };
}

const NO_PROPOSAL = { proposalId: null, number: null, revision: null } as const;

const NO_DESIGN = {
  siteDesignId: null,
  from: null,
  ...NO_PROPOSAL,
  siteDesignName: null,
  totals: null,
  hardware: null,
  physical: null,
  machines: [],
  failed: false,
  errorMessage: null,
} as const;

function countedFor({ siteDesignId, from, proposal }: NonNullable<CountingDesign['counting']>) {
  if (proposal === null) return { siteDesignId, from, ...NO_PROPOSAL };
  const { id, number, revision } = proposal;
  return { siteDesignId, from, proposalId: id, number: numberText(number), revision: revisionText(revision) };
}
