import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { nearest } from '../search/bisection.ts';
import type { FullestServer } from '../result/sayings-of-rules.ts';
import { searchResult } from '../wording/search-result.ts';
import { changedLayouts } from '../storage/layout-figures.ts';
import { movesOf, type Load, type Movable, type Move } from './headroom-moves.ts';
import type { Headroom } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import type { LayoutFigures } from '../result/sayings-of-hardware.ts';
import type { Outcome } from '../result/sayings-of-headroom.ts';

/**
 * A solution in the form that the headroom search compares: its amount of hardware, and names of its parts.
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

/** What the headroom search works on. */
interface HeadroomQuestion extends Movable {
  /** Solves the design with another load; undefined where nothing fits. */
  readonly solve: (load: Load) => PlannedStep | undefined;
  /** The present number of servers of the present hardware with another load; undefined where they do not hold it. */
  readonly hold: (load: Load) => SolutionStep | undefined;
}

/**
 * How far the design is from the next step of the hardware, for each quantity in both directions. Changes that lead to the same
 * hardware follow each other, and the nearest step comes first, as its first change tells it.
 */
export function headroomOf({ solve, hold, ...movable }: HeadroomQuestion): Explained<Headroom>[] {
  const now = solve(movable.load);
  if (now === undefined) return [];
  const steps = movesOf(movable).map((move) => nextStep(move, now, { solve, hold }));
  return nearestFirst(steps).map((step) => headroomFor(step, now));
}

/** A move and what it leads to. */
interface NextStep {
  readonly move: Move;
  /** Undefined where the hardware never changes. */
  readonly reached:
    { readonly distance: number; readonly step: PlannedStep | undefined; readonly outcome: Outcome } | undefined;
}

function nextStep(move: Move, now: SolutionStep, solvers: Pick<HeadroomQuestion, 'solve' | 'hold'>): NextStep {
  const distance = firstStep(move, now, solvers);
  if (distance === undefined) return { move, reached: undefined };
  const step = solvers.solve(move.loadAfter(distance));
  return { move, reached: { distance, step, outcome: outcomeOf(now, step) } };
}

/** Steps in order of distance; steps to the same hardware follow the nearest of them. */
function nearestFirst(steps: readonly NextStep[]): NextStep[] {
  const outcomes = steps.map(({ move, reached }) => `${move.direction} ${JSON.stringify(reached?.outcome)}`);
  return steps
    .map((step, place) => ({ step, first: outcomes.indexOf(outcomes[place]!) }))
    .map(({ step, first }) => ({ step, first, away: awayOf(steps[first]!) }))
    .toSorted((a, b) => (a.away === b.away ? a.first - b.first : a.away - b.away))
    .map(({ step }) => step);
}

/** How far a step is away, as a share of what the design has; one that is never reached is farthest. */
function awayOf({ move, reached }: NextStep): number {
  return reached === undefined ? Infinity : reached.distance / move.present;
}

function headroomFor({ move, reached }: NextStep, now: PlannedStep): Explained<Headroom> {
  const { quantity, direction, unit } = move;
  const head = {
    code: `${quantity}-${direction}`,
    quantity: saying('headroom.quantity', { quantity }),
    direction,
    unit,
  };
  if (reached === undefined) {
    const message =
      move.maxDistance < 1
        ? saying('headroom.at-bound', { quantity, direction })
        : saying('headroom.no-step', { change: move.changeBy(move.maxDistance) });
    return { ...head, distance: null, effect: saying('headroom.no-effect'), outcome: null, message };
  }
  const { distance, step, outcome } = reached;
  const change = move.changeBy(distance);
  return {
    ...head,
    distance: searchResult(distance, move.quantityUnit, {
      rule: saying('found.smallest-change', { quantity }),
      because:
        direction === 'more' ? [now.taken(move.loadAfter(distance), 'present-after')] : fitting(move, distance, step!),
    }),
    effect: saying('headroom.effect', { change, outcome }),
    outcome: saying('headroom.outcome', { outcome }),
    message: saying('headroom.step', { change, outcome }),
  };
}

/** Why smaller hardware fits just then: the limit that it breaks one step before, and what is asked of it after the change. */
function fitting({ loadAfter }: Move, distance: number, { taken }: PlannedStep): readonly Quantity[] {
  return [taken(loadAfter(distance - 1), 'smaller-before'), taken(loadAfter(distance), 'smaller-after')];
}

/** The smallest distance at which the solution is another one. */
function firstStep(
  { maxDistance, loadAfter, direction }: Move,
  now: SolutionStep,
  { solve, hold }: Pick<HeadroomQuestion, 'solve' | 'hold'>,
): number | undefined {
  return nearest(maxDistance, (distance) => {
    const load = loadAfter(distance);
    if (direction === 'less') return compareRanks(solve(load), now) < 0;
    // A load that the present servers hold needs no search.
    return compareRanks(hold(load), now) > 0 && compareRanks(solve(load), now) > 0;
  });
}

const RANK_TOLERANCE = 1e-9;

/** Whether a solution is more hardware than another, place by place. No solution is more than any. */
function compareRanks(step: SolutionStep | undefined, now: SolutionStep): number {
  if (step === undefined) return 1;
  for (const [place, rank] of step.rank.entries()) {
    const difference = rank - now.rank[place]!;
    if (Math.abs(difference) > RANK_TOLERANCE) return difference;
  }
  return 0;
}

function outcomeOf(now: SolutionStep, step: SolutionStep | undefined): Outcome {
  if (step === undefined) return { kind: 'nothing-fits' };
  const [servers, disks] = [step.servers - now.servers, step.disks - now.disks];
  if (servers !== 0) return { kind: 'servers', added: servers, total: step.servers };
  if (step.machine !== now.machine) return { kind: 'machine', after: step.machine, before: now.machine };
  if (disks !== 0) return { kind: 'disks', added: disks };
  return { kind: 'layouts', changed: changedLayouts(step.layouts, now.layouts) };
}
