import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { SiteDesignHeading } from '@site-designer/api-contract';
import type { ComparedSide, IssuedProposalHeading } from '@site-designer/api-contract/proposal-addresses';
import { formatDay } from '../../../lib/format/dates.ts';
import { proposalName } from '../opened/issued-api.ts';

/** What is compared, each as the API names it: `design:6`, `proposal:2` or `today:2`. */
export interface Sides {
  readonly a: string;
  readonly b: string;
}

/** The page that compares two sides. */
export function compareAddress(projectId: number, { a, b }: Sides): string {
  return `/project/${projectId}/compare?${searchOf({ a, b }).toString()}`;
}

export function searchOf({ a, b }: Sides): URLSearchParams {
  return new URLSearchParams({ a, b });
}

type Heading = Pick<IssuedProposalHeading, 'id' | 'siteDesignId'>;

export function withDraft({ id, siteDesignId }: Heading): Sides {
  return { a: `proposal:${id}`, b: `design:${siteDesignId}` };
}

export function withToday({ id }: Pick<Heading, 'id'>): Sides {
  return { a: `proposal:${id}`, b: `today:${id}` };
}

/** Two of the same kind, the older one before: ids grow. */
export function inOrder(kind: 'proposal' | 'design', one: number, other: number): Sides {
  return { a: `${kind}:${Math.min(one, other)}`, b: `${kind}:${Math.max(one, other)}` };
}

/**
 * The sides that an address names. Addresses of earlier versions name an issued proposal, and with `to` what it is compared
 * with; without one, it is the newest.
 *
 * @returns Undefined where there is no such proposal.
 */
export function sidesOf(
  search: URLSearchParams,
  proposals: readonly Heading[],
  proposalId: number | undefined,
): Sides | undefined {
  const [a, b] = [search.get('a'), search.get('b')];
  if (a !== null && b !== null) return { a, b };
  const own = proposalId === undefined ? proposals[0] : proposals.find(({ id }) => id === proposalId);
  if (own === undefined) return undefined;
  const to = search.get('to') ?? 'design';
  if (to === 'today') return withToday(own);
  return /^[1-9]\d*$/.test(to) ? inOrder('proposal', own.id, Number(to)) : withDraft(own);
}

/** `P-0001 A`, `P-0001 A today` or `Draft Perimeter`. */
export function sideName({ kind, number, revision, siteDesignName }: ComparedSide): string {
  if (number === null || revision === null) return TEXTS.draft(siteDesignName);
  const name = proposalName({ number, revision });
  return kind === 'today' ? TEXTS.today(name) : name;
}

export function sideDay({ kind, atUtc }: ComparedSide): string {
  return kind === 'proposal' ? formatDay(atUtc) : TEXTS.now;
}

export interface SideOption {
  readonly key: string;
  readonly name: string;
}

/** What may be chosen; the chosen ones are always among them. */
export function sideOptions(
  proposals: readonly IssuedProposalHeading[],
  designs: readonly SiteDesignHeading[],
  chosen: readonly SideOption[],
): readonly SideOption[] {
  const offered = [
    ...designs.map(({ id, name }) => ({ key: `design:${id}`, name: TEXTS.draft(name) })),
    ...proposals.map((each) => ({
      key: `proposal:${each.id}`,
      name: TEXTS.issued(proposalName(each), formatDay(each.issuedUtc)),
    })),
    ...proposals.map((each) => ({ key: `today:${each.id}`, name: TEXTS.today(proposalName(each)) })),
  ];
  const keys = new Set(offered.map(({ key }) => key));
  const others = new Map(chosen.filter(({ key }) => !keys.has(key)).map((each) => [each.key, each]));
  return [...others.values(), ...offered];
}
