import {
  getBranding,
  getCover,
  getIssuedProposal,
  listIssuedProposals,
  type Cover,
  type IssuedProposalHeading,
} from '@site-designer/api-contract/proposal-addresses';
import { AUDIENCES, PROPOSAL_DAYS, type Audience } from '@site-designer/api-contract/proposal-bounds';
import { LANGUAGES, type LanguageCode } from '@site-designer/texts';
import { dayIn, isoDay } from '../../../lib/format/dates.ts';
import { ownKey } from '../../../lib/state/own-key.ts';
import { readStored, writeStored } from '../../../lib/state/stored.ts';
import type { IssuedHost } from '../opened/issued-api.ts';

/** What the form asks. */
export interface IssueAnswers extends Cover {
  readonly audience: Audience;
  /** Undefined until it is chosen. */
  readonly withPrices: boolean | undefined;
  /** ISO 8601 date. */
  readonly validUntil: string;
  /** Of the document: a code of the product. */
  readonly language: LanguageCode;
}

export interface IssueStart {
  readonly answers: IssueAnswers;
  /** The last issue of the design; undefined for the first one. */
  readonly last: IssuedProposalHeading | undefined;
  /** Customers of earlier issues of the project. */
  readonly customers: readonly string[];
}

/** The design that a proposal is issued of. */
export interface IssuePlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** Starts from what was typed and not issued, else from the last issue of the design, else of the project, else from its cover. */
export async function issueStart({ call }: IssuedHost, place: IssuePlace): Promise<IssueStart> {
  const params = { projectId: place.projectId };
  const [cover, listed, company] = await Promise.all([
    call(getCover, { params }),
    call(listIssuedProposals, { params }),
    call(getBranding, {}),
  ]);
  const { proposals } = listed.data;
  const last = proposals.find(({ siteDesignId }) => siteDesignId === place.siteDesignId);
  const started = last ?? proposals[0];
  const before =
    started && (await call(getIssuedProposal, { params: { ...params, proposalId: started.id } })).data.proposal;
  const { customer, contact, reference, note } = before ?? cover.data.cover;
  const fresh: IssueAnswers = {
    customer,
    contact,
    reference,
    note,
    audience: before?.audience ?? 'customer',
    // Whether a customer sees prices is decided for each design.
    withPrices: last === undefined ? undefined : before?.withPrices,
    language: last?.language ?? company.data.branding.language,
    validUntil: dayIn(PROPOSAL_DAYS.default),
  };
  const customers = [...new Set(proposals.map((each) => each.customer).filter((each) => each !== ''))];
  return { answers: { ...fresh, ...draftOf(place) }, last, customers };
}

function keyOf({ siteDesignId }: IssuePlace): string {
  return ownKey(`site-designer.issue.${siteDesignId}`);
}

/** Kept until the proposal is issued; undefined forgets it. */
export function keepDraft(place: IssuePlace, answers: IssueAnswers | undefined): void {
  writeStored(keyOf(place), answers);
}

function draftOf(place: IssuePlace): Partial<IssueAnswers> {
  const stored = readStored(keyOf(place));
  if (typeof stored !== 'object' || stored === null) return {};
  const { customer, contact, reference, note, validUntil, audience, withPrices, language } = stored as Partial<
    Record<keyof IssueAnswers, unknown>
  >;
  const texts = Object.entries({ customer, contact, reference, note }).filter(([, text]) => typeof text === 'string');
  return {
    ...Object.fromEntries(texts),
    ...(typeof validUntil === 'string' && validUntil > isoDay(Date.now()) && { validUntil }),
    ...(typeof withPrices === 'boolean' && { withPrices }),
    ...(LANGUAGES.some(({ code }) => code === language) && { language: language as LanguageCode }),
    ...(AUDIENCES.some((each) => each === audience) && { audience: audience as Audience }),
  };
}
