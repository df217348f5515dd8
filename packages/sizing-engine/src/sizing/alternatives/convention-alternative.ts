import type { Explained } from '../../derivation/explained.ts';
import type { CapacityConvention } from '../../design/design.ts';
import { isDoubled } from '../hardware/doubled.ts';
import { hasTooManySpares } from '../failure/spares.ts';
import type { Alternative } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { explainedAlternative, type AlternativeSources, type FoundAlternative } from './explained-alternative.ts';

/** What tells an alternative from others. */
type Shown = Pick<Explained<Alternative>, 'title'>;

/**
 * The best hardware where TB are counted by the other convention; empty where it is the recommended one, or another alternative.
 *
 * @param before - Servers of the recommended hardware.
 */
export function conventionAlternative(
  found: Omit<FoundAlternative, 'settings'>,
  {
    convention,
    before,
    others,
  }: { readonly convention: CapacityConvention; readonly before: number; readonly others: readonly Shown[] },
  sources: AlternativeSources,
): Explained<Alternative>[] {
  const { servers, differences } = found;
  if (differences.length === 0 || hasTooManySpares(sources.settings.resilience, servers)) return [];
  if (isDoubled({ before, after: servers })) return [];
  const said = [...differences, saying('differs.convention', { convention })];
  const alternative = explainedAlternative(
    { ...found, differences: said, settings: { capacityConvention: convention } },
    sources,
  );
  const title = JSON.stringify(alternative.title);
  return others.some((other) => JSON.stringify(other.title) === title) ? [] : [alternative];
}
