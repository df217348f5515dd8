import type { Saying } from './sayings.ts';

/** Codes of warnings, in the order in which a result lists them: what may lose recordings comes first, then what can be ordered for less. */
const WARNING_CODES = [
  'no-failover',
  'disks-nearly-full',
  'second-archive-costs',
  'binding-setting',
  'unknown-kind',
  'purpose-without-angle',
  'live-view',
  'server-motion',
  'express-plus-limit',
  'management-level-exceeded',
  'contact-presales',
  'frame-rate-extrapolated',
  'retention-rule-broken',
  'retention-rules-clash',
  'evidence-lock-edition',
  'evidence-lock-cameras',
  'second-archive-unused',
  'raid5-rebuild',
  'jbod-loss',
  'machine-cameras',
  'client-data-rate',
  'rebuild-loss',
  'rebuild-load',
  'disk-workload',
] as const;

/** Codes of warnings. */
export type WarningCode = (typeof WARNING_CODES)[number];

/** Warnings in the order of a result. */
export function inOrder(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.toSorted((a, b) => WARNING_CODES.indexOf(a.code) - WARNING_CODES.indexOf(b.code));
}

/** A warning to read before ordering, though the hardware holds the design. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: Saying;
}
