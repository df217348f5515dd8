import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getProjectSummary, type SummarySite } from '@site-designer/api-contract';
import { priceBill } from '@site-designer/price-list';
import { headline, summarize } from '@site-designer/sizing-engine';
import { english } from '@site-designer/texts';
import { found } from '../../problem.ts';
import { caller } from '../caller.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { CalculatedDesign, CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { ChosenDesign, SiteStore } from '../sites/site-store.ts';

interface SummaryDependencies {
  readonly sites: SiteStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
}

export const summaryRoutes: FastifyPluginAsyncTypebox<SummaryDependencies> = async (app, dependencies) => {
  const { sites, priceLists, calculated } = dependencies;

  app.route({
    ...getProjectSummary,
    handler: async (request) => {
      const owner = caller(request);
      const { projectId } = request.params;
      const lines: SummarySite[] = [];
      const proposals: CalculatedDesign['proposal'][] = [];
      for (const chosen of found(await sites.chosenDesigns(owner, projectId))) {
        const { siteId, siteDesignId } = chosen;
        const design = siteDesignId === null ? undefined : await calculated(owner, { projectId, siteId, siteDesignId });
        lines.push(lineOf(chosen, design));
        if (design !== undefined) proposals.push(design.proposal);
      }
      const { bill, ...sums } = summarize(proposals);
      return { sites: lines, ...sums, ...priceBill(bill, (await priceLists.read(owner)) ?? NO_PRICES) };
    },
  });
};

function lineOf(
  { siteId, name, siteDesignId, chosenId }: ChosenDesign,
  design: CalculatedDesign | undefined,
): SummarySite {
  const site = { siteId, name, siteDesignId, isChosen: chosenId !== null };
  if (design === undefined)
    return {
      ...site,
      siteDesignName: null,
      totals: null,
      hardware: null,
      physical: null,
      failed: false,
      errorMessage: null,
    };
  const { heading, proposal } = design;
  const { totals, physical, calculationSuccess, errorMessage } = proposal;
  const recommended = headline(proposal);
  return {
    ...site,
    siteDesignName: heading.name,
    totals,
    hardware: recommended && english.say(recommended),
    physical,
    failed: !calculationSuccess,
    errorMessage,
  };
}
