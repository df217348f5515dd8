import type { Derivation } from '@site-designer/sizing-engine/explanations';
import { assumedFacts } from '@site-designer/texts';

/** Whether a figure about devices rests on an assumed fact about them. */
export function restsOnAssumption(derivation: Derivation): boolean {
  return assumedFacts(derivation).next().done === false;
}
