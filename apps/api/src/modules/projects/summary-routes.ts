import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getProjectSummary, type PriceList, type ProjectSummary, type SummarySite } from '@site-designer/api-contract';
import { priceOpenLines, totalled } from '@site-designer/price-list';
import type { AtSite, Catalogue } from '@site-designer/sizing-engine';
import type { Rendered } from '@site-designer/texts';
import { found } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { numberText, revisionText } from '../proposals/proposal-view.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { CountingDesign, SiteStore } from '../sites/site-store.ts';
import type { ProjectStore } from './project-store.ts';
import type { SiteAnswer } from './site-answer.ts';
import { sumOfNetworks } from './site-network.ts';
import { summedSites } from './summed-sites.ts';

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
      const actor = caller(request);
      const { projectId } = request.params;
      const system = found(await projects.system(actor, projectId));
      const prices = (await priceLists.read(actor)) ?? NO_PRICES;
      const places = found(await sites.countingDesigns(actor, projectId));
      const summed = await summedSites(places, { ...dependencies, actor, projectId, system, prices });
      const { answers, atSites, sums, bill, billTotal } = summed;
      const standing = atSites.values();
      const lines = answers.map(({ place, answer }) =>
        lineOf(place, answer, { standing: answer && standing.next().value, prices }),
      );
      const systemTotal = totalOfSystem(sums, bill);
      const network = sumOfNetworks(lines.map((line) => line.network));
      return { system, sites: lines, ...sums, systemTotal, bill, billTotal, network };
    },
  });
};

/** What one system buys once; editions that exclude each other have no sum. */
function totalOfSystem(
  { systemLines, problem }: Pick<ProjectSummary, 'systemLines' | 'problem'>,
  bill: ProjectSummary['bill'],
) {
  if (systemLines === 0) return null;
  const { billTotal } = totalled(bill.slice(-systemLines));
  return problem === null ? billTotal : { ...billTotal, amount: null };
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
  const { siteDesignName, hardware, answer, part, own, network } = answered;
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
    network,
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
  network: null,
  failed: false,
  errorMessage: null,
} as const;

function countedFor({ siteDesignId, from, proposal }: NonNullable<CountingDesign['counting']>) {
  if (proposal === null) return { siteDesignId, from, ...NO_PROPOSAL };
  const { id, number, revision } = proposal;
  return { siteDesignId, from, proposalId: id, number: numberText(number), revision: revisionText(revision) };
}
