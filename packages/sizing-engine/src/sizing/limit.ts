import type { Explained } from '../derivation/explained.ts';
import { decided, type Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';
import type { LimitCode, LimitState } from './result.ts';

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

/** What cannot be built: the limit that broke, its figures, and what would help. */
export interface NoAnswer {
  readonly message: string;
  readonly limit: LimitState | null;
}

/** The limit that allows the fewest cameras; the first of equals. */
export function tightestOf(limits: readonly ServerLimit[]): ServerLimit {
  return limits.reduce((tightest, limit) => (limit.cameras < tightest.cameras ? limit : tightest));
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
      chosen: `${value} ${state.unit}`,
      because: [],
      rejected: [],
    });
  return { ...state, value: found(state.value), max: found(state.max) };
}
