import { LIMIT_TEXTS } from '#texts/proposal.ts';
import { limitPhrase } from '@site-designer/sizing-engine';
import type { LimitState, Proposal } from '@site-designer/texts';

/** Limits of an appliance with a utilization cap. */
const CAPPED: readonly LimitState['limit'][] = ['storage', 'recordingRate'];

type Limit = Pick<LimitState, 'limit' | 'title'>;
type Hardware = Pick<Proposal, 'huskyProposal'>;

/** Title of a limit. A share of a capped limit has another title than a share of the full one. */
export function limitTitle({ limit, title }: Limit, hardware: Hardware): string {
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(title) : title;
}

export function limitPhraseOf({ limit }: Limit, hardware: Hardware): string {
  const phrase = limitPhrase(limit);
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(phrase) : phrase;
}

function isCapped(limit: LimitState['limit'], { huskyProposal }: Hardware): boolean {
  return huskyProposal !== null && CAPPED.includes(limit);
}
