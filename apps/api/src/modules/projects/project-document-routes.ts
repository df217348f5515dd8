import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getProjectDocument, type Branding } from '@site-designer/api-contract';
import { offerSums, priceOpenLines, soldItems, summedOffers, totalled } from '@site-designer/price-list';
import type { Catalogue } from '@site-designer/sizing-engine';
import { customerDocumentOf, projectDocumentOf, type BillLine } from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { found } from '../../http/problem.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import { completeBranding } from '../branding/default-branding.ts';
import { NO_PRICES, type PriceListStore } from '../price-list/price-list-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import { ownLocale } from '../../texts/language-in-use.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { EMPTY_COVER } from './cover-routes.ts';
import type { ProjectStore } from './project-store.ts';
import type { SiteAnswer } from './site-answer.ts';
import { summedSites } from './summed-sites.ts';

interface DocumentDependencies {
  readonly sites: SiteStore;
  readonly projects: ProjectStore;
  readonly proposals: ProposalStore;
  readonly priceLists: PriceListStore;
  readonly brandings: BrandingStore;
  /** Branding of companies that have set none. */
  readonly usualBranding: Branding;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

/** The document of a customer over all sites of a project. */
export const projectDocumentRoutes: FastifyPluginAsyncTypebox<DocumentDependencies> = async (app, dependencies) => {
  const { sites, projects, priceLists, brandings, usualBranding } = dependencies;

  app.route({
    ...getProjectDocument,
    handler: async (request) => {
      const actor = caller(request);
      const { projectId } = request.params;
      const { withPrices = false } = request.query;
      const system = found(await projects.system(actor, projectId));
      const cover = found(await projects.cover(actor, projectId)) ?? EMPTY_COVER;
      const branding = inOwnLanguage(completeBranding(await brandings.read(actor), usualBranding));
      const prices = (await priceLists.read(actor)) ?? NO_PRICES;
      const places = found(await sites.countingDesigns(actor, projectId));
      const context = { ...dependencies, actor, projectId, system, prices };
      // The newest site is first; readers expect the one that was made first.
      const summed = await summedSites(places.toReversed(), context);
      const { answers, atSites, bill, billTotal, sums } = summed;
      const systemLines = sums.systemLines === 0 ? [] : bill.slice(-sums.systemLines);
      const standing = atSites.values();
      const told = answers.map(({ place: { name }, answer }) => {
        const bought = answer && standing.next().value?.bought;
        const own = bought && [...priceOpenLines(bought, prices).bill, ...answer.own];
        return { name, site: own && documentOfSite({ name, answer, own, systemLines, branding, withPrices }) };
      });
      const [first, ...others] = told.flatMap(({ name, site }) => (site ? [{ name, ...site }] : []));
      if (first === undefined) return { document: null };
      const known = [first, ...others];
      const offers = known.map(({ offer }) => offer);
      return {
        document: projectDocumentOf({
          projectName: first.projectName,
          sites: known,
          undesigned: told.flatMap(({ name, site }) => (site ? [] : [name])),
          system:
            system === 'perSite' ? null : { items: first.systemItems, hasManagementServer: hasManagement(systemLines) },
          billTotal: withPrices ? summedOffers(billTotal, offers) : null,
          branding,
          cover,
        }),
      };
    },
  });
};

/** What is computed now is written as in the language of the request, by the customs of the company where it has any. */
function inOwnLanguage(branding: Branding): Branding {
  return { ...branding, locale: ownLocale(branding.locale) };
}

interface SiteSources {
  readonly name: string;
  readonly answer: SiteAnswer;
  /** What the site buys for itself. */
  readonly own: readonly BillLine[];
  /** What all sites buy once. */
  readonly systemLines: readonly BillLine[];
  readonly branding: Branding;
  readonly withPrices: boolean;
}

const NO_ISSUE = { number: '', customer: '', contact: '', reference: '', note: '', issuedUtc: '', validUntilUtc: '' };

/** What a site gets; null where nothing fits, and where it was issued before there were documents. */
function documentOfSite({ name, answer: { told, answer }, own, systemLines, branding, withPrices }: SiteSources) {
  const { result, design, catalogue, offer, projectName } = told;
  const items = soldItems(own);
  const isPartOfOne = systemLines.length > 0;
  const document = customerDocumentOf({
    // Prices have one total, of all sites.
    result: { ...result, siteName: name, billTotal: null, ...(isPartOfOne && { managementServer: null }) },
    items: [...items, ...soldItems(systemLines)],
    design,
    catalogue,
    branding,
    integrator: null,
    issue: { ...NO_ISSUE, withPrices },
  });
  if (document === null) return null;
  return {
    document: { ...document, items: document.items.slice(0, items.length) },
    systemItems: document.items.slice(items.length),
    recording: answer?.recording ?? 0,
    spares: answer?.spares ?? 0,
    offer: offerSums(totalled(own).billTotal, offer),
    projectName,
  };
}

function hasManagement(lines: readonly BillLine[]): boolean {
  return lines.some(({ kind }) => kind === 'management-server');
}
