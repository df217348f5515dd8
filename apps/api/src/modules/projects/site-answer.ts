import type { IssuedProposal, Offer, PriceList, SiteNetwork } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { offeredBill } from '@site-designer/price-list';
import type { BillTotal, Catalogue, SharedSettings } from '@site-designer/sizing-engine';
import { withSharedSettings } from '@site-designer/sizing-engine/design';
import {
  hardwareLine,
  namedCatalogue,
  type Answer,
  type BillLine,
  type CustomerDocumentInput,
  type DocumentResult,
  type Proposal,
} from '@site-designer/texts';
import { found } from '../../http/problem.ts';
import type { Actor } from '../ports/actor.ts';
import { languageInUse, spokenOf } from '../../texts/language-in-use.ts';
import { languageOfProposal } from '../proposals/proposal-view.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { CountingDesign } from '../sites/site-store.ts';
import { saidAgain } from './said-again.ts';
import { siteNetworkOf } from './site-network.ts';

/** What a summary adds up of a site. */
export type SitePart = Pick<
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
export interface SiteAnswer {
  readonly siteDesignName: string;
  readonly hardware: string | null;
  /** Null for a proposal that was issued before answers existed. */
  readonly answer: Answer | null;
  readonly part: SitePart;
  readonly network: SiteNetwork | null;
  /** Own lines of its offer, as they are: no list has prices for them. */
  readonly own: readonly BillLine[];
  /** What a document tells of it. */
  readonly told: Pick<CustomerDocumentInput, 'design' | 'catalogue'> & {
    readonly result: Omit<DocumentResult, 'siteName'>;
    readonly offer: Offer;
    readonly projectName: string;
  };
}

/** What the answer of a site is made from. */
export interface Place {
  readonly actor: Actor;
  readonly projectId: number;
  readonly proposals: ProposalStore;
  readonly calculated: CalculatedDesigns;
  readonly prices: PriceList;
  readonly catalogue: Catalogue;
}

/** The answer for a site: as it was frozen, else as it is now. Undefined where the site has no design that counts. */
export async function siteAnswer(
  { siteId, counting }: CountingDesign,
  { actor, projectId, proposals, calculated, prices, catalogue }: Place,
): Promise<SiteAnswer | undefined> {
  if (counting === null) return undefined;
  const { siteDesignId, proposal: issued } = counting;
  if (issued !== null) {
    const stored = found(await proposals.find(actor, { projectId, proposalId: issued.id }));
    const { siteDesignName, headline, content } = stored;
    const frozen = JSON.parse(`{${content}}`) as Pick<IssuedProposal, 'result' | 'design' | 'catalogue'>;
    const { design } = frozen;
    const isOther = spokenOf(languageOfProposal(stored)) !== languageInUse();
    const result = isOther ? saidAgain(frozen, catalogue) : frozen.result;
    // Lines that were issued before they had a purpose say it in their descriptions.
    const lines = result.bill && result.bill.map((line) => ({ purpose: null, ...line }));
    const bill = lines && lines.filter(({ kind }) => kind !== 'own');
    const own = lines?.filter(({ kind }) => kind === 'own') ?? [];
    return {
      siteDesignName,
      hardware: headlineOf(result, headline, isOther),
      answer: result.answer ?? null,
      part: { ...result, bill, ...minutesOf(design) },
      network: siteNetworkOf(result, design),
      own,
      told: {
        // Those that lack a part were issued before there were answers, and have no document.
        result: result as DocumentResult,
        design: { ...design, serverSettings: withSharedSettings(design.serverSettings) },
        catalogue: isOther ? namedCatalogue(catalogue) : frozen.catalogue,
        offer: { ...NO_OFFER, ...design.offer },
        projectName: result.projectName,
      },
    };
  }
  const { heading, design, proposal } = await calculated(actor, { projectId, siteId, siteDesignId });
  return {
    siteDesignName: heading.name,
    hardware: hardwareLine(proposal.answer) || null,
    answer: proposal.answer,
    part: { ...proposal, ...minutesOf(design) },
    network: siteNetworkOf(proposal, design),
    own: proposal.bill === null ? [] : offeredBill(NO_HARDWARE, design.offer, prices.currency).bill,
    told: {
      result: proposal,
      design,
      catalogue: namedCatalogue(catalogue),
      offer: design.offer,
      projectName: heading.projectName,
    },
  };
}

/** Said again where it was issued in another language; proposals from before there were answers keep theirs. */
function headlineOf({ answer }: IssuedProposal['result'], headline: string, isOther: boolean): string {
  return isOther && answer ? hardwareLine(answer) : headline;
}

const NO_TOTAL: BillTotal = { amount: null, currency: null, pricedLines: 0, lines: 0, longestLeadTime: null };
const NO_HARDWARE = { bill: [], billTotal: NO_TOTAL };

/** Designs that were frozen before they had a UPS have no minutes. */
function minutesOf({ serverSettings }: { readonly serverSettings: Partial<SharedSettings> }) {
  const { power } = serverSettings;
  return power === undefined ? {} : { upsMinutes: power.upsMinutes };
}
