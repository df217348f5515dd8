import type { Quantity } from '../../derivation/quantity.ts';
import type { LayoutFigures } from '../result/sayings-of-hardware.ts';
import type { FullestServer } from '../result/sayings-of-rules.ts';
import type { Load } from './headroom-moves.ts';

/**
 * A solution in the form that searches compare: its amount of hardware, and names of its parts.
 *
 * `rank` grows, compared place by place, whenever the load grows: this makes the search by halving exact.
 */
export interface SolutionStep {
  readonly rank: readonly number[];
  readonly servers: number;
  /** Disks of all servers. */
  readonly disks: number;
  /** The machine or SKU. */
  readonly machine: string;
  /** Of each storage. */
  readonly layouts: readonly LayoutFigures[];
}

/** A solution with a plan. */
export interface PlannedStep extends SolutionStep {
  /**
   * Share of the tightest limit of the hardware that another load would take, in percent.
   *
   * @param fullest - Whose load the explanation says it is.
   */
  readonly taken: (load: Load, fullest: FullestServer) => Quantity<'%'>;
}

const RANK_TOLERANCE = 1e-9;

/** Whether a solution is more hardware than another, place by place. No solution is more than any. */
export function compareRanks(step: SolutionStep | undefined, now: SolutionStep): number {
  if (step === undefined) return 1;
  for (const [place, rank] of step.rank.entries()) {
    const difference = rank - now.rank[place]!;
    if (Math.abs(difference) > RANK_TOLERANCE) return difference;
  }
  return 0;
}
