import type { Explained } from '../../derivation/explained.ts';
import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { withinLimit } from '../../formulas/servers.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import type { Deals } from '../deal/deals.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { Figure, PlanLoad } from '../deal/plan-group.ts';
import type { PlannedServers } from '../deal/search.ts';
import type { SizingQuestion } from '../question/question.ts';
import { searchResult } from '../search/search-result.ts';
import type { LimitCode, LimitState, ServerLoad, StorageRole } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { FullestServer } from '../result/sayings-of-rules.ts';
import { limitShare, takenShare } from './limit-share.ts';

/** A limit of one server, and what a load asks of it. */
export interface ServerLimit {
  readonly limit: LimitCode;
  readonly unit: LimitUnit;
  /** What the limit allows. */
  readonly max: number;
  /** What a server with a load asks for; infinite where nothing would be enough. */
  readonly of: (load: PlanLoad) => number;
}

/** What changes first where a limit breaks: the days of retention, the clients, or the hardware and the cameras. */
export type EasedBy = 'retention' | 'clients' | 'hardware';

/**
 * A limit with all that is told of it, so that nobody who shows it needs a rule for its code.
 *
 * `Hardware` is what its maximum is explained from, `Loaded` what the load of the fullest server is explained from.
 */
export interface ExplainedLimit<Hardware, Loaded> extends ServerLimit {
  /** What the limit allows. */
  readonly allowed: (hardware: Hardware) => Quantity<LimitUnit>;
  /** How the fullest server stands against it; more than one where each place of a server has a maximum of its own. */
  readonly standings: (loaded: Loaded) => readonly [LimitStanding, ...LimitStanding[]];
  /** What adds to the load of the cameras. */
  readonly because: (hardware: Hardware) => readonly Quantity[];
  /** The camera that has the most of it breaks the limit; null where only the number of cameras counts. */
  readonly blames: Figure | null;
  readonly easedBy: EasedBy;
  /** The storage of the server that it is a limit of; left out where it is one of the whole server. */
  readonly storage?: StorageRole;
  /** Where its maximum is in the TiB of vendors, counted as TB. */
  readonly isVendorTib?: boolean;
}

/** A limit of which the fullest server takes one figure, in the unit of the limit. */
interface LimitOfFigure<U extends LimitUnit, Hardware, Loaded> extends Omit<
  ExplainedLimit<Hardware, Loaded>,
  'standings'
> {
  readonly unit: U;
  readonly allowed: (hardware: Hardware) => Quantity<NoInfer<U>>;
  readonly asked: (loaded: Loaded) => Quantity<NoInfer<U>>;
}

/** A limit from its maximum and the figure that is set against it. Each step of a search makes some, so it is not copied. */
export function limitOfFigure<U extends LimitUnit, Hardware, Loaded extends Hardware>(
  limit: LimitOfFigure<U, Hardware, Loaded>,
): ExplainedLimit<Hardware, Loaded> {
  const standings = (loaded: Loaded) => [against(limit.asked(loaded), limit.allowed(loaded))] as const;
  return Object.assign(limit, { standings });
}

/** Why there is no solution: the limit that broke, its figures, and what would help. */
export interface NoSolution {
  readonly message: Saying;
  readonly limit: BrokenLimit | null;
}

/** {@link takenShare} of the limit of a server. */
export function shareOf({ max, of }: ServerLimit, load: PlanLoad): number {
  return takenShare(of(load), max);
}

/** Whether a load keeps within all of some limits. */
export function isWithin(limits: readonly ServerLimit[], load: PlanLoad): boolean {
  return limits.every(({ max, of }) => withinLimit(of(load), max));
}

/** The limits that a load breaks. */
export function brokenBy(limits: readonly ServerLimit[], load: PlanLoad): LimitCode[] {
  return limits.filter(({ max, of }) => !withinLimit(of(load), max)).map(({ limit }) => limit);
}

