import type { Quantity } from './quantity.ts';

/** An option that lost, with the number that spoke against it. */
export interface Rejected {
  readonly option: string;
  readonly because: Quantity;
}

/** What a rule chose, the numbers that settled it, and what lost. */
export interface Choice {
  /** The rule in words, such as `fewest servers, then the smaller model`. */
  readonly rule: string;
  readonly chosen: string;
  readonly because: readonly Quantity[];
  readonly rejected: readonly Rejected[];
}

/** A choice among options that are not numbers, such as which appliance. */
export interface Decision extends Choice {
  /** What was decided, such as `appliance`. */
  readonly subject: string;
}
