import type { Explained } from '../derivation/explained.ts';
import { decided, type Quantity } from '../derivation/quantity.ts';
import { limitShare, type LimitUnit } from '../formulas/limits.ts';
import type { LimitCode, LimitState, ServerLoad } from './result.ts';
import { figureText } from './wording.ts';

/** A limit of one server, and how many cameras it allows there. */
export interface ServerLimit {
  readonly limit: LimitCode;
  readonly title: string;
  readonly unit: BrokenLimit['unit'];
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
export interface NoSolution {
  readonly message: string;
  readonly limit: BrokenLimit | null;
}

/** The limit that allows the fewest cameras; the first of equals. */
export function tightestOf(limits: readonly ServerLimit[]): ServerLimit {
  return limits.reduce((tightest, limit) => (limit.cameras < tightest.cameras ? limit : tightest));
}

/** How the fullest server stands against a limit. */
export interface ExplainedStanding {
  readonly value: Quantity;
  readonly max: Quantity;
  readonly percent: Quantity<'%'>;
}

/** A load against its limit, both in the same unit. */
export function against<U extends LimitUnit>(value: Quantity<U>, max: Quantity<U>): ExplainedStanding {
  return { value, max, percent: limitShare(value, max) };
}

/** What a load is called; `storage` where it is that of one storage of the server. */
type LoadHead = Pick<ServerLoad, 'limit' | 'title' | 'unit'> & Partial<Pick<ServerLoad, 'storage'>>;

/** A load of the fullest server as a result shows it. */
export function loadOf(
  { limit, title, unit, storage = null }: LoadHead,
  standing: ExplainedStanding,
): Explained<ServerLoad> {
  return { limit, title, unit, ...standing, storage };
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

/** A limit and its figures, found by a search rather than given by a formula. */
export interface BrokenLimit {
  readonly limit: LimitCode;
  readonly title: string;
  readonly value: number;
  readonly max: number;
  readonly unit: keyof typeof QUANTITY_UNITS;
}

const QUANTITY_UNITS = { cameras: 'camera', disks: 'disk', 'Mbit/s': 'Mbit/s', TB: 'TB' } as const;

/** A broken limit as a result shows it. */
export function brokenLimitState(state: BrokenLimit): Explained<LimitState> {
  const rule = `${state.title.toLowerCase()}, found by the search`;
  const found = (value: number): Quantity<LimitUnit> =>
    decided(value, QUANTITY_UNITS[state.unit], {
      rule,
      chosen: figureText(value, state.unit),
      because: [],
      rejected: [],
    });
  return { ...state, ...against(found(state.value), found(state.max)) };
}
