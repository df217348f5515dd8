import { LIMIT_TEXTS } from '#texts/proposal/proposal.ts';
import { LIMIT_LOOKS, ownSpeaker, type LimitState, type Proposal } from '@site-designer/texts';

type Limit = Pick<LimitState, 'limit' | 'title'>;
type Hardware = Pick<Proposal, 'huskyProposal'>;

/** Title of a limit. A share of a capped limit has another title than a share of the full one. */
export function limitTitle({ limit, title }: Limit, hardware: Hardware): string {
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(title) : title;
}

export function limitPhraseOf({ limit }: Limit, hardware: Hardware): string {
  const phrase = ownSpeaker.say({ say: 'limit.phrase', limit });
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(phrase) : phrase;
}

function isCapped(limit: LimitState['limit'], { huskyProposal }: Hardware): boolean {
  return huskyProposal !== null && LIMIT_LOOKS[limit].isCapped;
}
