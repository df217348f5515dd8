import type { Explained } from '../../derivation/explained.ts';
import { decided } from '../../derivation/quantity.ts';
import { Failover } from '../../design/enumerations.ts';
import type { NextSpare } from '../failure/next-spare.ts';
import type { Alternative } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { explainedAlternative, type AlternativeSources, type FoundAlternative } from './explained-alternative.ts';

/** The recommended solution in the form of an alternative. */
type Recommended = Omit<FoundAlternative, 'differences' | 'settings' | 'spares'>;

/** The same servers with one spare more; empty where no more are possible. */
export function spareAlternative(
  spare: NextSpare | undefined,
  recommended: Recommended,
  sources: AlternativeSources,
): Explained<Alternative>[] {
  if (spare === undefined) return [];
  const { spares, outageDays, hardware } = spare;
  const found = {
    ...recommended,
    differences: [
      saying('differs.spare', { spare: hardware }),
      ...(spares === 1 ? [saying('differs.no-camera-lost')] : []),
    ],
    settings: {
      'failover.kind': Failover.coldStandby,
      'failover.servers': spares,
      'failover.outageDays': outageDays,
    },
    spares: decided(spares, 'server', {
      rule: saying('rule.one-more-spare'),
      chosen: saying('chosen.amount', { value: spares, unit: 'server' }),
      because: sources.because,
    }),
  };
  return [explainedAlternative(found, sources)];
}
