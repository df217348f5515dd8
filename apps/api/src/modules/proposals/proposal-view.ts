import type { IssuedProposalHeading, ProposalStatus } from '@site-designer/api-contract';
import type { StoredProposal } from './proposal-store.ts';
import { sharedContent } from './shared-part.ts';

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);
const DIGITS = 4;

/** `P-0001`. */
export function numberText(number: number): string {
  return `P-${String(number).padStart(DIGITS, '0')}`;
}

/** A, B … Z, AA: the 1st, 2nd … 26th, 27th revision. */
export function revisionText(revision: number): string {
  const before = Math.floor((revision - 1) / LETTERS);
  const letter = String.fromCharCode(FIRST_LETTER + ((revision - 1) % LETTERS));
  return before === 0 ? letter : `${revisionText(before)}${letter}`;
}

function statusOf({ status, validUntil }: StoredProposal, now: Date): ProposalStatus {
  return status === 'issued' && now > new Date(validUntil) ? 'expired' : status;
}

/** An issued proposal as lists show it. */
export function proposalHeading(stored: StoredProposal, now: Date): IssuedProposalHeading {
  return { id: stored.id, ...shownOf(stored, now), siteDesignId: stored.siteDesignId };
}

function shownOf(stored: StoredProposal, now: Date) {
  const status = statusOf(stored, now);
  return {
    number: numberText(stored.number),
    revision: revisionText(stored.revision),
    status,
    statusUtc: status === 'expired' ? stored.validUntil : stored.statusAt,
    issuedUtc: stored.issuedAt,
    validUntilUtc: stored.validUntil,
    siteDesignName: stored.siteDesignName,
    customer: stored.customer,
    headline: stored.headline,
    versions: JSON.parse(stored.versions) as IssuedProposalHeading['versions'],
  };
}

type Whole = StoredProposal & { readonly content: string };

/** The whole proposal as JSON. The frozen part is copied without being parsed, so that nothing in it can change. */
export function proposalText(stored: Whole, now: Date): string {
  return joined(proposalHeading(stored, now), stored.content);
}

/** The same for readers of a link. */
export function sharedText(stored: Whole, now: Date): string {
  return joined(shownOf(stored, now), sharedContent(stored.content));
}

function joined(heading: object, content: string): string {
  return `{"proposal":${JSON.stringify(heading).slice(0, -1)},${content}}}`;
}
