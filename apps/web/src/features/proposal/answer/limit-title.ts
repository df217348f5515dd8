import { LIMIT_TEXTS } from '#texts/proposal.ts';
import type { LimitState, Proposal } from '@site-designer/sizing-engine';

/** Limits of an appliance that the settings put a cap on. */
const CAPPED: readonly LimitState['limit'][] = ['storage', 'recordingRate'];

/** What a limit is called: a share of what a cap allows is not told under the name of a share of the whole. */
export function limitTitle({ limit, title }: LimitState, { huskyProposal }: Pick<Proposal, 'huskyProposal'>): string {
  return huskyProposal !== null && CAPPED.includes(limit) ? LIMIT_TEXTS.withinCap(title) : title;
}
