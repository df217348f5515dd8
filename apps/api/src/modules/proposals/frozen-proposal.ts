import type {
  Audience,
  Branding,
  CalculationResult,
  Cover,
  Integrator,
  Plan,
  PlanSheets,
  PriceList,
  ProposalIssue,
} from '@site-designer/api-contract';
import { explainAll, type BillTotal } from '@site-designer/sizing-engine';
import { formulas } from '@site-designer/sizing-engine/explanations';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { Derivations } from '@site-designer/sizing-engine/explanations';
import { isSameTotal, soldItems, wholeTotal } from '@site-designer/price-list';
import type { Bounds } from '@site-designer/sizing-engine/bounds';
import {
  customerDocumentOf,
  ownSpeaker,
  groupTitles,
  hardwareLine,
  installerDocumentOf,
  namedCatalogue,
  networkDocumentOf,
  salesDocumentOf,
  type FieldError,
  fieldText,
  type LanguageCode,
} from '@site-designer/texts';
import { namedGroups } from '@site-designer/sizing-engine/design';
import { mayHavePrices, planSheetsOf, PROPOSAL_DAYS } from '@site-designer/api-contract';
import { refuseInvalid, RequestProblem } from '../../http/problem.ts';
import { COVER_TEXTS } from '../projects/cover-routes.ts';
import { resultOf } from '../site-designs/calculation-routes.ts';
import { pricedAnswer, unpricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesign } from '../site-designs/recent-proposals.ts';
import { siteDesignView } from '../site-designs/site-design-routes.ts';
import { daysLater } from '../texts/day.ts';
import { languageErrors, textErrors, trimmedTexts, type TextKinds } from '../texts/texts.ts';
import type { FrozenProposal, IssuePlace } from './proposal-store.ts';
import { proposalName } from './proposal-view.ts';
import { salesPart } from './sales-part.ts';
import { apiTexts, inLanguage, ownLocale } from '../../texts/language-in-use.ts';

const INTEGRATOR_TEXTS: TextKinds<keyof Integrator> = { name: 'line', company: 'line', email: 'line', phone: 'line' };

/** The parts of a proposal besides its design and result. */
interface ProposalTexts extends Cover {
  readonly validDays: number;
  readonly audience: Audience;
  readonly withPrices: boolean;
  readonly integrator: Integrator | null;
  /** The price that the issuer has seen; undefined where it does not matter. */
  readonly expectedTotal: ProposalIssue['expectedTotal'];
}

/** @throws RequestProblem 400 that names every wrong field. */
export function checkedTexts(issue: ProposalIssue, cover: Cover): ProposalTexts {
  const { validDays = PROPOSAL_DAYS.default, integrator, expectedTotal, ...rest } = issue;
  const { audience = 'customer', withPrices = false, sections: _ignored, language, ...texts } = rest;
  const ofIntegrator = textErrors(INTEGRATOR_TEXTS, integrator ?? {});
  refuseInvalid([
    ...textErrors(COVER_TEXTS, texts),
    ...dayErrors('validDays', validDays),
    ...languageErrors('language', language ?? null),
    ...ofIntegrator.map(({ path, message }) => ({ path: `integrator.${path}`, message })),
  ]);
  return {
    ...trimmedTexts(COVER_TEXTS, { ...cover, ...texts }),
    validDays,
    audience,
    withPrices: withPrices && mayHavePrices(audience),
    integrator: integrator === undefined ? null : trimmedTexts(INTEGRATOR_TEXTS, integrator),
    expectedTotal,
  };
}

/** The error of a number of days; none if it is valid. */
export function dayErrors(path: string, days: number, bounds: Bounds = PROPOSAL_DAYS): FieldError[] {
  const isWithin = days >= bounds.min && days <= bounds.max;
  return isWithin ? [] : [{ path, message: fieldText('field.between', { min: bounds.min, max: bounds.max }) }];
}

/** What a proposal shows besides its design and result. */
interface FrozenBeside {
  readonly branding: Branding;
  readonly catalogue: Catalogue;
  /** Prices of the caller; undefined if there are none. */
  readonly priceList: PriceList | undefined;
  /** In which it is issued: that of the design's texts. */
  readonly language: LanguageCode;
  /** Floor plans of the site. */
  readonly sitePlans: readonly Plan[];
}

/**
 * Everything that a proposal shows and that may change later: the whole result, the derivations of its figures, the formulas
 * that they name, the catalogue that names what was chosen, and the document of a customer.
 *
 * @throws RequestProblem 400 where there is nothing to propose; 409 where it costs something else than was seen.
 */
