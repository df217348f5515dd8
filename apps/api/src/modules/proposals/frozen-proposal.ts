import type { Branding, Cover, Integrator, PriceList, ProposalIssue } from '@site-designer/api-contract';
import { explainAll, headline } from '@site-designer/sizing-engine';
import { formulas } from '@site-designer/sizing-engine/explanations';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { Derivations } from '@site-designer/sizing-engine/explanations';
import { english } from '@site-designer/texts';
import { TEXTS, type FieldError } from '@site-designer/sizing-engine/design';
import { PRICES_SECTION, PROPOSAL_DAYS, SECTION_LIMITS } from '@site-designer/api-contract';
import { refuseInvalid, RequestProblem } from '../../http/problem.ts';
import { COVER_TEXTS } from '../projects/cover-routes.ts';
import { resultOf } from '../site-designs/calculation-routes.ts';
import { pricedAnswer, unpricedAnswer } from '../site-designs/offer.ts';
import type { CalculatedDesign } from '../site-designs/recent-proposals.ts';
import { siteDesignView } from '../site-designs/site-design-routes.ts';
import { textErrors, trimmedTexts, type TextKinds } from '../texts/texts.ts';
import type { FrozenProposal } from './proposal-store.ts';

const DAY_MS = 86_400_000;

const INTEGRATOR_TEXTS: TextKinds<keyof Integrator> = { name: 'line', company: 'line', email: 'line', phone: 'line' };

/** The parts of a proposal besides its design and result. */
interface ProposalTexts extends Cover {
  readonly validDays: number;
  readonly sections: readonly string[];
  readonly integrator: Integrator | null;
}

/** @throws RequestProblem 400 that names every wrong field. */
export function checkedTexts(issue: ProposalIssue, cover: Cover): ProposalTexts {
  const { validDays = PROPOSAL_DAYS.default, sections = [], integrator, ...texts } = issue;
  const ofIntegrator = textErrors(INTEGRATOR_TEXTS, integrator ?? {});
  refuseInvalid([
    ...textErrors(COVER_TEXTS, texts),
    ...dayErrors('validDays', validDays),
    ...sectionErrors(sections),
    ...ofIntegrator.map(({ path, message }) => ({ path: `integrator.${path}`, message })),
  ]);
  return {
    ...trimmedTexts(COVER_TEXTS, { ...cover, ...texts }),
    validDays,
    sections,
    integrator: integrator === undefined ? null : trimmedTexts(INTEGRATOR_TEXTS, integrator),
  };
}

/** The error of a number of days; undefined if it is valid. */
export function dayErrors(path: string, days: number): FieldError[] {
  const isWithin = days >= PROPOSAL_DAYS.min && days <= PROPOSAL_DAYS.max;
  return isWithin ? [] : [{ path, message: TEXTS.between(PROPOSAL_DAYS) }];
}

function sectionErrors(sections: readonly string[]): FieldError[] {
  if (sections.length > SECTION_LIMITS.count)
    return [{ path: 'sections', message: TEXTS.atMost(SECTION_LIMITS.count) }];
  return sections.flatMap((name, index) => {
    const isName = /^[\w-]+$/.test(name) && name.length <= SECTION_LIMITS.length;
    return isName ? [] : [{ path: `sections[${index}]`, message: 'Must be the name of a section' }];
  });
}

/** What a proposal shows besides its design and result. */
interface FrozenBeside {
  readonly branding: Branding;
  readonly catalogue: Catalogue;
  /** Prices of the caller; undefined if there are none. */
  readonly priceList: PriceList | undefined;
}

/**
 * Everything that a proposal shows and that may change later: the whole result, the derivations of its figures, the formulas
 * that they name, and the catalogue that names what was chosen.
 *
 * @throws RequestProblem 400 where the sizing failed: there is nothing to propose.
 */
export function frozenProposal(
  { heading, design, proposal }: CalculatedDesign,
  { customer, validDays, ...texts }: ProposalTexts,
  { branding, catalogue, priceList }: FrozenBeside,
): (issuedAt: string) => FrozenProposal {
  if (!proposal.calculationSuccess) throw new RequestProblem(400, proposal.errorMessage ?? 'The sizing failed');
  const derivations = english.rendered(explainAll(proposal));
  const isPriced = texts.sections.includes(PRICES_SECTION);
  const answer = resultOf({ heading, design, proposal });
  const content = {
    ...texts,
    branding,
    design: siteDesignView(heading, design),
    result: isPriced ? pricedAnswer(answer, { ...design, priceList }) : unpricedAnswer(answer, design.offer),
    derivations,
    formulas: formulasOf(derivations),
    catalogue,
  };
  const recommended = headline(proposal);
  return (issuedAt) => ({
    siteDesignName: heading.name,
    customer,
    headline: recommended === null ? '' : english.say(recommended),
    validUntil: new Date(Date.parse(issuedAt) + validDays * DAY_MS).toISOString(),
    versions: JSON.stringify(proposal.versions),
    content: JSON.stringify(content).slice(1, -1),
  });
}

function formulasOf({ steps }: Pick<Derivations, 'steps'>) {
  const used = new Set(steps.map(({ origin }) => (origin.kind === 'formula' ? origin.formula : '')));
  return formulas.filter(({ card }) => used.has(card.id)).map(({ card }) => card);
}
