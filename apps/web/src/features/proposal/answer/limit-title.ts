import { LIMIT_TEXTS } from '#texts/proposal.ts';
import { limitPhrase, type LimitState, type Proposal } from '@site-designer/sizing-engine';

/** Limits of an appliance that the settings put a cap on. */
const CAPPED: readonly LimitState['limit'][] = ['storage', 'recordingRate'];

type Limit = Pick<LimitState, 'limit' | 'title'>;
type Hardware = Pick<Proposal, 'huskyProposal'>;

/** What a limit is called: a share of what a cap allows is not told under the name of a share of the whole. */
export function limitTitle({ limit, title }: Limit, hardware: Hardware): string {
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(title) : title;
}

/** The same within a sentence. */
export function limitPhraseOf({ limit }: Limit, hardware: Hardware): string {
  const phrase = limitPhrase(limit);
  return isCapped(limit, hardware) ? LIMIT_TEXTS.withinCap(phrase) : phrase;
}

function isCapped(limit: LimitState['limit'], { huskyProposal }: Hardware): boolean {
  return huskyProposal !== null && CAPPED.includes(limit);
}
