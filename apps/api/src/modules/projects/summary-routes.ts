import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getProjectSummary, type PriceList, type SummarySite } from '@site-designer/api-contract';
import { priceOpenLines, totalled } from '@site-designer/price-list';
import { summarize, type AtSite, type Catalogue } from '@site-designer/sizing-engine';
import { english, type BillLine, type Rendered } from '@site-designer/texts';
import { found } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { numberText, revisionText } from '../proposals/proposal-view.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { CountingDesign, SiteStore } from '../sites/site-store.ts';
import type { ProjectStore } from './project-store.ts';
import { siteAnswer, type SiteAnswer, type SitePart } from './site-answer.ts';

interface SummaryDependencies {
  readonly sites: SiteStore;
  readonly projects: ProjectStore;
  readonly proposals: ProposalStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

export const summaryRoutes: FastifyPluginAsyncTypebox<SummaryDependencies> = async (app, dependencies) => {
  const { sites, projects, priceLists, catalogue } = dependencies;

  app.route({
    ...getProjectSummary,
    handler: async (request) => {
      const owner = caller(request);
      const { projectId } = request.params;
      const system = found(await projects.system(owner, projectId));
      const prices = (await priceLists.read(owner)) ?? NO_PRICES;
      const answers: { readonly place: CountingDesign; readonly answer: SiteAnswer | undefined }[] = [];
      const counted: (SitePart & { readonly site: string })[] = [];
      for (const place of found(await sites.countingDesigns(owner, projectId))) {
        const answer = await siteAnswer(place, { ...dependencies, owner, projectId, prices });
        answers.push({ place, answer });
        if (answer === undefined) continue;
        const bill = answer.part.bill && priceOpenLines(answer.part.bill, prices).bill;
        counted.push({ ...answer.part, bill, site: place.name });
      }
      const summary = summarize(counted, system === 'one' ? { system, catalogue } : { system });
      const { bill: open, atSites, ...sums } = english.rendered(summary);
      const standing = atSites.values();
      const lines = answers.map(({ place, answer }) =>
        lineOf(place, answer, { standing: answer && standing.next().value, prices }),
      );
      const { bill, billTotal } = wholeBill(open, { ...sums, answers, prices });
      const amount = sums.problem === null ? billTotal.amount : null;
      const { systemLines } = sums;
      const systemTotal = systemLines === 0 ? null : totalled(bill.slice(-systemLines)).billTotal;
      return { system, sites: lines, ...sums, systemTotal, bill, billTotal: { ...billTotal, amount } };
    },
  });
};

interface WholeBill {
  readonly answers: readonly { readonly place: CountingDesign; readonly answer: SiteAnswer | undefined }[];
  readonly systemLines: number;
  readonly prices: PriceList;
}

/** The bill of all sites, with the own lines of their offers before those of the whole system: each is of its site. */
function wholeBill(open: readonly BillLine[], { answers, systemLines, prices }: WholeBill) {
  const { bill } = priceOpenLines(open, prices);
  const ofSystem = bill.length - systemLines;
  const own = answers.flatMap(({ place, answer }) =>
    (answer?.own ?? []).map((line) => (answers.length < 2 ? line : { ...line, purpose: place.name })),
  );
  return totalled([...bill.slice(0, ofSystem), ...own, ...bill.slice(ofSystem)]);
}

interface SiteSums {
  readonly standing: Rendered<AtSite> | undefined;
  readonly prices: PriceList;
}

function lineOf(
  { siteId, name, counting }: CountingDesign,
  answered: SiteAnswer | undefined,
  { standing, prices }: SiteSums,
): SummarySite {
  const site = { siteId, name, ...NO_DESIGN, ...(counting !== null && countedFor(counting)) };
  if (answered === undefined || standing === undefined) return site;
  const { siteDesignName, hardware, answer, part, own } = answered;
  const { totals, calculationSuccess, errorMessage } = part;
  const { bill, bought, physical } = standing;
  const machines = bill.map(({ kind, designation, quantity, rackUnits }) => ({
    kind,
    designation,
    quantity,
    rackUnits,
  }));
  const ofSite = totalled([...priceOpenLines(bought, prices).bill, ...own]);
  return {
    ...site,
    siteDesignName,
    totals,
    hardware,
    answer,
    bill: ofSite.bill,
    billTotal: part.bill === null ? null : ofSite.billTotal,
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
  answer: null,
  bill: [],
  billTotal: null,
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
