import type { Explained } from '../derivation/explained.ts';
import { decided, type Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';
import type { LimitCode, LimitState } from './result.ts';
import { figureText } from './wording.ts';

/** A limit of one server, and how many cameras it allows there. */
export interface ServerLimit {
  readonly limit: LimitCode;
  readonly title: string;
  readonly unit: string;
  /** What the limit allows. */
  readonly max: number;
  /** What all cameras of the design together ask for; null where it does not grow in proportion (disks). */
  readonly demand: number | null;
  /** Most cameras on one server under this limit alone; 0: not even one. */
  readonly cameras: number;
}

/** A limit that is asked for in proportion to the cameras. */
export interface ProportionalLimit extends ServerLimit {
  readonly demand: number;
}

/** What cannot be built: the limit that broke, its figures, and what would help. */
export interface NoAnswer {
  readonly message: string;
  readonly limit: LimitState | null;
}

/** The limit that allows the fewest cameras; the first of equals. */
export function tightestOf(limits: readonly ServerLimit[]): ServerLimit {
  return limits.reduce((tightest, limit) => (limit.cameras < tightest.cameras ? limit : tightest));
}

/** How the fullest server stands against a limit. */
export interface ExplainedStanding {
  readonly value: Quantity;
  readonly max: Quantity;
}

/**
 * The limit that decided the number of servers: the one that allows the fewest cameras.
 *
 * Where one server holds all cameras, every limit allows them all, and the one that is most used is the next to break.
 *
 * @param cameras - Cameras of the design.
 */
export function bindingOf(
  limits: readonly ServerLimit[],
  cameras: number,
  standingOf: (limit: ServerLimit) => ExplainedStanding,
): ServerLimit {
  const tightest = tightestOf(limits);
  if (tightest.cameras < cameras) return tightest;
  const used = (limit: ServerLimit): number => {
    const { value, max } = standingOf(limit);
    return max.value > 0 ? value.value / max.value : Number.POSITIVE_INFINITY;
  };
  return limits.reduce((binding, limit) => (used(limit) > used(binding) ? limit : binding));
}

const QUANTITY_UNITS: Readonly<Record<string, Unit>> = {
  cameras: 'camera',
  disks: 'disk',
  'Mbit/s': 'Mbit/s',
  TB: 'TB',
};

/** A limit whose figures a search found rather than a formula gave. */
export function foundLimit(state: LimitState): Explained<LimitState> {
  const rule = `${state.title.toLowerCase()}, found by the search`;
  const found = (value: number): Quantity =>
    decided(value, QUANTITY_UNITS[state.unit] ?? '1', {
      rule,
      chosen: figureText(value, state.unit),
      because: [],
      rejected: [],
    });
  return { ...state, value: found(state.value), max: found(state.max) };
}
