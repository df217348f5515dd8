import type { Explained } from '../../derivation/explained.ts';
import { decided, type Quantity } from '../../derivation/quantity.ts';
import { limitShare, type LimitUnit } from '../../formulas/limits.ts';
import { unitText } from '../../derivation/unit-text.ts';
import { withinLimit } from '../../formulas/servers.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import type { Deals } from '../deal/deals.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import type { PlannedServers } from '../deal/search.ts';
import { limitPhrase, limitTitle } from '../wording/limit-words.ts';
import type { SizingQuestion } from '../question/question.ts';
import { searchResult } from '../wording/search-result.ts';
import type { LimitCode, LimitState, ServerLoad } from '../result/result.ts';
import { figureText } from '../wording/wording.ts';

/** A limit of one server, and what a load asks of it. */
export interface ServerLimit {
  readonly limit: LimitCode;
  readonly unit: 'cameras' | 'disks' | 'servers' | 'Mbit/s' | 'TB';
  /** What the limit allows. */
  readonly max: number;
  /** What a server with a load asks for; infinite where nothing would be enough. */
  readonly of: (load: PlanLoad) => number;
}

/** Why there is no solution: the limit that broke, its figures, and what would help. */
export interface NoSolution {
  readonly message: string;
  readonly limit: BrokenLimit | null;
}

/** Part of a limit that a load takes; more than 1 where it breaks the limit. */
export function shareOf({ max, of }: ServerLimit, load: PlanLoad): number {
  return max > 0 ? of(load) / max : Number.POSITIVE_INFINITY;
}

/** Whether a load keeps within all of some limits. */
export function isWithin(limits: readonly ServerLimit[], load: PlanLoad): boolean {
  return limits.every(({ max, of }) => withinLimit(of(load), max));
}

/** The limit of which a load takes the greatest part; the first of equals. */
export function tightestOf(limits: readonly ServerLimit[], load: PlanLoad): ServerLimit {
  return limits.reduce((tightest, limit) => (shareOf(limit, load) > shareOf(tightest, load) ? limit : tightest));
}

/** A limit, what it allows, and what a load asks of it. */
interface AskedLimit {
  readonly limit: LimitCode;
  readonly asked: number;
  readonly max: Quantity<LimitUnit>;
  /** Whose load it is, such as `the fullest of 3 servers`. */
  readonly whose: string;
  /** What the design asks for in all. */
  readonly totals: readonly Quantity[];
}

/** What a load that was found by dealing the cameras asks of a limit, as percent of what the limit allows. */
export function askedShare({ limit, asked, max, whose, totals }: AskedLimit): Quantity<'%'> {
  // No number of disks would be enough.
  const value = Number.isFinite(asked) ? asked : max.value;
  const asking = decided(value, max.unit, {
    rule: `${limitPhrase(limit)}, of ${whose}`,
    chosen: figureText(value, unitText(max.unit, value)),
    because: totals,
  });
  return limitShare(asking, max);
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

/** A limit, with a title only where that differs from the usual one. */
type LimitHead = Pick<LimitState, 'limit' | 'unit'> & Partial<Pick<LimitState, 'title'>>;

/** A limit as a result shows it. */
export function limitState(
  { limit, title = limitTitle(limit), unit }: LimitHead,
  standing: ExplainedStanding,
): Explained<LimitState> {
  return { limit, title, unit, ...standing };
}

/** A load of the fullest server as a result shows it; `storage` where it is that of one storage of the server. */
export function loadOf(
  { storage = null, ...head }: LimitHead & Partial<Pick<ServerLoad, 'storage'>>,
  standing: ExplainedStanding,
): Explained<ServerLoad> {
  return { ...limitState(head, standing), storage };
}

/**
 * The limit that decided the number of servers: the one that breaks most with one server less.
 *
 * Where one server holds all cameras, the one that is most used is the next to break.
 */
export function bindingOf(
  limits: readonly ServerLimit[],
  { servers, load }: PlannedServers,
  deals: Deals,
): ServerLimit {
  return tightestOf(limits, servers === 1 ? load : deals.greatest(FIRST_ORDER, servers - 1));
}

/** A limit that no hardware keeps. */
export interface BrokenLimit extends Omit<ServerLimit, 'of'> {
  /** Only where it differs from the usual one. */
  readonly title?: string;
  readonly value: number;
  readonly figures: (sizing: SizingQuestion) => BrokenFigures;
}

/** The figures of a broken limit, each with its history. */
export interface BrokenFigures {
  readonly max: Quantity<LimitUnit>;
  /** Where it is known without a search. */
  readonly value?: Quantity<LimitUnit>;
  /** What made the search ask for so much, beside the totals of the design. */
  readonly because?: readonly Quantity[];
}

/** A broken limit as a result shows it. */
export function brokenLimitState(broken: BrokenLimit, sizing: SizingQuestion): Explained<LimitState> {
  const { limit, value, figures } = broken;
  const { max, because = [], value: known } = figures(sizing);
  const found = (): Quantity<LimitUnit> =>
    searchResult(value, max.unit, {
      what: limitPhrase(limit),
      because: [...totalsOfDemand(sizing.demand), ...because],
    });
  return limitState(broken, against(known ?? found(), max));
}
