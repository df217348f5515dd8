import { cited } from '../../derivation/quantity.ts';
import { saying } from '../result/sayings.ts';

/** One day, as a quantity. */
export const ONE_DAY = cited(saying('cited.day'), saying('field.one-day'), {
  value: 1,
  unit: 'day',
  origin: 'definition',
  source: 'by definition',
});
