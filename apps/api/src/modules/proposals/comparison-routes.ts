import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  compareInProject,
  type ComparedSide,
  type DesignVersionDifference,
  type PriceList,
  type SideKind,
} from '@site-designer/api-contract';
import { compareBills, hasPrices, type ComparedBill } from '@site-designer/price-list';
import type { Catalogue, Design } from '@site-designer/sizing-engine';
import {
  comparedFigures,
  compareProposals,
  designChanges,
  modelChanges,
  withGroupsOf,
  type ComparedProposal,
  type ComparedResult,
} from '@site-designer/sizing-engine/comparison';
import { withSharedSettings } from '@site-designer/sizing-engine/design';
import { ownSpeaker, hardwareLine, namedCatalogue, spareKind, type Proposal } from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { found } from '../../http/problem.ts';
import { withoutPrices } from '../../http/without-prices.ts';
import type { Actor } from '../ports/actor.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { pricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import type { SiteDesignStore } from '../site-designs/site-design-store.ts';
import { comparedPart, frozenPart, offerOf, sizedToday, versionsOf, type SizedPart } from './compared-part.ts';
import type { ProposalStore } from './proposal-store.ts';
import { numberText, revisionText } from './proposal-view.ts';

interface ComparisonDependencies {
  readonly proposals: ProposalStore;
  readonly siteDesigns: SiteDesignStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
}

/** Where the sides of a comparison are looked for. */
interface Place extends ComparisonDependencies {
  readonly actor: Actor;
  readonly projectId: number;
  /** Prices of the caller for what is sized now; undefined if there are none. */
  readonly priceList: PriceList | undefined;
  readonly now: string;
}

type Result = ComparedResult & ComparedBill & ComparedSide['result'] & Pick<Proposal, 'versions' | 'errorMessage'>;

interface Side {
  readonly shown: ComparedSide;
  /** Of when its prices are. */
  readonly pricesUtc: string;
  readonly part: ComparedProposal & { readonly result: Result };
}

export const comparisonRoutes: FastifyPluginAsyncTypebox<ComparisonDependencies> = async (app, dependencies) => {
  app.route({
    ...compareInProject,
    handler: async (request) => {
      const actor = caller(request);
      const { projectId } = request.params;
      const priceList = await dependencies.priceLists.read(actor);
      const now = dependencies.proposals.now().toISOString();
      const place = { ...dependencies, actor, projectId, priceList, now };
      const a = await sideOf(request.query.a, place);
      const b = await sideOf(request.query.b, place);
      return { a: a.shown, b: b.shown, ...comparisonOf(a, b, dependencies.catalogue) };
    },
  });
};

function comparisonOf(a: Side, b: Side, catalogue: Catalogue) {
  const { modelChanges: changesOfModel, ...compared } = comparedParts(a.part, b.part, catalogue);
  const versions = { before: versionsWithPrices(a), after: versionsWithPrices(b), modelChanges: changesOfModel };
  return { ...compared, versions };
}

/** Figures that a comparison has at the most: those of the price come before those of the site. */
const MOST_FIGURES = 12;

/** What differs between two parts, in words. Camera groups are matched by id, else by name, else by order. */
export function comparedParts(
  before: Side['part'],
  after: Side['part'],
  catalogue: Catalogue,
): DesignVersionDifference {
  const bills = compareBills(before.result, after.result);
  const matched = { ...after, design: withGroupsOf(before.design, after.design) };
  const named = namedCatalogue(catalogue);
  const compared = ownSpeaker.rendered({
    changes: designChanges(before.design, after.design, named),
    figures: [
      ...comparedFigures(before.result, after.result).slice(0, MOST_FIGURES - bills.figures.length),
      ...bills.figures,
    ],
    modelChanges: modelChanges(versionsOf(before).model, versionsOf(after).model),
    differences: compareProposals(before, matched, named),
  });
  const { modelChanges: changesOfModel, differences, ...rest } = compared;
  return { ...rest, differences: [...differences], modelChanges: [...changesOfModel], bill: bills.lines };
}

function versionsWithPrices({ shown, part, pricesUtc }: Side) {
  return { ...versionsOf(part), pricesUtc: shown.priced ? pricesUtc : null };
}

/** @throws RequestProblem 404 where the caller has nothing of that name. */
async function sideOf(name: string, place: Place): Promise<Side> {
  // The schema has checked both parts.
  const [kind, id] = name.split(':') as [SideKind, string];
  return kind === 'design' ? designSide(Number(id), place) : proposalSide(kind, Number(id), place);
}

async function designSide(siteDesignId: number, place: Place): Promise<Side> {
  const { actor, projectId, siteDesigns, calculated, now } = place;
  const siteId = found(await siteDesigns.siteOf(actor, { projectId, siteDesignId }));
  const { heading, design, proposal } = await calculated(actor, { projectId, siteId, siteDesignId });
  return side({ part: priced(comparedPart(design, proposal), place), pricesUtc: now }, place, {
    kind: 'design',
    siteDesignId,
    siteId,
    proposalId: null,
    number: null,
    revision: null,
    siteDesignName: heading.name,
    headline: hardwareLine(proposal.answer),
    atUtc: heading.updatedUtc,
  });
}

async function proposalSide(kind: 'proposal' | 'today', proposalId: number, place: Place): Promise<Side> {
  const { actor, projectId, proposals, siteDesigns, catalogue, now } = place;
  const issued = found(await proposals.find(actor, { projectId, proposalId }));
  const { siteDesignId, siteDesignName } = issued;
  const siteId = (await siteDesigns.siteOf(actor, { projectId, siteDesignId })) ?? null;
  const number = numberText(issued.number);
  const heading = {
    kind,
    siteDesignId,
    siteId,
    proposalId,
    number,
    revision: revisionText(issued.revision),
    siteDesignName,
  };
  const frozen = frozenPart(issued);
  if (kind === 'proposal') {
    const part = { ...frozen, result: frozen.result as Result };
    return side({ part, pricesUtc: issued.issuedAt }, place, {
      ...heading,
      headline: issued.headline,
      atUtc: issued.issuedAt,
    });
  }
  const today = sizedToday(frozen, catalogue);
  return side({ part: priced(today, place), pricesUtc: now }, place, {
    ...heading,
    headline: hardwareLine(today.result.answer),
    atUtc: now,
  });
}

interface Sided {
  readonly part: Side['part'];
  /** Of when its prices are. */
  readonly pricesUtc: string;
}

function side(
  { part: whole, pricesUtc }: Sided,
  { actor }: Place,
  heading: Omit<ComparedSide, 'priced' | 'errorMessage' | 'spareKind' | 'result'>,
): Side {
  const part = actor.hidesPrices === true ? withoutPrices(whole) : whole;
  const { result } = part;
  const settings = withSharedSettings((part.design as Design).serverSettings);
  const shown = {
    ...heading,
    priced: hasPrices(result),
    errorMessage: result.errorMessage,
    spareKind: spareKind({ serverSettings: settings }),
    result,
  };
  return { part, pricesUtc, shown };
}

/** A design that is sized now has the prices of now. */
export function priced(part: SizedPart, { priceList }: Pick<Place, 'priceList'>): Side['part'] {
  return { ...part, result: pricedAnswer(part.result, { offer: offerOf(part.design), priceList }) };
}
