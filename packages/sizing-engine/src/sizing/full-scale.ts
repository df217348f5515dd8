import { cited } from '../derivation/quantity.ts';

/** The end of a percent scale. */
export const FULL_SCALE = cited('percent', 'full scale', {
  value: 100,
  unit: '%',
  origin: 'spec',
  source: 'by definition',
});
