import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { nearest } from '../search/bisection.ts';
import { saying } from '../result/sayings.ts';
import type { FullestServer } from '../result/sayings-of-rules.ts';
import { searchResult } from '../wording/search-result.ts';
import { changedLayouts } from '../storage/layout-text.ts';
import { movesOf, type Load, type Movable, type Move } from './headroom-moves.ts';
import type { Headroom } from '../result/result.ts';
import { anOrdinal, capitalized, counted } from '../wording/wording.ts';

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
  readonly hardware: string;
  /** RAID type or disk layout of each storage. */
  readonly layouts: readonly string[];
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
    { readonly distance: number; readonly step: PlannedStep | undefined; readonly effect: Effect } | undefined;
}

function nextStep(move: Move, now: SolutionStep, solvers: Pick<HeadroomQuestion, 'solve' | 'hold'>): NextStep {
  const distance = firstStep(move, now, solvers);
  if (distance === undefined) return { move, reached: undefined };
  const step = solvers.solve(move.loadAfter(distance));
  return { move, reached: { distance, step, effect: effectOf(now, step, move.direction) } };
}

/** Steps in order of distance; steps to the same hardware follow the nearest of them. */
function nearestFirst(steps: readonly NextStep[]): NextStep[] {
  const outcomes = steps.map(({ move, reached }) => `${move.direction} ${reached?.effect.object ?? ''}`);
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
  const { code, quantity, direction, unit } = move;
  const head = { code, quantity, direction, unit };
  if (reached === undefined) {
    const message =
      move.maxDistance < 1
        ? `${capitalized(quantity)}: the ${direction === 'more' ? 'upper' : 'lower'} bound is reached.`
        : `${move.describe(move.maxDistance)} would change nothing.`;
    return { ...head, distance: null, effect: 'no step within the bounds', outcome: null, message };
  }
  const { distance, step } = reached;
  const { verb, object } = reached.effect;
  const effect = `${verb}${move.isPlural(distance) ? '' : 's'} ${object}`;
  return {
    ...head,
    distance: searchResult(distance, move.quantityUnit, {
      rule: saying('found.smallest-change', { quantity }),
      because:
        direction === 'more' ? [now.taken(move.loadAfter(distance), 'present-after')] : fitting(move, distance, step!),
    }),
    effect,
    outcome: object,
    message: `${move.describe(distance)} ${effect}.`,
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

type Verb = 'need' | 'save' | 'fit' | 'take';

interface Effect {
  readonly verb: Verb;
  readonly object: string;
}

function effectOf(now: SolutionStep, step: SolutionStep | undefined, direction: Move['direction']): Effect {
  if (step === undefined) return { verb: 'fit', object: 'on nothing that the settings allow' };
  const servers = step.servers - now.servers;
  if (servers === 1) return { verb: 'need', object: `${anOrdinal(step.servers)} server` };
  if (servers !== 0) return moreOrFewer(servers, 'server');
  const verb = direction === 'more' ? 'need' : 'take';
  if (step.hardware !== now.hardware) return { verb, object: `${step.hardware} instead of ${now.hardware}` };
  if (step.disks !== now.disks) return moreOrFewer(step.disks - now.disks, 'disk');
  return { verb, object: changedLayouts(step.layouts, now.layouts) };
}

function moreOrFewer(change: number, noun: string): Effect {
  return change > 0
    ? { verb: 'need', object: counted(change, `more ${noun}`) }
    : { verb: 'save', object: counted(-change, noun) };
}
