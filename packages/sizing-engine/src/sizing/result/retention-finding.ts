/** A camera group whose retention breaks a rule that the design names. */
export interface RetentionFinding {
  readonly cameraGroupId: number;
  /** Of the catalogue's `retentionRules`, which has its citation. */
  readonly ruleId: number;
  /** `min`: a stream of the group is kept for less than the rule asks; `max`: for more than it allows. */
  readonly kind: 'min' | 'max';
  /** Days of the rule. */
  readonly days: number;
}
