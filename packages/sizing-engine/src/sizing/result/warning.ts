import type { Saying } from './sayings.ts';

/** Codes of warnings. */
export type WarningCode =
  | 'raid5-rebuild'
  | 'jbod-loss'
  | 'express-plus-limit'
  | 'management-level-exceeded'
  | 'contact-presales'
  | 'client-data-rate'
  | 'machine-cameras'
  | 'frame-rate-extrapolated'
  | 'rebuild-loss'
  | 'rebuild-load'
  | 'disk-workload'
  | 'retention-rule-broken'
  | 'retention-rules-clash'
  | 'evidence-lock-edition'
  | 'evidence-lock-cameras'
  | 'second-archive-unused';

/** A warning to read before ordering, though the hardware holds the design. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: Saying;
}
