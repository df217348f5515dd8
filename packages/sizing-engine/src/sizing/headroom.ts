import type { Explained } from '../derivation/explained.ts';
import { decided } from '../derivation/quantity.ts';
import type { CameraRow } from '../design.ts';
import { CAMERA_BOUNDS } from '../selection/limits.ts';
import type { Unit } from '../units.ts';
import type { Demand } from './demand.ts';
import type { Headroom } from './result.ts';

/**
 * A solution as the headroom search sees it: how much hardware, ordered, and what it is called.
 *
 * `rank` grows, compared place by place, whenever the demand grows: that is what makes halving the distance exact.
 */
export interface SolutionStep {
  readonly rank: readonly number[];
  readonly servers: number;
  readonly name: string;
  /** Disks of all servers. */
  readonly disks: number;
}

/** Solves the design with another demand; undefined where nothing fits. */
export type Solve = (demand: Demand) => SolutionStep | undefined;

/** One way in which a design can move. */
interface Move {
  readonly code: string;
  readonly quantity: string;
  readonly direction: 'more' | 'less';
  readonly unit: string;
  readonly quantityUnit: Unit;
  /** Greatest distance that is looked at. */
  readonly reach: number;
  /** The demand so far away. */
  readonly demandAt: (distance: number) => Demand;
  /** How the distance is said: `3 more cameras`. */
  readonly say: (distance: number) => string;
}

/** How far the design is from the next step of the hardware, for each quantity in both directions. */
export function headroomOf(rows: readonly CameraRow[], demand: Demand, solve: Solve): Explained<Headroom>[] {
  const now = solve(demand);
  if (now === undefined) return [];
  return movesOf(rows, demand).map((move) => headroomFor(move, now, solve));
}

function headroomFor(move: Move, now: SolutionStep, solve: Solve): Explained<Headroom> {
  const { code, quantity, direction, unit } = move;
  const distance = firstStep(move, now, solve);
  const head = { code, quantity, direction, unit };
  if (distance === undefined) {
    const message = `${capital(move.say(move.reach))} would change nothing.`;
    return { ...head, distance: null, effect: 'no step within the bounds', message };
  }
  const effect = effectOf(now, solve(move.demandAt(distance)), direction);
  return {
    ...head,
    distance: decided(distance, move.quantityUnit, {
      rule: `smallest change of ${quantity} that changes the hardware, found by halving`,
      chosen: String(distance),
      because: [],
      rejected: [],
    }),
    effect,
    message: `${capital(move.say(distance))} ${effect}.`,
  };
}

/** The smallest distance at which the solution is another one: doubled until it is, then halved. */
function firstStep({ reach, demandAt, direction }: Move, now: SolutionStep, solve: Solve): number | undefined {
  const steps = (distance: number): boolean => {
    const order = compareRanks(solve(demandAt(distance)), now);
    return direction === 'more' ? order > 0 : order < 0;
  };
  if (reach < 1) return undefined;
  let far = 1;
  while (far < reach && !steps(far)) far = Math.min(reach, far * 2);
  if (!steps(far)) return undefined;
  let near = Math.floor(far / 2);
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (steps(middle)) far = middle;
    else near = middle;
  }
  return far;
}

/** Whether a solution is more hardware than another, place by place. No solution is more than any. */
function compareRanks(step: SolutionStep | undefined, now: SolutionStep): number {
  if (step === undefined) return 1;
  for (const [place, rank] of step.rank.entries()) {
    const difference = rank - now.rank[place]!;
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}

function effectOf(now: SolutionStep, step: SolutionStep | undefined, direction: 'more' | 'less'): string {
  if (step === undefined) return 'would fit on nothing that the settings allow';
  if (step.servers !== now.servers) {
    const change = Math.abs(step.servers - now.servers);
    return direction === 'more' ? `needs ${counted(change, 'more server')}` : `saves ${counted(change, 'server')}`;
  }
  if (step.disks !== now.disks) {
    const change = Math.abs(step.disks - now.disks);
    return step.disks > now.disks ? `needs ${counted(change, 'more disk')}` : `saves ${counted(change, 'disk')}`;
  }
  return direction === 'more'
    ? `needs ${step.name} instead of ${now.name}`
    : `makes do with ${step.name} instead of ${now.name}`;
}

function movesOf(rows: readonly CameraRow[], demand: Demand): Move[] {
  return [...cameraMoves(demand), ...retentionMoves(rows, demand), ...rateMoves(demand)];
}

function cameraMoves(demand: Demand): Move[] {
  const move = (direction: 'more' | 'less', sign: 1 | -1, reach: number): Move => ({
    code: `cameras-${direction}`,
    quantity: 'cameras',
    direction,
    unit: 'cameras',
    quantityUnit: 'camera',
    reach,
    demandAt: (distance) => scaled(demand, (demand.cameras + sign * distance) / demand.cameras),
    say: (distance) => `${distance} ${direction === 'more' ? 'more' : 'fewer'} camera${distance === 1 ? '' : 's'}`,
  });
  return [move('more', 1, CAMERA_BOUNDS.quantity.max), move('less', -1, demand.cameras - 1)];
}

function retentionMoves(rows: readonly CameraRow[], demand: Demand): Move[] {
  const days = rows.map(({ retentionDays }) => retentionDays);
  const shortest = Math.min(...days);
  const longest = Math.max(...days);
  const { min, max } = CAMERA_BOUNDS.retentionDays;
  const move = (direction: 'more' | 'less', sign: 1 | -1, reach: number): Move => ({
    code: `retention-${direction}`,
    quantity: 'retention',
    direction,
    unit: 'days',
    quantityUnit: 'day',
    reach,
    demandAt: (distance) => ({ ...demand, storageTb: demand.storageTb + sign * distance * demand.storageTbPerDay }),
    say: (distance) =>
      shortest === longest
        ? `retention of ${shortest + sign * distance} instead of ${shortest} days`
        : `${counted(distance, 'day')} ${direction} of retention in every row`,
  });
  return [move('more', 1, max - longest), move('less', -1, shortest - min)];
}

/** Percent by which a data rate is looked at: to ten times as much, and down to a tenth. */
const RATE_REACH = { more: 900, less: 90 } as const;

function rateMoves(demand: Demand): Move[] {
  const move = (direction: 'more' | 'less', sign: 1 | -1): Move => ({
    code: `data-rate-${direction}`,
    quantity: 'bit rates',
    direction,
    unit: '%',
    quantityUnit: '%',
    reach: RATE_REACH[direction],
    demandAt: (distance) => {
      const { cameras, streams } = demand;
      return { ...scaled(demand, 1 + (sign * distance) / 100), cameras, streams };
    },
    say: (distance) => `${distance} % ${direction === 'more' ? 'higher' : 'lower'} bit rates`,
  });
  return [move('more', 1), move('less', -1)];
}

function scaled(demand: Demand, factor: number): Demand {
  return {
    cameras: Math.round(demand.cameras * factor),
    streams: demand.streams * factor,
    peakMbit: demand.peakMbit * factor,
    averageMbit: demand.averageMbit * factor,
    storageTb: demand.storageTb * factor,
    storageTbPerDay: demand.storageTbPerDay * factor,
    liveTb: demand.liveTb * factor,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
