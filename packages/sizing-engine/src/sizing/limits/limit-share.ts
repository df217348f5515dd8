import { decided, type Quantity } from '../../derivation/quantity.ts';
import { LIMIT_SHARES, type LimitUnit, type StationUnit } from '../../formulas/limits.ts';
import { saying } from '../result/sayings.ts';

/** Part of a limit that a load takes; more than 1 where it breaks the limit, so anything of one of which nothing is left. */
export function takenShare(load: number, max: number): number {
  if (max > 0) return load / max;
  return load > 0 ? Number.POSITIVE_INFINITY : 0;
}

/**
 * A load as percent of its limit, in any unit that both share. A limit of which nothing is left is taken whole.
 *
 * @example
 * ```ts
 * limitShare(given('rate', 324, 'Mbit/s'), given('limit', 350, 'Mbit/s')).value; // 92.57…
 * ```
 */
export function limitShare<U extends LimitUnit | StationUnit>(load: Quantity<U>, limit: Quantity<U>): Quantity<'%'> {
  if (limit.value > 0) return LIMIT_SHARES[load.unit]({ load, limit });
  const percent = load.value > 0 ? 100 : 0;
  return decided(percent, '%', {
    rule: saying('rule.all-of-limit'),
    chosen: saying('chosen.amount', { value: percent, unit: '%' }),
    because: [load, limit],
  });
}
