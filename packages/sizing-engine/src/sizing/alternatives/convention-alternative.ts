import type { Explained } from '../../derivation/explained.ts';
import type { CapacityConvention } from '../../design/design.ts';
import { hasTooManySpares } from '../failure/spares.ts';
import { isDoubled } from '../hardware/doubled.ts';
import type { Alternative } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { explainedAlternative, type AlternativeSources, type FoundAlternative } from './explained-alternative.ts';

/** The best hardware where TB are counted by the other convention; empty where it is the recommended one. */
export function conventionAlternative(
  found: Omit<FoundAlternative, 'settings'>,
  {
    chosen,
    convention,
  }: { readonly chosen: Pick<FoundAlternative, 'hardware' | 'rawTb'>; readonly convention: CapacityConvention },
  sources: AlternativeSources,
): Explained<Alternative>[] {
  const isSame = JSON.stringify(found.hardware) === JSON.stringify(chosen.hardware) && found.rawTb === chosen.rawTb;
  if (isSame || hasTooManySpares(sources.settings.resilience, found.servers)) return [];
  if (isDoubled({ before: chosen.hardware.servers, after: found.servers })) return [];
  const differences = [...found.differences, saying('differs.convention', { convention })];
  return [explainedAlternative({ ...found, differences, settings: { capacityConvention: convention } }, sources)];
}
