import { cited } from '../../derivation/quantity.ts';
import { saying } from '../result/sayings.ts';

/** 100 %: the end of a percent scale, and a whole that others are parts of. */
export const ONE_HUNDRED_PERCENT = cited(saying('cited.percent'), saying('field.full-scale'), {
  value: 100,
  unit: '%',
  origin: 'definition',
  source: 'by definition',
});