/** The limit of which a load takes the greatest part; the first of equals. */
export function tightestOf<L extends ServerLimit>(limits: readonly L[], load: PlanLoad): L {
  return limits.reduce((tightest, limit) => (shareOf(limit, load) > shareOf(tightest, load) ? limit : tightest));
}

/** A limit, what it allows, and what a load asks of it. */
interface AskedLimit {
  readonly limit: LimitCode;
  readonly asked: number;
  readonly max: Quantity<LimitUnit>;
  /** Whose load it is. */
  readonly fullest: FullestServer;
  /** What the design asks for in all. */
  readonly totals: readonly Quantity[];
}

/** What a load that was found by dealing the cameras asks of a limit, as percent of what the limit allows. */
export function askedShare({ limit, asked, max, fullest, totals }: AskedLimit): Quantity<'%'> {
  // No number of disks would be enough.
  const value = Number.isFinite(asked) ? asked : max.value;
  const asking = decided(value, max.unit, {
    rule: saying('rule.asked-of-limit', { limit, fullest }),
    chosen: saying('chosen.load', { value, unit: max.unit }),
    because: totals,
  });
  return limitShare(asking, max);
}

/** How the fullest server stands against a limit. */
export interface LimitStanding {
  /** Only where it differs from the usual one. */
  readonly title?: Saying | undefined;
  readonly value: Quantity;
  readonly max: Quantity<LimitUnit>;
  readonly percent: Quantity<'%'>;
}

/** A load against its limit, both in the same unit. */
export function against<U extends LimitUnit>(value: Quantity<U>, max: Quantity<U>): LimitStanding {
  return { value, max, percent: limitShare(value, max) };
}

/** A limit, with a title only where that differs from the usual one. */
interface LimitHead {
  readonly limit: LimitCode;
  readonly title?: Saying | undefined;
}

/** A limit as a result shows it. */
function limitState(
  { limit, title = saying('limit.title', { limit }) }: LimitHead,
  { value, max, percent }: LimitStanding,
): Explained<LimitState> {
  return { limit, title, unit: saying('unit.of-many', { unit: max.unit }), value, max, percent };
}

/** The limit that decided the number of servers as a result shows it. */
export function bindingState<Loaded>(
  { limit, standings }: ExplainedLimit<never, Loaded>,
  loaded: Loaded,
): Explained<LimitState> {
  return limitState({ limit }, standings(loaded)[0]);
}

/** A load of the fullest server as a result shows it; `storage` where it is that of one storage of the server. */
export function loadOf(
  { storage, ...head }: LimitHead & { readonly storage?: StorageRole | undefined },
  standing: LimitStanding,
): Explained<ServerLoad> {
  return { ...limitState(head, standing), storage: storage ?? null };
}

/** The loads of the fullest server against some limits. */
export function loadsOf<Loaded>(
  limits: readonly ExplainedLimit<never, Loaded>[],
  loaded: Loaded,
): Explained<ServerLoad>[] {
  return limits.flatMap(({ limit, storage, standings }) =>
    standings(loaded).map((standing) => loadOf({ limit, storage, title: standing.title }, standing)),
  );
}

/**
 * The limit that decided the number of servers: the one that breaks most with one server less.
 *
 * Where one server holds all cameras, the one that is most used is the next to break.
 */
export function bindingOf<L extends ServerLimit>(
  limits: readonly L[],
  { servers, load }: PlannedServers,
  deals: Deals,
): L {
  return tightestOf(limits, servers === 1 ? load : deals.greatest(FIRST_ORDER, servers - 1));
}

/** A limit that no hardware keeps. */
interface BrokenLimit extends LimitHead {
  readonly value: number;
  readonly figures: (sizing: SizingQuestion) => BrokenFigures;
}

/** The figures of a broken limit, each with its history. */
interface BrokenFigures {
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
      rule: saying('found.asked-of-limit', { limit }),
      because: [...totalsOfDemand(sizing.demand), ...because],
    });
  return limitState(broken, against(known ?? found(), max));
}