export function frozenProposal(design: CalculatedDesign, texts: ProposalTexts, beside: FrozenBeside): Freeze {
  const { language, priceList } = beside;
  if (texts.audience === 'network') refuseWithoutNetwork(design.design);
  const answer = resultOf(design);
  const priced = pricedAnswer(answer, { ...design.design, priceList });
  if (texts.expectedTotal !== undefined) refuseOtherTotal(texts.expectedTotal, priced.billTotal);
  const result = texts.withPrices ? priced : unpricedAnswer(answer, design.design.offer);
  const freeze = inLanguage(language, () => frozenIn(design, texts, { ...beside, result }));
  return (issuedAt, place) => inLanguage(language, () => freeze(issuedAt, place));
}

type Freeze = (issuedAt: string, place: IssuePlace) => FrozenProposal;

/** The same in the language in use. */
function frozenIn(
  { heading, design, proposal }: CalculatedDesign,
  { customer, validDays, expectedTotal: _seen, ...texts }: ProposalTexts,
  { branding: ofCompany, catalogue: ofServer, priceList, sitePlans, language, result }: FrozenBeside & Result,
): Freeze {
  // Numbers, days and amounts are written as in the language, by the customs of the company where it has any.
  const locale = ownLocale(ofCompany.locale);
  const branding = { ...ofCompany, language, locale };
  const catalogue = namedCatalogue(ofServer);
  const derivations = ownSpeaker.rendered(explainAll(proposal));
  const content = {
    ...texts,
    sections: [],
    branding,
    design: siteDesignView(heading, design),
    result,
    derivations,
    formulas: formulasOf(derivations),
    catalogue,
  };
  const common = JSON.stringify([formulas.map(({ card }) => card), catalogue]);
  const told = { result, items: soldItems(result.bill ?? []), design, catalogue, derivations, branding };
  const installerDocument =
    texts.audience === 'installer' ? installerDocumentOf({ result, design, catalogue, locale }) : null;
  const networkDocument =
    texts.audience === 'network' ? networkDocumentOf({ result, design, catalogue, locale }) : null;
  const prices = texts.withPrices ? priceList : undefined;
  const ofSales =
    texts.audience === 'sales' ? salesPart({ design, catalogue, proposal, result, priceList: prices }) : null;
  const plans = plansFor(texts.audience, { design, proposal, sitePlans });
  return (issuedAt, place) => {
    const validUntil = daysLater(issuedAt, validDays);
    const issue = { ...texts, number: proposalName(place), customer, issuedUtc: issuedAt, validUntilUtc: validUntil };
    const asked = { ...told, integrator: texts.integrator, issue };
    const document = texts.audience === 'customer' ? customerDocumentOf(asked) : null;
    const salesDocument = ofSales && salesDocumentOf({ ...asked, ...ofSales });
    return {
      siteDesignName: heading.name,
      customer,
      headline: hardwareLine(result.answer),
      validUntil,
      versions: JSON.stringify({ ...proposal.versions, language }),
      content: JSON.stringify({
        ...content,
        ...(document !== null && { document }),
        ...(installerDocument !== null && { installerDocument }),
        ...(salesDocument !== null && { salesDocument }),
        ...(networkDocument !== null && { networkDocument }),
        ...(plans !== undefined && { plans }),
      }).slice(1, -1),
      common,
      pictures: (plans?.sheets ?? []).map(({ id, pictureHash }) => ({ planId: id, pictureHash })),
    };
  };
}

interface Result {
  readonly result: CalculationResult;
}

/** The floor plans of those who see where cameras hang; undefined where there is nothing on them. */
function plansFor(
  audience: Audience,
  { design, proposal, sitePlans }: Pick<CalculatedDesign, 'design' | 'proposal'> & Pick<FrozenBeside, 'sitePlans'>,
): PlanSheets | undefined {
  if (audience !== 'customer' && audience !== 'installer') return undefined;
  return planSheetsOf({
    plans: sitePlans,
    placing: design,
    cameras: design.cameras,
    coverage: proposal.coverage,
    titles: groupTitles(namedGroups(design.cameras), ownSpeaker),
    withNotes: audience === 'installer',
  });
}

/** @throws RequestProblem 400 where there is nothing to ask the customer's IT for. */
function refuseWithoutNetwork({ serverSettings }: CalculatedDesign['design']): void {
  if (serverSettings.network !== null) return;
  refuseInvalid([{ path: 'audience', message: apiTexts().proposals.noNetwork }]);
}

/** @throws RequestProblem 409 with the total of now. */
function refuseOtherTotal(expected: NonNullable<ProposalIssue['expectedTotal']>, billTotal: BillTotal | null): void {
  const total = wholeTotal(billTotal);
  if (isSameTotal(total, expected)) return;
  const { priceGone, priceChanged } = apiTexts().proposals;
  const detail = total === null ? priceGone : priceChanged(`${total.currency} ${total.amount}`);
  throw new RequestProblem(409, detail, { total });
}

function formulasOf({ steps }: Pick<Derivations, 'steps'>) {
  const used = new Set(steps.map(({ origin }) => (origin.kind === 'formula' ? origin.formula : '')));
  return formulas.filter(({ card }) => used.has(card.id)).map(({ card }) => card);
}
