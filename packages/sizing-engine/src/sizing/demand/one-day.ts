import { cited } from '../../derivation/quantity.ts';

/** One day, as a quantity. */
export const ONE_DAY = cited('day', 'one day', {
  value: 1,
  unit: 'day',
  origin: 'definition',
  source: 'by definition',
});
