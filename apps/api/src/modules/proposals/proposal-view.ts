import type {
  Branding,
  ClosedProposal,
  IssuedProposalHeading,
  PastStatus,
  ProposalStatus,
} from '@site-designer/api-contract';
import { USUAL_LANGUAGE, type LanguageCode } from '@site-designer/texts';
import type { IssuePlace, PastStatus as StoredPastStatus, StoredProposal, WholeProposal } from './proposal-store.ts';
import { sharedContent, sharedDocument } from './shared-part.ts';

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

/** `P-0001 A`. */
export function proposalName({ number, revision }: IssuePlace): string {
  return `${numberText(number)} ${revisionText(revision)}`;
}

export function statusOf({ status, validUntil }: StoredProposal, now: Date): ProposalStatus {
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
    statusBy: stored.statusBy || null,
    issuedUtc: stored.issuedAt,
    validUntilUtc: stored.validUntil,
    siteDesignName: stored.siteDesignName,
    customer: stored.customer,
    headline: stored.headline,
    ...versionsOf(stored),
  };
}

type Versions = Pick<IssuedProposalHeading, 'language' | 'versions'>;

/** The language stands with the versions: a column behind the content would have lists read all of it. Before it, there was one. */
function versionsOf(stored: StoredProposal): Versions {
  const { language = USUAL_LANGUAGE, ...versions } = JSON.parse(stored.versions) as Versions['versions'] &
    Partial<Pick<Versions, 'language'>>;
  return { language, versions };
}

/** The language in which a proposal was issued. */
export function languageOfProposal(stored: StoredProposal): LanguageCode {
  return versionsOf(stored).language;
}

export function pastStatus({ status, at, by, user, remark }: StoredPastStatus): PastStatus {
  return { status, atUtc: at, by: by || null, user: user || null, remark };
}

/** The whole proposal as JSON. The frozen part is copied without being parsed, so that nothing in it can change. */
export function proposalText(stored: WholeProposal, now: Date): string {
  return joined(proposalHeading(stored, now), stored.content);
}

/** The same for readers of a link: a customer reads the document and its head alone. */
export function sharedText(stored: WholeProposal, now: Date): string {
  const shared = sharedDocument(stored.content);
  if (shared === undefined) return joined(shownOf(stored, now), sharedContent(stored.content));
  const { siteDesignName: _draft, headline: _shares, versions: _versions, ...head } = shownOf(stored, now);
  return JSON.stringify({ proposal: { ...head, ...shared } });
}

/** What a decision by a link is about, which its hash is of: the document, or where there is none what the link shows. */
export function decidedText(stored: WholeProposal, now: Date): string {
  const shared = sharedDocument(stored.content);
  if (shared === undefined) return sharedText(stored, now);
  switch (shared.audience) {
    case 'customer':
      return JSON.stringify(shared.document);
    case 'sales':
      return JSON.stringify(shared.salesDocument);
    case 'installer':
      return JSON.stringify(shared.installerDocument);
    case 'network':
      return JSON.stringify(shared.networkDocument);
  }
}

/** What readers of a link get where nothing is left to decide: a later revision counts, or none does any more. */
export function closedProposal(stored: StoredProposal, now: Date, { name, phone, email }: Branding): ClosedProposal {
  const { number, revision, status, validUntilUtc } = shownOf(stored, now);
  return {
    number,
    revision,
    status,
    validUntilUtc,
    seller: { name, phone: phone || null, email: email || null },
  };
}

function joined(heading: object, content: string): string {
  return `{"proposal":${JSON.stringify(heading).slice(0, -1)},${content}}}`;
}
