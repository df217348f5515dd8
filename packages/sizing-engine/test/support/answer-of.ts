import { calculateProposal, explainAll, type Design } from '../../src/index.ts';
import { catalogue } from './designs.ts';

/** A whole answer as text: its figures, and how each was computed. */
export function answerOf(design: Design): string {
  const proposal = calculateProposal(design, catalogue);
  return JSON.stringify([proposal, explainAll(proposal)]);
}
