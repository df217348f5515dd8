import { descending } from './descending.ts';
import type { Figure, PlanGroups } from './plan-group.ts';

/** The figures by which groups are ordered before they are dealt, in the order in which the orders are tried. */
const ORDER_FIGURES = ['storageTb', 'peakMbit', 'streams'] as const satisfies readonly Figure[];

/** Numbers of the orders. */
const ORDERS: readonly number[] = [...ORDER_FIGURES.keys()];

/** The number of the order that is tried first. */
export const FIRST_ORDER = 0;

/** Numbers of the groups in the order in which they are dealt. */
export type GroupOrder = Uint32Array;

/**
 * The orders in which groups are dealt: by storage, by peak rate and by streams of one camera, each descending, ties by group
 * id descending.
 *
 * An order is sorted when it is first asked for, since most designs hold under the first one.
 */
export class GroupOrders {
  readonly #groups: PlanGroups;
  /** Orders before a change; those by a figure that did not change stay. */
  readonly #before: GroupOrders | undefined;
  #ofIds: GroupOrder | undefined;
  readonly #sorted: (GroupOrder | undefined)[] = [];

  constructor(groups: PlanGroups, before?: GroupOrders) {
    this.#groups = groups;
    this.#before = before;
  }

  /** Numbers of the orders that are worth a try; one group has only one. */
  get numbers(): readonly number[] {
    return this.#groups.ids.length === 1 ? [FIRST_ORDER] : ORDERS;
  }

  at(number: number): GroupOrder {
    return (this.#sorted[number] ??= this.#sort(number));
  }

  #sort(number: number): GroupOrder {
    const figure = ORDER_FIGURES[number]!;
    const { perCamera } = this.#groups;
    const before = this.#before;
    if (before !== undefined && before.#groups.perCamera[figure] === perCamera[figure]) return before.at(number);
    return descending(this.#byId, withoutRounding(perCamera[figure]));
  }

  get #byId(): GroupOrder {
    return (this.#ofIds ??= inOrderOfIds(this.#groups.ids));
  }
}

/** Numbers of the groups in descending order of their ids. */
function inOrderOfIds(ids: ArrayLike<number>): GroupOrder {
  const places = new Uint32Array(ids.length).map((_, place) => place);
  return descending(places, new Float64Array(ids));
}

/**
 * Figures in whole parts of 10^-12, for storage bytes: sums of the same rates, hours and days in another order differ by less, and
 * would otherwise decide which of two groups alike comes first.
 */
function withoutRounding(figures: Float64Array): Float64Array {
  const rounded = new Float64Array(figures.length);
  for (let place = 0; place < figures.length; place += 1) rounded[place] = Math.round(figures[place]! * 1e12);
  return rounded;
}
