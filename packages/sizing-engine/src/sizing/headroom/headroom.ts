import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { isDoubled } from '../hardware/doubled.ts';
import { nearest } from '../search/bisection.ts';
import { searchResult } from '../search/search-result.ts';
import { changedLayouts } from '../storage/layout-figures.ts';
import { groupRooms } from './group-rooms.ts';
import { movesOf, type Load, type Movable, type Move } from './headroom-moves.ts';
import { compareRanks, type PlannedStep, type SolutionStep } from './solution-step.ts';
import type { Headroom } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import type { Outcome } from '../result/sayings-of-headroom.ts';

/** What the headroom search works on. */
interface HeadroomQuestion extends Movable {
  /** Solves the design with another load; undefined where nothing fits. */
  readonly solve: (load: Load) => PlannedStep | undefined;
  /** The present number of servers of the present hardware with another load; undefined where they do not hold it. */
  readonly hold: (load: Load) => SolutionStep | undefined;
  /** Whether the present servers hold another load with the disks that they have. */
  readonly areHeld: (load: Load) => boolean;
}

/**
 * How far the design is from the next step of the hardware: first how many cameras more each group may have, then each quantity in both
 * directions. Changes that lead to the same hardware follow each other, and the nearest step comes first, as its first change tells it.
 *
 * Left out is what changes nothing, a change by more than half of what is there, and one that doubles the servers.
 */
export function headroomOf({ solve, hold, areHeld, ...movable }: HeadroomQuestion): Explained<Headroom>[] {
  const now = solve(movable.load);
  if (now === undefined) return [];
  const steps = movesOf(movable).flatMap((move) => nextStep(move, now, { solve, hold }));
  return [...groupRooms(movable, now, areHeld), ...nearestFirst(steps).map((step) => headroomFor(step, now))];
}

/** A move and what it leads to. */
interface NextStep {
  readonly move: Move;
  readonly distance: number;
  readonly step: PlannedStep | undefined;
  readonly outcome: Outcome;
}

function nextStep(move: Move, now: SolutionStep, solvers: Pick<HeadroomQuestion, 'solve' | 'hold'>): NextStep[] {
  const distance = firstStep(move, now, solvers);
  if (distance === undefined) return [];
  const step = solvers.solve(move.loadAfter(distance));
  const outcome = outcomeOf(now, step);
  return outcome.kind === 'servers' && isDoubled(outcome) ? [] : [{ move, distance, step, outcome }];
}

/** Steps in order of distance; steps to the same hardware follow the nearest of them. */
function nearestFirst(steps: readonly NextStep[]): NextStep[] {
  const outcomes = steps.map(({ move, outcome }) => `${move.direction} ${JSON.stringify(outcome)}`);
  return steps
    .map((step, place) => ({ step, first: outcomes.indexOf(outcomes[place]!) }))
    .map(({ step, first }) => ({ step, first, away: awayOf(steps[first]!) }))
    .toSorted((a, b) => (a.away === b.away ? a.first - b.first : a.away - b.away))
    .map(({ step }) => step);
}

/** How far a step is away, as a share of what the design has. */
function awayOf({ move, distance }: NextStep): number {
  return distance / move.present;
}

function headroomFor({ move, distance, step, outcome }: NextStep, now: PlannedStep): Explained<Headroom> {
  const { quantity, direction, unit } = move;
  const change = move.changeBy(distance);
  return {
    code: `${quantity}-${direction}`,
    quantity: saying('headroom.quantity', { quantity }),
    direction,
    unit,
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

function outcomeOf(now: SolutionStep, step: SolutionStep | undefined): Outcome {
  if (step === undefined) return { kind: 'nothing-fits' };
  if (step.servers !== now.servers) return { kind: 'servers', after: step.servers, before: now.servers };
  if (step.machine !== now.machine) return { kind: 'machine', after: step.machine, before: now.machine };
  if (step.disks !== now.disks) return { kind: 'disks', after: step.disks, before: now.disks };
  return { kind: 'layouts', changed: changedLayouts(step.layouts, now.layouts) };
}
