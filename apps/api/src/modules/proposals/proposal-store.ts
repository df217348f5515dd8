import type { ListPage } from '../ports/list-page.ts';
import type { StoredPicture } from '../plans/plan-store.ts';
import type { Actor, Identity } from '../ports/actor.ts';

/** A stored status. Whether a proposal has expired follows from its validity and the clock. */
export type StoredStatus = 'issued' | 'superseded' | DecidedStatus;
/** Statuses that a user may set. */
export type DecidedStatus = 'accepted' | 'declined' | 'withdrawn';

export interface ProposalAddress {
  readonly projectId: number;
  readonly proposalId: number;
}

export interface IssuedDesign {
  readonly projectId: number;
  readonly siteDesignId: number;
}

/** The frozen part of a proposal. `versions` and `content` are JSON texts, stored and returned unchanged. */
export interface FrozenProposal {
  readonly siteDesignName: string;
  readonly customer: string;
  readonly headline: string;
  readonly validUntil: string;
  readonly versions: string;
  /** Further fields of the JSON object, without its braces. */
  readonly content: string;
  /** Text of which much is in all contents of the same catalogue and language. */
  readonly common: string;
  /** Digests of the pictures of its floor plans. */
  readonly pictures: readonly { readonly planId: number; readonly pictureHash: string }[];
}

/** An issued proposal without its content. */
export interface StoredProposal extends Omit<FrozenProposal, 'content' | 'common' | 'pictures'> {
  readonly id: number;
  readonly number: number;
  /** 1 is revision A. */
  readonly revision: number;
  readonly status: StoredStatus;
  readonly statusAt: string;
  /** Who decided by a link; empty where the owner set the status. */
  readonly statusBy: string;
  readonly issuedAt: string;
  readonly siteDesignId: number;
}

/** Number and revision that an issue gets. */
export type IssuePlace = Pick<StoredProposal, 'number' | 'revision'>;

export type WholeProposal = StoredProposal & Pick<FrozenProposal, 'content'>;

/** A status that a proposal has had. */
export interface PastStatus {
  readonly status: StoredStatus;
  readonly at: string;
  /** Who decided by a link; empty where the owner or the server set it. */
  readonly by: string;
  /** Who set it in the app; empty where a link or the server did. */
  readonly user: string;
  readonly remark: string;
}

/** What the reader of a link decides. */
export interface Decision {
  readonly status: 'accepted' | 'declined';
  readonly name: string;
  readonly remark: string;
}

export interface StoredLink {
  readonly id: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastOpenedAt: string | null;
}

/** Storage port for issued proposals. `undefined`: no such proposal, or not the owner's. */
export interface ProposalStore {
  /** The clock by which proposals and links expire. */
  readonly now: () => Date;
  /**
   * A design that has been issued before keeps its number, gets the next revision, and the issue before is superseded unless it
   * was withdrawn. Every other design gets the next number of the owner.
   *
   * @param freeze - What to store, given the moment of the issue, its number and revision.
   */
  readonly issue: (
    actor: Actor,
    design: IssuedDesign,
    freeze: (issuedAt: string, place: IssuePlace) => FrozenProposal,
  ) => Promise<WholeProposal | undefined>;
  /** Newest first. */
  readonly list: (actor: Actor, projectId: number, page?: ListPage) => Promise<readonly StoredProposal[] | undefined>;
  readonly find: (actor: Actor, address: ProposalAddress) => Promise<WholeProposal | undefined>;
  /** A picture of its floor plans. */
  readonly picture: (
    actor: Actor,
    address: ProposalAddress & { readonly planId: number },
  ) => Promise<StoredPicture | undefined>;
  /** The same by a valid link. */
  readonly linkedPicture: (secretHash: string, planId: number) => Promise<StoredPicture | undefined>;
  /** Address of the proposal's design; undefined if it was deleted. */
  readonly siteOf: (actor: Actor, address: ProposalAddress) => Promise<number | undefined>;
  /** @returns The proposal after the change; unchanged if its status does not allow the new one. */
  readonly setStatus: (
    actor: Actor,
    address: ProposalAddress,
    change: { readonly status: DecidedStatus; readonly from: readonly StoredStatus[] },
  ) => Promise<StoredProposal | undefined>;
  /** Every status of the proposal, oldest first. */
  readonly statuses: (actor: Actor, address: ProposalAddress) => Promise<readonly PastStatus[] | undefined>;
  /** A withdrawn proposal gets no links. */
  readonly addLink: (
    actor: Actor,
    address: ProposalAddress,
    link: { readonly secretHash: string; readonly expiresAt: string },
  ) => Promise<StoredLink | 'withdrawn' | undefined>;
  /** Newest first, including expired ones. */
  readonly links: (
    actor: Actor,
    address: ProposalAddress,
    page?: ListPage,
  ) => Promise<readonly StoredLink[] | undefined>;
  readonly removeLink: (actor: Actor, address: ProposalAddress, linkId: number) => Promise<boolean>;
  /** The proposal of a valid link; records that the link was opened. */
  readonly open: (secretHash: string) => Promise<(WholeProposal & { readonly owner: Identity }) | undefined>;
  /**
   * Decides the proposal of a valid link, if it is issued and still valid. Of several decisions at once, one is recorded.
   *
   * @param hashOf - SHA-256 of what the link shows of the proposal.
   * @returns The proposal after it, and whether this decision is the one that was recorded.
   */
  readonly decide: (
    secretHash: string,
    decision: Decision,
    hashOf: (proposal: WholeProposal) => string,
  ) => Promise<{ readonly proposal: StoredProposal; readonly isRecorded: boolean } | undefined>;
}
